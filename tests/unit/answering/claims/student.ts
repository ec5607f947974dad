import { claimReader } from "@/lib/answering/claims/check-answer";
import type { Known, KnownCourse } from "@/lib/answering/claims/known";
import { knownItem } from "@/lib/answering/claims/known-item";

function course(id: number, name: string, code: string, more: Partial<KnownCourse>): KnownCourse {
  return {
    ref: `course-${id}`,
    name,
    code,
    teacher: "Dr. Example",
    start: "2027-02-01",
    end: "2027-06-18",
    topics: { all: 0, done: 0 },
    assignments: { all: 0, done: 0 },
    percent: null,
    ...more,
  };
}

const at = (hours: number, minutes = 0) => 60 * hours + minutes;

/** A student in Madrid on Wednesday 10 March 2027. */
export const KNOWN: Known = {
  zone: "Europe/Madrid",
  today: "2027-03-10",
  is_complete: true,
  courses: [
    course(1, "Biology", "BIO 110", {
      topics: { all: 12, done: 5 },
      assignments: { all: 3, done: 1 },
      percent: 40,
    }),
    course(2, "Databases II", "INF-22", {
      topics: { all: 8, done: 8 },
      assignments: { all: 1, done: 0 },
      percent: 89,
    }),
  ],
  items: [
    knownItem({
      ref: "exam-1",
      kind: "exam",
      type: "final",
      title: "Final exam",
      course: "Biology",
      day: "2027-06-15",
      minute: at(9, 30),
      end_minute: at(11, 30),
      minutes: 120,
      weight: 50,
      room: "Aula 3",
    }),
    knownItem({
      ref: "exam-2",
      kind: "exam",
      type: "quiz",
      title: "Quiz 2",
      course: "Biology",
      day: "2027-03-18",
      minute: at(15, 45),
      end_minute: at(16, 15),
      minutes: 30,
      weight: 10,
      room: "Lab 5",
    }),
    knownItem({
      ref: "exam-3",
      kind: "exam",
      type: "final",
      title: "Final exam",
      course: "Databases II",
      day: "2027-06-11",
      minute: at(16),
      end_minute: at(18),
      minutes: 120,
      weight: 70,
    }),
    knownItem({
      ref: "assignment-4",
      kind: "assignment",
      type: "essay",
      title: "Essay on cells",
      course: "Biology",
      day: "2027-03-12",
      minute: at(23, 59),
      weight: 15,
      points: 40,
      minutes: 240,
      state: "in_progress",
    }),
    knownItem({
      ref: "assignment-5",
      kind: "assignment",
      type: "lab",
      title: "Lab report 1",
      course: "Biology",
      day: "2027-02-26",
      minute: at(12),
      weight: 5,
      points: 20,
      score: 17,
      percent: 85,
      letter: "B",
      state: "done",
    }),
    knownItem({
      ref: "assignment-6",
      kind: "assignment",
      type: "project",
      title: "Project",
      course: "Databases II",
      day: "2027-05-03",
      minute: 0,
      weight: 30,
      state: "not_started",
    }),
    knownItem({
      ref: "class_time-7",
      kind: "office",
      title: "Office hours",
      course: "Biology",
      weekdays: [4],
      minute: at(10),
      end_minute: at(11),
      minutes: 60,
      room: "Office 2.14",
    }),
    knownItem({
      ref: "session-8",
      kind: "session",
      title: "Photosynthesis",
      course: "Biology",
      day: "2027-03-11",
      minutes: 45,
    }),
    knownItem({
      ref: "plan-9",
      kind: "plan",
      title: "Biology plan",
      course: "Biology",
      start_day: "2027-03-01",
      day: "2027-06-14",
      percent: 25,
      minutes: 1200,
    }),
  ],
};

export const READER = claimReader(KNOWN);
