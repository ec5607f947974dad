import { and, eq, or } from "drizzle-orm";
import { db } from "@/db/client";
import { chunks } from "@/db/schema/chunks";
import { embeddingModel, embedTexts } from "@/lib/ai/embeddings";
import { tokensOf } from "@/lib/ai/provider";
import { env } from "@/lib/env";
import { log } from "@/lib/log";
import { fuse } from "@/lib/retrieval/fuse";
import type { Owner } from "@/lib/services/kernel/owner";
import { withModel } from "@/lib/services/kernel/with-model";
import { relatedPassages } from "@/lib/services/retrieval/related-passages";
import type { SearchScope } from "@/lib/services/retrieval/scope";
import {
  type PassageAnswer,
  type PassageHit,
  searchPassages,
} from "@/lib/services/retrieval/search";
import {
  comparesVectors,
  type NearPassage,
  nearestPassages,
} from "@/lib/services/retrieval/vectors";

const HITS = 10;
/** How many each way of searching hands over. */
const CANDIDATES = 30;
/** What the words' own relations count beside the words; see docs/decisions/0038. */
const RELATED = 0.2;
const MOST_LETTERS = 2000;

export type FoundPassages = PassageAnswer & {
  /** "words_and_meaning" where a model compared meaning; what the course's own words say of it is part of "words". */
  method: "words" | "words_and_meaning";
  /** For the student, when meaning could not be compared; else empty. */
  note: string;
};

/**
 * `searchPassages`, and beside it what is near in meaning: by what the words of the course have to do with each other,
 * once that is known, and by a model for embeddings, where one is configured. A provider that does not answer costs
 * nothing but its opinion.
 */
export async function findPassages(
  owner: Owner,
  query: string,
  { limit = HITS, ...scope }: SearchScope & { limit?: number } = {},
): Promise<FoundPassages> {
  const most = Math.max(limit, CANDIDATES);
  const model = embeddingModel();
  const compares = model !== null && (await comparesVectors());
  const [by_words, near] = await Promise.all([
    searchPassages(owner, query, { ...scope, limit: most }),
    compares ? semanticMatches(owner, query, scope, { model, limit: most }) : [],
  ]);
  const { terms } = by_words;
  const related = await relatedPassages(owner, query, scope, { terms, limit: most });
  const answered = compares && typeof near !== "string";
  const by_model = answered ? near : [];
  const share = answered ? env.AI_EMBEDDING_WEIGHT : 0;
  const lists = [
    { found: by_words.hits.map(scored), most, weight: (1 - share) * (1 - RELATED) },
    { found: related.map(scored), most, weight: (1 - share) * RELATED },
    { found: by_model.map(scored), most, weight: share },
  ];
  const order = fuse(lists.filter(({ found }) => found.length > 0)).slice(0, limit);
  const wanted = new Set(order.map(({ key }) => key));
  const known = new Map(by_words.hits.map((hit) => [keyOf(hit), hit]));
  const others = new Map(
    [...related, ...by_model]
      .filter((each) => wanted.has(keyOf(each)) && !known.has(keyOf(each)))
      .map((each) => [keyOf(each), each]),
  );
  for (const hit of await passagesAt(owner, [...others.values()])) known.set(keyOf(hit), hit);
  const hits = order.flatMap(({ key, score }) => {
    const hit = known.get(key);
    return hit ? [{ ...hit, score }] : [];
  });
  const note = typeof near === "string" ? near : "";
  return { ...by_words, hits, method: answered ? "words_and_meaning" : "words", note };
}

const NO_MEANING =
  "We couldn't compare meanings right now, so we only looked for the words themselves.";

/** A note for the student when the provider does not answer or is not asked. */
async function semanticMatches(
  owner: Owner,
  query: string,
  scope: SearchScope,
  options: { model: string; limit: number },
): Promise<NearPassage[] | string> {
  try {
    const asked = query.slice(0, MOST_LETTERS);
    const estimate = tokensOf(asked);
    // A search waits no longer for the question's vector.
    const timeout_ms = env.AI_SEARCH_SECONDS * 1000;
    const result = await withModel(owner, { purpose: "embedding", estimate }, () =>
      embedTexts([asked], { timeout_ms, retries: 0 }),
    );
    if (!result.asked) return result.note && NO_MEANING;
    return await nearestPassages(owner, result.answer.vectors[0] ?? [], scope, options);
  } catch (error) {
    log.warn({ error }, "meaning was not compared");
    return NO_MEANING;
  }
}

async function passagesAt(owner: Owner, places: NearPassage[]): Promise<PassageHit[]> {
  if (places.length === 0) return [];
  const at = places.map(({ file_id, number }) =>
    and(eq(chunks.owner_id, owner.id), eq(chunks.file_id, file_id), eq(chunks.number, number)),
  );
  const rows = await db()
    .select({
      chunk_id: chunks.id,
      file_id: chunks.file_id,
      number: chunks.number,
      kind: chunks.kind,
      heading_path: chunks.heading_path,
      text: chunks.text,
      page_start: chunks.page_start,
      page_end: chunks.page_end,
      page_breaks: chunks.page_breaks,
      boxes: chunks.boxes,
    })
    .from(chunks)
    .where(or(...at));
  return rows.map((row) => ({ ...row, score: 0 }));
}

function scored(hit: { file_id: number; number: number; score: number }) {
  return { key: keyOf(hit), score: hit.score };
}

function keyOf({ file_id, number }: { file_id: number; number: number }): string {
  return `${file_id} ${number}`;
}
