import type { DocumentNote } from "@/lib/documents/notes";
import type { Page, Recognition } from "@/lib/documents/types";

/** Pictures of pages whose text is recognized in one document. */
export const MAX_RECOGNIZED_PAGES = 60;

/** What the student should know about the pages that are pictures. */
export function recognitionNotes(pages: Page[]): DocumentNote[] {
  const numbers = (which: (page: Page) => boolean) =>
    pages.filter(which).map(({ number }) => number);
  const recognizedAs = (outcome: Recognition) => (page: Page) => page.recognized === outcome;
  const read = numbers(recognizedAs("text"));
  const unread = numbers(recognizedAs("unreadable"));
  const left = numbers(({ recognized, has_text }) => !recognized && !has_text);
  const is_limit = pages.filter(({ recognized }) => recognized).length >= MAX_RECOGNIZED_PAGES;
  return [
    ...noteOnPages("pages_recognized", read, (which, is_one) =>
      is_one
        ? `${which} is a picture. We recognized its text, so please check what we read.`
        : `${which} are pictures. We recognized their text, so please check what we read.`,
    ),
    ...noteOnPages("pages_unreadable", unread, (which, is_one) =>
      is_one
        ? `${which} is a picture, and we couldn't make out any text in it.`
        : `${which} are pictures, and we couldn't make out any text in them.`,
    ),
    ...noteOnPages("pages_too_slow", numbers(recognizedAs("stopped")), (which, is_one) =>
      is_one
        ? `${which} is a picture that took too long to recognize, so we read nothing there.`
        : `${which} are pictures that took too long to recognize, so we read nothing there.`,
    ),
    ...noteOnPages("pages_locked", numbers(recognizedAs("locked")), (which, is_one) =>
      is_one
        ? `${which} is a picture. We can't recognize text in a PDF with a password, so we read ` +
          "nothing there. Upload a copy without the password."
        : `${which} are pictures. We can't recognize text in a PDF with a password, so we read ` +
          "nothing there. Upload a copy without the password.",
    ),
    ...noteOnPages("pages_left_out", left, (which, is_one) => {
      if (is_limit)
        return (
          `We didn't read ${which.toLowerCase()}: we recognize text on at most ` +
          `${MAX_RECOGNIZED_PAGES} pictures of pages in one document.`
        );
      return `${which} ${is_one ? "has" : "have"} no text, so we read nothing there.`;
    }),
  ];
}

function noteOnPages(
  code: DocumentNote["code"],
  numbers: number[],
  sentence: (which: string, is_one: boolean) => string,
): DocumentNote[] {
  if (numbers.length === 0) return [];
  const is_one = numbers.length === 1;
  const which = `${is_one ? "Page" : "Pages"} ${inRanges(numbers)}`;
  return [{ code, text: sentence(which, is_one) }];
}

/** "1-3, 5 and 7". */
function inRanges(numbers: number[]): string {
  const ranges: [number, number][] = [];
  for (const number of numbers) {
    const last = ranges.at(-1);
    if (last && last[1] === number - 1) last[1] = number;
    else ranges.push([number, number]);
  }
  const words = ranges.map(([from, to]) => (from === to ? `${from}` : `${from}-${to}`));
  const end = words.pop() ?? "";
  return words.length === 0 ? end : `${words.join(", ")} and ${end}`;
}
