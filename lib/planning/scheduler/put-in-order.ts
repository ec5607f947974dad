import type { Diary, Sitting } from "./diary";
import type { Topic } from "./work";

/** Quarter hours by which the sittings that change places may differ. */
const ALIKE = 2;

/**
 * Topics that have one sitting of about the same length each change places where the later one of the course stands
 * first, as long as each stays in time and behind what it builds on.
 */
export function putInOrder(order: Topic[], sittings: Sitting[], { sittings: all }: Diary): void {
  const place = new Map(order.map((topic, index) => [topic, index]));
  const study = all.filter(({ kind }) => kind === "study");
  const daysOf = (topic: Topic) =>
    study.filter(({ topics }) => topics[0] === topic).map(({ day }) => day);
  const only = sittings.filter(
    ({ topics: [topic] }) => topic && daysOf(topic).length + topic.fixed_study.length === 1,
  );
  for (const [index, late] of only.entries()) {
    for (const early of only.slice(0, index).reverse()) change(early, late);
  }

  function change(early: Sitting, late: Sitting): void {
    const [one] = early.topics;
    const [other] = late.topics;
    if (!one || !other || Math.abs(early.quarters - late.quarters) > ALIKE) return;
    if (early.quarters > other.left || late.quarters > one.left) return;
    if ((place.get(one) ?? 0) < (place.get(other) ?? 0) || late.day > one.due) return;
    const needed = other.before.flatMap((each) => [...daysOf(each), ...each.fixed_study]);
    const waiting = study.filter(({ topics }) => topics[0]?.before.includes(one));
    if (needed.some((day) => day >= early.day)) return;
    if (waiting.some(({ day }) => day <= late.day)) return;
    early.topics = [other];
    late.topics = [one];
  }
}
