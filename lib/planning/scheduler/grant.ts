import { distributeHours, floorOf } from "./distribute-hours";
import { between, runningSum, sum } from "./grid";
import type { Group } from "./groups";
import { reviewLength } from "./retrieval";
import type { Work } from "./work";

/** Where hours do not suffice so much of them is recalling, and in any case the least part. */
const RECALL_WHEN_SHORT = 0.25;
const RECALL_LEAST = 0.2;
/** A course without an exam gives way, but not wholly. */
const WITHOUT_EXAM = 0.6;
/** Each course moves every week: half an hour of learning, and what is recalled of it. */
export const WEEKLY = 3;

/**
 * Shares the hours out: each group gets hours by its weight and the root of what it asks for, until the days before
 * its goal are full; then the others go on. What a group does not get is taken from its topics. `extraOf` says what
 * earlier rounds found to be too much or too little.
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
  markWaiting(roomsOf(work, groups), groups, granted);
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

/** Where what is due by a day gets less than it asks for, and all there is, what is due later waits for that day. */
function markWaiting(rooms: Room[], groups: Group[], granted: number[]): void {
  for (const { due, room } of rooms) {
    const inside = [...groups.keys()].filter((index) => (groups[index]?.due ?? 0) <= due);
    const isShort = inside.some(
      (index) => (granted[index] ?? 0) < (groups[index]?.wanted ?? 0) - 1,
    );
    if (!isShort || sum(inside, (index) => granted[index] ?? 0) < room - 1) continue;
    for (const group of groups) if (group.due > due) group.waits_until = due;
  }
}

function moreOf({ most_rounds, rounds, lengths }: Group): number {
  return Math.max(0, most_rounds - rounds) * lengths;
}

/** Progressive filling under the limit that no day's end asks for more than there is until then. */
function fill(work: Work, groups: Group[], asked: number[], given: number[]): number[] {
  const rooms = roomsOf(work, groups);
  const pace = groups.map(({ plan, goal }, index) => {
    // The square root: four times the work gets twice the hours, so that small exams are not starved by large ones.
    const wanted = Math.sqrt(Math.max(0, (asked[index] ?? 0) - (given[index] ?? 0)));
    return wanted * Math.max(0.1, plan.source.weight) * (goal.id === null ? WITHOUT_EXAM : 1);
  });
  const most = groups.map(({ plan, due }, index) =>
    Math.min(asked[index] ?? 0, between(plan.until, 0, due)),
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

/** The quarter hours that are there for what is due by each last day. */
function roomsOf({ grid, plans, assignments }: Work, groups: Group[]): Room[] {
  const together = runningSum(
    grid.free.map((free, day) =>
      Math.min(
        free,
        sum(plans, ({ usable }) => usable[day] ?? 0),
      ),
    ),
  );
  const limits = [...new Set(groups.map(({ due }) => due))].sort((a, b) => a - b);
  return limits.map((due) => ({
    due,
    room: Math.max(
      LEAST_PART * between(together, 0, due),
      between(together, 0, due) -
        sum(assignments, ({ last, left }) => (last <= due ? left : 0)) -
        movesOfOthers(groups, due),
    ),
  }));
}

interface Room {
  due: number;
  room: number;
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
  const recall_wanted = Math.min(group.rounds * lengths, RECALL_WHEN_SHORT * group.granted);
  // Rather a little less recalling than a topic left out.
  const recall = Math.max(
    Math.min(recall_wanted, RECALL_LEAST * group.granted),
    Math.min(recall_wanted, group.granted - floors),
  );
  group.recall = recall;
  const budget = Math.max(0, Math.floor(group.granted - recall + TINY));
  distributeHours(group, budget);
  group.rounds = recall / Math.max(1, lengths);
}
