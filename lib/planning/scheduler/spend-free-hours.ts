import type { Diary, Sitting } from "./diary";
import { distributeHours } from "./distribute-hours";
import { sum } from "./grid";
import type { Group } from "./groups";
import { putInOrder } from "./put-in-order";
import { LONGEST, SHORTEST } from "./quarters";
import type { Topic } from "./work";

/**
 * Where a group is short: uses for it what stayed free. Where a topic of it got nothing, all its hours are distributed
 * again in the course's order, so that each has its floor before any has more.
 */
export function spendFreeHours(groups: Group[], diary: Diary): void {
  for (const group of groups) {
    if (missingOf(group, diary) < 1) continue;
    goOn(group, diary);
    const scheduled = scheduledOf(group, diary);
    if (
      !group.topics.some(
        (topic) => topic.left === topic.size && topic.left > 0 && !scheduled.has(topic),
      )
    ) {
      continue;
    }
    fillFreeTime(group, diary);
    distributeAgain(group, diary);
    giveToTheLast(group, diary);
    putInOrder(group.topics, sittingsOf(group, diary), group.plan, diary);
    reviewWhatIsLearned(group, diary);
  }
  // Distributing again leaves time that others can use.
  for (const group of groups) if (missingOf(group, diary) >= 1) goOn(group, diary);
}

function missingOf(group: Group, diary: Diary): number {
  return sum(group.topics, ({ left }) => left) - sum(sittingsOf(group, diary), lengthOf);
}

function sittingsOf({ goal }: Group, { sittings }: Diary): Sitting[] {
  return sittings
    .filter(({ kind, topics }) => kind === "study" && topics[0]?.goals[0] === goal)
    .sort((a, b) => a.day - b.day);
}

function scheduledOf(group: Group, diary: Diary): Map<Topic, Sitting[]> {
  const scheduled = new Map<Topic, Sitting[]>();
  for (const sitting of sittingsOf(group, diary)) {
    const [topic] = sitting.topics;
    if (topic) scheduled.set(topic, [...(scheduled.get(topic) ?? []), sitting]);
  }
  return scheduled;
}

function lengthOf({ quarters }: Sitting): number {
  return quarters;
}

/** Makes sessions longer, or goes on with a topic on a later day: the one that lacks most first. */
function goOn(group: Group, diary: Diary): void {
  const { plan } = group;
  let scheduled = scheduledOf(group, diary);
  let count = diary.sittings.length;
  for (;;) {
    if (diary.sittings.length !== count) scheduled = scheduledOf(group, diary);
    count = diary.sittings.length;
    const share = (topic: Topic) => sum(scheduled.get(topic) ?? [], lengthOf) / topic.left;
    const needy = [...scheduled.keys()]
      .filter((topic) => share(topic) < 1)
      .sort((a, b) => share(a) - share(b));
    if (!needy.some((topic) => longer(topic, scheduled.get(topic) ?? []))) return;
  }

  function longer(topic: Topic, own: Sitting[]): boolean {
    const onDay = (day: number) =>
      sum(
        own.filter((each) => each.day === day),
        lengthOf,
      );
    const sitting = own.find(({ day }) => onDay(day) < LONGEST && diary.left(day, plan) > 0);
    if (sitting) {
      diary.lengthen(sitting, plan);
      return true;
    }
    if (topic.left - sum(own, lengthOf) < SHORTEST) return false;
    const until = lastDayFor(topic, diary);
    for (let day = Math.max(0, ...own.map((each) => each.day)) + 1; day <= until; day += 1) {
      if (diary.left(day, plan) < SHORTEST) continue;
      const [like] = own;
      if (like) diary.add({ ...like, day, quarters: SHORTEST }, plan);
      return true;
    }
    return false;
  }
}

