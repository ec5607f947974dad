import { type DocumentText, evidenceBetween } from "@/lib/documents/document-text";
import type { Fact } from "@/lib/documents/evidence";
import { sameWords } from "./title-words";
import type { SyllabusItem } from "./types";
import { typeOfItem, WORK_PHRASE } from "./work-words";

const OPEN =
  /^[\s:–—,(|-]*(?:on |at |is |will be )?(?:(?:date|time)(?: and time)? )?(?:tbd|tba|to be (?:announced|determined|scheduled|confirmed)|(?:set|scheduled|assigned) by the (?:registrar|university)|(?:during|in) (?:the )?(?:final |finals )?exam(?:ination)? (?:week|period)|during finals week)/i;

/** An exam that the document names without its day ("Final exam: TBA"), where nothing else tells of it. */
export function announcedExams(
  document: DocumentText,
  known: Fact<SyllabusItem>[],
): Fact<SyllabusItem>[] {
  const found: Fact<SyllabusItem>[] = [];
  for (const { line, start } of document.lines) {
    const [match] = line.text.matchAll(WORK_PHRASE);
    const title = match?.[0].trim() ?? "";
    const type = typeOfItem(title);
    if (!match || match.index > 2 || (type !== "final" && type !== "midterm")) continue;
    if (!OPEN.test(line.text.slice(match.index + match[0].length))) continue;
    const same = ({ value }: Fact<SyllabusItem>) =>
      type === "final" ? value.type === "final" : sameWords(value.title, title);
    const exams = known.some(({ value }) => /exams|tests|midterms/i.test(value.title));
    if ([...known, ...found].some(same) || (exams && type !== "final")) continue;
    const from = start + match.index;
    found.push({
      value: {
        title: title.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()),
        type,
        due: null,
        weight_percent: null,
      },
      evidence: evidenceBetween(document, from, from + title.length),
      confidence: "exact",
    });
  }
  return found;
}
