import type { Demand } from "@/lib/planning/scheduler/types";
import type { Check } from "./check";
import { forExams } from "./checks-naming";
import { dayOf, total, weekOf } from "./days";
import { buildsOn, type Life, type Placed, range, type World } from "./world";

/** The largest floor: 45 minutes. */
const FLOOR = 3;
const HALF_HOUR = 2;
const RETRIEVAL = { least: 0.2, most: 0.3 };
/** Sessions are whole: two hundredths, and two quarter hours of those of the plan, are no fault. */
const SLACK = 0.02;
/** Below these a share of the hours says little: six hours, on five days. */
const ENOUGH = { quarters: 24, days: 5 };

/** What a good tutor does with too little time. */
export const SCARCITY: Check[] = [
  {
    promise: "every topic to its floor before one gets more",
    broken: (world) =>
      eachOnce(peers(world), ([left, other]) => {
        if (left.laid > 0 || left.topic.done > 0 || left.want === 0) return [];
        if (other.laid <= FLOOR || excessOf(world, other) < HALF_HOUR) return [];
        return [`${left.key} has nothing, ${other.key} ${other.laid} quarters`];
      }),
  },
  {
    promise: "20 to 30 % of too little time for retrieval",
    broken: (world) =>
      world.request.demands.flatMap((demand) => {
        const share = retrievalOf(world, demand);
        if (share === null) return [];
        const all = total(
          world.placed
            .filter(({ session }) => session.plan_id === demand.plan_id)
            .map(({ length }) => length),
        );
        const slack = SLACK + HALF_HOUR / all;
        if (share >= RETRIEVAL.least - slack && share <= RETRIEVAL.most + slack) return [];
        return [`${demand.plan_id}: ${Math.round(share * 100)} %`];
      }),
  },
  {
    promise: "left out by coverage and weight",
    broken: (world) =>
      eachOnce(peers(world), ([left, kept]) => {
        if (left.laid > 0 || left.topic.done > 0 || left.want === 0) return [];
        if (kept.laid === 0 || kept.study.some((each) => each.is_fixed) || kept.topic.done > 0)
          return [];
        if (kept.after.some((each) => each.laid > 0) || left.before.length > 0) return [];
        const [lost, held] = [worth(left), worth(kept)];
        return lost > 1.5 * held
          ? [`${left.key} (${lost}) left out, ${kept.key} (${held}) kept`]
          : [];
      }),
  },
  {
    promise: "plans alike get alike",
    broken: (world) => {
      const plans = world.request.demands.map((demand) => measured(world, demand));
      return plans.flatMap((one) =>
        plans
          .filter((other) => other !== one && alike(one, other))
          .filter((other) => one.short > HALF_HOUR && one.laid < other.laid * 0.6 - 6)
          .map((other) => `${one.id} ${one.laid} quarters, ${other.id} ${other.laid}`),
      );
    },
  },
  {
    promise: "no plan with an exam gets nothing",
    broken: (world) =>
      world.request.demands
        .map((demand) => measured(world, demand))
        .filter(({ exams, laid, want }) => exams > 0 && laid === 0 && want >= TWO_HOURS)
        .filter(({ demand, until }) => {
          const others = world.placed.filter(
            ({ session, day, is_fixed }) =>
              !is_fixed &&
              session.kind === "study" &&
              day <= until &&
              world.planHolds(demand, day) >= HALF_HOUR,
          );
          return total(others.map(({ length }) => length)) >= TWO_HOURS;
        })
        .map(({ id, want }) => `${id}: 0 of ${want} quarters`),
  },
  { promise: "what can wait gives way to what is short", broken: couldWait },
  {
    promise: "the urgent plan before the one with time",
    broken: (world) => {
      const plans = world.request.demands.map((demand) => measured(world, demand));
      return plans.flatMap((urgent) =>
        plans
          .filter(
            (calm) => calm !== urgent && urgent.weight >= calm.weight && urgent.short > HALF_HOUR,
          )
          .filter(
            (calm) =>
              calm.until - world.today >= 2 * (urgent.until - world.today) && calm.exams === 0,
          )
          .filter((calm) => {
            const taken = hoursBy(world, calm.demand, urgent.until);
            const room = range(Math.max(urgent.from, world.today), urgent.until).some(
              (day) =>
                world.planHolds(urgent.demand, day) - world.planUsed(urgent.id, day) >= HALF_HOUR &&
                world.placed.some(
                  (each) => each.day === day && each.session.plan_id === calm.id && !each.is_fixed,
                ),
            );
            const got = hoursBy(world, urgent.demand, urgent.until) / Math.max(1, urgent.want);
            return room && taken / Math.max(1, calm.want) > got + 0.1;
          })
          .map(
            (calm) =>
              `${urgent.id} is short by ${urgent.short}, ${calm.id} has more before day ${urgent.until}`,
          ),
      );
    },
  },
];

