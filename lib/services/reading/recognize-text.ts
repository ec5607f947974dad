import { and, asc, eq, lte, sql } from "drizzle-orm";
import { db } from "@/db/client";
import { filePages } from "@/db/schema/files";
import { DOCUMENT_PROBLEMS } from "@/lib/documents/document-error";
import { MAX_RECOGNIZED_PAGES } from "@/lib/documents/ocr/recognition-notes";
import { type RecognitionResult, recognizePages } from "@/lib/documents/ocr/recognize-pages";
import { isReadable } from "@/lib/documents/read-pdf";
import type { Page } from "@/lib/documents/types";
import { env } from "@/lib/env";
import { contentKey, getFile } from "@/lib/files/storage";
import { found } from "@/lib/services/kernel/errors";
import type { Owner } from "@/lib/services/kernel/owner";
import { type Document, documentUnderWay } from "@/lib/services/reading/document";
import { advanceReading, failReading, type Reading } from "@/lib/services/reading/readings";

/** A step should not run much longer than a minute: it begins no page after this, and each page has 40 seconds. */
const STEP_MS = 20_000;
/** Pages with more characters than this have text, whatever a scanner stamped on them. */
const MOST_CHARACTERS_OF_A_PICTURE = 60;

/** Whether pictures of pages are read at all. */
export function recognizesText(): boolean {
  return env.OCR !== "off";
}

/**
 * Whether there are pages to be recognized. A document without any readable page, where none can be, ends as failed.
 */
export async function findPictures(owner: Owner, reading: Reading): Promise<boolean> {
  const file = await fileUnderWay(owner, reading);
  if (!file) return false;
  const so_far = await textSoFar(owner, file.id);
  const [first] = so_far.pictures;
  if (first && recognizesText()) {
    await noteProgress(owner, reading, file.id, first.number);
    return true;
  }
  if (first || !so_far.is_readable) await settle(owner, reading, file, so_far);
  return false;
}

/**
 * Recognizes the text of pages that are pictures, for about twenty seconds, each page kept as it is read. Returns
 * whether there are more. A document without any readable page ends as failed.
 */
export async function recognizeText(
  owner: Owner,
  reading: Reading,
  { time_ms = STEP_MS, page_limit_ms }: { time_ms?: number; page_limit_ms?: number } = {},
): Promise<boolean> {
  const file = await fileUnderWay(owner, reading);
  if (!file) return false;
  const before = await textSoFar(owner, file.id);
  if (before.pictures.length === 0 && before.is_readable) return false;
  const limits = { time_ms, ...(page_limit_ms && { page_limit_ms }) };
  const is_available = await recognizeNext(owner, reading, file, before.pictures, limits);
  const after = await textSoFar(owner, file.id);
  if (is_available && after.pictures.length > 0) {
    return (await fileUnderWay(owner, reading)) !== undefined;
  }
  await settle(owner, reading, file, after);
  return false;
}

type File = NonNullable<Document["file"]>;

async function fileUnderWay(owner: Owner, reading: Reading): Promise<File | undefined> {
  return (await documentUnderWay(owner, reading))?.file ?? undefined;
}

/** Every picture was looked at that can be. */
async function settle(
  owner: Owner,
  reading: Reading,
  { page_count }: File,
  { is_readable, pages_with_text }: Awaited<ReturnType<typeof textSoFar>>,
): Promise<void> {
  await advanceReading(owner, reading, { pages: { pages_read: page_count ?? 0, pages_with_text } });
  if (is_readable) return;
  await failReading(owner, reading, DOCUMENT_PROBLEMS.no_text_layer, "no_text_layer");
}

/** Answers false where recognition is not available. */
async function recognizeNext(
  owner: Owner,
  reading: Reading,
  file: File,
  pictures: Page[],
  limits: { time_ms: number; page_limit_ms?: number },
): Promise<boolean> {
  if (pictures.length === 0 || !recognizesText()) return false;
  const bytes = await getFile(contentKey(owner.id, file.sha256));
  if (!bytes) return false;
  const numbers = pictures.map(({ number }) => number);
  await noteProgress(owner, reading, file.id, numbers[0] ?? 1);
  const outcome = await recognizePages(bytes, numbers, {
    ...limits,
    onStart: async (number) => {
      await noteProgress(owner, reading, file.id, number);
      return (await fileUnderWay(owner, reading)) !== undefined;
    },
    onPage: async (looked) => {
      const picture = pictures.find(({ number }) => number === looked.number);
      if (picture) await storePage(owner, file.id, afterLook(picture, looked));
    },
  });
  // Unlocked by the student once; the password is not kept for this.
  for (const picture of outcome === "locked" ? pictures : []) {
    await storePage(owner, file.id, { ...picture, recognized: "locked" });
  }
  return outcome !== "unavailable";
}

async function noteProgress(
  owner: Owner,
  reading: Reading,
  file_id: number,
  number: number,
): Promise<void> {
  const { pages_with_text } = await textSoFar(owner, file_id);
  const pages = { pages_read: number - 1, pages_with_text };
  await advanceReading(owner, reading, { stage: "recognizing", pages });
}

/** A few words that the page had already are not replaced by the same words recognized. */
function afterLook(picture: Page, looked: RecognitionResult): Page {
  if (looked.outcome === "text" && looked.page.characters > picture.characters * 1.5) {
    return looked.page;
  }
  if (looked.outcome === "stopped") return { ...picture, recognized: "stopped" };
  const is_unreadable = looked.outcome === "unreadable" && !picture.has_text;
  return { ...picture, recognized: is_unreadable ? "unreadable" : "nothing" };
}

async function storePage(owner: Owner, file_id: number, page: Page): Promise<void> {
  await db()
    .update(filePages)
    .set({ page })
    .where(and(ofFile(owner, file_id), eq(filePages.number, page.number)));
}

/** What the pages hold by now, and the pictures among them that recognition has yet to look at. */
async function textSoFar(owner: Owner, file_id: number) {
  const characters = sql`(${filePages.page} ->> 'characters')::int`;
  const [counted] = await db()
    .select({
      pages_with_text: sql<number>`count(*) filter (where ${filePages.page} ->> 'has_text' = 'true')::int`,
      full: sql<number>`count(*) filter (where ${characters} > ${MOST_CHARACTERS_OF_A_PICTURE})::int`,
      looked_at: sql<number>`count(${filePages.page} ->> 'recognized')::int`,
    })
    .from(filePages)
    .where(ofFile(owner, file_id));
  const { pages_with_text, full, looked_at } = found(counted, "File");
  const sparse = await db()
    .select({ page: filePages.page })
    .from(filePages)
    .where(and(ofFile(owner, file_id), lte(characters, MOST_CHARACTERS_OF_A_PICTURE)))
    .orderBy(asc(filePages.number));
  const pages = sparse.map(({ page }) => page);
  return {
    pages_with_text,
    is_readable: full > 0 || pages.some(isReadable),
    pictures: pages
      .filter((page) => !page.recognized && !isReadable(page))
      .slice(0, Math.max(0, MAX_RECOGNIZED_PAGES - looked_at)),
  };
}

function ofFile(owner: Owner, file_id: number) {
  return and(eq(filePages.owner_id, owner.id), eq(filePages.file_id, file_id));
}
