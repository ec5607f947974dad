import { scheduleAssignments } from "./assignments";
import { Diary, type Sitting } from "./diary";
import { fillGaps, spendOnRecall } from "./fill-gaps";
import { addFinalReviews } from "./final-reviews";
import { grantHours } from "./grant";
import { between, sum } from "./grid";
import { type Group, groupsOf } from "./groups";
import { Needs } from "./needs";
import { LONGEST, toHours } from "./quarters";
import { Recall } from "./recall";
import { costOf, reportOf } from "./report";
import { reviewLength } from "./retrieval";
import { spendFreeHours } from "./spend-free-hours";
import { Learning, type Scheduled } from "./study";
import type { Schedule, ScheduleRequest, Session } from "./types";
import { finalFrom, type Plan, type Topic, type Work, workOf } from "./work";

/**
 * * Schedules the sessions of a student over all plans and assignments at once. Hours are shared by urgency and weight;
 * what does not fit is shrunk before it is left out, and named. The same request always gives the same schedule.
 */
export function scheduleSessions(asked: ScheduleRequest): Schedule {
  const request = inFixedOrder(asked);
  let best: { schedule: Schedule; cost: number } | null = null;
  const findings = new Map<string, Finding>();
  for (let round = 0; round < ROUNDS; round += 1) {
    const work = workOf(request);
    const groups = groupsOf(work);
    const findingOf = (group: Group) => findings.get(keyOf(group)) ?? NOTHING_FOUND;
    grantHours(work, groups, (group) => findingOf(group).extra);
    for (const group of groups) {
      group.is_crammed = findingOf(group).is_crammed || isCrammed(group);
      if (!group.is_crammed) continue;
      group.goal.final_from = finalFrom(group.plan, group.goal.day, FINAL_DAYS_WHEN_CRAMMED);
    }
    const diary = scheduleDays(work, groups);
    spendOnRecall(groups, diary);
    spendFreeHours(groups, diary);
    addFinalReviews(work, diary);
    fillGaps(work, diary);
    const schedule = {
      sessions: sessionsOf(request, work, diary),
      ...reportOf(request, work, diary),
    };
    const cost = costOf(schedule);
    if (!best || cost < best.cost - TINY) best = { schedule, cost };
    if (cost < TINY || !learnFrom(work, groups, diary, schedule, findings)) break;
  }
  return (
    best?.schedule ?? { sessions: [], short_topics: [], short_assignments: [], unreviewed: [] }
  );
}

const ROUNDS = 5;
const FINAL_DAYS_WHEN_CRAMMED = 2;
const TINY = 1e-6;

/** Which plan or assignment is named first decides nothing. */
function inFixedOrder(request: ScheduleRequest): ScheduleRequest {
  const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
  return {
    ...request,
    demands: request.demands.toSorted((a, b) => compare(a.plan_id, b.plan_id)),
    assignments: request.assignments.toSorted((a, b) => compare(a.id, b.id)),
  };
}

/** What a round shows: hours of a group that stay free or do not fit, and whether its last days are needed. */
interface Finding {
  extra: number;
  is_crammed: boolean;
}

const NOTHING_FOUND: Finding = { extra: 0, is_crammed: false };

function keyOf({ plan, goal }: Group): string {
  return `${plan.id} ${goal.id ?? ""}`;
}

/** Whether learning needs the last days before the exam as well. */
function isCrammed({ plan, topics, study_due, goal }: Group): boolean {
  if (goal.id === null) return false;
  const needed = sum(topics, ({ granted }) => granted);
  return needed > between(plan.until, 0, study_due);
}

function scheduleDays(work: Work, groups: Group[]): Diary {
  const diary = new Diary(work);
  const isTight = groups.some(({ granted, wanted }) => granted < wanted - TINY);
  const learning = work.plans.map((plan) => {
    const own = groups.filter((group) => group.plan === plan);
    return new Learning(plan, own, new Recall(plan, own), isTight);
  });
  const moved = new Map<Plan, number>();
  for (const day of work.grid.dates.keys()) {
    for (const { recall } of learning) recall.goOn(day);
    if (diary.left(day) === 0) continue;
    scheduleAssignments(day, work, diary);
    const needs = new Needs(day, work, learning);
    for (const { recall } of learning) recall.scheduleFinals(day, diary, needs);
    const most = Math.max(2, Math.floor(diary.left(day) * REVIEWS_OF_A_DAY));
    for (const { recall } of learning) recall.scheduleDue(day, diary, most);
    scheduleStudy(day, work, diary, learning, moved);
  }
  return diary;
}

/** Reviews take this part of a day at most, but for the last days before an exam. */
const REVIEWS_OF_A_DAY = 0.5;

