import type { Answer, AnswerInput, CourseFact } from "@/lib/answering/types";
import {
  answerClassTimes,
  answerExamCovers,
  answerExamPlace,
  answerOfficeHours,
  answerTeacher,
} from "./course";
import { answerDue, answerExamDate, answerLeft, answerOverdue } from "./dates";
import { answerFinished, answerHowFar } from "./finished";
import { answerGpa } from "./gpa";
import { answerGrading, answerWorth } from "./grades";
import { type Intent, OF_SCORES } from "./intents";
import type { KnownCourse } from "./named-courses";
import { answerNeeded } from "./needed";
import { type OwnQuestion, readOwnQuestion } from "./read-question";
import { saidInFiles } from "./said-in-files";
import { answerScore, answerStanding } from "./standing";
import { answerBehind, answerFreeDays, answerHours, answerSessions } from "./study";
import { answerSupposed } from "./supposed";
import { inCourse, type OwnInput, unknown } from "./words";

const ANSWERS: Record<Intent, (input: OwnInput) => Answer | null> = {
  due: answerDue,
  overdue: answerOverdue,
  worth: answerWorth,
  grading: answerGrading,
  needed: answerNeeded,
  supposed: answerSupposed,
  score: answerScore,
  standing: answerStanding,
  gpa: answerGpa,
  sessions: answerSessions,
  free_days: answerFreeDays,
  hours: answerHours,
  behind: answerBehind,
  finished: answerFinished,
  progress: answerHowFar,
  exam_date: answerExamDate,
  exam_place: answerExamPlace,
  exam_covers: answerExamCovers,
  left: answerLeft,
  class_times: answerClassTimes,
  office_hours: answerOfficeHours,
  teacher: answerTeacher,
  late_policy: (input) =>
    unknown(`I don't know the late policy${inCourse(input)}: nothing in your files says it.`),
};

type Known = Pick<AnswerInput, "question" | "facts" | "passages"> & { today: string };

/**
 * The answer to a question about the student's own data, or null for a question to the documents. Where the data hold
 * nothing, a syllabus among the passages may say it.
 */
export function answerOwnData({ question, facts, passages, today }: Known): Answer | null {
  const asked = readOwnQuestion(question, { courses: coursesIn(facts), facts });
  if (!asked) return null;
  const answer = ANSWERS[asked.intent]({ asked, facts: factsOf(facts, asked), today });
  return answer?.found ? answer : (saidInFiles(asked.intent, passages) ?? answer);
}

/** Whether a question is about scores and grades, and of which courses: of all where it names none. */
export function asksForGrades(question: string, facts: CourseFact[]): number[] | null {
  const asked = readOwnQuestion(question, { courses: coursesIn(facts), facts });
  if (!asked || !OF_SCORES.includes(asked.intent)) return null;
  return asked.courses.length > 0 ? asked.courses : coursesIn(facts).map(({ id }) => id);
}

/** Whether a question is about the GPA. */
export function asksForGpa(question: string, facts: CourseFact[]): boolean {
  return readOwnQuestion(question, { courses: coursesIn(facts), facts })?.intent === "gpa";
}

function factsOf(facts: CourseFact[], { courses }: OwnQuestion): CourseFact[] {
  if (courses.length === 0) return facts;
  return facts.filter(({ course_id, kind, id }) =>
    courses.includes(kind === "course" ? id : (course_id ?? -1)),
  );
}

function coursesIn(facts: CourseFact[]): KnownCourse[] {
  return facts
    .filter(({ kind }) => kind === "course")
    .map(({ id, title, code = "" }) => ({ id, name: title, code }));
}
