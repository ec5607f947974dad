import { z } from "zod";
import { Id, Instant, orNull, text } from "./common";
import { CourseSetup, NewCourseName, SetupParts } from "./course-setup";
import { endpoint } from "./endpoint";
import { LINK_DAYS, LINK_DAYS_DEFAULT, LINK_FILES_MAX } from "./setup-values";

/** Where a setup goes, and what of it. */
const SetupTarget = SetupParts.extend({
  /** Null makes a new course. */
  course_id: orNull(Id).default(null),
  name: NewCourseName,
});

/** What a setup brought into a course. */
export const AddedSetup = z.object({
  course_id: Id,
  /** How many were added, and how many were there before. */
  added: z.int(),
  there: z.int(),
});
export type AddedSetup = z.infer<typeof AddedSetup>;

/** What a stranger sees of a file that comes along: nothing else. */
const SharedFile = z.object({
  name: z.string(),
  /** Bytes. */
  size: z.int(),
});
export type SharedFile = z.infer<typeof SharedFile>;

const FileToShare = SharedFile.extend({ file_id: Id });
export type FileToShare = z.infer<typeof FileToShare>;

/** Where a setup behind a link goes, and what comes along. */
export const LinkTarget = SetupTarget.extend({
  /** Those that its owner chose. */
  files: z.boolean("Please say true or false").default(true),
});

/** An address at which whoever has it sees a course as it was last published. */
export const CourseLink = z.object({
  id: Id,
  /** The name it shows. */
  shared_by: z.string(),
  version: z.int(),
  published_at: Instant,
  /** The course has changed since. */
  is_behind: z.boolean(),
  /** Those that come along. */
  files: z.array(SharedFile),
  expires_at: Instant.nullable(),
  is_expired: z.boolean(),
  opened_count: z.int(),
  last_opened_at: Instant.nullable(),
  created_at: Instant,
});
export type CourseLink = z.infer<typeof CourseLink>;

const SharerName = CourseSetup.shape.shared_by;

const CourseLinkInput = z.object({
  shared_by: SharerName,
  days: z.literal(LINK_DAYS, "Please choose how long").default(LINK_DAYS_DEFAULT),
  /** Files of the course that whoever has the link gets as well. */
  file_ids: z
    .array(Id)
    .max(LINK_FILES_MAX, `At most ${LINK_FILES_MAX} files can come along with a link`)
    .default([]),
});

/** What stands in a link. */
const Token = text(100, "The link").min(1, "This link is not complete.");

export const sharedCourses = {
  setup: endpoint("GET /courses/{course_id}/setup/", {
    summary: "What a course is made of, to be shared: no score, tick, status, plan or note",
    answer: CourseSetup,
  }),
  add: endpoint("POST /courses/copies/", {
    summary: "Add a setup as a new course, or to one that is there; nothing is added twice",
    limit: "upload",
    body: SetupTarget.extend({ setup: CourseSetup }),
    answer: AddedSetup,
    status: 201,
  }),
  links: endpoint("GET /courses/{course_id}/links/", {
    summary: "Links by which the course is shared, newest first",
    answer: z.array(CourseLink),
  }),
  filesToShare: endpoint("GET /courses/{course_id}/files-to-share/", {
    summary: "Files of the course that can come along with a link, newest first",
    answer: z.array(FileToShare),
  }),
  createLink: endpoint("POST /courses/{course_id}/links/", {
    summary: "Publish the course as it is under a new address, which is answered this once",
    limit: "upload",
    body: CourseLinkInput,
    answer: z.object({ link: CourseLink, url: z.string() }),
    status: 201,
  }),
  publish: endpoint("POST /courses/{course_id}/links/{link_id}/publish/", {
    summary: "Let a link show the course as it is now",
    limit: "upload",
    answer: CourseLink,
  }),
  withdraw: endpoint("DELETE /courses/{course_id}/links/{link_id}/", {
    summary: "Withdraw a link; courses made by it stay",
    status: 204,
  }),
  open: endpoint("POST /shared-courses/open/", {
    summary: "What a link shows; the same 404 for any that is expired, withdrawn or made up",
    open: true,
    limit: "link",
    body: z.object({ token: Token }),
    answer: z.object({ setup: CourseSetup, published_at: Instant, files: z.array(SharedFile) }),
  }),
  copy: endpoint("POST /shared-courses/copies/", {
    summary: "Add what a link shows as a new course, or to one that is there",
    limit: "link",
    body: LinkTarget.extend({ token: Token }),
    answer: AddedSetup,
    status: 201,
  }),
};
