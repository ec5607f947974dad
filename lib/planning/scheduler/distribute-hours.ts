import { sum } from "./grid";
import type { Group } from "./groups";
import type { Topic } from "./work";

const TINY = 1e-6;

/** Distributes quarter hours of learning among the topics of a group. */
export function distributeHours(group: Group, budget: number): void {
  const worth = worthOf(group);
  const kept = keptTopics(group, budget, worth);
  for (const topic of group.topics) if (!kept.includes(topic)) topic.granted = 0;
  shrink(kept, budget, worth);
}

/** How much each open topic counts, by its part of the exam and what the student asked for; 1 is the usual. */
function worthOf({ topics, goal, plan }: Group): Map<Topic, number> {
  const open = topics.filter(({ left }) => left > 0);
  const exam = plan.source.exams.find(({ id }) => id === goal.id);
  const shares = open.map(({ id }) => exam?.shares[id] ?? 0);
  const mean = sum(shares, (share) => share) / Math.max(1, shares.length);
  return new Map(
    open.map((topic, index) => [
      topic,
      emphasisOf(topic) * (mean > 0 ? (shares[index] ?? 0) / mean : 1),
    ]),
  );
}

/** The topics whose floors fit together: what counts least goes first, of equals what its floor does least for. */
function keptTopics({ topics }: Group, budget: number, worth: Map<Topic, number>): Topic[] {
  const open = topics.filter(({ left }) => left > 0);
  const value = (topic: Topic) =>
    (worth.get(topic) ?? 0) * (1 + WHOLE_AT_FLOOR * (floorOf(topic) / topic.left));
  const kept = new Set(open);
  let total = sum(open, floorOf);
  while (total > budget && kept.size > 0) {
    const needed = new Set([...kept].flatMap(({ before }) => before));
    const free = [...kept].filter((topic) => !needed.has(topic));
    const out = free.reduce((a, b) => (value(b) <= value(a) ? b : a));
    kept.delete(out);
    total -= floorOf(out);
  }
  return open.filter((topic) => kept.has(topic));
}

/** A topic that its floor teaches wholly counts so much more than one that it hardly begins. */
const WHOLE_AT_FLOOR = 0.5;

/** Half an hour, three quarters for a large topic, less what is done of it. */
export function floorOf({ size, left }: Topic): number {
  const floor = size > LARGE ? 3 : 2;
  return Math.min(left, Math.max(1, floor - (size - left)));
}

/** Two hours. */
const LARGE = 8;

/**
 * Each topic gets the same time by its worth until it has all it asks for, but not less than its floor; the remainders
 * go in order.
 */
function shrink(topics: Topic[], budget: number, worth: Map<Topic, number>): void {
  const worthy = (topic: Topic) => Math.max(TINY, worth.get(topic) ?? 0);
  const wanted = (level: number) =>
    topics.map((topic) => {
      const rest = level * worthy(topic) - (topic.size - topic.left);
      return Math.min(topic.left, Math.max(floorOf(topic), rest));
    });
  let [low, high] = [0, Math.max(0, ...topics.map((topic) => topic.size / worthy(topic)))];
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

const STEPS = 50;

function emphasisOf({ source }: Topic): number {
  return Math.min(2, Math.max(0.5, source.emphasis));
}
