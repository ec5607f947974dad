import { scheduleSessions } from "@/lib/planning/scheduler/schedule-sessions";
import type {
  Demand,
  Progression,
  Schedule,
  ScheduleRequest,
} from "@/lib/planning/scheduler/types";
import type { Broken } from "./check";
import { dateOf, dayOf, quarters, total } from "./days";
import { range, type World, worldOf } from "./world";

const ZONES = [
  "America/New_York",
  "Asia/Kolkata",
  "Pacific/Apia",
  "Australia/Lord_Howe",
  "Europe/Berlin",
];
const HEAVY = 4;
/** Three hours. */
const LONG = 12;
/** Where learning takes up to this part of the hours, there is a choice of days. */
const AMPLE = 0.6;

/** What a change of the request may do to the schedule, and what it may not. */
export function compared(world: World, seed: number): Broken[] {
  return [
    ...sameAgain(world, seed),
    ...inAnyOrder(world),
    ...weighed(world),
    ...shaped(world),
    ...(seed % 3 === 0 ? finished(world) : []),
  ];
}

/** Laid twice, in two zones and with the keys of all objects turned round. */
function sameAgain({ request, schedule }: World, seed: number): Broken[] {
  const plans = [0, 1].map((turn) =>
    inZone(ZONES[(seed + turn) % ZONES.length], () =>
      scheduleSessions(turn === 0 ? request : turnedRound(request)),
    ),
  );
  const texts = [schedule, ...plans].map((each) => JSON.stringify(each));
  return new Set(texts).size === 1 ? [] : [{ promise: "same request, same plan", note: "" }];
}

function inAnyOrder({ request, schedule }: World): Broken[] {
  const reversed = scheduleSessions({ ...request, demands: [...request.demands].reverse() });
  return request.demands.flatMap(({ plan_id }) => {
    const [one, other] = [hoursOf(schedule, plan_id), hoursOf(reversed, plan_id)];
    if (Math.abs(one - other) <= Math.max(4, 0.1 * one)) return [];
    return [
      { promise: "whichever plan is named first", note: `${plan_id}: ${one} or ${other} quarters` },
    ];
  });
}

/** Of the plans that are short, one at a time gets four times its weight: together they must gain. */
function weighed(world: World): Broken[] {
  const { request, schedule, lives, placed } = world;
  const short = request.demands.filter((plan) => {
    const its = lives.filter(({ demand }) => demand === plan);
    const until = Math.min(...its.map(({ to }) => to));
    const days = range(world.today, until).filter(
      (day) => world.planHolds(plan, day) - world.planUsed(plan.plan_id, day) >= 2,
    );
    const others = placed.filter(
      ({ session, day, is_fixed }) =>
        !is_fixed &&
        session.kind === "study" &&
        session.plan_id !== plan.plan_id &&
        days.includes(day),
    );
    const missing = total(its.map(({ want, laid }) => want - laid));
    return missing >= LONG && total(others.map(({ length }) => length)) >= 2 * LONG;
  });
  if (short.length < 2) return [];
  const gains = short.slice(0, 3).map((heavy) => {
    const changed = withDemands(request, (each) =>
      each === heavy ? { ...each, weight: each.weight * HEAVY } : each,
    );
    return hoursOf(scheduleSessions(changed), heavy.plan_id) - hoursOf(schedule, heavy.plan_id);
  });
  const note = `${gains.join(", ")} quarters gained`;
  return total(gains) > 0 ? [] : [{ promise: "weight counts where time is short", note }];
}

