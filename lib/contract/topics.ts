import { z } from "zod";
import { Id, Instant, requiredText, text } from "./common";
import { endpoint } from "./endpoint";
import { SyllabusEvidence } from "./evidence";
import { FILE_TYPES } from "./file-types";
import { FILE_TOO_LARGE, sentFile, sentPdf } from "./files";
import { keysOf, STAGE_LABELS, TOPIC_DIFFICULTIES } from "./values";

const SYLLABUS_TEXT_MAX = 200_000;
const TEXT_OR_PDF = "Please provide the syllabus as text or as a PDF";
const TEXT_OR_FILE = "Please provide the syllabus as text or as a file";

export const TopicItemInput = z.object({
  title: requiredText(200, "Title is required", "Title"),
  description: text(10_000, "Description").default(""),
  difficulty: z
    .enum(keysOf(TOPIC_DIFFICULTIES), "Please choose a difficulty")
    .default("intermediate"),
});
export type TopicItemInput = z.output<typeof TopicItemInput>;

export const TopicItem = z.object({
  id: Id,
  title: z.string(),
  description: z.string(),
  difficulty: z.enum(keysOf(TOPIC_DIFFICULTIES)),
  difficulty_display: z.string(),
  is_completed: z.boolean(),
  /** Counts from 1 within the course. */
  order: z.int(),
  /** The syllabus it was read from; null on cards made by hand. */
  source_id: Id.nullable(),
  /** Week of the term, where the syllabus numbers weeks. */
  week: z.int().nullable(),
  /** Where the syllabus says it; null on cards made by hand. */
  evidence: SyllabusEvidence.nullable(),
  created_at: Instant,
  updated_at: Instant,
});
export type TopicItem = z.infer<typeof TopicItem>;

/** A place in a file of the course that is about a topic; `quote` is verbatim. */
export const TopicPassage = z.object({
  file_id: Id,
  file_title: z.string(),
  page: z.int(),
  heading: z.string(),
  quote: z.string(),
});
export type TopicPassage = z.infer<typeof TopicPassage>;

const PdfSyllabusInput = syllabusFields(sentPdf(TEXT_OR_PDF)).refine(isGiven, TEXT_OR_PDF);
const SyllabusFields = syllabusFields(sentFile(TEXT_OR_FILE));
export const SyllabusInput = SyllabusFields.refine(isGiven, TEXT_OR_FILE);
export type SyllabusInput = z.output<typeof SyllabusInput>;

/** The same for a form: that nothing was given is said at the field which asks for it. */
export function syllabusForm(asking: keyof SyllabusInput) {
  return SyllabusFields.refine(isGiven, { error: TEXT_OR_FILE, path: [asking] });
}
export type TypedSyllabus = z.input<typeof SyllabusFields>;

/** What a syllabus was given as, and how far it has been read. */
export const SyllabusSource = z.object({
  id: Id,
  content_source: z.enum(["file", "text"]),
  /** The file as a document; null for text. */
  file_id: Id.nullable(),
  file_type: z.enum(keysOf(FILE_TYPES)).nullable(),
  syllabus_text: z.string(),
  /** Address of the download; it ends with the file's name. Null for text. */
  syllabus_file: z.string().nullable(),
  syllabus_file_url: z.string().nullable(),
  has_content: z.boolean(),
  extracted_topics: z.array(z.string()),
  topic_count: z.int(),
  topics_summary: z.string(),
  is_processed: z.boolean(),
  processing_error: z.string(),
  stage: z.enum(keysOf(STAGE_LABELS)),
  page_count: z.int().nullable(),
  pages_read: z.int(),
  created_at: Instant,
  updated_at: Instant,
});
export type SyllabusSource = z.infer<typeof SyllabusSource>;

