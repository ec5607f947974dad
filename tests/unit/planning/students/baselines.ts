import { total } from "./days";
import { recallOn, type Work } from "./recall";
import type { Exam, Life, World } from "./world";

/** How much of each exam is recalled with our plan and with three others that have the same hours of every day. */
export interface Recall {
  ours: number;
  massed: number;
  even: number;
  by_the_book: number;
  /** All that the exams ask for is learned. */
  is_whole: boolean;
}

/** Null where there is no exam to come, or nothing is done for one. */
export function compareRecall(world: World): Recall | null {
  const exams = [
    ...new Map(
      world.lives.flatMap(({ exams: each }) => each).map((each) => [each.exam.id, each]),
    ).values(),
  ];
  const ours = ourWork(world);
  if (exams.length === 0 || ours.length === 0) return null;
  const days = hoursOfDays(ours);
  const weights = exams.map(({ exam }) => weightOf(world, exam.id));
  const mean = (work: Work[]) =>
    total(exams.map((exam, index) => (weights[index] ?? 1) * recallOn(world, exam, work))) /
    total(weights);
  return {
    ours: mean(ours),
    massed: mean(massed(world, days, ours)),
    even: mean(evenly(world, days)),
    by_the_book: mean(byTheBook(world, days)),
    is_whole: world.lives.every(
      ({ exams: asked, laid, want }) => asked.length === 0 || laid >= want,
    ),
  };
}

/** What is done for exams, on the days before the last that asks for the topic. */
function ourWork(world: World): Work[] {
  return world.placed.flatMap(({ session, day }) => {
    const { kind } = session;
    if (kind === "assignment") return [];
    return session.topics.flatMap(({ id, hours }): Work[] => {
      const life = world.of(session.plan_id, id);
      if (!life || day >= lastExam(life)) return [];
      return [{ life, day, length: hours * 4, kind }];
    });
  });
}

/** Each topic at one go: what there is to learn, and at once its part of the hours for repeating. */
function massed(world: World, days: [number, number][], ours: Work[]): Work[] {
  const lives = inOrder(world);
  const learned = total(ours.filter(({ kind }) => kind === "study").map(({ length }) => length));
  const spare = Math.max(
    0,
    total(days.map(([, length]) => length)) -
      Math.max(learned, total(lives.map(({ want }) => want))),
  );
  const each = Math.floor(spare / Math.max(1, lives.length));
  const left = new Map(lives.map((life) => [life, { study: life.want, review: each }]));
  return fill(world, days, (may) => {
    const life = lives.find((one) => may(one) && more(left.get(one)));
    if (life) return [life, takeOne(left.get(life))];
    // Whatever remains after the last topic repeats it.
    const last = lives.findLast(may);
    return last ? [last, "review"] : null;
  });
}

/** A quarter hour for each topic in turn, to learn and then to repeat. */
function evenly(world: World, days: [number, number][]): Work[] {
  const lives = inOrder(world);
  const left = new Map(lives.map((life) => [life, life.want]));
  let turn = 0;
  return fill(world, days, (may) => {
    for (let step = 0; step < lives.length; step += 1) {
      const life = lives[(turn + step) % lives.length];
      if (!life || !may(life)) continue;
      turn = (turn + step + 1) % lives.length;
      return [life, study(left, life)];
    }
    return null;
  });
}

/** Every course from its first topic to its last, courses by turns; whoever is through begins again. */
function byTheBook(world: World, days: [number, number][]): Work[] {
  const lives = inOrder(world);
  const left = new Map(lives.map((life) => [life, life.want]));
  const plans = [...new Set(lives.map(({ demand }) => demand))];
  const repeated = new Map<Life, number>();
  let turn = 0;
  return fill(world, days, (may) => {
    for (let step = 0; step < plans.length; step += 1) {
      const its = lives.filter(
        (life) => life.demand === plans[(turn + step) % plans.length] && may(life),
      );
      if (its.length === 0) continue;
      turn = (turn + step + 1) % plans.length;
      const open = its.find((life) => (left.get(life) ?? 0) > 0);
      if (open) return [open, study(left, open)];
      const least = Math.min(...its.map((life) => repeated.get(life) ?? 0));
      const again = its.find((life) => (repeated.get(life) ?? 0) === least);
      if (!again) return null;
      repeated.set(again, least + 1);
      return [again, "review"];
    }
    return null;
  });
}

/** Topics of the earliest exam first, then as the course has them. */
function inOrder(world: World): Life[] {
  return world.lives
    .filter(({ exams }) => exams.length > 0)
    .sort((one, other) => (one.exams[0]?.day ?? 0) - (other.exams[0]?.day ?? 0));
}

function lastExam({ exams }: Life): number {
  return Math.max(0, ...exams.map(({ day }: Exam) => day));
}

function hoursOfDays(work: Work[]): [number, number][] {
  const days = new Map<number, number>();
  for (const { day, length } of work) days.set(day, (days.get(day) ?? 0) + length);
  return [...days]
    .map(([day, length]): [number, number] => [day, Math.round(length)])
    .sort(([one], [other]) => one - other);
}

/** Asks for every quarter hour what is done in it, of the topics whose plan has days and hours for it. */
function fill(
  world: World,
  days: [number, number][],
  choose: (may: (life: Life) => boolean) => [Life, Work["kind"]] | null,
): Work[] {
  const work: Work[] = [];
  for (const [day, length] of days) {
    const used = new Map<string, number>();
    const may = ({ from, demand, exams }: Life) =>
      day >= from &&
      day < (exams.at(-1)?.day ?? 0) &&
      (used.get(demand.plan_id) ?? 0) < world.planHolds(demand, day);
    for (let quarter = 0; quarter < length; quarter += 1) {
      const chosen = choose(may);
      if (!chosen) break;
      const [life, kind] = chosen;
      used.set(life.demand.plan_id, (used.get(life.demand.plan_id) ?? 0) + 1);
      work.push({ life, day, length: 1, kind });
    }
  }
  return work;
}

function weightOf({ request }: World, exam: string): number {
  return request.demands.find(({ exams }) => exams.some(({ id }) => id === exam))?.weight ?? 1;
}

function study(left: Map<Life, number>, life: Life): Work["kind"] {
  const open = left.get(life) ?? 0;
  left.set(life, open - 1);
  return open > 0 ? "study" : "review";
}

interface Left {
  study: number;
  review: number;
}

function more(left: Left | undefined): boolean {
  return left !== undefined && left.study + left.review > 0;
}

function takeOne(left: Left | undefined): Work["kind"] {
  if (!left || left.study === 0) {
    if (left) left.review -= 1;
    return "review";
  }
  left.study -= 1;
  return "study";
}
