import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import type { Known, KnownCourse, KnownItem } from "@/lib/answering/claims/known";
import { knownItem } from "@/lib/answering/claims/known-item";

const Fact = z.object({
  id: z.string(),
  kind: z.enum(["course", "progress", "exam", "assignment", "office_hours", "plan", "session"]),
  type: z.string().optional(),
  title: z.string(),
  course: z.string(),
  code: z.string().optional(),
  instructor: z.string().optional(),
  start: z.string().optional(),
  end: z.string().optional(),
  date: z.string().optional(),
  at: z.string().optional(),
  /** 0 is Monday. */
  weekday: z.number().optional(),
  weight: z.number().optional(),
  status: z.string().optional(),
  minutes: z.number().optional(),
  hours: z.number().optional(),
  room: z.string().optional(),
  points: z.number().optional(),
  score: z.number().optional(),
  percent: z.number().optional(),
  letter: z.string().optional(),
  topics_done: z.number().optional(),
  topics_all: z.number().optional(),
  assignments_done: z.number().optional(),
  assignments_all: z.number().optional(),
});
type Fact = z.infer<typeof Fact>;

const Facts = z.object({
  students: z.array(
    z.object({
      id: z.string(),
      language: z.string(),
      zone: z.string(),
      now: z.string(),
      facts: z.array(Fact),
    }),
  ),
});

const Claim = z.object({
  id: z.string(),
  student: z.string(),
  language: z.string(),
  kind: z.string(),
  sentence: z.string(),
  previous: z.string().nullish(),
  label: z.enum(["true", "false", "neutral"]),
});
export type Claim = z.infer<typeof Claim>;

/** A folder of facts.json and claims.jsonl: sentences about students, and what is known of each of them. */
export function readClaims(folder: string): { claims: Claim[]; known: Map<string, Known> } {
  const { students } = Facts.parse(JSON.parse(readFileSync(join(folder, "facts.json"), "utf8")));
  const lines = readFileSync(join(folder, "claims.jsonl"), "utf8").split("\n").filter(Boolean);
  return {
    claims: lines.map((line) => Claim.parse(JSON.parse(line))),
    known: new Map(students.map((student) => [student.id, knownOf(student)])),
  };
}

function knownOf({ zone, now, facts }: z.infer<typeof Facts>["students"][number]): Known {
  return {
    zone,
    // The instants of the file are written in the student's zone.
    today: now.slice(0, 10),
    courses: facts.filter(({ kind }) => kind === "course").map((course) => courseOf(course, facts)),
    items: facts.flatMap((fact) => itemOf(fact) ?? []),
    is_complete: true,
  };
}

function courseOf(
  { id, title, instructor = "", code = "", start, end }: Fact,
  facts: Fact[],
): KnownCourse {
  const progress = facts.find(({ kind, course }) => kind === "progress" && course === title);
  return {
    ref: id,
    name: title,
    teacher: instructor,
    code,
    start: start ?? null,
    end: end ?? null,
    topics: { all: progress?.topics_all ?? 0, done: progress?.topics_done ?? 0 },
    assignments: { all: progress?.assignments_all ?? 0, done: progress?.assignments_done ?? 0 },
    percent: progress?.percent ?? null,
  };
}

const STATES: Record<string, KnownItem["state"]> = {
  completed: "done",
  past: "done",
  done: "done",
  submitted: "done",
  in_progress: "in_progress",
  not_started: "not_started",
};

function itemOf(fact: Fact): KnownItem | null {
  const {
    kind,
    title,
    course,
    at,
    weight,
    points,
    score,
    percent,
    letter,
    room,
    status = "",
  } = fact;
  const state = STATES[status] ?? "ahead";
  const base = { ref: fact.id, title, course, state, room: room ?? null };
  const graded = { weight, points, score, percent, letter };
  const marks = Object.fromEntries(
    Object.entries(graded).map(([name, value]) => [name, value ?? null]),
  );
  const [day = null, time] = (at ?? fact.date ?? "").split("T");
  const minute = time ? minuteOf(time) : null;
  switch (kind) {
    case "exam":
      return knownItem({
        ...base,
        ...marks,
        kind,
        type: fact.type ?? "",
        day,
        minute,
        end_minute: fact.end ? minuteOf(fact.end.split("T")[1] ?? "") : null,
        minutes: fact.minutes ?? null,
      });
    case "assignment": {
      const minutes = fact.hours === undefined ? null : 60 * fact.hours;
      return knownItem({ ...base, ...marks, kind, day, minute, minutes });
    }
    case "session":
      return knownItem({
        ...base,
        kind,
        day: fact.date ?? day,
        minute,
        minutes: fact.minutes ?? null,
      });
    case "plan": {
      const minutes = fact.hours === undefined ? null : 60 * fact.hours;
      return knownItem({
        ...base,
        kind,
        start_day: fact.start ?? null,
        day: fact.end ?? null,
        percent: percent ?? null,
        minutes,
      });
    }
    case "office_hours": {
      const start = minuteOf(fact.start ?? "");
      const end = minuteOf(fact.end ?? "");
      const weekdays = [((fact.weekday ?? 0) + 1) % 7];
      return knownItem({
        ...base,
        kind: "office",
        weekdays,
        minute: start,
        end_minute: end,
        minutes: end - start,
      });
    }
    default:
      return null;
  }
}

function minuteOf(time: string): number {
  const [hours = 0, minutes = 0] = time.slice(0, 5).split(":").map(Number);
  return 60 * hours + minutes;
}
