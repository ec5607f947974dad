import { type Calendar, freeBetween } from "./capacity";
import type { Demand } from "./fit";
import { effectiveDues, type Task, type TaskList } from "./order";
import { byPreference, LONGEST_SESSION, type StudyHistory } from "./preference";
import type { Progression } from "./types";

export type Placed = { day: number; place: number; quarters: number };

type Plan = {
  list: TaskList;
  amounts: number[];
  calendar: Calendar;
  demands: Demand[];
  curve: number[];
  progression: Progression;
};

/**
 * Lays amounts that fit on the days, following the load curve. A session is taken only when all that is due before
 * it keeps its room, so whatever the preference, no due day is missed.
 */
export function placeSessions(plan: Plan): Placed[] {
  const { list, calendar, curve, progression } = plan;
  const left = [...plan.amounts];
  const dues = effectiveDues(list, plan.amounts);
  const chunk = chunkOf(plan);
  const placed: Placed[] = [];
  const past: StudyHistory = { today: [], yesterday: [], last_difficulty: null };
  let done = 0;
  for (const [day, free] of calendar.free.entries()) {
    if (free === 0) continue;
    past.today = [];
    const room = new Room(plan, dues, left, day);
    const behind = (curve[day] ?? 0) - done;
    let budget =
      behind > EPSILON ? Math.min(free, Math.ceil((behind - EPSILON) / chunk) * chunk) : 0;
    for (;;) {
      const must = room.must();
      const next = must <= 0 && budget <= 0 ? null : nextSession(Math.max(budget, must), room);
      if (!next) break;
      const { place, quarters } = next;
      placed.push({ day, place, quarters });
      past.today[place] = (past.today[place] ?? 0) + quarters;
      past.last_difficulty = list.tasks[place]?.difficulty ?? null;
      left[place] = (left[place] ?? 0) - quarters;
      room.take(quarters);
      done += quarters;
      budget -= quarters;
    }
    if (past.today.length > 0) past.yesterday = past.today.map((quarters) => quarters > 0);
  }
  return placed;

  function nextSession(budget: number, room: Room) {
    const ready = list.tasks.filter((task) => isReady(task, left));
    ready.sort(byPreference(progression, dues, past));
    for (const { place } of ready) {
      const most = Math.min(room.left, room.before(dues[place] ?? 0, done));
      const quarters = sessionLength(left[place] ?? 0, budget, most);
      if (quarters >= SHORTEST_SESSION || (quarters > 0 && quarters === left[place])) {
        return { place, quarters };
      }
    }
    // A session shorter than the minimum is placed only where waiting would miss a due day.
    const first =
      room.must() > 0 && ready.sort((a, b) => (dues[a.place] ?? 0) - (dues[b.place] ?? 0))[0];
    if (!first) return null;
    const rest = Math.min(left[first.place] ?? 0, room.left);
    return { place: first.place, quarters: sessionLength(rest, rest, rest) };
  }
}

const SHORTEST_SESSION = 2;
const EPSILON = 1e-4;

/** Light plans are studied in whole hours on fewer days, others in half hours. */
function chunkOf({ calendar, demands }: Plan): number {
  const days = calendar.free.filter((free) => free > 0).length;
  const total = demands.at(-1)?.needed ?? 0;
  return total < days * 4 ? 4 : 2;
}

function isReady({ place, prerequisites }: Task, left: number[]): boolean {
  return (left[place] ?? 0) > 0 && prerequisites.every((before) => !left[before]);
}

/** An even part of the day's budget, a quarter hour more or less where that leaves no crumb of topic or day. */
function sessionLength(left: number, budget: number, most: number): number {
  const even = 2 * Math.ceil(budget / Math.ceil(budget / LONGEST_SESSION) / 2);
  const quarters = Math.min(even, budget, left, most);
  const longer = Math.min(LONGEST_SESSION, left, most);
  if (left - quarters === 1) return quarters < longer ? quarters + 1 : shorter(quarters);
  if (budget - quarters === 1 && quarters < longer && left - quarters !== 2) return quarters + 1;
  return quarters;
}

function shorter(quarters: number): number {
  return quarters > SHORTEST_SESSION ? quarters - 1 : quarters;
}

/** What the days to come must hold, seen from one day. */
class Room {
  left: number;
  readonly #groups: { due: number; later: number; goal: number; needed: number }[];
  readonly #dues: number[];
  readonly #undone: number[];

  constructor({ calendar, demands, curve }: Plan, dues: number[], undone: number[], day: number) {
    this.left = calendar.free[day] ?? 0;
    this.#dues = dues;
    this.#undone = undone;
    this.#groups = demands
      .filter(({ due }) => due >= day)
      .map(({ due }) => ({
        due,
        later: freeBetween(calendar, day + 1, due),
        goal: Math.floor((curve[due] ?? 0) + EPSILON),
        needed: 0,
      }));
    this.#count();
  }

  take(quarters: number) {
    this.left -= quarters;
    this.#count();
  }

  /** Quarter hours that must be done today, or some due day is missed. */
  must(): number {
    return Math.max(0, ...this.#groups.map(({ needed, later }) => needed - later));
  }

  /** Quarter hours that may go to something due later than others, `done` being all that is laid so far. */
  before(due: number, done: number): number {
    let most = Number.POSITIVE_INFINITY;
    for (const group of this.#groups) {
      if (group.due >= due) break;
      if (group.needed === 0) continue;
      const spare = Math.min(this.left + group.later, group.goal - done) - group.needed;
      most = Math.min(most, spare);
    }
    return most;
  }

  #count() {
    const byDue = new Map<number, number>();
    for (const [place, quarters] of this.#undone.entries()) {
      const due = this.#dues[place] ?? 0;
      byDue.set(due, (byDue.get(due) ?? 0) + quarters);
    }
    let needed = 0;
    for (const group of this.#groups) {
      needed += byDue.get(group.due) ?? 0;
      group.needed = needed;
    }
  }
}
