import { and, asc, eq, isNull, notInArray, sql } from "drizzle-orm";
import { db, type Transaction } from "@/db/client";
import { filePages, files } from "@/db/schema/files";
import { syllabusSources, topicItems } from "@/db/schema/topics";
import { inngest } from "@/inngest/client";
import { syllabusAdded } from "@/inngest/events";
import { DOCUMENT_PROBLEMS, DocumentError } from "@/lib/documents/document-error";
import { verifyQuote } from "@/lib/documents/evidence";
import type { SyllabusFacts } from "@/lib/documents/extract/syllabus/types";
import { syllabusFacts } from "@/lib/documents/extract-facts";
import { syllabusOfPictures } from "@/lib/documents/ocr/recognized-facts";
import { pagesOfText } from "@/lib/documents/text-pages";
import type { Page } from "@/lib/documents/types";
import { log } from "@/lib/log";
import { found } from "@/lib/services/errors";
import type { Look } from "@/lib/services/file-ocr";
import { isRead, readPages } from "@/lib/services/file-processing";
import { UNEXPECTED_FAILURE } from "@/lib/services/file-stages";
import { mine, type Owner } from "@/lib/services/owner";
import { requestIndex } from "@/lib/services/retrieval/indexing";

const NOT_QUEUED = "The syllabus is safe, but reading it could not be started. Please try again.";
const TITLE_MAX = 200;
const NO_TOPICS =
  "No topics were found in this syllabus. It is kept; you can add topics by hand or try another version.";

/** One try at reading a syllabus; a later one makes it void. */
export type SyllabusReading = { source_id: number; attempt: number };

/** Starts reading the topics, once per attempt. When that fails the syllabus says so. */
export async function requestTopics(owner: Owner, source_id: number): Promise<void> {
  const { attempts: attempt } = found(await sourceRow(owner, source_id), "Topic");
  try {
    await inngest.send(
      syllabusAdded.create(
        { owner_id: owner.id, source_id, attempt },
        { id: `syllabi/added-${source_id}-${attempt}` },
      ),
    );
  } catch (error) {
    log.error({ source_id, name: error instanceof Error ? error.name : "" }, "event not sent");
    await failSyllabus(owner, { source_id, attempt }, NOT_QUEUED);
  }
}

/** Starts another try at reading the topics. */
export async function readSyllabusAgain(owner: Owner, source_id: number): Promise<void> {
  await db()
    .update(syllabusSources)
    .set(anotherTry())
    .where(mine(syllabusSources, owner, source_id));
  await requestTopics(owner, source_id);
}

/** Makes every earlier try void. */
export function anotherTry() {
  return {
    stage: "stored" as const,
    processing_error: "",
    attempts: sql`${syllabusSources.attempts} + 1`,
  };
}

/** Reads the pages of a syllabus that is a PDF. What cannot be read ends as failed. */
export async function readSyllabusPages(owner: Owner, reading: SyllabusReading): Promise<void> {
  const source = await sourceUnderWay(owner, reading);
  if (!source?.file_id) return;
  const { file_id } = source;
  const failure = await readWholePdf(owner, file_id);
  if (failure) await failSyllabus(owner, reading, failure);
}

/** Looks at pages of a syllabus that are pictures. Answers whether there are more. */
export async function lookAtSyllabus(
  owner: Owner,
  reading: SyllabusReading,
  look: Look,
): Promise<boolean> {
  const source = await sourceUnderWay(owner, reading);
  if (!source?.file_id) return false;
  const { are_more, failure } = await lookAtWholePdf(owner, source.file_id, look);
  if (failure) await failSyllabus(owner, reading, failure);
  return are_more;
}

/** The same for a PDF that stands by itself. Answers why it failed. */
export async function lookAtWholePdf(owner: Owner, file_id: number, look: Look) {
  const { attempt } = found(await pagesSoFar(owner, file_id), "File");
  const are_more = await look(owner, { file_id, attempt });
  const { stage, processing_error } = found(await pagesSoFar(owner, file_id), "File");
  return { are_more, failure: stage === "failed" ? processing_error : null };
}

