import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { db } from "@/db/client";
import { fileIndexes } from "@/db/schema/chunks";
import { filePages } from "@/db/schema/files";
import { startChunking } from "@/lib/documents/chunk/chunk-pages";
import { countStopWords, languageOf } from "@/lib/documents/chunk/language";
import { difficultyOf, studyMinutes, wordCount } from "@/lib/documents/chunk/measures";
import { emptyProfile } from "@/lib/documents/chunk/profile";
import type { Chunk, Language } from "@/lib/documents/chunk/types";
import { type Owner, ownerFrom } from "@/lib/services/kernel/owner";
import { findPassages } from "@/lib/services/retrieval/find-passages";
import { indexFile, VERSION } from "@/lib/services/retrieval/index-file";
import { storeChunks } from "@/lib/services/retrieval/postings";
import { makeSpace } from "@/lib/services/retrieval/semantic-space";
import { newFile } from "@/tests/support/new-file";
import { signIn } from "@/tests/support/student";

/** A course has several files; a textbook makes about as many passages. */
const PASSAGES_PER_FILE = 500;
const PASSAGES_PER_BATCH = 50;
const CUTOFF = 10;

const Passage = z.object({
  _id: z.string(),
  title: z.string().default(""),
  text: z.string(),
  /** Phrases that the book's type sets apart. */
  emphasised: z.array(z.string()).optional(),
});
const Query = z.object({ _id: z.string(), text: z.string() });
type Passage = z.infer<typeof Passage>;

export type RetrievalSet = {
  corpus: Passage[];
  queries: z.infer<typeof Query>[];
  /** How well a passage answers, by query and passage; 0 is not at all. */
  relevance: Map<string, Map<string, number>>;
};

/** A folder in BEIR's format: corpus.jsonl, queries.jsonl, and qrels.tsv or qrels/test.tsv. */
export function loadSet(folder: string): RetrievalSet {
  const lines = linesOf(folder);
  const qrels = existsSync(join(folder, "qrels.tsv")) ? "qrels.tsv" : join("qrels", "test.tsv");
  const relevance: RetrievalSet["relevance"] = new Map();
  for (const line of lines(qrels)) {
    const [query = "", passage = "", score] = line.trim().split("\t");
    if (!Number.isFinite(Number(score))) continue;
    const judged = relevance.get(query) ?? new Map<string, number>();
    relevance.set(query, judged.set(passage, Number(score)));
  }
  return {
    corpus: loadCorpus(folder),
    queries: lines("queries.jsonl").map((line) => Query.parse(JSON.parse(line))),
    relevance,
  };
}

/** The passages of such a folder alone. */
export function loadCorpus(folder: string): Passage[] {
  return linesOf(folder)("corpus.jsonl").map((line) => Passage.parse(JSON.parse(line)));
}

function linesOf(folder: string) {
  return (name: string) => readFileSync(join(folder, name), "utf8").split("\n").filter(Boolean);
}

export type IndexedSet = {
  owner: Owner;
  course_id: number;
  /** The passage's id in the set. */
  idOf: (file_id: number, number: number) => string;
};

/**
 * The corpus as one course of a new student. A line of the corpus is what is looked for, so it is kept as
 * one passage, as a section that is short enough would be; all after that is the product's own indexing.
 */
export async function indexSet({ corpus }: RetrievalSet): Promise<IndexedSet> {
  const student = await signIn();
  const { id: course_id } = await student.makesCourse();
  const owner = ownerFrom({ id: student.user.id, timezone: "UTC", session_id: null });
  const language = languageOfAll(corpus);
  const firstOfEachNumber = new Map<number, number>();
  for (let first = 0; first < corpus.length; first += PASSAGES_PER_FILE) {
    const passages = corpus.slice(first, first + PASSAGES_PER_FILE);
    firstOfEachNumber.set(await indexPassages(owner, course_id, passages, language), first);
  }
  await makeSpace(owner, { course_id });
  const idOf = (file_id: number, number: number) =>
    corpus[(firstOfEachNumber.get(file_id) ?? Number.NaN) + number - 1]?._id ?? "";
  return { owner, course_id, idOf };
}

