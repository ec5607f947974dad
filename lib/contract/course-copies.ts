import { z } from "zod";
import { Id, Instant } from "./common";
import { endpoint } from "./endpoint";
import { CHANGES_MAX } from "./setup-values";

/** Something that whoever shared a course changed since the student looked. */
export const CourseChange = z.object({
  /** Names it when the student decides. */
  id: z.string(),
  change: z.enum(["changed", "new", "removed"]),
  kind: z.enum(["course", "class_times", "assignments", "exams", "topics", "grading"]),
  /** Of the thing, as the student has it. */
  title: z.string(),
  /** The field that changed; empty for something new or removed. */
  what: z.string(),
  /** What the student has, and what they would have. */
  before: z.string(),
  after: z.string(),
  /** The value is the student's own: they changed it, or kept theirs when it was offered before. */
  own: z.enum(["changed", "kept"]).nullable(),
  /** It was removed, and there is a score on it or it is begun: it stays. */
  is_begun: z.boolean(),
});
export type CourseChange = z.infer<typeof CourseChange>;

/** A file of the link on its way into the course, or one that did not come. */
const CopiedFile = z.object({
  id: Id,
  name: z.string(),
  /** Bytes. */
  size: z.int(),
  /** Why it did not come; empty while it is on its way. */
  problem: z.string(),
});
export type CopiedFile = z.infer<typeof CopiedFile>;

/** What became of the course that this one was made from. */
export const CourseCopy = z.object({
  /** "ended": the link was withdrawn or has expired, and no more is offered. */
  state: z.enum(["current", "changed", "ended"]),
  /** As the sharer wants to be called; may be empty. */
  shared_by: z.string(),
  /** Of what is offered; null where nothing is. */
  version: z.int().nullable(),
  changes: z.array(CourseChange),
  /** The update that was accepted last and can be taken back. */
  accepted: z.object({ made_at: Instant, count: z.int() }).nullable(),
  /** Those that are not there yet. */
  files: z.array(CopiedFile),
});
export type CourseCopy = z.infer<typeof CourseCopy>;

export const courseCopies = {
  read: endpoint("GET /courses/{course_id}/copy/", {
    summary: "What changed in the course that this one was made from; 404 for one that is no copy",
    answer: CourseCopy,
  }),
  decide: endpoint("POST /courses/{course_id}/copy/decide/", {
    summary: "Accept these changes and leave out the others, all at once; 409 if it changed again",
    body: z.object({
      version: z.int(),
      /** Ids of changes; none declines the update. */
      accepted: z.array(z.string().max(100)).max(CHANGES_MAX),
    }),
    answer: CourseCopy,
  }),
  retryFiles: endpoint("POST /courses/{course_id}/copy/files/retry/", {
    summary: "Try the files of the link once more that did not come",
    limit: "upload",
    status: 204,
  }),
  forgetFiles: endpoint("DELETE /courses/{course_id}/copy/files/", {
    summary: "Do without the files of the link that did not come",
    status: 204,
  }),
  undo: endpoint("POST /courses/{course_id}/copy/undo/", {
    summary: "Take back the update that was accepted last; what was changed since stays",
    answer: CourseCopy,
  }),
};
