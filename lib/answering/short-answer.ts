import { DATE, NAME, QUANTITY } from "./cues";
import type { Sentence } from "./sentences";
import { termMatcher } from "./term-matcher";
import type { AnswerKind } from "./types";
import { contentWords, wordsOf } from "./words";

/**
 * The words of a sentence that answer by themselves: a date, a number, a name. They are none of the question's own.
 * Null for other kinds, and where there is no or more than one such place.
 */
export function shortAnswer(
  kind: AnswerKind,
  { text }: Pick<Sentence, "text">,
  question: string,
): { start: number; end: number } | null {
  const wanted = WANTED[kind];
  if (!wanted) return null;
  const places: { start: number; end: number }[] = [];
  for (const { index: start, 0: found } of text.matchAll(wanted)) {
    const end = start + found.replace(/[\p{P}\s]+$/u, "").length;
    const last = places.at(-1);
    // "13 March 1848" is one day.
    if (last && kind === "when" && /^[\s,]*$/.test(text.slice(last.end, start))) last.end = end;
    else places.push({ start, end });
  }
  const asked = termMatcher(contentWords(question));
  const answers = places.filter(({ start, end }) => {
    const words = text.slice(start, end);
    const is_bare = kind === "when" && /^\d{1,2}$/.test(words);
    return !is_bare && asked(wordsOf(words)).every((held) => held === 0);
  });
  const [only] = answers;
  return only && answers.length === 1 ? only : null;
}

const everywhere = ({ source, flags }: RegExp) => new RegExp(source, `${flags}g`);
const WANTED: Partial<Record<AnswerKind, RegExp>> = {
  when: everywhere(new RegExp(`${DATE.source}|\\b\\d{1,2}\\b`, DATE.flags)),
  number: everywhere(QUANTITY),
  who: everywhere(NAME),
};
