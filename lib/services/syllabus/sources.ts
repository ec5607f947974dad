import { setTimeout as wait } from "node:timers/promises";
import { and, desc, eq, type SQL, sql } from "drizzle-orm";
import { db, type Transaction } from "@/db/client";
import { assignments } from "@/db/schema/assignments";
import { exams } from "@/db/schema/exams";
import { files } from "@/db/schema/files";
import { readings } from "@/db/schema/readings";
import { syllabusSources, topicItems } from "@/db/schema/topics";
import type { SyllabusInput, SyllabusSource } from "@/lib/contract/topics";
import { downloadFile, removeStoredFile, storeFile } from "@/lib/services/files/stored-files";
import type { Download } from "@/lib/services/kernel/download";
import { found } from "@/lib/services/kernel/errors";
import { type Owner, ownedBy } from "@/lib/services/kernel/owner";
import { requireCourse } from "@/lib/services/kernel/require-course";
import { changedAt, restartReading, startReading } from "@/lib/services/reading/readings";
import { retryReading } from "@/lib/services/reading/send";

/** Clients read the cards once, right after the answer: it waits this long for them. */
const WAIT_LIMIT_MS = 20_000;
const POLL_MS = 150;
const SUMMARY_TOPICS = 5;

type Place = { course_id: number; topic_id: number };

/** Newest first. */
export async function listSyllabi(owner: Owner, course_id: number): Promise<SyllabusSource[]> {
  await requireCourse(owner, course_id);
  return selectSyllabi(owner, eq(syllabusSources.course_id, course_id));
}

export async function readSyllabus(owner: Owner, place: Place): Promise<SyllabusSource> {
  const [source] = await selectSyllabi(owner, at(place));
  return found(source, "Topic");
}

/** Whether a file may be of any kind that is read, or a PDF only. */
type Taken = { only_pdf: boolean };

export async function addSyllabus(
  owner: Owner,
  course_id: number,
  { syllabus_text, syllabus_file }: SyllabusInput,
  taken: Taken,
): Promise<SyllabusSource> {
  await requireCourse(owner, course_id);
  let topic_id = 0;
  const insert = async (tx: Transaction, file_id: number | null) => {
    const [row] = await tx
      .insert(syllabusSources)
      .values({ owner_id: owner.id, course_id, syllabus_text, file_id })
      .returning({ id: syllabusSources.id });
    topic_id = found(row, "Topic").id;
    await startReading(tx, owner, { file_id, source_id: topic_id });
  };
  if (syllabus_file)
    await storeSyllabusFile(owner, course_id, syllabus_file, { ...taken, insertWith: insert });
  else await db().transaction((tx) => insert(tx, null));
  return whenProcessed(owner, { course_id, topic_id });
}

/** New text on a syllabus that is a file leaves the file in charge, as clients expect. */
export async function replaceSyllabus(
  owner: Owner,
  place: Place,
  { syllabus_text, syllabus_file }: SyllabusInput,
  taken: Taken,
): Promise<SyllabusSource> {
  let replaced: number | null = null;
  const swap = async (tx: Transaction, file_id: number | undefined) => {
    const [before] = await tx
      .select({ text: syllabusSources.syllabus_text, file_id: syllabusSources.file_id })
      .from(syllabusSources)
      .where(and(ownedBy(syllabusSources, owner), at(place)))
      .for("update");
    const { text, file_id: old } = found(before, "Topic");
    if (file_id !== undefined) replaced = old;
    if (file_id !== undefined || syllabus_text) await clearEvidence(tx, owner, place.topic_id);
    await tx
      .update(syllabusSources)
      .set({ syllabus_text: syllabus_text || text, file_id: file_id ?? old })
      .where(and(ownedBy(syllabusSources, owner), at(place)));
    await restartReading(tx, owner, { source_id: place.topic_id }, { file_id });
  };
  await sourceRow(owner, place);
  if (syllabus_file) {
    await storeSyllabusFile(owner, place.course_id, syllabus_file, { ...taken, insertWith: swap });
  } else await db().transaction((tx) => swap(tx, undefined));
  if (replaced !== null) await removeStoredFile(owner, replaced);
  return whenProcessed(owner, place);
}

/** While it is being read this waits for that reading instead of starting another. */
export async function reprocessSyllabus(owner: Owner, place: Place): Promise<SyllabusSource> {
  const { id, stage } = await sourceRow(owner, place);
  if (isOver(stage)) await retryReading(owner, { source_id: id }, ["ready", "failed"]);
  return whenProcessed(owner, place);
}

