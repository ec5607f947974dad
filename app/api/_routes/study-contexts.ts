import { implement } from "@/lib/api/implement";
import { studyContexts } from "@/lib/contract/study-contexts";
import {
  readStudyContext,
  saveStudyContext,
} from "@/lib/services/study-plans/generation/preferences";

export const studyContextRoutes = implement(studyContexts, {
  save: ({ owner, body }) => saveStudyContext(owner, body),
  read: ({ owner, path }) => readStudyContext(owner, path.course_id),
});