function scheduleStudy(
  day: number,
  work: Work,
  diary: Diary,
  learning: Learning[],
  moved: Map<Plan, number>,
) {
  const week = work.grid.week[day] ?? 0;
  const lastOfWeek = work.grid.week.lastIndexOf(week);
  for (const each of learning) each.begin(day);
  for (const sitting of diary.of(day)) {
    const plan = work.plans.find(({ id }) => id === sitting.plan_id);
    if (plan) moved.set(plan, week);
  }
  const unmoved = learning.filter(
    ({ left, plan }) =>
      left > 0 && moved.get(plan) !== week && between(plan.until, day, lastOfWeek) > 0,
  );
  const room = between(work.until, day + 1, lastOfWeek);
  const needs = new Needs(day, work, learning);
  const took = ({ plan }: Learning, scheduled: Scheduled) => {
    moved.set(plan, week);
    needs.took(scheduled);
  };
  for (const each of byNeed(unmoved)) {
    const isLast = between(each.plan.until, day + 1, lastOfWeek) === 0;
    if (!isLast && room > ROOM_TO_MOVE * unmoved.length) continue;
    const scheduled = each.scheduleMove(day, diary);
    if (scheduled) took(each, scheduled);
  }
  while (diary.left(day) > 0) {
    const must = needs.most();
    const quarters = Math.min(must.quarters, diary.left(day));
    const open = byNeed(learning.filter(({ left }) => left > 0));
    const isScheduled =
      (quarters > 0 && open.some((each) => each.due(must.due) > 0 && schedule(each, quarters))) ||
      open.some((each) => schedule(each, 0)) ||
      // Where something is short, no half hour stays unused.
      open.some((each) => each.is_short && schedule(each, 2));
    if (!isScheduled) return;
  }

  function schedule(each: Learning, must: number): boolean {
    const scheduled = each.scheduleNext(day, diary, must);
    if (scheduled) took(each, scheduled);
    return scheduled !== null;
  }
}

function byNeed(learning: Learning[]): Learning[] {
  return learning.toSorted((a, b) => b.credit - a.credit);
}

/** Quarter hours that a week must have left for each plan that has not moved in it, or it moves now. */
const ROOM_TO_MOVE = 5;

/** Compares what was granted with what was scheduled: the next round grants less, more, or the last days as well. */
function learnFrom(
  { plans }: Work,
  groups: Group[],
  diary: Diary,
  { short_topics }: Schedule,
  findings: Map<string, Finding>,
): boolean {
  const scheduled = new Map(
    plans.flatMap(({ topics }) => topics.map((topic) => [topic, 0] as [Topic, number])),
  );
  for (const { kind, topics, quarters } of diary.sittings) {
    const [topic] = topics;
    if (kind === "study" && topic) scheduled.set(topic, (scheduled.get(topic) ?? 0) + quarters);
  }
  const short = new Set(short_topics.map(({ plan_id, topic_id }) => `${plan_id} ${topic_id}`));
  let isOther = false;
  for (const group of groups) {
    if (!group.topics.some(({ id }) => short.has(`${group.plan.id} ${id}`))) continue;
    const before = findings.get(keyOf(group)) ?? NOTHING_FOUND;
    const lost = sum(group.topics, (topic) =>
      Math.max(0, topic.granted - (scheduled.get(topic) ?? 0)),
    );
    const missing = sum(group.topics, (topic) => topic.left - (scheduled.get(topic) ?? 0));
    const spare = spareOf(group, diary, group.is_crammed ? group.due : group.study_due);
    const late = group.is_crammed ? 0 : spareOf(group, diary, group.due) - spare;
    const isLate = lost >= 1 && !before.is_crammed;
    const more = isLate ? 0 : Math.min(missing, Math.floor(spare * PART_OF_SPARE));
    const is_crammed = before.is_crammed || isLate || (more <= 0 && late >= 2);
    if (more === 0 && is_crammed === before.is_crammed) continue;
    findings.set(keyOf(group), { extra: before.extra + more, is_crammed });
    isOther = true;
  }
  return isOther;
}

function spareOf({ plan }: Group, diary: Diary, until: number): number {
  let spare = 0;
  for (let day = 0; day <= until; day += 1) {
    const left = diary.left(day, plan);
    if (left >= 2) spare += left;
  }
  return spare;
}

const PART_OF_SPARE = 0.7;

function sessionsOf({ today }: ScheduleRequest, { grid }: Work, { sittings }: Diary): Session[] {
  const parts = new Map<string, number>();
  const total = Map.groupBy(joined(sittings), sittingKey);
  return joined(sittings.filter(({ topics, assignment }) => topics.length > 0 || assignment))
    .toSorted((a, b) => a.day - b.day)
    .map((sitting): Session => {
      const { plan_id, kind, day, quarters, topics, assignment, goal } = sitting;
      const key = sittingKey(sitting);
      const part = (parts.get(key) ?? 0) + 1;
      parts.set(key, part);
      const hours = toHours(quarters);
      return {
        plan_id,
        kind,
        date: grid.dates[day] ?? today,
        hours,
        topics: partsOf(topics, hours),
        assignment_id: assignment?.source.id ?? null,
        exam_id: kind === "review" ? (goal?.id ?? null) : null,
        part: kind === "review" ? 1 : part,
        parts: kind === "review" ? 1 : (total.get(key)?.length ?? 1),
      };
    });
}

/** What is learned of one topic on one day is one session. */
function joined(sittings: Sitting[]): Sitting[] {
  const first = new Map<string, Sitting>();
  const kept: Sitting[] = [];
  for (const sitting of sittings) {
    const key = `${sittingKey(sitting)} ${sitting.day}`;
    const before = sitting.kind === "review" ? undefined : first.get(key);
    if (before && before.quarters + sitting.quarters <= LONGEST)
      before.quarters += sitting.quarters;
    else {
      const copy = { ...sitting };
      first.set(key, copy);
      kept.push(copy);
    }
  }
  return kept;
}

/** What each topic gets of a session, by how long a look back at it takes. */
function partsOf(topics: Topic[], hours: number): Session["topics"] {
  const whole = sum(topics, reviewLength);
  return topics.map((topic) => ({ id: topic.id, hours: (hours * reviewLength(topic)) / whole }));
}

function sittingKey({ kind, plan_id, topics, assignment }: Sitting): string {
  if (kind === "review") return "review";
  return `${kind} ${plan_id} ${assignment?.source.id ?? topics[0]?.id ?? ""}`;
}
