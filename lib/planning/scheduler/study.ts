import type { Diary } from "./diary";
import { between, runningSum } from "./grid";
import type { Group } from "./groups";
import { LONGEST, SHORTEST } from "./quarters";
import type { Recall } from "./recall";
import type { Plan, Topic } from "./work";

/** Light plans are studied in whole hours on fewer days. */
const USUAL = 4;
/** What waits for something due earlier asks for this part of what it would. */
const WAITING = 0.5;
/** A plan that rises ends with this many times the daily load it starts with. */
const RISE = 5;

/** Quarter hours that were scheduled of something due on a day. */
export interface Scheduled {
  due: number;
  quarters: number;
}

/** What one plan learns: how much of it a day asks for, and which topic is next. */
export class Learning {
  /** Quarter hours it should have had until now and did not. */
  credit = 0;
  #has_begun = false;
  #last: Topic | null = null;
  readonly #today = new Map<Topic, number>();
  readonly #rest: Map<Topic, number>;
  /** Quarter hours still to be learned by each last day. */
  readonly #open = new Map<number, number>();
  /** The same, while nothing changes: it is asked for far more often. */
  #listed: Scheduled[] | null = null;
  left = 0;
  /** It gets less than it asks for. */
  readonly is_short: boolean;
  /** What a day asks for, by the last day, as sums from the first day on. */
  readonly #weights: Map<number, number[]>;
  // Declared apart, because worker threads only strip the types of this file.
  readonly plan: Plan;
  readonly groups: Group[];
  readonly recall: Recall;
  /** Some plan gets less than it asks for: then none runs ahead. */
  readonly is_tight: boolean;

  constructor(plan: Plan, groups: Group[], recall: Recall, is_tight: boolean) {
    this.plan = plan;
    this.groups = groups;
    this.recall = recall;
    this.is_tight = is_tight;
    this.#rest = new Map(plan.topics.map((topic) => [topic, topic.granted]));
    this.is_short = groups.some(({ granted, wanted }) => granted < wanted - TINY);
    this.#weights = new Map();
    for (const topic of plan.topics) this.#count(topic, topic.granted);
  }

