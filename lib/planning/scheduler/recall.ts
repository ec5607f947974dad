import type { Diary } from "./diary";
import { sum } from "./grid";
import type { Group } from "./groups";
import type { Needs } from "./needs";
import { LONGEST_REVIEW, SHORTEST } from "./quarters";
import { reviewDays, reviewLength } from "./retrieval";
import type { Goal, Plan, Topic } from "./work";

/** When a learned topic is recalled for one goal. */
interface Track {
  topic: Topic;
  goal: Goal;
  /** The days still to come, and the gap before the next one. */
  days: number[];
  gap: number;
  final_done: boolean;
}

/** Quarter hours that are still to be recalled for a goal: `final` of them in the days of `window` from `from` on. */
interface Owed {
  rest: number;
  final: number;
  from: number;
  window: number;
}

/** A review that waits for company waits for this part of its gap at most. */
const PATIENCE = 0.5;

/** Schedules what is recalled of one plan: growing gaps first, then a last mixed review before each exam. */
export class Recall {
  readonly #tracks = new Map<Topic, Track>();
  readonly #groups: Map<Goal, Group>;
  /** Quarter hours of recalling that are scheduled for each goal. */
  readonly #spent = new Map<Goal, number>();
  /** What is owed, while nothing changes: it is asked for far more often. */
  #owed: Owed[] | null = null;
  // Declared apart, because worker threads only strip the types of this file.
  readonly plan: Plan;

  /** The groups are those of the plan. */
  constructor(plan: Plan, groups: Group[]) {
    this.plan = plan;
    this.#groups = new Map(groups.map((group) => [group.goal, group]));
    for (const topic of plan.topics) {
      const last = Math.max(topic.contact ?? Number.NEGATIVE_INFINITY, ...topic.fixed_study);
      if (topic.granted === 0 && Number.isFinite(last)) this.learned(topic, last);
    }
  }

  /** A topic has been learned on this day: it is recalled from the next one on. */
  learned(topic: Topic, day: number): void {
    const goal = topic.goals.find((each) => each.day > day && each.day > 0);
    if (goal) this.#follow(topic, goal, day);
  }

  /** Quarter hours of recalling that are still to be scheduled until a day. */
  needed(until: number): number {
    this.#owed ??= this.#owedNow();
    let needed = 0;
    for (const { rest, final, from, window } of this.#owed) {
      if (until < from - 1) continue;
      const days = Math.min(window, until - from + 1);
      needed += rest - final + (final * days) / window;
    }
    return needed;
  }

  #owedNow(): Owed[] {
    const owed: Owed[] = [];
    for (const [goal, { recall, lengths }] of this.#groups) {
      const rest = recall - (this.#spent.get(goal) ?? 0);
      if (rest <= 0) continue;
      const window = Math.max(1, goal.day - goal.final_from);
      owed.push({ rest, final: Math.min(rest, lengths), from: goal.final_from, window });
    }
    return owed;
  }

  /** The last mixed reviews of exams that are near. */
  scheduleFinals(day: number, diary: Diary, needs: Needs): void {
    for (const goal of this.plan.goals) {
      if (goal.id === null || day < goal.final_from || day >= goal.day) continue;
      const tracks = this.#tracksOf(goal).filter(
        ({ final_done, topic }) => !final_done && (topic.contact ?? day) < day,
      );
      if (tracks.length === 0) continue;
      const days = this.#usableDays(day, goal.day - 1, diary);
      const room = sum(days, (each) => diary.left(each, this.plan));
      const lengths = sum(tracks, ({ topic }) => reviewLength(topic));
      const later = sum(days.slice(1), (each) => diary.left(each, this.plan));
      if (goal.day - day > LAST_DAYS && lengths <= PART_OF_LAST_DAYS * later) continue;
      const group = this.#groups.get(goal);
      const isShort = group !== undefined && group.granted < group.wanted;
      const budget = (group?.recall ?? lengths) - (this.#spent.get(goal) ?? 0);
      const most = isShort ? Math.min(room, Math.max(SHORTEST, budget)) : room;
      const part = Math.min(1, most / Math.max(1, lengths));
      const quota = Math.max(2, Math.ceil(tracks.length / Math.max(1, days.length)));
      const chosen = tracks
        .toSorted((a, b) => (a.topic.contact ?? 0) - (b.topic.contact ?? 0))
        .slice(0, quota);
      // What is due before this exam and cannot wait comes first.
      const others = diary.left(day) - needs.ofOthers(this.plan, goal.day - 1);
      const length = Math.ceil(part * sum(chosen, ({ topic }) => reviewLength(topic)));
      const wanted = Math.min(length, others);
      const scheduled = this.#scheduleSessions(chosen, day, goal, wanted, diary);
      for (const track of scheduled) {
        track.final_done = true;
        track.days = [];
      }
    }
  }

