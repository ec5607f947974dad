import { account } from "./account";
import { ai } from "./ai";
import { announcements } from "./announcements";
import { assignments } from "./assignments";
import { assistant, chatThreads } from "./assistant";
import { auth } from "./auth";
import { calendar } from "./calendar";
import { calendarSources } from "./calendar-sources";
import { classTimes } from "./class-times";
import { courseCopies } from "./course-copies";
import { courses } from "./courses";
import { dashboard } from "./dashboard";
import { documents } from "./documents";
import { exams } from "./exams";
import { feeds } from "./feeds";
import { assignmentFiles, quizFiles, uploads } from "./files";
import { gpa } from "./gpa";
import { grades } from "./grades";
import { grading } from "./grading";
import { invitations } from "./invitations";
import { knowledge } from "./knowledge";
import { library } from "./library";
import { operatorAccounts, operatorSite } from "./operator";
import { planGeneration } from "./plan-generation";
import { profile } from "./profile";
import { reminders } from "./reminders";
import { resources } from "./resources";
import { retrieval } from "./retrieval";
import { schedule } from "./schedule";
import { search } from "./search";
import { sharedCourses } from "./shared-courses";
import { studyContexts } from "./study-contexts";
import { studyHours } from "./study-hours";
import { studyPlans } from "./study-plans";
import { studySessions } from "./study-sessions";
import { syllabusImports } from "./syllabus-imports";
import { system } from "./system";
import { topicItems, topics } from "./topics";
import { trash } from "./trash";

/** Every endpoint of the API by noun and verb. */
export const catalogue = {
  auth,
  profile,
  account,
  invitations,
  dashboard,
  courses,
  sharedCourses,
  courseCopies,
  grading,
  grades,
  gpa,
  assignments,
  assignmentFiles,
  quizFiles,
  topics,
  topicItems,
  exams,
  classTimes,
  resources,
  library,
  retrieval,
  knowledge,
  studyContexts,
  studyHours,
  syllabusImports,
  documents,
  studyPlans,
  planGeneration,
  studySessions,
  schedule,
  assistant,
  chatThreads,
  ai,
  calendar,
  feeds,
  calendarSources,
  reminders,
  trash,
  search,
  uploads,
  announcements,
  operatorSite,
  operatorAccounts,
  system,
};

export type Catalogue = typeof catalogue;
export type Noun = keyof Catalogue;

/** Every endpoint by its route string: what `call()` is typed with. */
export type EndpointsByRoute = {
  [E in EveryEndpoint as E["route"]]: E;
};

type EveryEndpoint = { [N in Noun]: Catalogue[N][keyof Catalogue[N]] }[Noun];
