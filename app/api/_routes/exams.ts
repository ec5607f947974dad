import { implement } from "@/lib/api/implement";
import { exams } from "@/lib/contract/exams";
import {
  createExam,
  listExamEvents,
  listExams,
  listUpcomingExams,
  readExam,
  updatePreparation,
} from "@/lib/services/courses/exams";
import { updateExamAndReschedule } from "@/lib/services/study-plans/schedule/change";
import { removeExam } from "@/lib/services/trash/deletions";

export const examRoutes = implement(exams, {
  list: ({ owner, path }) => listExams(owner, path.course_id),
  create: ({ owner, path, body }) => createExam(owner, path.course_id, body),
  upcoming: ({ owner, path }) => listUpcomingExams(owner, path.course_id),
  calendarEvents: ({ owner, path }) => listExamEvents(owner, path.course_id),
  read: ({ owner, path }) => readExam(owner, path),
  update: ({ owner, path, body }) => updateExamAndReschedule(owner, path, body),
  remove: ({ owner, path }) => removeExam(owner, path),
  updatePreparation: ({ owner, path, body }) =>
    updatePreparation(owner, path, body.preparation_status),
});
