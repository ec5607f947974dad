import { implement } from "@/lib/api/implement";
import { courseCopies } from "@/lib/contract/course-copies";
import { sharedCourses } from "@/lib/contract/shared-courses";
import { thenReschedule } from "@/lib/services/study-plans/schedule/change";
import { addSetup } from "@/lib/services/syllabus/shared-courses/add-setup";
import {
  forgetCopiedFiles,
  retryCopiedFiles,
} from "@/lib/services/syllabus/shared-courses/copied-files";
import { readCopy } from "@/lib/services/syllabus/shared-courses/copies";
import { decideOnCopy } from "@/lib/services/syllabus/shared-courses/decide";
import { listFilesToShare } from "@/lib/services/syllabus/shared-courses/link-files";
import {
  createCourseLink,
  listCourseLinks,
  publishCourseLink,
  withdrawCourseLink,
} from "@/lib/services/syllabus/shared-courses/links";
import { copySharedCourse, openSharedCourse } from "@/lib/services/syllabus/shared-courses/opened";
import { readSetupFile } from "@/lib/services/syllabus/shared-courses/setup";
import { undoUpdate } from "@/lib/services/syllabus/shared-courses/undo-update";

export const sharedCourseRoutes = implement(sharedCourses, {
  setup: ({ owner, path }) => readSetupFile(owner, path.course_id),
  add: ({ owner, body }) => thenReschedule(owner, addSetup(owner, body)),
  links: ({ owner, path }) => listCourseLinks(owner, path.course_id),
  filesToShare: ({ owner, path }) => listFilesToShare(owner, path.course_id),
  createLink: ({ owner, path, body }) => createCourseLink(owner, path.course_id, body),
  publish: ({ owner, path }) => publishCourseLink(owner, path),
  withdraw: ({ owner, path }) => withdrawCourseLink(owner, path),
  open: ({ body }) => openSharedCourse(body.token),
  copy: ({ owner, body }) => thenReschedule(owner, copySharedCourse(owner, body)),
});

export const courseCopyRoutes = implement(courseCopies, {
  read: ({ owner, path }) => readCopy(owner, path.course_id),
  decide: ({ owner, path, body }) =>
    thenReschedule(owner, decideOnCopy(owner, path.course_id, body), () =>
      body.accepted.length === 0 ? "nothing" : null,
    ),
  retryFiles: ({ owner, path }) => retryCopiedFiles(owner, path.course_id),
  forgetFiles: ({ owner, path }) => forgetCopiedFiles(owner, path.course_id),
  undo: ({ owner, path }) => thenReschedule(owner, undoUpdate(owner, path.course_id)),
});