/** The part of a short plan's hours that are reviews, until its last exam; null where that says little. */
export function retrievalOf(world: World, demand: Demand): number | null {
  const lives = world.lives.filter((life) => life.demand === demand);
  const lastExam = Math.max(0, ...lives.flatMap(({ exams }) => exams.map(({ day }) => day)));
  const inExam = lives.filter(({ exams }) => exams.length > 0);
  const short = total(inExam.map(({ want, laid }) => want - laid));
  const its = world.placed.filter(
    ({ session, day }) =>
      session.plan_id === demand.plan_id && day < lastExam && session.kind !== "assignment",
  );
  const days = new Set(its.map(({ day }) => day)).size;
  const all = total(its.map(({ length }) => length));
  const known = inExam.filter(({ topic }) => topic.done > 0 || topic.is_finished).length;
  const bare = world.schedule.unreviewed.filter(({ plan_id }) => plan_id === demand.plan_id).length;
  // What is known already is reviewed as well, and hours beyond every exam's topics are not short.
  if (inExam.length < lives.length || known * 4 > inExam.length) return null;
  if (short < 4 && bare * 5 < inExam.length) return null;
  if (all < ENOUGH.quarters || days < ENOUGH.days) return null;
  return (
    total(its.filter(({ session }) => session.kind === "review").map(({ length }) => length)) / all
  );
}

/** The first fault that is found of each left-out topic. */
function eachOnce(pairs: [Life, Life][], find: (pair: [Life, Life]) => string[]): string[] {
  const byLeft = Map.groupBy(pairs, ([left]) => left);
  return [...byLeft.values()].flatMap((its) => its.flatMap(find).slice(0, 1));
}

/** What the topics like this one have above their floors, together. */
function excessOf(world: World, one: Life): number {
  const like = world.lives.filter(
    (each) => each.demand === one.demand && each.to === one.to && examIds(each) === examIds(one),
  );
  return total(like.map(({ laid }) => Math.max(0, laid - FLOOR)));
}

/**
 * Plans short by an hour or more beside sessions of another plan that could slide behind the last day of what is short:
 * the other has an hour free there, all it learns until then is due later still, and it keeps a session in that week.
 */
function couldWait(world: World): string[] {
  return world.request.demands.flatMap((demand) => {
    const short = world.lives.filter(
      (life) => life.demand === demand && life.want - life.laid >= HALF_HOUR,
    );
    if (total(short.map(({ want, laid }) => want - laid)) < AN_HOUR) return [];
    for (const life of short) {
      const [from, until] = openDays(life);
      const found = world.placed.find(
        (each) => each.day >= from && each.day <= until && canSlide(world, each, life),
      );
      if (!found) continue;
      const what = `${found.session.plan_id} on day ${found.day}`;
      return [`${life.key} short by ${life.want - life.laid}, ${what} can wait`];
    }
    return [];
  });
}

const AN_HOUR = 4;
const TWO_HOURS = 8;
const EVE_DAYS = 2;

/** The days on which it could be learned in its turn, the last two before its exam left out. */
function openDays({ from, to, before, after, exams }: Life): [number, number] {
  const learned = before.map(({ study }) => (study.at(-1)?.day ?? 0) + 1);
  const needed = after.map(({ study }) => (study[0]?.day ?? to + 1) - 1);
  const eve = exams.map(({ day }) => day - EVE_DAYS - 1);
  return [Math.max(from, ...learned), Math.min(to, ...needed, ...eve)];
}

