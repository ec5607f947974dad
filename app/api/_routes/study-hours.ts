import { implement } from "@/lib/api/implement";
import { studyHours } from "@/lib/contract/study-hours";
import { readStudyHours, saveStudyHours } from "@/lib/services/study-plans/study-hours";

export const studyHoursRoutes = implement(studyHours, {
  read: ({ owner }) => readStudyHours(owner),
  save: ({ owner, body }) => saveStudyHours(owner, body),
});