/** Reads a PDF that stands by itself from its first page; one that is read stays. Answers why it failed. */
export async function readWholePdf(owner: Owner, file_id: number): Promise<string | null> {
  const before = await pagesSoFar(owner, file_id);
  if (!before) return null;
  const { attempt, ...pages } = before;
  if (!isRead(pages)) {
    await db()
      .update(files)
      .set({ ...NOTHING_READ, stage: "stored" })
      .where(mine(files, owner, file_id));
    await readPages(owner, { file_id, attempt });
  }
  const after = await pagesSoFar(owner, file_id);
  return after?.stage === "failed" ? after.processing_error : null;
}

const NOTHING_READ = { processing_error: "", problem: null, pages_read: 0, pages_with_text: 0 };

/** Makes the topic cards. What the student completed or changed on a card that is read again stays. */
export async function saveTopics(owner: Owner, reading: SyllabusReading): Promise<void> {
  const source = await sourceUnderWay(owner, reading);
  if (!source) return;
  const pages = source.file_id
    ? await pagesOf(owner, source.file_id)
    : pagesOfText(source.syllabus_text);
  const facts = await syllabusFacts(pages, {}).catch(nullWhenUnreadable);
  if (!facts) return failSyllabus(owner, reading, DOCUMENT_PROBLEMS.too_slow);
  const topics = topicsOf(syllabusOfPictures(facts, pages));
  await db().transaction(async (tx) => {
    const [current] = await tx
      .update(syllabusSources)
      .set({ stage: "ready", processing_error: "" })
      .where(underWay(owner, reading))
      .returning({ id: syllabusSources.id });
    if (!current) return;
    if ((await mergeCards(tx, owner, source, { topics, pages })) === 0) {
      const none = { processing_error: NO_TOPICS };
      await tx
        .update(syllabusSources)
        .set(none)
        .where(mine(syllabusSources, owner, source.id));
    }
    if (source.file_id) {
      await tx
        .update(files)
        .set({ stage: "ready", processed_at: new Date().toISOString() })
        .where(mine(files, owner, source.file_id));
    }
  });
  if (source.file_id) await requestIndex(owner, source.file_id);
}

export async function failSyllabus(
  owner: Owner,
  reading: SyllabusReading,
  sentence = UNEXPECTED_FAILURE,
): Promise<void> {
  await db()
    .update(syllabusSources)
    .set({ stage: "failed", processing_error: sentence })
    .where(underWay(owner, reading));
}

function nullWhenUnreadable(error: unknown): null {
  if (error instanceof DocumentError) return null;
  throw error;
}

/** The topics in their order, each once, with the words they were read from. */
function topicsOf({ topics }: SyllabusFacts) {
  const seen = new Set<string>();
  return topics.flatMap(({ value, evidence, confidence }) => {
    const title = value.title.slice(0, TITLE_MAX);
    if (seen.has(title.toLowerCase())) return [];
    seen.add(title.toLowerCase());
    const { page, quote, boxes } = evidence;
    const [first] = boxes;
    const at = first ? { x: first.x, y: first.y } : null;
    return [{ title, week: value.week, evidence: { page, quote, at, confidence } }];
  });
}

type Source = NonNullable<Awaited<ReturnType<typeof sourceRow>>>;

/**
 * Cards of the same title (or, when the student renamed one, from the same words) stay as they are;
 * new topics are added at the end; cards that are gone from the syllabus go unless completed. Rules that find no topics
 * at all say nothing against cards whose words it still holds: a model found those. Answers how many cards there are.
 */
