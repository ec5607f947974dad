import type { CourseFact } from "@/lib/answering/types";
import { EXAMS, WORK } from "./intents";
import type { OwnQuestion } from "./read-question";
import { type Meaning, meaningOf, tokensOf } from "./tokens";

const EXAM_KINDS: Partial<Record<Meaning, RegExp>> = {
  exam: /./,
  exams: /./,
  final: /^final$/,
  midterm: /^midterm$/,
  quiz: /^quiz$/,
};
const WORK_KINDS: Partial<Record<Meaning, RegExp>> = {
  work: /./,
  works: /./,
  homework: /^homework$/,
  essay: /^(?:essay|paper)$/,
  project: /^project$/,
  lab: /^lab$/,
  report: /^$/,
  presentation: /^presentation$/,
  quiz: /^quiz$/,
};

/** Which exams and assignments a question means. `is_unknown` where it names one that is not there. */
export function thingsMeant(
  { meanings, titled: told, naming }: OwnQuestion,
  facts: readonly CourseFact[],
) {
  const nouns = [...EXAMS, ...WORK].filter((noun) => meanings.has(noun));
  const all = facts.filter(({ kind }) => kind === "exam" || kind === "assignment");
  const of_kind = all.filter(
    (fact) => nouns.length === 0 || nouns.some((noun) => isOf(noun, fact)),
  );
  if (told.length === 0)
    return { things: of_kind, is_unknown: nouns.length > 0 && of_kind.length === 0 };
  const words = [...new Set(naming.filter((word) => !isOfAll(word)))];
  // A title may hold every word and not be of the kind: "Project 1: an essay".
  const held = all.map((fact) => {
    const title = tokensOf(fact.title).map(({ word }) => word);
    return { fact, title, told: told.filter((word) => title.includes(word)).length };
  });
  const named = held.filter(({ told: count }) => count === told.length);
  const rank = ({ fact, title }: (typeof held)[number]) =>
    words.filter((word) => title.includes(word)).length + (of_kind.includes(fact) ? 0.5 : 0);
  const most = Math.max(0, ...named.map(rank));
  return {
    things: named.filter((one) => rank(one) === most).map(({ fact }) => fact),
    is_unknown: named.length === 0,
  };
}

/** A noun or the word of the title that is one: a quiz may be an exam of the kind "other". */
function isOf(noun: Meaning, { kind, type = "", title }: CourseFact): boolean {
  const kinds = kind === "exam" ? EXAM_KINDS : WORK_KINDS;
  if (kinds[noun]?.test(type)) return true;
  if (kind === "exam" && !(noun in EXAM_KINDS)) return false;
  return tokensOf(title).some(({ word }) => meaningOf(word) === noun);
}

const ALL_WORDS: ReadonlySet<Meaning> = new Set(["exam", "exams", "work", "works"]);

function isOfAll(word: string): boolean {
  const meaning = meaningOf(word);
  return meaning !== null && (meaning === "" || ALL_WORDS.has(meaning));
}

/** Whether a part of the grade is what the question means: "Labs" of "how much are labs worth". */
export function isPartMeant({ meanings }: OwnQuestion, title: string): boolean {
  const nouns: Meaning[] = [...EXAMS, ...WORK].filter((noun) => meanings.has(noun));
  const of_title = tokensOf(title).flatMap(({ word }) => meaningOf(word) ?? []);
  const telling = nouns.filter((noun) => !ALL_WORDS.has(noun));
  return (telling.length > 0 ? telling : nouns).some((noun) => of_title.includes(noun));
}