/** All topics of a plan learned yesterday: there is as much to review as before. */
function finished({ request, schedule }: World): Broken[] {
  const plan = request.demands.find(
    ({ exams, topics }) =>
      exams.length > 0 && topics.every(({ hours, done }) => hours >= 4 && done === 0),
  );
  if (!plan || request.fixed.length > 0) return [];
  const yesterday = dateOf(dayOf(request.today) - 1);
  const changed = withDemands(request, (each) => {
    if (each !== plan) return each;
    const topics = each.topics.map((topic) => ({
      ...topic,
      done: topic.hours,
      is_finished: true,
      studied_on: yesterday,
    }));
    return { ...each, topics };
  });
  const [before, after] = [schedule, scheduleSessions(changed)].map((each) =>
    reviewsOf(each, plan.plan_id),
  );
  if ((after ?? 0) >= 0.8 * (before ?? 0)) return [];
  const note = `${plan.plan_id}: ${before} quarters of reviews, ${after} once all is learned`;
  return [{ promise: "progress takes no reviews away", note }];
}

/** Where hours abound, learning lies early, level or late, as the plans ask. */
function shaped(world: World): Broken[] {
  if (!isAmple(world)) return [];
  const [front, level, back] = (["front_loaded", "gradual", "back_loaded"] as const).map(
    (progression) => middleOf(world.request, progression),
  );
  if (front === undefined || level === undefined || back === undefined) return [];
  const note = `in the middle on day ${[front, level, back].map((day) => day.toFixed(1)).join(", ")}`;
  const apart = 0.03 * (world.last - world.today);
  return [
    ...(level - front < apart ? [{ promise: "front-loaded plans are learned early", note }] : []),
    ...(back - level < apart ? [{ promise: "back-loaded plans are learned late", note }] : []),
  ];
}

function middleOf(request: ScheduleRequest, progression: Progression): number {
  const changed = withDemands(request, (each) => ({ ...each, progression }));
  return middleIn(worldOf(changed, scheduleSessions(changed)));
}

/** The mean day of learning. */
function middleIn({ today, placed }: World): number {
  const study = placed.filter(({ session }) => session.kind === "study");
  const days = study.map(({ day, length }) => (day - today) * length);
  return total(days) / total(study.map(({ length }) => length));
}

/** Nothing is short, and learning takes little enough of the student's hours and of each plan's. */
function isAmple(world: World): boolean {
  const { today, last, lives, placed, holds, request } = world;
  if (last - today < 14 || lives.some(({ laid, want }) => laid < want)) return false;
  const days = range(today, last);
  const study = placed.filter(({ session }) => session.kind === "study");
  const rooms = request.demands.map((demand) => ({
    room: total(days.map((day) => Math.min(holds(day), world.planHolds(demand, day)))),
    used: total(
      study.filter((each) => each.session.plan_id === demand.plan_id).map(({ length }) => length),
    ),
  }));
  const used = total(rooms.map((each) => each.used));
  const all = [...rooms, { room: total(days.map(holds)), used }];
  return used >= 24 && all.every((each) => each.used <= AMPLE * each.room);
}

function withDemands(
  request: ScheduleRequest,
  change: (demand: Demand) => Demand,
): ScheduleRequest {
  return { ...request, demands: request.demands.map(change) };
}

function hoursOf({ sessions }: Pick<Schedule, "sessions">, plan: string): number {
  return total(
    sessions.filter(({ plan_id }) => plan_id === plan).map(({ hours }) => quarters(hours)),
  );
}

function reviewsOf({ sessions }: Schedule, plan: string): number {
  return hoursOf({ sessions: sessions.filter(({ kind }) => kind === "review") }, plan);
}

/** Objects with their keys in the opposite order. */
function turnedRound<T>(value: T): T {
  if (Array.isArray(value)) return value.map(turnedRound) as T;
  if (typeof value !== "object" || value === null) return value;
  const turned = Object.entries(value).reverse();
  return Object.fromEntries(turned.map(([key, each]) => [key, turnedRound(each)])) as T;
}

function inZone<T>(zone: string | undefined, work: () => T): T {
  const before = process.env.TZ;
  process.env.TZ = zone;
  try {
    return work();
  } finally {
    if (before === undefined) delete process.env.TZ;
    else process.env.TZ = before;
  }
}
