import { between, runningSum } from "./grid";
import { mostReviews, reviewLength } from "./retrieval";
import type { Goal, Plan, Topic, Work } from "./work";

/** What a plan studies and recalls for one goal, and the hours it gets for that. */
export interface Group {
  plan: Plan;
  goal: Goal;
  /** Topics that are learned for this goal; others of it were learned for an earlier one. */
  topics: Topic[];
  /** The last day that helps, and the last one for learning. */
  due: number;
  study_due: number;
  /** Quarter hours wished for, and granted. */
  wanted: number;
  granted: number;
  /** How often each topic is recalled, the last mixed review included; 1.5 is twice for every other topic. */
  rounds: number;
  /** So often it would be at most, with gaps that do not grow beyond what helps. */
  most_rounds: number;
  /** Quarter hours of recalling, for all its topics. */
  recall: number;
  /** Quarter hours of one look back at each of its topics. */
  lengths: number;
  /** Too little time to keep the last days before the exam free of new matter. */
  is_crammed: boolean;
}

/** Of all hours of a group so much is recalling: where hours suffice, where they do not, and without an exam. */
const RECALL = 0.28;
const RECALL_WHEN_SHORT = 0.25;
const RECALL_WITHOUT_EXAM = 0.18;
/** A course without an exam gives way, but not wholly. */
const WITHOUT_EXAM = 0.6;
/** Each course moves every week: half an hour of learning, and what is recalled of it. */
export const WEEKLY = 3;

/** What is wished for, before anything is cut. */
export function groupsOf({ plans }: Work): Group[] {
  return plans.flatMap((plan) =>
    plan.goals.map((goal): Group => {
      const topics = plan.topics.filter((topic) => topic.goals[0] === goal);
      const study = sum(topics, ({ left }) => left);
      const lengths = sum(goal.topics, reviewLength);
      const sizes = sum(goal.topics, ({ size }) => size);
      const part = goal.id === null ? RECALL_WITHOUT_EXAM : RECALL;
      const span = goal.day - Math.max(0, Math.min(...goal.topics.map(firstContact)));
      const wished = Math.round(((part / (1 - part)) * sizes) / Math.max(1, lengths));
      const most_rounds = mostReviews(span);
      const rounds = Math.min(most_rounds, Math.max(goal.id === null ? 1 : 2, wished));
      const wanted = study + rounds * lengths;
      const due = goal.day - 1;
      const recall = rounds * lengths;
      const study_due = Math.max(...topics.map((topic) => topic.due_if_possible), -1);
      return {
        plan,
        goal,
        topics,
        due,
        study_due,
        wanted,
        granted: wanted,
        rounds,
        most_rounds,
        recall,
        lengths,
        is_crammed: false,
      };
    }),
  );
}

function firstContact({ contact }: Topic): number {
  return contact ?? 0;
}

/**
 * Shares the hours out: each group gets the same part of what it wishes for, by its weight, until the days before its
 * goal are full; then the others go on. What a group does not get is taken from its topics. `extraOf` says what earlier
 * rounds found to be too much or too little.
 */
export function grantHours(work: Work, groups: Group[], extraOf: (group: Group) => number): void {
  const wanted = groups.map((group) => group.wanted);
  const granted = fill(
    work,
    groups,
    wanted,
    groups.map(() => 0),
  );
  // Where all is granted, what is left is for recalling more often.
  const most = groups.map((group, index) =>
    (granted[index] ?? 0) < group.wanted - TINY
      ? (granted[index] ?? 0)
      : group.wanted + moreOf(group),
  );
  const ample = fill(work, groups, most, granted);
  for (const [index, group] of groups.entries()) {
    const more = Math.floor(
      ((ample[index] ?? 0) - (granted[index] ?? 0)) / Math.max(1, group.lengths),
    );
    group.granted = Math.min(group.wanted, Math.max(0, (granted[index] ?? 0) + extraOf(group)));
    cutToFit(group);
    if (group.granted < group.wanted - TINY || more < 1) continue;
    group.rounds += more;
    group.recall += more * group.lengths;
  }
}

function moreOf({ most_rounds, rounds, lengths }: Group): number {
  return Math.max(0, most_rounds - rounds) * lengths;
}

/** Progressive filling under the limit that no day's end asks for more than there is until then. */
function fill(work: Work, groups: Group[], wishes: number[], given: number[]): number[] {
  const { grid, plans, assignments } = work;
  const together = runningSum(
    grid.free.map((free, day) =>
      Math.min(
        free,
        sum(plans, ({ usable }) => usable[day] ?? 0),
      ),
    ),
  );
  const limits = [...new Set(groups.map(({ due }) => due))].sort((a, b) => a - b);
  const rooms = limits.map((due) => ({
    due,
    room: Math.max(
      LEAST_PART * between(together, 0, due),
      between(together, 0, due) -
        sum(assignments, ({ last, left }) => (last <= due ? left : 0)) -
        movesOfOthers(groups, due),
    ),
  }));
  const pace = groups.map(({ plan, goal }, index) => {
    const wanted = (wishes[index] ?? 0) - (given[index] ?? 0);
    return wanted * Math.max(0.1, plan.source.weight) * (goal.id === null ? WITHOUT_EXAM : 1);
  });
  const most = groups.map(({ plan, due }, index) =>
    Math.min(wishes[index] ?? 0, between(plan.until, 0, due)),
  );
  const got = [...given];
  const open = new Set(groups.keys());
  while (open.size > 0) {
    let step = Number.POSITIVE_INFINITY;
    for (const index of open) {
      step = Math.min(
        step,
        ((most[index] ?? 0) - (got[index] ?? 0)) / Math.max(pace[index] ?? 0, TINY),
      );
    }
    for (const { due, room } of rooms) {
      let [taken, speed] = [0, 0];
      for (const [index, group] of groups.entries()) {
        if (group.due > due) continue;
        taken += got[index] ?? 0;
        if (open.has(index)) speed += pace[index] ?? 0;
      }
      if (speed > 0) step = Math.min(step, Math.max(0, room - taken) / speed);
    }
    for (const index of open) got[index] = (got[index] ?? 0) + step * (pace[index] ?? 0);
    const full = new Set<number>();
    for (const index of open) {
      if ((got[index] ?? 0) >= (most[index] ?? 0) - TINY) full.add(index);
    }
    for (const { due, room } of rooms) {
      const inside = [...groups.keys()].filter((index) => (groups[index]?.due ?? 0) <= due);
      if (sum(inside, (index) => got[index] ?? 0) < room - TINY) continue;
      for (const index of inside) full.add(index);
    }
    if (![...full].some((index) => open.has(index))) break;
    for (const index of full) open.delete(index);
  }
  return got;
}

