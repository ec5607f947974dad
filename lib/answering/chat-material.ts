import { termMatcher } from "@/lib/answering/term-matcher";
import type { CourseFact, Passage } from "@/lib/answering/types";
import { contentWords, wordsOf } from "@/lib/answering/words";
import type { QuestionType } from "@/lib/contract/values";

/** A model is given fewer passages than our own engine chooses from: each costs the student's allowance. */
const PASSAGES = 10;
/** What comes after these has to hold words of the question, or to be found nearly as well as the first. */
const SURE_PASSAGES = 3;
const NEARLY_AS_WELL = 0.6;
const COURSES = 3;
const FACTS = 16;
/** Of what is ahead, whatever the question names. */
const FACTS_AHEAD = 6;

/** Of the passages that were found for a question, the best first, those that a model is given. */
export function passagesForModel(question: string, passages: Passage[]): Passage[] {
  const holds = holder(question);
  const best = passages[0]?.score ?? 0;
  return passages
    .filter(
      ({ title, heading_path, text, score }, at) =>
        at < SURE_PASSAGES ||
        score >= NEARLY_AS_WELL * best ||
        holds([title, ...heading_path, text].join(" ")),
    )
    .slice(0, PASSAGES);
}

/**
 * Of the student's data those that a model is given: the course, what the question names, and what is ahead, of which a
 * question on how to study or prepare gets more.
 */
export function factsForModel(
  question: string,
  type: QuestionType,
  facts: CourseFact[],
): CourseFact[] {
  const holds = holder(question);
  const prepares = type === "exam_prep" || type === "study_strategy";
  const named = facts.filter(({ title, course_name, kind, detail }) =>
    holds([title, course_name, kind.replaceAll("_", " "), detail].filter(Boolean).join(" ")),
  );
  const ahead = facts
    .filter(({ days_left = -1, is_done }) => days_left >= 0 && !is_done)
    .toSorted((a, b) => (a.days_left ?? 0) - (b.days_left ?? 0));
  const chosen = new Set([
    ...facts.filter(({ kind }) => kind === "course").slice(0, COURSES),
    ...named.slice(0, FACTS),
    ...ahead.slice(0, prepares ? FACTS : FACTS_AHEAD),
  ]);
  return facts.filter((fact) => chosen.has(fact));
}

/** Whether a text holds a word that the question asks about. */
function holder(question: string): (text: string) => boolean {
  const asked = contentWords(question);
  if (asked.length === 0) return () => true;
  const match = termMatcher(asked);
  return (text) => match(wordsOf(text)).some((found) => found > 0);
}
