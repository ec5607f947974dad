import type { Diary, Sitting } from "./diary";
import { sum } from "./grid";
import { LONGEST, SHORTEST } from "./quarters";
import type { Plan, Topic } from "./work";

/**
 * * Distributes the sittings of a group again, so that its topics are taken up in the course's order; each keeps its
 * time, a quarter hour more or less where that leaves no crumb. Nothing changes where a topic would come too late, or
 * before what it builds on.
 */
export function putInOrder(order: Topic[], sittings: Sitting[], plan: Plan, diary: Diary): void {
  const parts = inOrder(order, sittings, diary);
  if (!parts) return;
  for (const [sitting, own] of parts) diary.replace(sitting, own, plan);
}

function inOrder(
  order: Topic[],
  sittings: Sitting[],
  { sittings: all }: Diary,
): Map<Sitting, Sitting[]> | null {
  const parts = new Map<Sitting, Sitting[]>(sittings.map((sitting) => [sitting, []]));
  const timeOf = (topic: Topic) =>
    sum(sittings, ({ topics, quarters }) => (topics[0] === topic ? quarters : 0));
  const topics = order.filter((topic) => timeOf(topic) > 0);
  const queue = sittings.map((sitting) => ({ sitting, open: sitting.quarters }));
  const last = topics.at(-1);
  let [wanted, given] = [0, 0];
  for (const topic of topics) {
    const own = timeOf(topic);
    wanted += own;
    const from = firstDay(topic, order, all);
    const days = new Map<number, number>();
    let rest = Math.max(Math.min(SHORTEST, own), wanted - given);
    let whole = 0;
    while (rest > 0) {
      const [slot] = queue;
      if (!slot) break;
      const { day } = slot.sitting;
      const most = Math.min(slot.open, LONGEST - (days.get(day) ?? 0));
      const quarters = slot.open - rest === 1 ? slot.open : Math.min(rest, slot.open);
      if (day > topic.due || day < from || quarters > most) return null;
      parts.get(slot.sitting)?.push({ ...slot.sitting, topics: [topic], quarters });
      days.set(day, (days.get(day) ?? 0) + quarters);
      [whole, rest] = [whole + quarters, rest - quarters];
      slot.open -= quarters;
      if (slot.open === 0) queue.shift();
      if (rest === 1 && whole >= SHORTEST && topic !== last) rest = 0;
    }
    if (whole < Math.min(SHORTEST, own) || whole > topic.left) return null;
    given += whole;
  }
  return queue.length === 0 ? parts : null;
}

/** The day on which all is learned that it builds on and that is not put in order with it. */
function firstDay(topic: Topic, order: Topic[], all: Sitting[]): number {
  const before = topic.before.filter((each) => !order.includes(each));
  const days = all
    .filter(({ kind, topics: [other] }) => kind === "study" && other && before.includes(other))
    .map(({ day }) => day);
  return Math.max(0, ...before.flatMap(({ fixed_study }) => fixed_study), ...days);
}
