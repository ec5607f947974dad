import { eventType } from "inngest";
import { z } from "zod";

const id = z.int().positive();

/** One attempt at reading a document; `file_id` is null for pasted text. */
const reading = z.object({ owner_id: id, reading_id: id, attempt: id, file_id: id.nullable() });

/** A document is stored, a PDF or pasted text; it waits to be read. */
export const documentGiven = eventType("documents/given", { schema: reading });

/** Pages of it are pictures, whose text waits to be recognized. */
export const documentUnrecognized = eventType("documents/unrecognized", { schema: reading });

/** Its pictures are recognized: its reading goes on. */
export const documentRecognized = eventType("documents/recognized", { schema: reading });

/** A syllabus waits for the student's review; a language model may add to it meanwhile. */
export const importProposed = eventType("imports/proposed", {
  schema: z.object({ owner_id: id, reading_id: id, attempt: id }),
});

/** The pages of a file are read, but its passages cannot be found yet. */
export const fileUnindexed = eventType("files/unindexed", {
  schema: z.object({ owner_id: id, file_id: id, attempt: id }),
});

/** The passages of a file can be found by their words, but not yet by their meaning. */
export const fileUnembedded = eventType("files/unembedded", {
  schema: z.object({ owner_id: id, file_id: id, attempt: id }),
});

/** Files of a course, or without one, can be found by their words, but not yet by how those are related. */
export const courseUnrelated = eventType("courses/unrelated", {
  schema: z.object({ owner_id: id, course_id: id.nullable() }),
});

/** The student deleted a file: whatever still works on it stops. */
export const fileDeleted = eventType("files/deleted", {
  schema: z.object({ owner_id: id, file_id: id }),
});

/** The student deleted the account: everything of theirs stops. */
export const accountDeleted = eventType("accounts/deleted", {
  schema: z.object({ owner_id: id }),
});

/** The student wants everything they have as a ZIP. */
export const exportRequested = eventType("exports/requested", {
  schema: z.object({ owner_id: id, export_id: id }),
});

/** These stored bytes may have lost their last file. */
export const contentReleased = eventType("content/released", {
  schema: z.object({ owner_id: id, hashes: z.array(z.string().length(64)).max(5000) }),
});

/** A draft of a study plan waits to be filled. */
export const planRequested = eventType("study-plans/requested", {
  schema: z.object({ owner_id: id, plan_id: id, attempt: id }),
});

/** A mail to the student waits to be sent. */
export const mailQueued = eventType("mails/queued", {
  schema: z.object({ owner_id: id, mail_id: id, kind: z.string() }),
});

/** The hour has come at which a student wants to know what is due. */
export const digestDue = eventType("digests/due", {
  schema: z.object({ owner_id: id, at: z.iso.datetime() }),
});

/** A notification waits to be sent to a browser. */
export const pushQueued = eventType("pushes/queued", {
  schema: z.object({ owner_id: id, push_id: id }),
});

/** A calendar from elsewhere is to be read now. */
export const calendarDue = eventType("calendars/due", {
  schema: z.object({ owner_id: id, source_id: id }),
});

/** A file that came along with a shared course waits to be added to the student's own. */
export const sharedFileDue = eventType("shared-files/due", {
  schema: z.object({ owner_id: id, copied_file_id: id }),
});

/** Somebody forgot a password; nobody's account where the list is empty. */
export const passwordForgotten = eventType("passwords/forgotten", {
  schema: z.object({ owner_ids: z.array(id).max(2) }),
});