function canSlide(world: World, each: Placed, life: Life): boolean {
  const { session, day, is_fixed, length } = each;
  const own = world.planHolds(life.demand, day) - world.planUsed(life.demand.plan_id, day);
  const other = world.of(session.plan_id, session.topics[0]?.id ?? "");
  if (is_fixed || session.kind !== "study" || !other || other.demand === life.demand) return false;
  if (own < HALF_HOUR || length < HALF_HOUR || other.demand.weight > life.demand.weight)
    return false;
  const its = world.placed.filter((one) => one.session.plan_id === session.plan_id);
  const inWeek = its.filter((one) => weekOf(one.day) === weekOf(day));
  const dues = its
    .filter((one) => one.session.kind === "study" && one.day >= day)
    .map((one) => world.of(one.session.plan_id, one.session.topics[0]?.id ?? ""))
    .map((one) => (one ? openDays({ ...one, before: [], after: [] })[1] : 0));
  const room = range(life.to + 1, Math.min(...dues)).map((later) =>
    world.free(other.demand, later),
  );
  return inWeek.length > 1 && total(room.filter((free) => free >= HALF_HOUR)) >= AN_HOUR;
}

/** Pairs of topics of one plan with the same windows and exams. */
function peers(world: World): [Life, Life][] {
  return world.lives.flatMap((one) =>
    one.laid > 0 || one.want === 0
      ? []
      : world.lives
          .filter((other) => other !== one && other.demand === one.demand && other.to === one.to)
          .filter((other) => other.study.every((each) => !each.is_fixed) && !buildsOn(one, other))
          .filter((other) => examIds(other) === examIds(one))
          .filter(() =>
            one.before.every(({ laid, want, topic }) => laid > 0 || want === 0 || topic.done > 0),
          )
          .map((other): [Life, Life] => [one, other]),
  );
}

function worth({ topic, demand }: Life): number {
  const exams = demand.exams.filter(({ topic_ids }) => topic_ids.includes(topic.id));
  const share = total(
    exams.map(({ shares, topic_ids }) => shares[topic.id] ?? 100 / topic_ids.length),
  );
  return Math.round(share * topic.emphasis);
}

function examIds({ exams }: Life): string {
  return exams.map(({ exam }) => exam.id).join();
}

interface Measured {
  id: string;
  demand: Demand;
  weight: number;
  want: number;
  laid: number;
  short: number;
  from: number;
  until: number;
  exams: number;
}

function measured(world: World, demand: Demand): Measured {
  const lives = world.lives.filter((life) => life.demand === demand);
  const exams = [
    ...new Set(
      forExams(world)
        .filter(({ life }) => life.demand === demand)
        .map(({ exam }) => exam.day),
    ),
  ];
  return {
    id: demand.plan_id,
    demand,
    weight: demand.weight,
    want: total(lives.map(({ want }) => want)),
    laid: total(lives.map(({ laid }) => laid)),
    short: total(lives.map(({ want, laid }) => want - laid)),
    from: dayOf(demand.first_day),
    until: Math.min(dayOf(demand.last_day), ...exams.map((day) => day - 1)),
    exams: exams.length,
  };
}

/** Of equal weight and nearly equal work, hours and days. */
function alike(one: Measured, other: Measured): boolean {
  const same = JSON.stringify(one.demand.by_weekday) === JSON.stringify(other.demand.by_weekday);
  return (
    same &&
    one.weight === other.weight &&
    one.exams === other.exams &&
    Math.abs(one.from - other.from) <= 2 &&
    Math.abs(one.until - other.until) <= 2 &&
    Math.abs(one.want - other.want) <= 0.2 * Math.max(one.want, other.want)
  );
}

function hoursBy(world: World, demand: Demand, day: number): number {
  const its = world.placed.filter(
    (each) => each.session.plan_id === demand.plan_id && each.day <= day,
  );
  return total(its.map(({ length }) => length));
}
