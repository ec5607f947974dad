import { accountRoutes } from "@/app/api/_routes/account";
import { aiRoutes } from "@/app/api/_routes/ai";
import { assignmentRoutes } from "@/app/api/_routes/assignments";
import { assistantRoutes, chatThreadRoutes } from "@/app/api/_routes/assistant";
import { authRoutes } from "@/app/api/_routes/auth";
import { calendarRoutes, feedRoutes } from "@/app/api/_routes/calendar";
import { calendarSourceRoutes } from "@/app/api/_routes/calendar-sources";
import { classTimeRoutes } from "@/app/api/_routes/class-times";
import { assignmentFileRoutes, quizFileRoutes, uploadRoutes } from "@/app/api/_routes/course-files";
import { courseRoutes } from "@/app/api/_routes/courses";
import { dashboardRoutes } from "@/app/api/_routes/dashboard";
import { documentRoutes } from "@/app/api/_routes/documents";
import { examRoutes } from "@/app/api/_routes/exams";
import { gpaRoutes } from "@/app/api/_routes/gpa";
import { gradesRoutes } from "@/app/api/_routes/grades";
import { gradingRoutes } from "@/app/api/_routes/grading";
import { invitationRoutes } from "@/app/api/_routes/invitations";
import { knowledgeRoutes } from "@/app/api/_routes/knowledge";
import { libraryRoutes } from "@/app/api/_routes/library";
import {
  announcementRoutes,
  operatorAccountRoutes,
  operatorSiteRoutes,
} from "@/app/api/_routes/operator";
import { planGenerationRoutes } from "@/app/api/_routes/plan-generation";
import { profileRoutes } from "@/app/api/_routes/profile";
import { reminderRoutes } from "@/app/api/_routes/reminders";
import { resourceRoutes } from "@/app/api/_routes/resources";
import { retrievalRoutes } from "@/app/api/_routes/retrieval";
import { scheduleRoutes } from "@/app/api/_routes/schedule";
import { searchRoutes } from "@/app/api/_routes/search";
import { courseCopyRoutes, sharedCourseRoutes } from "@/app/api/_routes/shared-courses";
import { studyContextRoutes } from "@/app/api/_routes/study-contexts";
import { studyHoursRoutes } from "@/app/api/_routes/study-hours";
import { studyPlanRoutes } from "@/app/api/_routes/study-plans";
import { studySessionRoutes } from "@/app/api/_routes/study-sessions";
import { syllabusImportRoutes } from "@/app/api/_routes/syllabus-imports";
import { systemRoutes } from "@/app/api/_routes/system";
import { topicItemRoutes, topicRoutes } from "@/app/api/_routes/topics";
import { trashRoutes } from "@/app/api/_routes/trash";
import { dispatcher } from "@/lib/api/dispatch";
import type { Implementation } from "@/lib/api/implement";
import type { Noun } from "@/lib/contract/catalogue";

/** Every noun of the catalogue with its implementation; a forgotten noun does not compile. */
const implementations: Record<Noun, Implementation[]> = {
  auth: authRoutes,
  profile: profileRoutes,
  account: accountRoutes,
  invitations: invitationRoutes,
  dashboard: dashboardRoutes,
  courses: courseRoutes,
  sharedCourses: sharedCourseRoutes,
  courseCopies: courseCopyRoutes,
  grading: gradingRoutes,
  grades: gradesRoutes,
  gpa: gpaRoutes,
  assignments: assignmentRoutes,
  assignmentFiles: assignmentFileRoutes,
  quizFiles: quizFileRoutes,
  topics: topicRoutes,
  topicItems: topicItemRoutes,
  exams: examRoutes,
  classTimes: classTimeRoutes,
  resources: resourceRoutes,
  library: libraryRoutes,
  retrieval: retrievalRoutes,
  knowledge: knowledgeRoutes,
  studyContexts: studyContextRoutes,
  studyHours: studyHoursRoutes,
  planGeneration: planGenerationRoutes,
  studySessions: studySessionRoutes,
  schedule: scheduleRoutes,
  assistant: assistantRoutes,
  chatThreads: chatThreadRoutes,
  ai: aiRoutes,
  syllabusImports: syllabusImportRoutes,
  documents: documentRoutes,
  studyPlans: studyPlanRoutes,
  calendar: calendarRoutes,
  feeds: feedRoutes,
  calendarSources: calendarSourceRoutes,
  reminders: reminderRoutes,
  trash: trashRoutes,
  search: searchRoutes,
  uploads: uploadRoutes,
  announcements: announcementRoutes,
  operatorSite: operatorSiteRoutes,
  operatorAccounts: operatorAccountRoutes,
  system: systemRoutes,
};

/** The whole API. */
export const { answer, dispatch } = dispatcher(Object.values(implementations).flat());