/** One file of a course with these passages, one to a page. Returns its id. */
export async function indexPassages(
  owner: Owner,
  course_id: number | null,
  passages: Pick<Passage, "title" | "text" | "emphasised">[],
  language: Language = "english",
): Promise<number> {
  const file = await newFile(owner, course_id, {
    title: "Passages",
    page_count: passages.length,
    pages_read: passages.length,
  });
  await db()
    .insert(fileIndexes)
    .values({
      file_id: file.file_id,
      owner_id: owner.id,
      attempt: file.attempt,
      version: VERSION,
      profile: { ...emptyProfile(), pages: passages.length },
      chunker: startChunking(),
      language,
      pages_done: passages.length,
    });
  const typeset = passages.flatMap(({ emphasised }, at) =>
    emphasised?.length ? pageOf(owner, file.file_id, at + 1, emphasised) : [],
  );
  for (let from = 0; from < typeset.length; from += PASSAGES_PER_BATCH)
    await db()
      .insert(filePages)
      .values(typeset.slice(from, from + PASSAGES_PER_BATCH));
  const made = passages.map(chunkOf);
  for (let from = 0; from < made.length; from += PASSAGES_PER_BATCH) {
    const batch = made.slice(from, from + PASSAGES_PER_BATCH);
    await db().transaction((tx) => storeChunks(tx, owner, file.file_id, language, batch));
  }
  await indexFile(owner, file);
  return file.file_id;
}

/** The page of one passage, as far as indexing asks for it once its passages are cut. */
function pageOf(owner: Owner, file_id: number, number: number, emphasised: string[]) {
  const page = {
    number,
    width: 1,
    height: 1,
    lines: [],
    characters: 1,
    has_text: true,
    emphasised,
  };
  return { owner_id: owner.id, file_id, number, page };
}

function chunkOf({ title, text }: { title: string; text: string }, index: number): Chunk {
  const words = wordCount(text);
  return {
    number: index + 1,
    kind: "text",
    heading_path: title ? title.split(" > ") : [],
    text,
    page_start: index + 1,
    page_end: index + 1,
    page_breaks: [],
    boxes: [],
    word_count: words,
    estimated_study_time: studyMinutes(words),
    difficulty: difficultyOf(text),
  };
}

function languageOfAll(corpus: Passage[]): Language {
  const counts = {};
  let words = 0;
  for (const { text } of corpus) {
    const spoken = text.match(/\p{L}+/gu) ?? [];
    words += spoken.length;
    countStopWords(spoken, counts);
  }
  return languageOf(counts, words);
}

export type Figures = {
  ndcg10: number;
  recall10: number;
  mrr10: number;
  hit1: number;
  hit10: number;
  p50_ms: number;
  p95_ms: number;
  queries: number;
};

/** Asks every judged query once and averages over them. */
export async function evaluate(
  { queries, relevance }: RetrievalSet,
  { owner, course_id, idOf }: IndexedSet,
): Promise<Figures> {
  const judged = queries.filter(({ _id }) => relevance.has(_id));
  const sums = { ndcg10: 0, recall10: 0, mrr10: 0, hit1: 0, hit10: 0 };
  const times: number[] = [];
  for (const { _id, text } of judged) {
    const scores = relevance.get(_id) ?? new Map<string, number>();
    const from = performance.now();
    const { hits } = await findPassages(owner, text, { course_id, limit: CUTOFF });
    times.push(performance.now() - from);
    const gains = hits.map(({ file_id, number }) => scores.get(idOf(file_id, number)) ?? 0);
    const ideal = [...scores.values()].filter((score) => score > 0).sort((a, b) => b - a);
    if (ideal.length === 0) continue;
    const first = gains.findIndex((gain) => gain > 0);
    sums.ndcg10 += discounted(gains) / discounted(ideal.slice(0, CUTOFF));
    sums.recall10 += gains.filter((gain) => gain > 0).length / ideal.length;
    sums.mrr10 += first === -1 ? 0 : 1 / (first + 1);
    sums.hit1 += first === 0 ? 1 : 0;
    sums.hit10 += first === -1 ? 0 : 1;
  }
  const mean = (sum: number) => sum / Math.max(1, judged.length);
  return {
    ndcg10: mean(sums.ndcg10),
    recall10: mean(sums.recall10),
    mrr10: mean(sums.mrr10),
    hit1: mean(sums.hit1),
    hit10: mean(sums.hit10),
    p50_ms: percentile(times, 0.5),
    p95_ms: percentile(times, 0.95),
    queries: judged.length,
  };
}

function discounted(gains: number[]): number {
  return gains.reduce((sum, gain, index) => sum + gain / Math.log2(index + 2), 0);
}

function percentile(times: number[], part: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
}
