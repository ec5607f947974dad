import { and, asc, eq, inArray, isNotNull, sql } from "drizzle-orm";
import { db } from "@/db/client";
import { chunks, fileIndexes } from "@/db/schema/chunks";
import { files } from "@/db/schema/files";
import { resources } from "@/db/schema/resources";
import { sectionsOf } from "@/lib/knowledge/sections";
import type { Section, SectionChunk } from "@/lib/knowledge/types";
import { type Owner, ownedBy } from "@/lib/services/kernel/owner";
import { memory } from "@/lib/services/knowledge/memory";

const MOST_FILES = 60;
/** About eight textbooks; resources added later are left out of the map. */
const MOST_CHUNKS = 10_000;

/** Cached by file and the time its index was finished, since an indexed file does not change. */
const kept = memory<Section[]>(12);

export type CourseDocument = Awaited<ReturnType<typeof readDocuments>>[number];

/** The resources of a course that are indexed, the oldest first. One query. */
export async function courseDocuments(owner: Owner, course_id: number): Promise<CourseDocument[]> {
  return withinBound(await readDocuments(owner, course_id));
}

/** The sections of documents that `courseDocuments` answered. At most one query. */
export async function sectionsOfDocuments(
  owner: Owner,
  documents: CourseDocument[],
): Promise<Section[]> {
  const known = new Map(documents.map((document) => [document, kept.get(keyOf(document))]));
  const unknown = documents.filter((document) => !known.get(document));
  const read = await readSections(owner, unknown);
  return documents.flatMap((document) => {
    const sections = known.get(document) ?? read.get(document.file_id) ?? [];
    kept.set(keyOf(document), sections);
    return sections.map((section) => ({ ...section, file_title: document.title }));
  });
}

function readDocuments(owner: Owner, course_id: number) {
  return db()
    .select({
      file_id: files.id,
      title: sql<string>`coalesce(${resources.title}, ${files.title})`,
      chunk_count: fileIndexes.chunk_count,
      finished_at: sql<string>`${fileIndexes.finished_at}`.mapWith(fileIndexes.finished_at),
    })
    .from(files)
    .innerJoin(
      fileIndexes,
      and(eq(fileIndexes.file_id, files.id), eq(fileIndexes.owner_id, files.owner_id)),
    )
    .leftJoin(resources, and(eq(resources.file_id, files.id), ownedBy(resources, owner)))
    .where(
      and(
        ownedBy(files, owner),
        eq(files.course_id, course_id),
        eq(files.kind, "resource"),
        isNotNull(fileIndexes.finished_at),
      ),
    )
    .orderBy(asc(files.created_at), asc(files.id))
    .limit(MOST_FILES);
}

function withinBound(documents: CourseDocument[]): CourseDocument[] {
  let chunks_before = 0;
  return documents.filter(({ chunk_count }) => {
    chunks_before += chunk_count;
    return chunks_before <= MOST_CHUNKS;
  });
}

async function readSections(
  owner: Owner,
  documents: CourseDocument[],
): Promise<Map<number, Section[]>> {
  if (documents.length === 0) return new Map();
  const rows: Omit<SectionChunk, "file_title">[] = await db()
    .select({
      file_id: chunks.file_id,
      number: chunks.number,
      heading_path: chunks.heading_path,
      text: chunks.text,
      page_start: chunks.page_start,
      page_end: chunks.page_end,
      page_breaks: chunks.page_breaks,
      word_count: chunks.word_count,
      difficulty: chunks.difficulty,
    })
    .from(chunks)
    .where(
      and(
        ownedBy(chunks, owner),
        inArray(
          chunks.file_id,
          documents.map(({ file_id }) => file_id),
        ),
        eq(chunks.kind, "text"),
      ),
    )
    .orderBy(asc(chunks.file_id), asc(chunks.number));
  const sections = sectionsOf(rows.map((row) => ({ ...row, file_title: "" })));
  return Map.groupBy(sections, ({ file_id }) => file_id);
}

function keyOf({ file_id, finished_at }: CourseDocument): string {
  return `${file_id} ${finished_at}`;
}
