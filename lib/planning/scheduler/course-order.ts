import type { Progression } from "./types";
import type { Topic } from "./work";

/**
 * The topics of a plan in the order in which they are taken up, and each knows what must come before it. What is due
 * first comes first, then what the student prefers, the weeks of the course and its own order; difficulty decides only
 * inside a week. A topic stands behind all it builds on; of a circle the link that is met first is left out.
 */
export function inCourseOrder(topics: Topic[], progression: Progression): Topic[] {
  const place = new Map(topics.map((topic, index) => [topic, index]));
  const wanted = topics.toSorted(
    (a, b) =>
      a.due - b.due ||
      (a.source.rank ?? 0) - (b.source.rank ?? 0) ||
      weekOf(a) - weekOf(b) ||
      byDifficulty(a, b, progression) ||
      (place.get(a) ?? 0) - (place.get(b) ?? 0),
  );
  linkPrerequisites(topics);
  const order: Topic[] = [];
  const seen = new Set<Topic>();
  for (const topic of wanted) take(topic);
  return order;

  /** With an explicit stack, because a chain may be longer than the call stack. */
  function take(root: Topic) {
    const stack = [root];
    for (let top = stack.at(-1); top; top = stack.at(-1)) {
      const next = top.before.find((each) => !seen.has(each));
      if (next) stack.push(next);
      else {
        stack.pop();
        if (!seen.has(top)) order.push(top);
        seen.add(top);
      }
    }
  }
}

/** Topics of no week are one week, so that the course's order decides, whatever their difficulty. */
function byDifficulty(a: Topic, b: Topic, progression: Progression): number {
  if (a.source.week === null || b.source.week === null) return 0;
  const harder = a.source.difficulty - b.source.difficulty;
  return progression === "front_loaded" ? -harder : harder;
}

function weekOf({ source }: Topic): number {
  return source.week ?? Number.MAX_SAFE_INTEGER;
}

/** Sets `before` without unknown topics and without circles, by depth-first search. */
function linkPrerequisites(topics: Topic[]) {
  const byId = new Map(topics.map((topic) => [topic.id, topic]));
  const linksOf = (topic: Topic) =>
    [...new Set(topic.source.prerequisites)].flatMap((id) => {
      const other = byId.get(id);
      return other && other !== topic ? [other] : [];
    });
  const state = new Map<Topic, "open" | "done">();
  for (const root of topics) {
    if (state.has(root)) continue;
    const stack = [{ topic: root, links: linksOf(root) }];
    state.set(root, "open");
    for (let top = stack.at(-1); top; top = stack.at(-1)) {
      const other = top.links.shift();
      if (!other) {
        state.set(top.topic, "done");
        stack.pop();
      } else if (state.get(other) !== "open") {
        top.topic.before.push(other);
        if (state.has(other)) continue;
        state.set(other, "open");
        stack.push({ topic: other, links: linksOf(other) });
      }
    }
  }
}
