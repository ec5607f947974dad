import { eventType } from "inngest";
import { z } from "zod";

const id = z.int().positive();

/** A PDF is stored and its row exists; it waits to be read. */
export const fileUploaded = eventType("files/uploaded", {
  schema: z.object({ owner_id: id, file_id: id, attempt: id }),
});

/** The pages of a file are read, but its passages cannot be found yet. */
export const fileUnindexed = eventType("files/unindexed", {
  schema: z.object({ owner_id: id, file_id: id, attempt: id }),
});

/** The passages of a file can be found by their words, but not yet by their meaning. */
export const fileUnembedded = eventType("files/unembedded", {
  schema: z.object({ owner_id: id, file_id: id, attempt: id }),
});

/** Pages of a document are pictures, whose text waits to be recognized. `work_id` is the row it is read for. */
export const picturesFound = eventType("documents/pictures-found", {
  schema: z.object({
    owner_id: id,
    work: z.enum(["file", "topics", "import"]),
    work_id: id,
    attempt: id,
  }),
});

/** The pictures among a file's pages are recognized: its reading goes on. */
export const fileRecognized = eventType("files/recognized", {
  schema: z.object({ owner_id: id, file_id: id, attempt: id }),
});

/** The student deleted a file: whatever still works on it stops. */
export const fileDeleted = eventType("files/deleted", {
  schema: z.object({ owner_id: id, file_id: id }),
});

/** The student deleted the account: everything of theirs stops. */
export const accountDeleted = eventType("accounts/deleted", {
  schema: z.object({ owner_id: id }),
});

/** A syllabus waits to be read for the student's review. */
export const syllabusImported = eventType("syllabi/imported", {
  schema: z.object({ owner_id: id, import_id: id, attempt: id }),
});

/** The same for the pictures among its pages. */
export const importRecognized = eventType("syllabi/import-recognized", {
  schema: z.object({ owner_id: id, import_id: id, attempt: id }),
});

/** The student wants everything they have as a ZIP. */
export const exportRequested = eventType("exports/requested", {
  schema: z.object({ owner_id: id, export_id: id }),
});

/** These stored bytes may have lost their last file. */
export const contentReleased = eventType("content/released", {
  schema: z.object({ owner_id: id, hashes: z.array(z.string().length(64)).max(5000) }),
});

/** A syllabus was given, as text or as a stored PDF; its topics wait to be read. */
export const syllabusAdded = eventType("syllabi/added", {
  schema: z.object({ owner_id: id, source_id: id, attempt: id }),
});

/** The pictures among its pages are recognized: its topics can be read. */
export const topicsRecognized = eventType("syllabi/topics-recognized", {
  schema: z.object({ owner_id: id, source_id: id, attempt: id }),
});

/** A draft of a study plan waits to be filled. */
export const planRequested = eventType("study-plans/requested", {
  schema: z.object({ owner_id: id, plan_id: id, attempt: id }),
});