/** The first day on which all it builds on is learned, as far as that is scheduled. */
function firstDayFor(topic: Topic, { sittings }: Diary): number {
  const days = sittings
    .filter(
      ({ kind, topics: [other] }) => kind === "study" && other && topic.before.includes(other),
    )
    .map(({ day }) => day);
  return Math.max(0, ...days);
}

/** The last day on which it can be learned before what builds on it. */
function lastDayFor(topic: Topic, { sittings }: Diary): number {
  const begun = sittings
    .filter(({ kind, topics }) => kind === "study" && topics[0]?.before.includes(topic))
    .map(({ day }) => day - 1);
  return Math.min(topic.due, ...begun);
}

/** Sessions on days that stayed free, for topics that are dealt out afterwards. */
function fillFreeTime(group: Group, diary: Diary): void {
  const { plan, topics, goal } = group;
  const first = topics.find(({ left }) => left > 0);
  if (!first) return;
  let rest = missingOf(group, diary);
  const due = Math.max(...topics.map((topic) => topic.due));
  for (let day = 0; day <= due && rest > 0; day += 1) {
    const quarters = Math.min(rest, LONGEST, diary.left(day, plan));
    if (quarters < SHORTEST) continue;
    const kind = "study" as const;
    diary.add(
      { plan_id: plan.id, kind, day, quarters, topics: [first], assignment: null, goal },
      plan,
    );
    rest -= quarters;
  }
}

/** The hours that are scheduled, distributed in the course's order; a session may become two. */
function distributeAgain(group: Group, diary: Diary): void {
  const slots = sittingsOf(group, diary);
  distributeHours(group, sum(slots, lengthOf));
  const queue = group.topics
    .filter(({ granted }) => granted > 0)
    .map((topic) => ({
      topic,
      rest: topic.granted,
      spare: topic.left - topic.granted,
      from: topic.before.some((each) => !group.topics.includes(each))
        ? firstDayFor(topic, diary)
        : 0,
    }));
  const today = new Map<Topic, number>();
  let day = -1;
  for (const slot of slots) {
    if (slot.day !== day) today.clear();
    day = slot.day;
    let open = slot.quarters;
    const parts: { topic: Topic; quarters: number }[] = [];
    while (open > 0) {
      const next = queue.find(
        ({ rest, topic, from }) =>
          rest > 0 &&
          from <= day &&
          topic.due >= day &&
          (today.get(topic) ?? 0) < LONGEST &&
          !queue.some((each) => each.rest > 0 && topic.before.includes(each.topic)),
      );
      if (!next) break;
      const { topic } = next;
      const most = LONGEST - (today.get(topic) ?? 0);
      let quarters = Math.min(next.rest, open, most);
      // No crumb of a quarter hour, neither of the session nor of the topic.
      if (open - quarters === 1 && next.spare > 0 && quarters < most) {
        quarters += 1;
        next.spare -= 1;
        next.rest += 1;
      } else if (open - quarters === 1 && quarters > SHORTEST) quarters -= 1;
      if (next.rest - quarters === 1 && quarters < Math.min(open, most)) quarters += 1;
      next.rest -= quarters;
      if (next.rest === 1 && topic.granted > SHORTEST) next.rest = 0;
      open -= quarters;
      today.set(topic, (today.get(topic) ?? 0) + quarters);
      parts.push({ topic, quarters });
    }
    diary.replace(
      slot,
      parts.map(({ topic, quarters }) => ({ ...slot, topics: [topic], quarters })),
      group.plan,
    );
  }
}