const TINY = 1e-6;
/** So much of the time before an exam is for it, whatever else is due. */
const LEAST_PART = 0.25;

/** What courses with nothing due by then take all the same, so that each moves every week. */
function movesOfOthers(groups: Group[], due: number): number {
  const byPlan = Map.groupBy(groups, ({ plan }) => plan);
  return sum([...byPlan], ([plan, own]) => {
    if (own.some((group) => group.due <= due)) return 0;
    const weeks = Math.ceil((due + 1) / 7);
    const wanted = sum(own, (group) => group.wanted);
    return Math.min(WEEKLY * weeks, wanted, between(plan.until, 0, due));
  });
}

/**
 * Takes from the topics what the group does not get: each down to its floor first, then those left out whole that
 * count least, never one before what builds on it.
 */
function cutToFit(group: Group): void {
  const { topics, goal } = group;
  for (const topic of topics) topic.granted = topic.left;
  const lengths = sum(goal.topics, reviewLength);
  if (group.granted >= group.wanted - TINY) return;
  const floors = sum(topics, floorOf);
  const wished = Math.min(group.rounds * lengths, RECALL_WHEN_SHORT * group.granted);
  // Rather a little less recalling than a topic left out.
  const recall = Math.max(
    Math.min(wished, RECALL_LEAST * group.granted),
    Math.min(wished, group.granted - floors),
  );
  group.rounds = recall / Math.max(1, lengths);
  group.recall = recall;
  const budget = Math.max(0, Math.floor(group.granted - recall + TINY));
  dealOut(group, budget);
}

/** Deals quarter hours of learning out to the topics of a group. */
export function dealOut(group: Group, budget: number): void {
  const kept = keptTopics(group, budget);
  for (const topic of group.topics) if (!kept.includes(topic)) topic.granted = 0;
  shrink(kept, budget);
}

const RECALL_LEAST = 0.2;

/** The topics whose floors fit together. */
function keptTopics({ topics, goal, plan }: Group, budget: number): Topic[] {
  const open = topics.filter(({ left }) => left > 0);
  const exam = plan.source.exams.find(({ id }) => id === goal.id);
  const shares = open.map(({ id }) => exam?.shares[id] ?? 0);
  const mean = sum(shares, (share) => share) / Math.max(1, shares.length);
  const worth = new Map(
    open.map((topic, index) => [
      topic,
      topic.source.emphasis * (mean > 0 ? (shares[index] ?? 0) / mean : 1),
    ]),
  );
  const kept = new Set(open);
  let total = sum(open, floorOf);
  while (total > budget && kept.size > 0) {
    const needed = new Set([...kept].flatMap(({ before }) => before));
    const free = [...kept].filter((topic) => !needed.has(topic));
    const out = free.reduce((a, b) => ((worth.get(b) ?? 0) <= (worth.get(a) ?? 0) ? b : a));
    kept.delete(out);
    total -= floorOf(out);
  }
  return open.filter((topic) => kept.has(topic));
}

/** Half an hour, three quarters for a large topic, less what is done of it. */
function floorOf({ size, left }: Topic): number {
  const floor = size > LARGE ? 3 : 2;
  return Math.min(left, Math.max(1, floor - (size - left)));
}

/** Two hours. */
const LARGE = 8;

/** Each topic gets the same part of what it asks for, but not less than its floor; the remainders go in order. */
function shrink(topics: Topic[], budget: number): void {
  const wanted = (part: number) =>
    topics.map((topic) =>
      Math.min(topic.left, Math.max(floorOf(topic), part * topic.left * emphasisOf(topic))),
    );
  let [low, high] = [0, 1];
  for (let step = 0; step < STEPS; step += 1) {
    const middle = (low + high) / 2;
    if (sum(wanted(middle), (value) => value) <= budget) low = middle;
    else high = middle;
  }
  const parts = wanted(low);
  for (const [index, topic] of topics.entries())
    topic.granted = Math.floor((parts[index] ?? 0) + TINY);
  let spare = budget - sum(topics, ({ granted }) => granted);
  const byRest = topics.toSorted((a, b) => restOf(b) - restOf(a));
  for (const topic of byRest) {
    if (spare < 1) break;
    if (topic.granted >= topic.left) continue;
    topic.granted += 1;
    spare -= 1;
  }

  function restOf(topic: Topic): number {
    return (parts[topics.indexOf(topic)] ?? 0) - topic.granted;
  }
}

const STEPS = 40;

function emphasisOf({ source }: Topic): number {
  return Math.min(2, Math.max(0.5, source.emphasis));
}

export function sum<T>(values: Iterable<T>, of: (value: T) => number): number {
  let total = 0;
  for (const value of values) total += of(value);
  return total;
}
