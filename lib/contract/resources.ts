import { z } from "zod";
import { Difficulty, Id, Instant, orNull, requiredText, text } from "./common";
import { endpoint } from "./endpoint";
import { FILE_TYPES, FILES_TAKEN } from "./file-types";
import { FILE_TOO_LARGE, StoredUpload, sentFile, sentPdf } from "./files";
import { keysOf, PROCESSING_STATUSES, STAGE_LABELS } from "./values";

const FILE = "Please select a file to upload";

const CourseId = orNull(z.coerce.number().pipe(Id));

const ResourceFields = z.object({
  title: requiredText(200, "Title is required", "Title"),
  description: text(10_000, "Description").default(""),
  resource_type: text(30, "Type").default("pdf"),
  course: CourseId.default(null),
  subject: text(100, "Subject").default(""),
  difficulty_level: orNull(z.coerce.number().pipe(Difficulty)).default(null),
});

const PdfUpload = ResourceFields.extend({ file: sentPdf(FILE) });

/** Without a type it is named after what the file is. */
const AnyFields = ResourceFields.extend({ resource_type: text(30, "Type").default("") });
export const ResourceUpload = AnyFields.extend({ file: sentFile(FILE) });
export type ResourceUpload = z.output<typeof ResourceUpload>;

const DirectUpload = AnyFields.extend(StoredUpload.shape);

export const ResourcePatch = z.object({
  title: ResourceFields.shape.title.optional(),
  description: ResourceFields.shape.description.unwrap().optional(),
  resource_type: ResourceFields.shape.resource_type.unwrap().optional(),
  course: CourseId.optional(),
  subject: ResourceFields.shape.subject.unwrap().optional(),
  difficulty_level: ResourceFields.shape.difficulty_level.unwrap().optional(),
  url: z
    .union([z.literal(""), z.url({ protocol: /^https?$/, error: "Please enter a web address" })])
    .optional(),
});
export type ResourcePatch = z.output<typeof ResourcePatch>;

export const Resource = z.object({
  id: Id,
  title: z.string(),
  description: z.string(),
  resource_type: z.string(),
  tags: z.array(z.string()),
  subject: z.string(),
  difficulty_level: z.int().nullable(),
  url: z.string(),
  /** Address of the download, with the bearer token. */
  file_url: z.string(),
  file: z.string(),
  original_filename: z.string(),
  /** Bytes. */
  file_size: z.int(),
  file_type: z.enum(keysOf(FILE_TYPES)),
  /** Of the bytes, in hex: the same file is recognised by it before it is sent again. */
  sha256: z.string(),
  /** Hours; null until it is known. */
  estimated_time: z.number().nullable(),
  rating: z.number().nullable(),
  course: Id.nullable(),
  course_id: Id.nullable(),
  course_name: z.string().nullable(),
  processing_status: z.enum(keysOf(PROCESSING_STATUSES)),
  processing_error: z.string(),
  stage: z.enum(keysOf(STAGE_LABELS)),
  /** The file asks for a password: see the unlocking of documents. */
  is_locked: z.boolean(),
  /** The file as a document. */
  file_id: Id,
  page_count: z.int().nullable(),
  pages_read: z.int(),
  pages_with_text: z.int(),
  created_at: Instant,
  updated_at: Instant,
});
export type Resource = z.infer<typeof Resource>;

export const resources = {
  list: endpoint("GET /resources/", {
    summary: "The student's resources, newest first; of one course when it is named",
    query: z.object({ course_id: CourseId.optional() }),
    answer: z.array(Resource),
  }),
  upload: endpoint("POST /resources/", {
    summary: "Upload a PDF to the library; it is read in the background",
    form: true,
    limit: "upload",
    body: PdfUpload,
    answer: Resource,
    status: 201,
  }),
  uploadAny: endpoint("POST /resources/any/", {
    summary: `The same for a file of any kind that is read: ${FILES_TAKEN}`,
    form: true,
    tooLarge: FILE_TOO_LARGE,
    limit: "upload",
    body: ResourceUpload,
    answer: Resource,
    status: 201,
  }),
  uploadDirectly: endpoint("POST /resources/direct/", {
    summary: "Add a file whose bytes are in storage already to the library",
    limit: "upload",
    body: DirectUpload,
    answer: Resource,
    status: 201,
  }),
  read: endpoint("GET /resources/{resource_id}/", { summary: "One resource", answer: Resource }),
  patch: endpoint("PATCH /resources/{resource_id}/", {
    summary: "Change the fields that are sent",
    body: ResourcePatch,
    answer: Resource,
  }),
  remove: endpoint("DELETE /resources/{resource_id}/", {
    summary: "Delete the resource and its file",
    status: 204,
  }),
  processingStatus: endpoint("GET /resources/{resource_id}/processing-status/", {
    summary: "How far the resource has been read",
    answer: z.object({
      status: z.enum(keysOf(PROCESSING_STATUSES)),
      error: z.string(),
      stage: z.enum(keysOf(STAGE_LABELS)),
      page_count: z.int().nullable(),
      pages_read: z.int(),
      updated_at: Instant,
    }),
  }),
  retry: endpoint("POST /resources/{resource_id}/retry/", {
    summary: "Read a failed resource again",
    limit: "upload",
    answer: Resource,
    status: 202,
  }),
  download: endpoint("GET /resources/{resource_id}/download/", {
    summary: "The original file",
    download: true,
  }),
};