/** Topics that were given hours for which no session was left get half an hour of one that has more than that. */
function giveToTheLast(group: Group, diary: Diary): void {
  for (const topic of group.topics) {
    if (topic.granted < 1 || topic.left < topic.size) continue;
    const scheduled = scheduledOf(group, diary);
    if (scheduled.has(topic)) continue;
    const quarters = Math.min(SHORTEST, topic.left);
    const whole = (other: Topic | undefined) =>
      sum((other && scheduled.get(other)) ?? [], lengthOf);
    const begun = firstDayFor(topic, diary);
    const until = lastDayFor(topic, diary);
    const place = group.topics.indexOf(topic);
    const from = Math.max(
      0,
      ...group.topics.slice(0, place).flatMap((each) => daysOf(group, diary, each)),
    );
    const givers = sittingsOf(group, diary).filter(
      ({ topics: [other], quarters: length, day }) =>
        day <= until &&
        day >= begun &&
        whole(other) >= quarters + SHORTEST &&
        (length >= quarters + SHORTEST || length === quarters),
    );
    const giver = givers.find(({ day }) => day >= from) ?? givers.at(-1);
    if (!giver) {
      collect(group, diary, topic, quarters);
      continue;
    }
    const rest = { ...giver, quarters: giver.quarters - quarters };
    diary.replace(
      giver,
      [...(rest.quarters > 0 ? [rest] : []), { ...giver, topics: [topic], quarters }],
      group.plan,
    );
  }
}

/** Takes a quarter hour each of several sessions of one day, the last day on which they can give that much. */
function collect(group: Group, diary: Diary, topic: Topic, quarters: number): void {
  const until = lastDayFor(topic, diary);
  const begun = firstDayFor(topic, diary);
  const scheduled = scheduledOf(group, diary);
  const days = [...new Set(sittingsOf(group, diary).map(({ day }) => day))].toReversed();
  for (const day of days) {
    if (day > until || day < begun) continue;
    const givers = sittingsOf(group, diary)
      .filter((each) => each.day === day && each.quarters > SHORTEST)
      .filter(
        ({ topics: [other] }) => sum((other && scheduled.get(other)) ?? [], lengthOf) > SHORTEST,
      )
      .slice(-quarters);
    const [like] = givers;
    if (!like || givers.length < quarters) continue;
    for (const each of givers) {
      diary.replace(each, [{ ...each, quarters: each.quarters - 1 }], group.plan);
    }
    diary.add({ ...like, topics: [topic], quarters }, group.plan);
    return;
  }
}

function daysOf(group: Group, diary: Diary, topic: Topic): number[] {
  return (scheduledOf(group, diary).get(topic) ?? []).map(({ day }) => day);
}

/**
 * Distributes the reviews again as well: to what nobody has looked back at since it was learned, in that order, then to
 * what was looked at longest ago; in the last days before an exam to each topic once.
 */
function reviewWhatIsLearned({ goal, plan }: Group, diary: Diary): void {
  const learned = new Map<Topic, number>();
  for (const { kind, topics, day } of diary.sittings) {
    const [topic] = topics;
    if (kind === "study" && topic) learned.set(topic, Math.max(learned.get(topic) ?? day, day));
  }
  const known = goal.topics.filter((topic) => learned.has(topic) || topic.granted === 0);
  const since = (topic: Topic) => learned.get(topic) ?? -1;
  const seen = new Map<Topic, number>();
  const reviews = diary.sittings
    .filter((each) => each.kind === "review" && each.goal === goal)
    .sort((a, b) => a.day - b.day);
  for (const review of reviews) {
    const { day } = review;
    const isLast = day >= goal.final_from;
    const isDone = (topic: Topic) => (seen.get(topic) ?? -1) >= (isLast ? goal.final_from : 0);
    const next = known
      .filter((topic) => since(topic) < day && (seen.get(topic) ?? -1) < day && isBegun(topic))
      .sort(
        (a, b) =>
          Number(isDone(a)) - Number(isDone(b)) ||
          (seen.get(a) ?? since(a)) - (seen.get(b) ?? since(b)),
      );
    review.topics = next.slice(0, Math.max(1, review.topics.length));
    for (const topic of review.topics) seen.set(topic, day);
    if (review.topics.length === 0) diary.replace(review, [], plan);
  }

  function isBegun(topic: Topic): boolean {
    return learned.has(topic) || topic.left < topic.size || topic.source.is_finished;
  }
}