  /** What is due to be recalled, with what can come along, in at most `most` quarter hours. */
  scheduleDue(day: number, diary: Diary, most: number): void {
    let room = most;
    for (const goal of this.plan.goals) {
      if (day >= goal.day || (goal.id !== null && day >= goal.final_from)) continue;
      const waiting = this.#tracksOf(goal).filter(
        ({ days, topic }) => days.length > 0 && (topic.contact ?? -1) < day,
      );
      const due = waiting.filter(({ days }) => (days[0] ?? 0) <= day);
      if (due.length === 0) continue;
      due.sort((a, b) => lateness(b, day) - lateness(a, day) || a.gap - b.gap);
      const chosen = [...due];
      let quarters = sum(chosen, ({ topic }) => reviewLength(topic));
      if (quarters < SHORTEST) {
        const company = this.#tracksOf(goal)
          .filter((track) => !due.includes(track) && (track.topic.contact ?? day) < day - 1)
          .sort((a, b) => (a.topic.contact ?? 0) - (b.topic.contact ?? 0));
        for (const track of company) {
          if (quarters >= SHORTEST) break;
          chosen.push(track);
          quarters += reviewLength(track.topic);
        }
      }
      if (quarters < SHORTEST && due.every((track) => canWait(track, day, goal))) continue;
      const fits: Track[] = [];
      let taken = 0;
      for (const track of chosen) {
        // Where a day is too short for a large topic, it is looked back at in less time.
        const length = Math.min(reviewLength(track.topic), most);
        if (Math.max(SHORTEST, taken + length) > room) continue;
        fits.push(track);
        taken += length;
      }
      const scheduled = this.#scheduleSessions(fits, day, goal, Math.max(SHORTEST, taken), diary);
      if (scheduled.length > 0) room -= Math.max(SHORTEST, taken);
      for (const track of scheduled) {
        const [planned] = track.days;
        // What came along early takes the place of its next review only where that is near.
        const isNext = planned !== undefined && planned - day <= PATIENCE * track.gap;
        const later = isNext ? track.days.slice(1) : track.days;
        track.days = later.filter((each) => each > day + 1);
        if (isNext) track.gap = Math.max(1, (track.days[0] ?? day) - day);
      }
    }
  }

  /** After an exam its topics are recalled for the next one. */
  goOn(day: number): void {
    for (const track of this.#tracks.values()) {
      if (track.goal.day > day) continue;
      const next = track.topic.goals.find((goal) => goal.day > day);
      const contact = track.topic.contact;
      if (next && next !== track.goal && contact !== null) {
        this.#follow(track.topic, next, contact, day);
      }
    }
  }

  #follow(topic: Topic, goal: Goal, contact: number, from = 0): void {
    // The first retrieval of all topics comes before the second of any, if need be with a shorter last one.
    const wanted_rounds = this.#groups.get(goal)?.rounds ?? 1;
    const part =
      goal.id !== null && wanted_rounds >= FIRST_FOR_ALL
        ? Math.max(2, wanted_rounds)
        : wanted_rounds;
    const place = goal.topics.indexOf(topic);
    const rounds = Math.max(1, Math.floor(part * (place + 1)) - Math.floor(part * place));
    const past = topic.source.reviewed_on.length + topic.fixed_reviews.length;
    const count = Math.max(goal.id === null ? 0 : 1, rounds - past, Math.ceil(rounds / 2));
    const gap = past > 0 ? 2 ** past : from > 0 ? Math.max(1, from - contact) : 1;
    const without = topic.fixed_reviews.filter((day) => day > contact);
    const start = Math.max(contact, ...without);
    const reviews = goal.id === null ? count + 1 : count;
    const days = reviewDays(start, goal, reviews, { gap, from });
    const final_done = topic.fixed_reviews.some((day) => day >= goal.final_from && day < goal.day);
    topic.contact = Math.max(topic.contact ?? contact, contact);
    this.#tracks.set(topic, { topic, goal, days, gap, final_done });
  }

  #tracksOf(goal: Goal): Track[] {
    return [...this.#tracks.values()].filter((track) => track.goal === goal);
  }

  #usableDays(from: number, to: number, diary: Diary): number[] {
    const days: number[] = [];
    for (let day = from; day <= to; day += 1) {
      if (diary.left(day, this.plan) >= SHORTEST) days.push(day);
    }
    return days;
  }

  /** Schedules topics together in sessions of half an hour to an hour, and says which found room. */
  #scheduleSessions(
    tracks: Track[],
    day: number,
    goal: Goal,
    wanted: number,
    diary: Diary,
  ): Track[] {
    const room = Math.min(wanted, diary.left(day, this.plan));
    if (tracks.length === 0 || room < SHORTEST) return [];
    const lengths = sum(tracks, ({ topic }) => reviewLength(topic));
    const part = Math.max(room / Math.max(1, lengths), LEAST_PART);
    const found: Track[] = [];
    let used = 0;
    for (const track of tracks) {
      const length = reviewLength(track.topic) * Math.min(1, part);
      if (found.length > 0 && used + length > room + TINY) break;
      used += length;
      found.push(track);
    }
    const total = Math.min(room, Math.max(SHORTEST, Math.ceil(used - TINY)));
    const sessions = Math.ceil(total / LONGEST_REVIEW);
    for (let index = 0; index < sessions; index += 1) {
      const [from, to] = [index, index + 1].map((n) => Math.round((n * found.length) / sessions));
      const topics = found.slice(from, to).map(({ topic }) => topic);
      const quarters =
        Math.round(((index + 1) * total) / sessions) - Math.round((index * total) / sessions);
      if (topics.length === 0) continue;
      diary.add(
        { plan_id: this.plan.id, kind: "review", day, quarters, topics, assignment: null, goal },
        this.plan,
      );
      for (const topic of topics) topic.contact = day;
      this.#owed = null;
      this.#spent.set(goal, (this.#spent.get(goal) ?? 0) + quarters);
    }
    return found;
  }
}

const TINY = 1e-6;
/** From so many rounds on each topic is recalled on the next day as well as in the end. */
const FIRST_FOR_ALL = 1;
/** The last mixed review waits for these days where it takes no more than this part of them. */
const LAST_DAYS = 2;
const PART_OF_LAST_DAYS = 0.6;
/** In a last review without time a topic gets a third of its length at least: five minutes. */
const LEAST_PART = 1 / 3;

function lateness({ days, gap }: Track, day: number): number {
  return (day - (days[0] ?? day)) / Math.max(1, gap);
}

function canWait({ days, gap }: Track, day: number, goal: Goal): boolean {
  return day - (days[0] ?? day) < Math.floor(PATIENCE * gap) && day + 1 < goal.final_from;
}
