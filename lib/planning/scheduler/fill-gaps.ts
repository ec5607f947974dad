import type { Diary, Sitting } from "./diary";
import { sum } from "./grid";
import type { Group } from "./groups";
import { LONGEST_REVIEW, SHORTEST } from "./quarters";
import { reviewLength, WIDEST_GAP } from "./retrieval";
import type { Goal, Plan, Topic, Work } from "./work";

/** When a topic was met last, and when it will be looked back at as far as that is scheduled. */
interface Past {
  topic: Topic;
  /** The day before today for what is known; after an earlier exam of the same topic, that day. */
  learned: number;
  /** No exam and no review came since. */
  is_new: boolean;
  last: number;
  ahead: number[];
}

/** The narrowest gap that is worth closing, in days. */
const NARROW = 4;

/**
 * Uses time that stayed free for looking back: at what was learned the day before and is not looked at soon, and into
 * gaps that are wider than helps.
 */
export function fillGaps({ plans }: Work, diary: Diary): void {
  for (const plan of plans) {
    const own = diary.sittings.filter(({ plan_id }) => plan_id === plan.id);
    for (const goal of plan.goals) {
      if (goal.id !== null) closeGaps(plan, goal, own, diary);
    }
  }
}

/** Where hours do not suffice, what was kept for looking back and is not used yet goes there before more is learned. */
export function spendOnRecall(groups: Group[], diary: Diary): void {
  for (const { plan, goal, granted, wanted, recall } of groups) {
    if (goal.id === null || granted >= wanted) continue;
    const own = diary.sittings.filter(({ plan_id }) => plan_id === plan.id);
    const spent = sum(own, (each) =>
      each.kind === "review" && each.goal === goal ? each.quarters : 0,
    );
    closeGaps(plan, goal, own, diary, recall - spent);
  }
}

function closeGaps(
  plan: Plan,
  goal: Goal,
  own: Sitting[],
  diary: Diary,
  most = Number.POSITIVE_INFINITY,
): void {
  const pasts = goal.topics.flatMap((topic) => pastOf(topic, goal, own));
  const free = plan.usable.flatMap((_, day) =>
    day < goal.day - 1 && diary.left(day, plan) >= SHORTEST ? [day] : [],
  );
  let budget = most;
  for (const [index, day] of free.entries()) {
    if (budget < SHORTEST) return;
    for (const past of pasts) {
      while ((past.ahead[0] ?? goal.day) <= day) past.last = past.ahead.shift() ?? past.last;
    }
    const later = free[index + 1] ?? goal.day;
    const waiting = pasts
      .map((past) => ({ past, width: past.last < day ? excess(past, day, later, goal) : 0 }))
      .filter(({ width }) => width > 0)
      .sort((a, b) => b.width - a.width)
      .map(({ past }) => past);
    while (waiting.length > 0 && diary.left(day, plan) >= SHORTEST) {
      budget -= addReview(waiting, day, goal, plan, diary);
    }
  }
}

/** Takes from those that wait what one session has room for: one that is there already, or a new one. Quarters. */
function addReview(waiting: Past[], day: number, goal: Goal, plan: Plan, diary: Diary): number {
  const joined = diary.sittings.find(
    (each) =>
      each.day === day &&
      each.kind === "review" &&
      each.goal === goal &&
      each.quarters + SHORTEST <= LONGEST_REVIEW,
  );
  const room = Math.min(LONGEST_REVIEW - (joined?.quarters ?? 0), diary.left(day, plan));
  const topics: Topic[] = [];
  let taken = 0;
  for (let next = waiting[0]; next; next = waiting[0]) {
    const length = Math.min(reviewLength(next.topic), room);
    if (taken + length > room) break;
    waiting.shift();
    next.last = day;
    topics.push(next.topic);
    taken += length;
  }
  const quarters = Math.max(SHORTEST, Math.ceil(taken));
  if (joined) {
    const whole = joined.quarters + quarters;
    const longer = { ...joined, topics: [...joined.topics, ...topics], quarters: whole };
    diary.replace(joined, [longer], plan);
    return quarters;
  }
  diary.add(
    { plan_id: plan.id, kind: "review", day, quarters, topics, assignment: null, goal },
    plan,
  );
  return quarters;
}

/**
 * How far the gap that this day would part goes beyond what helps; nothing where it does not, or where a later day with
 * room parts it as well.
 */
function excess(
  { learned, is_new, last, ahead }: Past,
  day: number,
  later: number,
  goal: Goal,
): number {
  const next = ahead[0] ?? goal.day;
  if (is_new && last === learned) return next > day + 1 ? 1 + (next - last) / NARROW : 0;
  const widest = Math.max(NARROW, WIDEST_GAP * (goal.day - Math.max(0, learned)));
  if (next - last <= widest || next - day < 2 || day - last < 2) return 0;
  const is_due = day - last >= Math.min(widest, (next - last) / 2) || later - last > widest;
  return is_due ? (next - last) / widest : 0;
}

function pastOf(topic: Topic, goal: Goal, own: Sitting[]): Past[] {
  const its = own.filter(({ topics, day }) => topics.includes(topic) && day < goal.day);
  const { size, left, source, fixed_study, fixed_reviews, goals } = topic;
  const earlier = goals.findLast(({ day }) => day < goal.day)?.day;
  const learned = Math.max(
    ...its.filter(({ kind }) => kind === "study").map(({ day }) => day),
    ...fixed_study.filter((day) => day < goal.day),
    left < size || source.is_finished ? -1 : Number.NEGATIVE_INFINITY,
  );
  if (!Number.isFinite(learned)) return [];
  const from = Math.max(learned, earlier ?? learned);
  const reviews = its.filter(({ kind }) => kind === "review").map(({ day }) => day);
  const ahead = [...reviews, ...fixed_reviews]
    .filter((day) => day > from && day < goal.day)
    .sort((a, b) => a - b);
  const is_new = earlier === undefined && source.reviewed_on.length === 0;
  return [{ topic, learned: from, is_new, last: from, ahead }];
}
