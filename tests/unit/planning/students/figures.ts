import type { Recall } from "./baselines";
import { histories, possibleDays } from "./checks-memory";
import { retrievalOf } from "./checks-scarcity";
import { total, weekOf } from "./days";
import type { World } from "./world";

/** What makes a schedule good, as far as numbers say it; null where a schedule has nothing to say. */
export interface Figures {
  /** Possible days that pass before a topic is first reviewed. */
  first_review: number | null;
  /** The widest gap between two reviews, or the last and the exam, as a part of the time from learning to the exam. */
  widest_gap: number | null;
  /** Parts of the topics of exams. */
  without_review: number | null;
  left_out: number | null;
  /** The part of reviews in the hours of all plans, and of those plans with too little time. */
  retrieval: number | null;
  retrieval_short: number | null;
  /** Parts of what they ask for that plans get: exams within four weeks, later, never. */
  soon: number | null;
  later: number | null;
  without_exam: number | null;
  /** Of the courses that have hours in a week, the part that has sessions. */
  courses_a_week: number | null;
  /** The part of neighbouring sessions of a day that change the course, where there are several. */
  changes: number | null;
}

const SOON_DAYS = 28;

export function figuresOf(world: World): Figures {
  const known = histories(world).filter(({ learned }) => learned >= world.today);
  const reviewed = known.filter(({ days }) => days.length > 0);
  const asked = world.lives.filter(({ exams }) => exams.length > 0);
  const study = world.placed.filter(({ session }) => session.kind !== "assignment");
  return {
    first_review: mean(
      reviewed.map(
        ({ life, learned, days }) =>
          possibleDays(world, life, learned + 1, (days[0] ?? 0) - 1).length,
      ),
    ),
    widest_gap: mean(
      reviewed
        .filter(({ exam, learned }) => exam.day - learned >= 7)
        .map(({ learned, days, exam }) => {
          const dates = [learned, ...days, exam.day];
          return (
            Math.max(...dates.slice(1).map((day, index) => day - (dates[index] ?? day))) /
            (exam.day - learned)
          );
        }),
    ),
    without_review: ratio(known.length - reviewed.length, known.length),
    left_out: ratio(
      asked.filter(({ laid, want, topic }) => want > 0 && laid === 0 && topic.done === 0).length,
      asked.length,
    ),
    retrieval: ratio(
      lengthOf(study.filter(({ session }) => session.kind === "review")),
      lengthOf(study),
    ),
    retrieval_short: mean(world.request.demands.map((demand) => retrievalOf(world, demand))),
    ...urgency(world),
    courses_a_week: mean(weeks(world)),
    changes: mean(changesOf(world)),
  };
}

function urgency(world: World): Pick<Figures, "soon" | "later" | "without_exam"> {
  const part = (chosen: (days: number | undefined) => boolean) => {
    const its = world.lives.filter(({ exams }) => chosen(exams[0] && exams[0].day - world.today));
    return ratio(
      total(its.map(({ laid, want }) => Math.min(laid, want))),
      total(its.map(({ want }) => want)),
    );
  };
  return {
    soon: part((days) => days !== undefined && days <= SOON_DAYS),
    later: part((days) => days !== undefined && days > SOON_DAYS),
    without_exam: part((days) => days === undefined),
  };
}

function weeks(world: World): number[] {
  const all = [...new Set(world.placed.map(({ day }) => weekOf(day)))];
  return all.map((week) => {
    const its = world.placed.filter(({ day }) => weekOf(day) === week);
    const days = [...new Set(its.map(({ day }) => day))];
    const active = world.request.demands.filter((demand) => {
      const rest = world.placed.some(
        ({ session, day }) => session.plan_id === demand.plan_id && weekOf(day) >= week,
      );
      return rest && days.some((day) => world.planHolds(demand, day) > 0);
    });
    const moving = new Set(its.map(({ session }) => session.plan_id));
    return active.length === 0
      ? 1
      : active.filter(({ plan_id }) => moving.has(plan_id)).length / active.length;
  });
}

function changesOf({ placed, request }: World): number[] {
  if (request.demands.length < 2) return [];
  return placed.slice(1).flatMap((each, index) => {
    const before = placed[index];
    if (before?.day !== each.day) return [];
    return [before.session.plan_id === each.session.plan_id ? 0 : 1];
  });
}

/** The mean of the figures of all students that have them. */
export function meanFigures(all: Figures[]): [keyof Figures, number | null][] {
  const names = Object.keys(all[0] ?? {}) as (keyof Figures)[];
  return names.map((name) => [name, mean(all.map((each) => each[name]))]);
}

export interface RecallSummary {
  students: number;
  best: number;
  ours: number;
  massed: number;
  even: number;
  by_the_book: number;
  /** In points of a hundred, above the best of the others. */
  gain: number;
  /** Of students who learn all that their exams ask for. */
  ample: { students: number; best: number };
}

export function summaryOf(worlds: (Recall | null)[]): RecallSummary {
  const all = worlds.filter((each) => each !== null);
  const best = (each: Recall) => Math.max(each.massed, each.even, each.by_the_book);
  const isBest = (each: Recall) => each.ours >= best(each) - 1e-9;
  const ample = all.filter(({ is_whole }) => is_whole);
  const of = (value: (each: Recall) => number) => mean(all.map(value)) ?? 0;
  return {
    students: all.length,
    best: all.filter(isBest).length,
    ample: { students: ample.length, best: ample.filter(isBest).length },
    ours: of(({ ours }) => ours),
    massed: of(({ massed }) => massed),
    even: of(({ even }) => even),
    by_the_book: of(({ by_the_book }) => by_the_book),
    gain: of((each) => each.ours - best(each)) * 100,
  };
}

function lengthOf(placed: World["placed"]): number {
  return total(placed.map(({ length }) => length));
}

function ratio(part: number, whole: number): number | null {
  return whole === 0 ? null : part / whole;
}

function mean(values: (number | null)[]): number | null {
  const known = values.filter((each) => each !== null);
  return known.length === 0 ? null : total(known) / known.length;
}