async function mergeCards(
  tx: Transaction,
  owner: Owner,
  { id: source_id, course_id }: Source,
  { topics, pages }: { topics: ReturnType<typeof topicsOf>; pages: Page[] },
): Promise<number> {
  const cards = await tx
    .select({
      id: topicItems.id,
      title: sql<string>`lower(${topicItems.title})`,
      quote: sql<string | null>`${topicItems.evidence} ->> 'quote'`,
      page: sql<number>`(${topicItems.evidence} ->> 'page')::int`,
      source_id: topicItems.source_id,
      order: topicItems.order,
    })
    .from(topicItems)
    .where(and(mine(topicItems, owner), eq(topicItems.course_id, course_id)));
  const rivals = cards.filter((card) => card.source_id === source_id || card.source_id === null);
  const kept = new Set<number>();
  const keep = (fits: (card: (typeof rivals)[number]) => boolean) => {
    const card = rivals.find((card) => !kept.has(card.id) && fits(card));
    if (card) kept.add(card.id);
    return card !== undefined;
  };
  // Titles first: several topics may stand in the same words, and each card is taken once.
  const untitled = topics.filter(
    (topic) => !keep(({ title }) => title === topic.title.toLowerCase()),
  );
  const added = untitled.filter((topic) => !keep(({ quote }) => quote === topic.evidence.quote));
  for (const { id, page, quote } of topics.length === 0 ? rivals : []) {
    if (quote && verifyQuote(pages, page, quote)) kept.add(id);
  }
  await tx
    .delete(topicItems)
    .where(
      and(
        mine(topicItems, owner),
        eq(topicItems.source_id, source_id),
        isNull(topicItems.completed_at),
        kept.size > 0 ? notInArray(topicItems.id, [...kept]) : undefined,
      ),
    );
  const count = kept.size + added.length;
  if (added.length === 0) return count;
  const first = Math.max(-1, ...cards.map(({ order }) => order)) + 1;
  await tx
    .insert(topicItems)
    .values(
      added.map(({ title, week, evidence }, index) => ({
        owner_id: owner.id,
        course_id,
        source_id,
        title,
        week,
        evidence,
        difficulty: "intermediate" as const,
        order: first + index,
      })),
    )
    .onConflictDoNothing();
  return count;
}

/** The syllabus, unless it is gone, read, failed or in a later try. */
async function sourceUnderWay(owner: Owner, { source_id, attempt }: SyllabusReading) {
  const source = await sourceRow(owner, source_id);
  return source?.stage === "stored" && source.attempts === attempt ? source : undefined;
}

function underWay(owner: Owner, { source_id, attempt }: SyllabusReading) {
  return and(
    mine(syllabusSources, owner, source_id),
    eq(syllabusSources.attempts, attempt),
    eq(syllabusSources.stage, "stored"),
  );
}

async function pagesSoFar(owner: Owner, file_id: number) {
  const [file] = await db()
    .select({
      attempt: files.attempts,
      stage: files.stage,
      processing_error: files.processing_error,
      page_count: files.page_count,
      pages_read: files.pages_read,
      pages_with_text: files.pages_with_text,
    })
    .from(files)
    .where(mine(files, owner, file_id));
  return file;
}

async function sourceRow(owner: Owner, source_id: number) {
  const [row] = await db()
    .select({
      id: syllabusSources.id,
      course_id: syllabusSources.course_id,
      file_id: syllabusSources.file_id,
      syllabus_text: syllabusSources.syllabus_text,
      stage: syllabusSources.stage,
      attempts: syllabusSources.attempts,
    })
    .from(syllabusSources)
    .where(mine(syllabusSources, owner, source_id));
  return row;
}

export async function pagesOf(owner: Owner, file_id: number): Promise<Page[]> {
  const rows = await db()
    .select({ page: filePages.page })
    .from(filePages)
    .where(and(eq(filePages.owner_id, owner.id), eq(filePages.file_id, file_id)))
    .orderBy(asc(filePages.number))
    .limit(100);
  return rows.map(({ page }) => page);
}
