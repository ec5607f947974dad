import { and, asc, eq, type SQL, sql } from "drizzle-orm";
import { db } from "@/db/client";
import { chunks, fileIndexes } from "@/db/schema/chunks";
import { courses } from "@/db/schema/courses";
import { files } from "@/db/schema/files";
import { readings } from "@/db/schema/readings";
import { resources } from "@/db/schema/resources";
import type { ReadQuery, Received } from "@/lib/contract/endpoint";
import type { Chunk, library as endpoints, FoundResource } from "@/lib/contract/library";
import type { Resource } from "@/lib/contract/resources";
import { found } from "@/lib/services/kernel/errors";
import { type Owner, ownedBy } from "@/lib/services/kernel/owner";
import { requireCourse } from "@/lib/services/kernel/require-course";
import { selectResources } from "@/lib/services/library/resources";
import { type PassageHit, searchPassages } from "@/lib/services/retrieval/search";
import { plainText } from "@/lib/text/fold";

const PASSAGES = 200;
const PASSAGES_OF_ONE = 3;
/** More than are shown: their order is not final before nearness is looked at. */
const CANDIDATES_OF_ONE = 5;
/** Of the best passage's score; what says less about the words is not shown. */
const LEAST_RELEVANCE = 0.2;
const MOST_CHUNKS = 5000;
const LETTERS_OF_A_CHUNK = 300;
const HOUR = 60;

type Wanted = ReadQuery<typeof endpoints.search>;

/**
 * Resources whose name or text holds the words, best first, each with the passages that do; without words,
 * all that pass the filters, newest first. 404 for another student's course.
 */
export async function searchLibrary(owner: Owner, wanted: Wanted): Promise<FoundResource[]> {
  if (wanted.course_id) await requireCourse(owner, wanted.course_id);
  const all = await selectResources(owner, filtered(wanted));
  if (wanted.search === "" || all.length === 0) {
    return all.map((resource) => ({ ...resource, passages: [] }));
  }
  const { hits } = await searchPassages(owner, wanted.search, {
    file_ids: all.map(({ file_id }) => file_id),
    limit: PASSAGES,
    of_a_file: CANDIDATES_OF_ONE,
  });
  const least = (hits[0]?.score ?? 0) * LEAST_RELEVANCE;
  const by_file = Map.groupBy(
    hits.filter(({ score }) => score >= least),
    ({ file_id }) => file_id,
  );
  const words = wordsOf(wanted.search);
  return all
    .map((resource) => {
      const own = by_file.get(resource.file_id) ?? [];
      const score = relevance(own[0], hits[0]) + (isNamed(resource, words) ? 1 : 0);
      return { resource, score, passages: own.slice(0, PASSAGES_OF_ONE) };
    })
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({ resource, passages }) => ({
      ...resource,
      passages: passages.map((hit) => ({
        page: hit.page_start,
        text: hit.text,
        score: relevance(hit, hits[0]),
      })),
    }));
}

/** Counts over all resources of the student, from one query. */
export async function libraryStats(owner: Owner): Promise<Received<typeof endpoints.stats>> {
  const ofIndex = (column: SQL) =>
    sql<number>`coalesce((select ${column} from ${fileIndexes} i
      where i.file_id = ${files.id} and i.owner_id = ${files.owner_id}), 0)`;
  const rows = await db()
    .select({
      type: resources.resource_type,
      difficulty: resources.difficulty_level,
      course_id: resources.course_id,
      course_name: courses.name,
      stage: readings.stage,
      pages: files.page_count,
      chunks: ofIndex(sql`i.chunk_count`),
      minutes: ofIndex(sql`i.study_minutes::float8`),
    })
    .from(resources)
    .innerJoin(files, and(eq(files.id, resources.file_id), eq(files.owner_id, resources.owner_id)))
    .innerJoin(readings, eq(readings.file_id, files.id))
    .leftJoin(
      courses,
      and(eq(courses.id, resources.course_id), eq(courses.owner_id, resources.owner_id)),
    )
    .where(ownedBy(resources, owner));
  const sum = (of: (row: (typeof rows)[number]) => number) =>
    rows.reduce((total, row) => total + of(row), 0);
  return {
    total_resources: rows.length,
    ready_resources: rows.filter(({ stage }) => stage === "ready").length,
    total_pages: sum(({ pages }) => pages ?? 0),
    total_chunks: sum((row) => row.chunks),
    total_study_hours: Math.round((10 * sum(({ minutes }) => minutes)) / HOUR) / 10,
    resources_by_type: countsBy(rows, ({ type }) => type),
    resources_by_difficulty: countsBy(rows, ({ difficulty }) => String(difficulty ?? "none")),
    resources_by_course: [...Map.groupBy(rows, ({ course_id }) => course_id)].map(
      ([course_id, own]) => ({
        course_id,
        course_name: own[0]?.course_name ?? "Uncategorized",
        count: own.length,
      }),
    ),
  };
}

/** In the document's order; of a very long one its first 5,000. */
export async function listChunks(owner: Owner, resource_id: number): Promise<Chunk[]> {
  const [resource] = await db()
    .select({ file_id: resources.file_id })
    .from(resources)
    .where(ownedBy(resources, owner, resource_id));
  const { file_id } = found(resource, "Resource");
  return db()
    .select({
      id: chunks.id,
      chunk_index: chunks.number,
      chunk_type: chunks.kind,
      content: sql<string>`left(${chunks.text}, ${LETTERS_OF_A_CHUNK})`,
      topics: chunks.heading_path,
      page: chunks.page_start,
      page_end: chunks.page_end,
      word_count: chunks.word_count,
      estimated_study_time: chunks.estimated_study_time,
      difficulty_level: chunks.difficulty,
    })
    .from(chunks)
    .where(and(ownedBy(chunks, owner), eq(chunks.file_id, file_id)))
    .orderBy(asc(chunks.number))
    .limit(MOST_CHUNKS);
}

/** What the resource is about, in its own order; empty until it is indexed. */
export async function listTopics(owner: Owner, resource_id: number): Promise<string[]> {
  const [row] = await db()
    .select({ topics: fileIndexes.topics })
    .from(resources)
    .leftJoin(
      fileIndexes,
      and(eq(fileIndexes.file_id, resources.file_id), eq(fileIndexes.owner_id, resources.owner_id)),
    )
    .where(ownedBy(resources, owner, resource_id));
  return found(row, "Resource").topics ?? [];
}

function filtered({ course_id, subject, difficulty_level }: Wanted): SQL | undefined {
  return and(
    course_id ? eq(resources.course_id, course_id) : undefined,
    subject ? sql`lower(${resources.subject}) = lower(${subject})` : undefined,
    difficulty_level ? eq(resources.difficulty_level, difficulty_level) : undefined,
  );
}

/** 0 to 1, against the best passage found. */
function relevance(hit: PassageHit | undefined, best: PassageHit | undefined): number {
  if (!hit || !best?.score) return 0;
  return Math.round((1000 * hit.score) / best.score) / 1000;
}

function isNamed(resource: Resource, words: string[]): boolean {
  const { title, original_filename, description, subject, tags } = resource;
  const name = plainText([title, original_filename, description, subject, ...tags].join(" "));
  return words.length > 0 && words.every((word) => name.includes(word));
}

function wordsOf(search: string): string[] {
  return plainText(search).match(/[\p{L}\p{N}]+/gu) ?? [];
}

function countsBy<T>(rows: T[], key: (row: T) => string): Record<string, number> {
  return Object.fromEntries([...Map.groupBy(rows, key)].map(([name, own]) => [name, own.length]));
}
