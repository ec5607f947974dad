import type { CourseFact } from "@/lib/answering/types";
import { mapProse } from "@/lib/chat-rules/code-parts";

const WORK =
  /\b(?:due|deadlines?|hand(?:ed|s)? in|turn(?:ed|s)? in|submi(?:t|ts|tted|ssions?)|mid-?terms?|final exam|exams?|quiz(?:zes)?|assignments?|home ?work|problem sets?)\b/i;
const MONTHS = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];
/** Whole names: "10 marks" is no date. */
const MONTH =
  "(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\b\\.?";
const DAY_MONTH = new RegExp(`\\b(\\d{1,2})(?:st|nd|rd|th)?(?: of)? ${MONTH}`, "gi");
const MONTH_DAY = new RegExp(`\\b${MONTH} (\\d{1,2})(?:st|nd|rd|th)?\\b`, "gi");
const ISO = /\b\d{4}-(\d{2})-(\d{2})\b/g;
/** In full, or as the data say it: "Fri 9 Oct". */
const WEEKDAY =
  /\b(?:(?<!(?:every|each) )(mon|tue|wed|thu|fri|sat|sun)(?:s|nes|rs|ur)?day\b|(mon|tue|wed|thu|fri|sat|sun) (?=\d))/gi;
/** What was handed in then is history. */
const LONG_AGO = new RegExp(`${MONTH}(?: \\d{1,2}(?:st|nd|rd|th)?)?,? 1\\d{3}\\b`, "i");
/** Two numbers alone may be a fraction. */
const SLASHED =
  /\b(\d{1,2})[/.](\d{1,2})[/.]\d{2,4}\b|\b(?:on|by|until|till|before|due|for) (\d{1,2})\/(\d{1,2})\b/gi;
const SENTENCE = /[^.!?\n]*(?:[.!?](?=\d)[^.!?\n]*)*(?:[.!?]+(?:[ \t]*\[\d{1,3}\])*[ \t]*|\n|$)/g;

/**
 * Leaves out the sentences that give graded work a date which the student's own data do not have: dates come
 * from there alone, whatever a document or a model claims.
 */
export function withKnownDates(
  text: string,
  facts: CourseFact[],
): { text: string; left_out: number } {
  const known = new Set(
    facts.flatMap(({ date, detail }) => datesIn(`${date ?? ""} ${detail ?? ""}`)),
  );
  let left_out = 0;
  const kept = mapProse(text, (prose) =>
    prose.replace(SENTENCE, (sentence) => {
      if (!WORK.test(sentence) || LONG_AGO.test(sentence)) return sentence;
      const dates = datesIn(sentence);
      if (dates.length === 0 || dates.every((date) => known.has(date))) return sentence;
      left_out += 1;
      return sentence.endsWith("\n") ? "\n" : "";
    }),
  );
  return { text: left_out ? kept.replace(/\n{3,}/g, "\n\n").trim() : text, left_out };
}

/** Day and month, "10-9", or the day of the week, "fri". */
function datesIn(marked: string): string[] {
  const text = marked.replace(/[*_`]/g, "").replace(/\s+/g, " ");
  const dates: string[] = [];
  for (const [, day, month = ""] of text.matchAll(DAY_MONTH)) dates.push(dateOf(month, day));
  for (const [, month = "", day] of text.matchAll(MONTH_DAY)) dates.push(dateOf(month, day));
  for (const [, month, day] of text.matchAll(ISO)) dates.push(`${Number(month)}-${Number(day)}`);
  for (const [, first, second, third, fourth] of text.matchAll(SLASHED)) {
    const [a, b] = [first ?? third, second ?? fourth];
    if (Number(a) >= 1 && Number(a) <= 31 && Number(b) >= 1 && Number(b) <= 31) {
      dates.push(Number(a) > 12 ? `${Number(b)}-${Number(a)}` : `${Number(a)}-${Number(b)}`);
    }
  }
  for (const [, named, short] of text.matchAll(WEEKDAY)) {
    dates.push((named ?? short ?? "").toLowerCase());
  }
  if (/\b(?:tomorrow|tonight)\b/i.test(text))
    dates.push(/tonight/i.test(text) ? "today" : "tomorrow");
  if (/\btoday\b/i.test(text)) dates.push("today");
  return dates;
}

function dateOf(month: string, day: string | undefined): string {
  return `${MONTHS.indexOf(month.slice(0, 3).toLowerCase()) + 1}-${Number(day)}`;
}