export async function downloadSyllabus(owner: Owner, place: Place): Promise<Download> {
  const { file_id } = await sourceRow(owner, place);
  return downloadFile(owner, eq(files.id, file_id ?? 0));
}

/** What was imported from the words that are replaced stays; the words are nowhere to be opened any more. */
async function clearEvidence(tx: Transaction, owner: Owner, syllabus_id: number): Promise<void> {
  for (const table of [assignments, exams]) {
    await tx.execute(sql`update ${table} set evidence = null
      where ${and(eq(table.owner_id, owner.id), eq(table.syllabus_id, syllabus_id))}`);
  }
}

async function storeSyllabusFile(
  owner: Owner,
  course_id: number,
  file: File,
  {
    only_pdf,
    insertWith,
  }: Taken & { insertWith: (tx: Transaction, file_id: number) => Promise<void> },
): Promise<void> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const upload = { title: "Syllabus", description: "", filename: file.name, bytes, only_pdf };
  const place = { course_id, kind: "syllabus" as const };
  await storeFile(owner, place, upload, { field: "syllabus_file", insertWith });
}

async function whenProcessed(owner: Owner, place: Place): Promise<SyllabusSource> {
  const until = Date.now() + WAIT_LIMIT_MS;
  while (Date.now() < until && !isOver((await sourceRow(owner, place)).stage)) await wait(POLL_MS);
  return readSyllabus(owner, place);
}

function isOver(stage: SyllabusSource["stage"]): boolean {
  return stage === "ready" || stage === "failed";
}

function at({ course_id, topic_id }: Place): SQL | undefined {
  return and(eq(syllabusSources.id, topic_id), eq(syllabusSources.course_id, course_id));
}

async function sourceRow(owner: Owner, place: Place) {
  const [row] = await db()
    .select({
      id: syllabusSources.id,
      file_id: syllabusSources.file_id,
      stage: readings.stage,
      syllabus_text: syllabusSources.syllabus_text,
    })
    .from(syllabusSources)
    .innerJoin(readings, eq(readings.source_id, syllabusSources.id))
    .where(and(ownedBy(syllabusSources, owner), at(place)));
  return found(row, "Topic");
}

async function selectSyllabi(owner: Owner, condition: SQL | undefined): Promise<SyllabusSource[]> {
  const titles = sql<
    string[]
  >`coalesce((select json_agg(${topicItems.title} order by ${topicItems.order}, ${topicItems.id})
    from ${topicItems}
    where ${topicItems.source_id} = ${syllabusSources.id} and ${topicItems.trash_id} is null), '[]'::json)`;
  const rows = await db()
    .select({
      id: syllabusSources.id,
      course_id: syllabusSources.course_id,
      file_id: syllabusSources.file_id,
      syllabus_text: syllabusSources.syllabus_text,
      stage: readings.stage,
      processing_error: readings.processing_error,
      filename: files.original_filename,
      file_type: files.file_type,
      page_count: files.page_count,
      pages_read: files.pages_read,
      extracted_topics: titles,
      created_at: syllabusSources.created_at,
      updated_at: changedAt(syllabusSources.updated_at),
    })
    .from(syllabusSources)
    .innerJoin(readings, eq(readings.source_id, syllabusSources.id))
    .leftJoin(files, and(eq(files.id, syllabusSources.file_id), ownedBy(files, owner)))
    .where(and(ownedBy(syllabusSources, owner), condition))
    .orderBy(desc(syllabusSources.created_at), desc(syllabusSources.id));
  return rows.map(({ course_id, file_id, filename, pages_read, ...row }) => {
    const url = filename === null ? null : addressOf(course_id, row.id, filename);
    return {
      ...row,
      file_id,
      content_source: file_id === null ? "text" : "file",
      syllabus_file: url,
      syllabus_file_url: url,
      has_content: true,
      topic_count: row.extracted_topics.length,
      topics_summary: summaryOf(row.extracted_topics),
      is_processed: row.stage === "ready",
      pages_read: pages_read ?? 0,
    };
  });
}

/** Clients show the last segment of the address: the file's name stands there, behind the fragment. */
function addressOf(course_id: number, id: number, filename: string): string {
  return `/api/courses/${course_id}/topics/${id}/download/#/${encodeURIComponent(filename)}`;
}

function summaryOf(titles: string[]): string {
  const more = titles.length - SUMMARY_TOPICS;
  const first = titles.slice(0, SUMMARY_TOPICS).join(", ");
  return more > 0 ? `${first} and ${more} more` : first;
}
