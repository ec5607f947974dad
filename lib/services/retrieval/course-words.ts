import { setImmediate } from "node:timers/promises";
import { and, asc, eq, sql } from "drizzle-orm";
import { db } from "@/db/client";
import { postings } from "@/db/schema/chunks";
import type { TermMatrix } from "@/lib/retrieval/latent-space";
import type { Owner } from "@/lib/services/kernel/owner";

/** Of a larger course every second, third, ... passage is learned from. */
const MOST_PASSAGES = 10_000;
/** The most frequent ones: words of few passages tie nothing together. */
const MOST_WORDS = 25_000;
/** A word of one passage alone says nothing of others. */
const LEAST_PASSAGES = 2;
const ROWS = 1_000;

export type CountedFile = { file_id: number; chunk_count: number };

/** Each word with its row in the matrix and how rare it is. */
export type Words = Map<string, { place: number; rarity: number }>;

type Counted = { passage_count: number; by_term: Map<string, Occurrences> };
type Occurrences = { passages: number[]; weights: number[] };

/** What the words of these files say in their passages, one after the other. */
export async function countWords(owner: Owner, indexed: CountedFile[]): Promise<Counted> {
  const total = indexed.reduce((sum, { chunk_count }) => sum + chunk_count, 0);
  const step = Math.max(1, Math.ceil(total / MOST_PASSAGES));
  const by_term = new Map<string, Occurrences>();
  let before = 0;
  for (const { file_id, chunk_count } of indexed) {
    for await (const { term, numbers, weights } of postingsOf(owner, file_id)) {
      const own = by_term.get(term) ?? { passages: [], weights: [] };
      numbers.forEach((number, index) => {
        const passage = before + number - 1;
        if (passage % step !== 0) return;
        own.passages.push(passage / step);
        own.weights.push(weights[index] ?? 0);
      });
      if (own.passages.length > 0) by_term.set(term, own);
    }
    before += chunk_count;
  }
  return { passage_count: Math.ceil(total / step), by_term };
}

/** The words as a matrix: each weight times how rare the word is, each passage as long as 1. */
export function weighWords({ passage_count, by_term }: Counted): {
  words: Words;
  matrix: TermMatrix;
} {
  const kept = [...by_term]
    .filter(([, { passages }]) => passages.length >= LEAST_PASSAGES)
    .sort(([a, one], [b, other]) => other.passages.length - one.passages.length || (a < b ? -1 : 1))
    .slice(0, MOST_WORDS);
  const words: Words = new Map();
  const starts = new Int32Array(kept.length + 1);
  const size = kept.reduce((sum, [, own]) => sum + own.passages.length, 0);
  const passages = new Int32Array(size);
  const weights = new Float32Array(size);
  const squares = new Float64Array(passage_count);
  let at = 0;
  kept.forEach(([term, own], place) => {
    const held = own.passages.length;
    const rarity = Math.log(1 + (passage_count - held + 0.5) / (held + 0.5));
    words.set(term, { place, rarity });
    own.passages.forEach((passage, index) => {
      const weight = (own.weights[index] ?? 0) * rarity;
      passages[at] = passage;
      weights[at] = weight;
      squares[passage] = (squares[passage] ?? 0) + weight * weight;
      at += 1;
    });
    starts[place + 1] = at;
  });
  const lengths = squares.map((square) => Math.sqrt(square) || 1);
  const even = weights.map((weight, index) => weight / (lengths[passages[index] ?? 0] ?? 1));
  return { words, matrix: { passage_count, starts, passages, weights: even } };
}

/** The postings of a file, some at a time; between them others have their turn. */
export async function* postingsOf(owner: Owner, file_id: number) {
  let last: { term: string; segment: number } | undefined;
  for (;;) {
    const rows = await db()
      .select({
        term: postings.term,
        segment: postings.segment,
        numbers: postings.numbers,
        weights: postings.weights,
      })
      .from(postings)
      .where(
        and(
          eq(postings.owner_id, owner.id),
          eq(postings.file_id, file_id),
          last && sql`(${postings.term}, ${postings.segment}) > (${last.term}, ${last.segment})`,
        ),
      )
      .orderBy(asc(postings.term), asc(postings.segment))
      .limit(ROWS);
    await setImmediate();
    yield* rows;
    last = rows.at(-1);
    if (rows.length < ROWS) return;
  }
}
