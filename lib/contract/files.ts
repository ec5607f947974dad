import { z } from "zod";
import { Assignment } from "./assignments";
import { Id, Instant, requiredText, text } from "./common";
import { endpoint } from "./endpoint";
import { FILE_TYPES, FILES_TAKEN } from "./file-types";
import { FILE_SIZE_MAX, keysOf, STAGE_LABELS } from "./values";

const TITLE_AND_FILE = "Please provide both a title and a file";

const FileFields = z.object({
  title: requiredText(200, TITLE_AND_FILE, "Title"),
  description: text(10_000, "Description").default(""),
});

const EMPTY = "This file is empty. Please choose another file.";
/** Said of a file of any kind. */
export const FILE_TOO_LARGE = "This file is larger than 25 MB. Please choose a smaller file.";

/** A PDF of a form; `missing` is said where there is none. */
export const sentPdf = (missing: string) =>
  z
    .file({ error: missing })
    .min(1, "This file is empty. Please choose another PDF.")
    .max(FILE_SIZE_MAX, "This file is larger than 25 MB. Please choose a smaller PDF.");

/** A file of any kind that is read. */
export const sentFile = (missing: string) =>
  z.file({ error: missing }).min(1, EMPTY).max(FILE_SIZE_MAX, FILE_TOO_LARGE);

const PdfUpload = FileFields.extend({ file: sentPdf(TITLE_AND_FILE) });
export const FileUpload = FileFields.extend({ file: sentFile(TITLE_AND_FILE) });

/** A file whose bytes are in the storage already. */
export const StoredUpload = z.object({
  upload_token: text(4096, "The upload token"),
  filename: requiredText(255, TITLE_AND_FILE, "File name"),
});
export type StoredUpload = z.output<typeof StoredUpload>;

const DirectUpload = FileFields.extend(StoredUpload.shape);

/** Where to put the bytes of a coming upload. */
export const UploadTicket = z.discriminatedUnion("mode", [
  /** Send the file with the form, through the API. */
  z.object({ mode: z.literal("form") }),
  /** PUT the bytes to `url` with `headers`, then name `upload_token` when adding the file. */
  z.object({
    mode: z.literal("direct"),
    url: z.url(),
    headers: z.record(z.string(), z.string()),
    upload_token: z.string(),
  }),
]);
export type UploadTicket = z.infer<typeof UploadTicket>;

export const CourseFile = z.object({
  id: Id,
  course_id: Id,
  title: z.string(),
  description: z.string(),
  original_filename: z.string(),
  file_type: z.enum(keysOf(FILE_TYPES)),
  /** Bytes. */
  file_size: z.int(),
  is_processed: z.boolean(),
  /** Empty unless processing failed; a sentence for the student. */
  processing_error: z.string(),
  stage: z.enum(keysOf(STAGE_LABELS)),
  /** The file asks for a password: see the unlocking of documents. */
  is_locked: z.boolean(),
  page_count: z.int().nullable(),
  pages_read: z.int(),
  pages_with_text: z.int(),
  /** What reading it could not tell, in words for the student. */
  notes: z.array(z.string()),
  /** The assignment made from this file, while it exists. */
  assignment: Assignment.nullable(),
  created_at: Instant,
  updated_at: Instant,
});
export type CourseFile = z.infer<typeof CourseFile>;

export const uploads = {
  begin: endpoint("POST /uploads/", {
    summary: "Ask where to put the bytes of a file",
    limit: "upload",
    body: z.object({
      size: z.int().min(1, EMPTY).max(FILE_SIZE_MAX, FILE_TOO_LARGE),
    }),
    answer: UploadTicket,
  }),
};

export const assignmentFiles = fileEndpoints("assignment");
export const quizFiles = fileEndpoints("quiz");

/** Files of assignments and of quizzes answer alike; only those of assignments become assignments. */
function fileEndpoints<const K extends "assignment" | "quiz">(kind: K) {
  return {
    list: endpoint(`GET /courses/{course_id}/${kind}-files/`, {
      summary: `The course's ${kind} files, newest first`,
      answer: z.array(CourseFile),
    }),
    upload: endpoint(`POST /courses/{course_id}/${kind}-files/`, {
      summary: `Upload a PDF of the kind ${kind}; it is read in the background`,
      form: true,
      limit: "upload",
      body: PdfUpload,
      answer: CourseFile,
      status: 201,
    }),
    uploadAny: endpoint(`POST /courses/{course_id}/${kind}-files/any/`, {
      summary: `The same for a file of any kind that is read: ${FILES_TAKEN}`,
      form: true,
      tooLarge: FILE_TOO_LARGE,
      limit: "upload",
      body: FileUpload,
      answer: CourseFile,
      status: 201,
    }),
    uploadDirectly: endpoint(`POST /courses/{course_id}/${kind}-files/direct/`, {
      summary: `Add a file of the kind ${kind} whose bytes are in storage already`,
      limit: "upload",
      body: DirectUpload,
      answer: CourseFile,
      status: 201,
    }),
    read: endpoint(`GET /courses/{course_id}/${kind}-files/{file_id}/`, {
      summary: "One file and how far it has been read",
      answer: CourseFile,
    }),
    remove: endpoint(`DELETE /courses/{course_id}/${kind}-files/{file_id}/`, {
      summary: "Delete the file; an assignment made from it stays",
      status: 204,
    }),
    retry: endpoint(`POST /courses/{course_id}/${kind}-files/{file_id}/retry/`, {
      summary: "Read a failed file again",
      limit: "upload",
      answer: CourseFile,
      status: 202,
    }),
    download: endpoint(`GET /courses/{course_id}/${kind}-files/{file_id}/download/`, {
      summary: "The original bytes",
      download: true,
    }),
  };
}
