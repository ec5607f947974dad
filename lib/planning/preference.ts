import type { Task } from "./order";
import type { Progression } from "./types";

/** The study history that decides which topic comes next. */
export type StudyHistory = {
  /** Quarter hours of each task on the present day. */
  today: number[];
  /** Whether a task was studied on the last day with any study. */
  yesterday: boolean[];
  last_difficulty: number | null;
};

export const LONGEST_SESSION = 8;

/**
 * Puts the task to come next first: one that has not had its fill today, then what is due first. Among what is due
 * together: what has not been studied today, then the progression decides, then what was asked for, then a change from
 * the day before, then the course's order.
 */
export function byPreference(progression: Progression, dues: number[], past: StudyHistory) {
  return (a: Task, b: Task): number =>
    Number(hasEnoughToday(a, past)) - Number(hasEnoughToday(b, past)) ||
    (dues[a.place] ?? 0) - (dues[b.place] ?? 0) ||
    Number(isOfToday(a, past)) - Number(isOfToday(b, past)) ||
    difficultyKey(a, progression, past) - difficultyKey(b, progression, past) ||
    b.emphasis - a.emphasis ||
    Number(past.yesterday[a.place] ?? false) - Number(past.yesterday[b.place] ?? false) ||
    a.place - b.place;
}

function isOfToday({ place }: Task, past: StudyHistory): boolean {
  return (past.today[place] ?? 0) > 0;
}

function hasEnoughToday({ place }: Task, past: StudyHistory): boolean {
  return (past.today[place] ?? 0) >= LONGEST_SESSION;
}

/**
 * Gradual and back-loaded: the easier first. Front-loaded: the harder. Mixed: what differs most from
 * the session before.
 */
function difficultyKey({ difficulty }: Task, progression: Progression, past: StudyHistory): number {
  if (progression === "front_loaded") return -difficulty;
  if (progression !== "mixed" || past.last_difficulty === null) return difficulty;
  return -Math.abs(difficulty - past.last_difficulty);
}
