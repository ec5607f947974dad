import { eventType } from "inngest";
import { z } from "zod";

const id = z.int().positive();

/** A PDF is stored and its row exists; it waits to be read. */
export const fileUploaded = eventType("files/uploaded", {
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
