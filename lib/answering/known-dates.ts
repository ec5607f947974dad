import { mapProse } from "@/lib/chat-rules/code-parts";
import { findDates } from "@/lib/documents/dates/find";
import { MONTH, WEEKDAY, weekdayOf } from "@/lib/text/calendar";
import { pattern, words } from "@/lib/text/pattern";
import type { CourseFact } from "./types";

const GRADED_WORK = words`
  due, deadlines?, hand(?:ed|s)? in, turn(?:ed|s)? in, submi(?:t|ts|tted|ssions?), mid-?terms?, final exam, exams?,
  quiz(?:zes)?, assignments?, home ?work, problem sets?
`;
const WORK = pattern("i")`\b${GRADED_WORK}\b`;
/** In full, or as the data say it: "Fri 9 Oct". */
const DAY_OF_WEEK = new RegExp(`(?<!(?:every|each)\\s)(?<!\\p{L})(${WEEKDAY})(?!\\p{L})`, "giu");
/** A year this long ago belongs to history, not to a deadline. */
const LONG_AGO = new RegExp(
  `(?<!\\p{L})(?:${MONTH})\\.?(?: \\d{1,2}(?:st|nd|rd|th)?)?,? 1\\d{3}(?!\\d)`,
  "iu",
);
/** Two numbers alone may be a fraction. */
const BEFORE_NUMBERS = /(?:^|\s)(?:on|by|until|till|before|due|for) $/i;
const SENTENCE = /[^.!?\n]*(?:[.!?](?=\d)[^.!?\n]*)*(?:[.!?]+(?:[ \t]*\[\d{1,3}\])*[ \t]*|\n|$)/g;

/**
 * Leaves out the sentences that give graded work a date which the student's own data do not have: dates come
 * from there alone, whatever a document or a model claims.
 */
export function withoutUnknownDates(
  text: string,
  facts: CourseFact[],
): { text: string; left_out: number } {
  const known = new Set(
    facts.flatMap(({ date, detail }) => datesIn(`${date ?? ""} ${detail ?? ""}`).flat()),
  );
  let left_out = 0;
  const kept = mapProse(text, (prose) =>
    prose.replace(SENTENCE, (sentence) => {
      if (!WORK.test(sentence) || LONG_AGO.test(sentence)) return sentence;
      const dates = datesIn(sentence);
      if (dates.length === 0 || dates.every((ways) => ways.some((date) => known.has(date))))
        return sentence;
      left_out += 1;
      return sentence.endsWith("\n") ? "\n" : "";
    }),
  );
  return { text: left_out ? kept.replace(/\n{3,}/g, "\n\n").trim() : text, left_out };
}

/** Each date in every way it can be read: day and month, "10-9", or the day of the week, "5". */
function datesIn(marked: string): string[][] {
  const text = marked.replace(/[*_`]/g, "").replace(/\s+/g, " ");
  const dates = findDates(text)
    .filter(({ bare, start }) => !bare || BEFORE_NUMBERS.test(text.slice(0, start)))
    .map(({ day, month, ambiguous }) =>
      ambiguous ? [`${month}-${day}`, `${day}-${month}`] : [`${month}-${day}`],
    );
  for (const [, name = ""] of text.matchAll(DAY_OF_WEEK)) {
    // "sun", "sat" and "wed" are also words.
    if (name.length > 4 || /^\p{Lu}/u.test(name)) dates.push([`${weekdayOf(name)}`]);
  }
  for (const [day] of text.matchAll(/\b(?:today|tonight|tomorrow)\b/gi)) {
    dates.push([day.toLowerCase() === "tomorrow" ? "tomorrow" : "today"]);
  }
  return dates;
}