  /** Quarter hours still to be learned until a day. */
  due(day: number): number {
    this.#listed ??= Array.from(this.#open, ([due, quarters]) => ({ due, quarters }));
    let needed = 0;
    for (const { due, quarters } of this.#listed) if (due <= day) needed += quarters;
    return needed;
  }

  deadlines(): number[] {
    return [...this.#open.keys()];
  }

  /** Adds what this day asks for, so that everything is done in time and in the shape that is asked for. */
  begin(day: number): void {
    this.#today.clear();
    for (const group of this.groups) if (group.study_due < day) this.#goOnLate(group);
    const usable = this.plan.usable[day] ?? 0;
    if (usable === 0) return;
    if (!this.#has_begun) this.credit = Math.min(this.left, USUAL - 1);
    this.#has_begun = true;
    if (this.plan.source.progression === "front_loaded" && !this.is_tight) {
      this.credit = Math.min(this.left, Math.max(this.credit, usable));
      return;
    }
    let wanted = 0;
    for (const due of this.deadlines()) {
      const last = Math.max(day, due);
      const weights = this.#weightsUntil(due);
      const weight = between(weights, day, day);
      const all = Math.max(TINY, between(weights, day, last));
      wanted = Math.max(wanted, ((this.due(due) - this.credit) * weight) / all);
    }
    this.credit += Math.min(wanted, usable);
  }

  /** While it waits for what is due earlier, a plan asks for little. */
  #weightsUntil(due: number): number[] {
    const known = this.#weights.get(due);
    if (known) return known;
    const waits = Math.max(
      -1,
      ...this.groups
        .filter((group) => due <= group.due && due > group.waits_until)
        .map(({ waits_until }) => waits_until),
    );
    const weights = runningSum(
      weightsOf(this.plan).map((weight, day) => (day <= waits ? WAITING * weight : weight)),
    );
    this.#weights.set(due, weights);
    return weights;
  }

  /** Schedules one session if that is asked for: at most `most` quarter hours, `must` of them have to be. */
  scheduleNext(day: number, diary: Diary, must: number, most = LONGEST): Scheduled | null {
    const room = Math.min(diary.left(day, this.plan), most);
    if (room < 1) return null;
    // Not a later topic because it is shorter.
    const [topic] = this.#ready(day, must > 0);
    if (!topic) return null;
    const rest = this.#rest.get(topic) ?? 0;
    const wanted = Math.max(this.credit, must);
    if (must <= 0 && wanted < Math.min(USUAL, rest, room) - HALF) return null;
    const limit = Math.min(room, rest, LONGEST - (this.#today.get(topic) ?? 0));
    const quarters = lengthOf(wanted, rest, limit);
    if (quarters < Math.min(SHORTEST, rest)) return null;
    this.#schedule(topic, day, quarters, diary);
    return { due: this.#dueOf(topic), quarters };
  }

  /** The next session for a week in which the plan has not moved yet. */
  scheduleMove(day: number, diary: Diary): Scheduled | null {
    return this.scheduleNext(day, diary, SHORTEST, MOVE);
  }

  #schedule(topic: Topic, day: number, quarters: number, diary: Diary): void {
    const { plan } = this;
    const rest = (this.#rest.get(topic) ?? 0) - quarters;
    const goal = topic.goals[0] ?? null;
    diary.add(
      { plan_id: plan.id, kind: "study", day, quarters, topics: [topic], assignment: null, goal },
      plan,
    );
    this.#rest.set(topic, rest);
    this.#count(topic, -quarters);
    this.#today.set(topic, (this.#today.get(topic) ?? 0) + quarters);
    this.credit -= quarters;
    this.#last = topic;
    topic.contact = day;
    if (rest > 0) return;
    this.recall.learned(topic, Math.max(day, ...topic.fixed_study));
  }

  /** What was not learned before the days without new matter is learned on them. */
  #goOnLate(group: Group): void {
    if (group.is_crammed) return;
    group.is_crammed = true;
    this.#open.clear();
    this.#listed = null;
    this.left = 0;
    for (const [topic, rest] of this.#rest) this.#count(topic, rest);
  }

  #count(topic: Topic, quarters: number): void {
    this.#listed = null;
    const due = this.#dueOf(topic);
    const open = (this.#open.get(due) ?? 0) + quarters;
    if (open > 0) this.#open.set(due, open);
    else this.#open.delete(due);
    this.left += quarters;
  }

  /** Topics that can be taken up, in the course's order; a mixed plan turns between two of them. */
  #ready(day: number, is_late: boolean): Topic[] {
    const open = this.plan.topics.filter(
      (topic) =>
        (this.#rest.get(topic) ?? 0) > 0 &&
        day <= (is_late ? topic.due : this.#dueOf(topic)) &&
        (this.#today.get(topic) ?? 0) < LONGEST - 1 &&
        topic.before.every((each) => this.#isLearned(each, day)),
    );
    if (this.plan.source.progression !== "mixed") return open;
    const [first, second] = open;
    if (!first || !second || first !== this.#last) return open;
    const isClose = this.#dueOf(first) === this.#dueOf(second);
    return isClose ? [second, first, ...open.slice(2)] : open;
  }

  #isLearned(topic: Topic, day: number): boolean {
    return (this.#rest.get(topic) ?? 0) === 0 && topic.fixed_study.every((each) => each <= day);
  }

  /** Learning is to end before the days without anything new, unless it cannot. */
  #dueOf(topic: Topic): number {
    const group = this.groups.find(({ goal }) => goal === topic.goals[0]);
    return group?.is_crammed ? topic.due : topic.due_if_possible;
  }
}

/** A session by which a plan moves in a full week. */
const MOVE = 2;
const TINY = 1e-6;
const HALF = 0.5;

/** An even part of what is asked for, a quarter hour more or less where that leaves no crumb. */
function lengthOf(wanted: number, rest: number, limit: number): number {
  const half = Math.max(SHORTEST, 2 * Math.round(wanted / 2));
  const even = half > LONGEST ? LONGEST : half;
  const quarters = Math.min(even, limit);
  if (rest - quarters !== 1) return quarters;
  if (quarters < limit) return quarters + 1;
  return quarters > SHORTEST ? quarters - 1 : quarters;
}

function weightsOf({ usable, source }: Plan): number[] {
  if (source.progression !== "back_loaded") return usable;
  const days = usable.flatMap((quarters, day) => (quarters > 0 ? [day] : []));
  const place = new Map(days.map((day, index) => [day, index]));
  return usable.map((quarters, day) => {
    const along = (place.get(day) ?? 0) / Math.max(1, days.length - 1);
    return quarters * (1 + (RISE - 1) * along);
  });
}
