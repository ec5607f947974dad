import type { Diary, Sitting } from "./diary";
import type { Plan, Topic, Work } from "./work";

const SHORTEST = 2;
const LONGEST = 8;

/**
 * Uses what stayed free for what is short: topics that got nothing first, then longer sessions. A topic stays behind
 * what it builds on and before what builds on it.
 */
export function topUp({ plans }: Work, diary: Diary): void {
  const study = new Map<Topic, Sitting[]>();
  for (const sitting of diary.sittings) {
    const [topic] = sitting.topics;
    if (sitting.kind === "study" && topic) study.set(topic, [...(study.get(topic) ?? []), sitting]);
  }
  const laid = (topic: Topic) =>
    (study.get(topic) ?? []).reduce((sum, { quarters }) => sum + quarters, 0);
  for (const plan of plans) {
    const short = plan.topics.filter((topic) => laid(topic) < topic.left);
    for (const topic of short) {
      if (!study.has(topic) && topic.size === topic.left && !takeIn(plan, topic))
        squeezeIn(plan, topic);
    }
    for (;;) {
      const needy = short
        .filter((topic) => laid(topic) < topic.left && study.has(topic))
        .sort((a, b) => laid(a) / a.left - laid(b) / b.left);
      if (!needy.some((topic) => goOn(plan, topic))) break;
    }
  }

  /** Makes a session of a topic longer, or goes on with it on a later day. */
  function goOn(plan: Plan, topic: Topic): boolean {
    const own = study.get(topic) ?? [];
    const longer = own.find(({ day, quarters }) => quarters < LONGEST && diary.left(day, plan) > 0);
    if (longer) {
      diary.lengthen(longer, plan);
      return true;
    }
    const missing = topic.left - laid(topic);
    if (missing < SHORTEST) return false;
    const { until } = windowOf(plan, topic);
    return put(plan, topic, Math.max(0, ...own.map(dayOf)) + 1, until);
  }

  function takeIn(plan: Plan, topic: Topic): boolean {
    if (isBlocked(topic)) return false;
    const { from, until } = windowOf(plan, topic);
    const inOrder = lastOf(plan.topics.slice(0, plan.topics.indexOf(topic)));
    const spared = Math.min(until, topic.due_if_possible);
    const isIn =
      put(plan, topic, inOrder, spared) ||
      put(plan, topic, inOrder, until) ||
      put(plan, topic, from, until);
    const day = study.get(topic)?.[0]?.day;
    if (isIn && day !== undefined) lookBack(topic, day);
    return isIn;
  }

  /** Makes room for half an hour of it on the last day on which others can give that much. */
  function squeezeIn(plan: Plan, topic: Topic): void {
    if (topic.granted === 0 || isBlocked(topic)) return;
    const { from, until } = windowOf(plan, topic);
    const quarters = Math.min(SHORTEST, topic.left);
    for (let day = until; day >= from; day -= 1) {
      const givers = diary.sittings.filter(
        (each) => each.plan_id === plan.id && each.kind === "study" && each.day === day,
      );
      const most = givers.reduce((sum, each) => sum + Math.max(0, each.quarters - SHORTEST), 0);
      if (most + diary.left(day, plan) < quarters) continue;
      while (diary.left(day, plan) < quarters) {
        const giver = givers.reduce((a, b) => (b.quarters > a.quarters ? b : a));
        diary.shorten(giver, plan);
      }
      put(plan, topic, day, day);
      lookBack(topic, day);
      return;
    }
  }

  function isBlocked(topic: Topic): boolean {
    return topic.before.some((each) => laid(each) < Math.min(each.left, each.granted));
  }

  /** The days between what it builds on and what builds on it. */
  function windowOf(plan: Plan, topic: Topic) {
    const builtOn = plan.topics.filter(({ before }) => before.includes(topic));
    const begun = builtOn.flatMap((each) => (study.get(each) ?? []).map(({ day }) => day - 1));
    return { from: lastOf(topic.before), until: Math.min(topic.due, ...begun) };
  }

  function lastOf(topics: Topic[]): number {
    return Math.max(0, ...topics.flatMap((each) => (study.get(each) ?? []).map(dayOf)));
  }

  /** Lays half an hour of it on the first day that has room. */
  function put(plan: Plan, topic: Topic, from: number, until: number): boolean {
    const quarters = Math.min(SHORTEST, topic.left);
    const goal = topic.goals[0] ?? null;
    for (let day = from; day <= until; day += 1) {
      if (diary.left(day, plan) < quarters) continue;
      const sitting: Sitting = {
        plan_id: plan.id,
        kind: "study",
        day,
        quarters,
        topics: [topic],
        assignment: null,
        goal,
      };
      diary.add(sitting, plan);
      study.set(topic, [...(study.get(topic) ?? []), sitting]);
      return true;
    }
    return false;
  }

  /** Joins the last mixed review, where there is a later one. */
  function lookBack(topic: Topic, day: number): void {
    const reviews = diary.sittings.filter(
      (each) => each.kind === "review" && each.goal === topic.goals[0] && each.day > day,
    );
    const least = Math.min(...reviews.map(({ topics }) => topics.length));
    reviews.findLast(({ topics }) => topics.length === least)?.topics.push(topic);
  }
}

function dayOf({ day }: Sitting): number {
  return day;
}