export const topics = {
  list: endpoint("GET /courses/{course_id}/topics/", {
    summary: "Syllabus sources of the course, newest first",
    answer: z.array(SyllabusSource),
  }),
  create: endpoint("POST /courses/{course_id}/topics/", {
    summary: "Add a syllabus; answers when its topics are read, or after 20 seconds",
    form: true,
    limit: "upload",
    body: PdfSyllabusInput,
    answer: SyllabusSource,
    status: 201,
  }),
  read: endpoint("GET /courses/{course_id}/topics/{topic_id}/", {
    summary: "One syllabus source",
    answer: SyllabusSource,
  }),
  update: endpoint("PUT /courses/{course_id}/topics/{topic_id}/", {
    summary: "Replace the text or the file and read the topics again",
    form: true,
    limit: "upload",
    body: PdfSyllabusInput,
    answer: SyllabusSource,
  }),
  updateAny: endpoint("PUT /courses/{course_id}/topics/{topic_id}/any/", {
    summary: "The same with a file of any kind that is read",
    form: true,
    tooLarge: FILE_TOO_LARGE,
    limit: "upload",
    body: SyllabusInput,
    answer: SyllabusSource,
  }),
  remove: endpoint("DELETE /courses/{course_id}/topics/{topic_id}/", {
    summary: "Delete a syllabus with the topics read from it; cards made by hand stay",
    status: 204,
  }),
  reprocess: endpoint("POST /courses/{course_id}/topics/{topic_id}/reprocess/", {
    summary: "Read the topics again; what is completed stays completed",
    limit: "upload",
    answer: SyllabusSource,
  }),
  download: endpoint("GET /courses/{course_id}/topics/{topic_id}/download/", {
    summary: "The original file",
    download: true,
  }),
};

export const topicItems = {
  list: endpoint("GET /courses/{course_id}/topic-items/", {
    summary: "Topic cards in their order",
    answer: z.array(TopicItem),
  }),
  create: endpoint("POST /courses/{course_id}/topic-items/", {
    summary: "Add a topic card",
    body: TopicItemInput,
    answer: TopicItem,
    status: 201,
  }),
  read: endpoint("GET /courses/{course_id}/topic-items/{item_id}/", {
    summary: "One topic card",
    answer: TopicItem,
  }),
  passages: endpoint("GET /courses/{course_id}/topic-items/{item_id}/passages/", {
    summary: "Where the files of the course treat the topic, best first",
    answer: z.array(TopicPassage),
  }),
  patch: endpoint("PATCH /courses/{course_id}/topic-items/{item_id}/", {
    summary: "Change the fields that are sent",
    body: z.object({
      title: TopicItemInput.shape.title.optional(),
      description: TopicItemInput.shape.description.unwrap().optional(),
      difficulty: TopicItemInput.shape.difficulty.unwrap().optional(),
      is_completed: z.boolean().optional(),
    }),
    answer: TopicItem,
  }),
  remove: endpoint("DELETE /courses/{course_id}/topic-items/{item_id}/", {
    summary: "Delete a topic card",
    status: 204,
  }),
  toggleCompletion: endpoint("POST /courses/{course_id}/topic-items/{item_id}/toggle-completion/", {
    summary: "Completed or not: the other one",
    answer: TopicItem,
  }),
  reorder: endpoint("POST /courses/{course_id}/topic-items/reorder/", {
    summary: "Put cards in a new order",
    body: z.object({
      topic_orders: z.array(z.object({ id: Id, order: z.int().min(0).max(1_000_000) })).max(2000),
    }),
    answer: z.object({ message: z.string() }),
  }),
};

function syllabusFields(file: z.ZodType<File>) {
  return z.object({
    syllabus_text: text(SYLLABUS_TEXT_MAX, "Syllabus").default(""),
    syllabus_file: z.preprocess(
      (value: File | "" | undefined) => (isLeftBlank(value) ? undefined : value),
      file.optional(),
    ),
  });
}

function isGiven(given: { syllabus_text: string; syllabus_file?: File | undefined }): boolean {
  return Boolean(given.syllabus_text || given.syllabus_file);
}

/** What a form sends for a file input that nobody filled in. */
function isLeftBlank(value: unknown): boolean {
  return value === "" || (value instanceof File && value.size === 0 && value.name === "");
}
