import { schedulePlan } from "@/lib/planning/schedule";
import type { PlanRequest, PlanSchedule, ScheduleOption } from "@/lib/planning/types";
import { hasItsShape } from "./curves";
import { truthOf, violationsOf } from "./oracle";
import { randomRequest, shift } from "./random-plans";

const ZONES = [
  "America/New_York",
  "Europe/Berlin",
  "Australia/Lord_Howe",
  "America/St_Johns",
  "Pacific/Apia",
  "Asia/Tehran",
];

/** Plans one random request twice, in two zones and with its keys turned round, and names the promises it breaks. */
export function checkPlan(seed: number) {
  const request = randomRequest(seed);
  const zone = process.env.TZ;
  const [first, second] = [0, 1].map((turn) => {
    process.env.TZ = ZONES[(seed + turn) % ZONES.length];
    const asked = turn === 0 ? request : turnedRound(request);
    const from = performance.now();
    const schedule = schedulePlan(asked);
    return { schedule, ms: performance.now() - from };
  });
  if (zone === undefined) delete process.env.TZ;
  else process.env.TZ = zone;
  if (!first || !second) throw new Error("Two plans were made.");
  const { schedule } = first;
  const truth = truthOf(request);
  const broken = violationsOf(request, schedule, truth);
  if (JSON.stringify(schedule) !== JSON.stringify(second.schedule)) {
    broken.add("same input, same plan");
  }
  checkShape(request, schedule, broken);
  checkReviews(request, schedule, broken);
  checkOptions(request, schedule, truth.circular, broken);
  return {
    broken,
    kind: truth.circular ? "circular" : truth.feasible ? "feasible" : "infeasible",
    progression: request.progression,
    options: schedule.options.length,
    // The slower of two is the machine's doing.
    ms: Math.min(first.ms, second.ms),
  } as const;
}

function checkShape(request: PlanRequest, { sessions }: PlanSchedule, broken: Set<string>) {
  const { topics, reviews, availability } = request;
  if (reviews.length > 0 || topics.some(({ due }) => due && due < availability.last_day)) return;
  const study = sessions.filter(({ kind }) => kind === "study");
  if (!hasItsShape(request, study)) broken.add("shape of the load");
}

function checkReviews(request: PlanRequest, schedule: PlanSchedule, broken: Set<string>) {
  if (request.reviews.length === 0) return;
  const without = schedulePlan({ ...request, reviews: [] });
  for (const { id } of request.topics) {
    if (studied(schedule, id) !== studied(without, id)) broken.add("reviews displace nothing");
  }
}

function checkOptions(
  request: PlanRequest,
  { options, shortfalls }: PlanSchedule,
  circular: boolean,
  broken: Set<string>,
) {
  if (shortfalls.length === 0 && options.length > 0) broken.add("options hold");
  for (const option of options) {
    if (isShort(chosen(request, option))) broken.add("options hold");
    const less = circular ? [] : lesser(request, option);
    if (less.some((each) => !isShort(each))) broken.add("options are the least");
  }
}

function chosen(request: PlanRequest, option: ScheduleOption): PlanRequest {
  const { topics, availability } = request;
  if (option.kind === "fewer_topics") {
    return { ...request, topics: topics.filter(({ id }) => !option.topic_ids.includes(id)) };
  }
  const { kind: _, ...change } = option;
  return { ...request, availability: { ...availability, ...change } };
}

/** The same way out, a step less far. */
function lesser(request: PlanRequest, option: ScheduleOption): PlanRequest[] {
  if (option.kind === "more_hours") {
    return [chosen(request, { ...option, hours_per_day: option.hours_per_day - 0.5 })];
  }
  if (option.kind === "later_date") {
    return [chosen(request, { ...option, last_day: shift(option.last_day, -1) })];
  }
  const dropped = request.topics.filter(({ id }) => option.topic_ids.includes(id));
  return dropped
    .filter(({ prerequisites }) => !prerequisites.some((id) => option.topic_ids.includes(id)))
    .map(({ id }) => option.topic_ids.filter((each) => each !== id))
    .map((topic_ids) => chosen(request, { ...option, topic_ids }));
}

function isShort(request: PlanRequest): boolean {
  return schedulePlan({ ...request, reviews: [] }).shortfalls.length > 0;
}

function studied({ sessions }: PlanSchedule, id: string): number {
  return sessions
    .filter(({ kind, topic_id }) => kind === "study" && topic_id === id)
    .reduce((hours, session) => hours + session.hours, 0);
}

function turnedRound<T>(value: T): T {
  if (Array.isArray(value)) return value.map(turnedRound) as T;
  if (typeof value !== "object" || value === null) return value;
  const turned = Object.entries(value).reverse();
  return Object.fromEntries(turned.map(([key, each]) => [key, turnedRound(each)])) as T;
}
