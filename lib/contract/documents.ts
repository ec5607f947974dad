import { z } from "zod";
import { Id, Instant, text } from "./common";
import { endpoint } from "./endpoint";
import { FILE_TYPES } from "./file-types";
import { FILE_KINDS, keysOf, PAGES_AT_ONCE, STAGE_LABELS } from "./values";

/** A file of the student's, whatever it was uploaded as. */
export const Document = z.object({
  id: Id,
  kind: z.enum(FILE_KINDS),
  title: z.string(),
  original_filename: z.string(),
  file_type: z.enum(keysOf(FILE_TYPES)),
  /** Bytes. */
  file_size: z.int(),
  course_id: Id.nullable(),
  course_name: z.string().nullable(),
  stage: z.enum(keysOf(STAGE_LABELS)),
  /** Reading it failed because it asks for a password. */
  is_locked: z.boolean(),
  page_count: z.int().nullable(),
  pages_with_text: z.int(),
  created_at: Instant,
});
export type Document = z.infer<typeof Document>;

/** Where words stand on a page. Lengths are points from the page's top left corner. */
export const Located = z.object({
  page: z.int(),
  page_width: z.number(),
  page_height: z.number(),
  /** One box for each line or piece of a line; empty when the words do not stand on the page. */
  boxes: z.array(z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() })),
});
export type Located = z.infer<typeof Located>;

/** One line of a page, as it was read: a row of a table, a heading, a paragraph. */
const ReadLine = z.object({
  /** Its cells with a tab between them. */
  text: z.string(),
  /** Points from the page's top left corner. */
  x: z.number(),
  y: z.number(),
  /** Points. */
  size: z.number(),
  bold: z.boolean(),
  /** Where its cells begin, in points; absent on a line that is one. */
  cells: z.array(z.number()).optional(),
  /** 1 to 6 where the document itself says that this is a heading. */
  heading: z.int().optional(),
  /** The heading and paragraph, or the slide; lines of one paragraph or table share it. */
  place: z.string().optional(),
});

export const ReadPage = z.object({ number: z.int(), lines: z.array(ReadLine) });
export type ReadPage = z.infer<typeof ReadPage>;

const POINTS = z.coerce.number().min(-100_000).max(100_000);

export const documents = {
  read: endpoint("GET /documents/{file_id}/", { summary: "One file", answer: Document }),
  download: endpoint("GET /documents/{file_id}/download/", {
    summary: "The original bytes",
    download: true,
  }),
  pages: endpoint("GET /documents/{file_id}/pages/", {
    summary: `The text of up to ${PAGES_AT_ONCE} pages, as it was read`,
    query: z.object({ from: z.coerce.number().default(1).pipe(z.int().min(1).max(100_000)) }),
    answer: z.array(ReadPage),
  }),
  unlock: endpoint("POST /documents/{file_id}/unlock/", {
    summary: "Read a locked file with its password, which is used once and not kept",
    limit: "upload",
    body: z.object({
      password: z.string("Please enter the password").min(1, "Please enter the password").max(200),
    }),
    answer: Document,
  }),
  locate: endpoint("GET /documents/{file_id}/locate/", {
    summary: "Where on a page these words stand",
    query: z.object({
      page: z.coerce.number().default(1).pipe(z.int().min(1).max(100_000)),
      quote: text(2000, "The quote").default(""),
      /** Where they begin, for words that stand on the page more than once. */
      x: POINTS.optional(),
      y: POINTS.optional(),
    }),
    answer: Located,
  }),
};
