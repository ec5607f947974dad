import { implement } from "@/lib/api/implement";
import { attachment } from "@/lib/api/responses";
import { assignmentFiles, quizFiles, uploads } from "@/lib/contract/files";
import { beginUpload } from "@/lib/services/files/uploads";
import { addDirectFile, addFormFile, addFormPdf } from "@/lib/services/library/add-file";
import {
  downloadCourseFile,
  listCourseFiles,
  readCourseFile,
  retryCourseFile,
} from "@/lib/services/library/course-files";
import { removeCourseFile } from "@/lib/services/trash/deletions";

export const assignmentFileRoutes = implement(assignmentFiles, {
  list: ({ owner, path }) => listCourseFiles(owner, "assignment", path.course_id),
  upload: ({ owner, path, body }) => addFormPdf(owner, "assignment", path.course_id, body),
  uploadAny: ({ owner, path, body }) => addFormFile(owner, "assignment", path.course_id, body),
  uploadDirectly: ({ owner, path, body }) =>
    addDirectFile(owner, "assignment", path.course_id, body),
  read: ({ owner, path }) => readCourseFile(owner, "assignment", path),
  remove: ({ owner, path }) => removeCourseFile(owner, "assignment", path),
  retry: ({ owner, path }) => retryCourseFile(owner, "assignment", path),
  download: ({ owner, path }) => attachment(downloadCourseFile(owner, "assignment", path)),
});

export const quizFileRoutes = implement(quizFiles, {
  list: ({ owner, path }) => listCourseFiles(owner, "quiz", path.course_id),
  upload: ({ owner, path, body }) => addFormPdf(owner, "quiz", path.course_id, body),
  uploadAny: ({ owner, path, body }) => addFormFile(owner, "quiz", path.course_id, body),
  uploadDirectly: ({ owner, path, body }) => addDirectFile(owner, "quiz", path.course_id, body),
  read: ({ owner, path }) => readCourseFile(owner, "quiz", path),
  remove: ({ owner, path }) => removeCourseFile(owner, "quiz", path),
  retry: ({ owner, path }) => retryCourseFile(owner, "quiz", path),
  download: ({ owner, path }) => attachment(downloadCourseFile(owner, "quiz", path)),
});

export const uploadRoutes = implement(uploads, {
  begin: ({ owner, body }) => beginUpload(owner, body),
});
