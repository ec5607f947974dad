import { type FSRSState, fsrs, Rating } from "ts-fsrs";
import { dayOf, total } from "./days";
import type { Exam, Life, World } from "./world";

/** Matter that is read, in quarters, of which a quarter hour of retrieval reaches all. */
const REACH = 8;
/** A topic of which nobody knows when it was learned. */
const LONG_AGO = 14;
/** With its published parameters. */
const MODEL = fsrs({ enable_fuzz: false });
const LEARNED = MODEL.next_state(null, 0, Rating.Good);

/** Quarters of work on a topic on a day, in the order in which they are done. */
export interface Work {
  life: Life;
  day: number;
  length: number;
  kind: "study" | "review";
}

/** The expected part of an exam that is recalled on its day: what was never learned counts nothing. */
export function recallOn(world: World, exam: Exam, work: Work[]): number {
  const asked = world.lives.filter(({ exams }) => exams.some((each) => each.exam === exam.exam));
  const shares = asked.map(({ topic }) => exam.exam.shares[topic.id] ?? 100 / asked.length);
  const recalled = asked.map((life, index) => {
    const its = work.filter((each) => each.life === life && each.day < exam.day);
    return (shares[index] ?? 0) * recallOf(world, life, its, exam.day);
  });
  return total(recalled) / Math.max(1e-9, total(shares));
}

interface Learned {
  size: number;
  state: FSRSState;
  day: number;
}

function recallOf(world: World, life: Life, work: Work[], examDay: number): number {
  const known = before(world, life);
  for (const { day, length, kind } of work) {
    if (kind === "study") known.push({ size: length, state: LEARNED, day });
    else retrieve(known, day, length);
  }
  const size = Math.max(life.want + (before(world, life)[0]?.size ?? 0), 1);
  const kept = known.map(
    (each) => each.size * MODEL.forgetting_curve(examDay - each.day, each.state.stability),
  );
  return Math.min(1, total(kept) / size);
}

/** Retrieval reaches what is most forgotten first, and as much as its time allows. */
function retrieve(known: Learned[], day: number, length: number) {
  let reach = length * REACH;
  const forgotten = [...known].sort((one, other) => strength(one, day) - strength(other, day));
  for (const part of forgotten) {
    if (reach <= 0) return;
    if (part.size > reach) {
      known.push({ ...part, size: part.size - reach });
      part.size = reach;
    }
    reach -= part.size;
    part.state = retrieved(part.state, day - part.day);
    part.day = day;
  }
}

/** A retrieval succeeds as often as the model expects; what failed is looked up. */
function retrieved(state: FSRSState, days: number): FSRSState {
  const success = MODEL.forgetting_curve(days, state.stability);
  const [good, again] = [Rating.Good, Rating.Again].map((grade) =>
    MODEL.next_state(state, days, grade),
  );
  if (!good || !again) return state;
  const mixed = (one: number, other: number) => success * one + (1 - success) * other;
  return {
    difficulty: mixed(good.difficulty, again.difficulty),
    stability: mixed(good.stability, again.stability),
  };
}

function strength({ state, day }: Learned, now: number): number {
  return MODEL.forgetting_curve(now - day, state.stability);
}

function before({ today }: World, { topic }: Life): Learned[] {
  const size = Math.round((topic.is_finished ? topic.hours : topic.done) * 4);
  if (size === 0) return [];
  const day = topic.studied_on ? dayOf(topic.studied_on) : today - LONG_AGO;
  const known: Learned = { size, state: LEARNED, day };
  for (const date of topic.reviewed_on) {
    known.state = retrieved(known.state, dayOf(date) - known.day);
    known.day = dayOf(date);
  }
  return [known];
}
