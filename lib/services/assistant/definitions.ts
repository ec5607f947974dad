import { classifyQuestion } from "@/lib/answering/classify";
import type { AnswerKind } from "@/lib/answering/types";
import type { Owner } from "@/lib/services/kernel/owner";
import { definitionsOf, type StoredDefinition } from "@/lib/services/retrieval/definitions";
import type { SearchScope } from "@/lib/services/retrieval/scope";
import type { PassageHit } from "@/lib/services/retrieval/search";

/** Kinds of questions that the definition of what they are about helps to answer. */
const ASK_FOR_TERMS = new Set<AnswerKind>(["definition", "comparison", "passage"]);
const MOST_SUBJECTS = 3;
const MOST_WORDS = 6;

/** What the student's files say of the terms that a question asks about, the strongest first. */
export async function definitionsFor(
  owner: Owner,
  question: string,
  scope: SearchScope,
): Promise<StoredDefinition[]> {
  const { kind, subject, others } = classifyQuestion(question);
  if (!ASK_FOR_TERMS.has(kind)) return [];
  const subjects = [subject, ...others]
    .filter((each) => each && each.split(/\s+/).length <= MOST_WORDS)
    .slice(0, MOST_SUBJECTS);
  const found = await Promise.all(subjects.map((each) => definitionsOf(owner, each, scope)));
  return found.flat().toSorted((a, b) => b.strength - a.strength);
}

/** The passages found, with those that hold a definition and were not; they rank beside the best of the others. */
export function withDefinitions(hits: PassageHit[], definitions: StoredDefinition[]): PassageHit[] {
  const best = hits[0]?.score ?? 1;
  const known = new Set(hits.map(({ chunk_id }) => chunk_id));
  const missing = definitions.flatMap(({ passage, strength }) => {
    if (known.has(passage.chunk_id)) return [];
    known.add(passage.chunk_id);
    return { ...passage, score: best * Math.min(MOST_LIKELY, strength) };
  });
  return [...hits, ...missing].toSorted((a, b) => b.score - a.score);
}

/** Found by name only, a passage does not stand before the best that was searched for. */
const MOST_LIKELY = 0.9;
