import { type Calendar, dayNumber } from "./capacity";
import { toQuarters } from "./quarters";
import type { PlanningTopic } from "./types";

/** A topic as the planner counts it: quarter hours, day numbers and places in the list instead of ids. */
export type Task = {
  id: string;
  place: number;
  quarters: number;
  difficulty: number;
  emphasis: number;
  prerequisites: number[];
  due: number;
};

/** The tasks of a plan in the order of its topics; `sequence` names each after its prerequisites. */
export type TaskList = { tasks: Task[]; sequence: number[] };

export function tasksOf(topics: PlanningTopic[], calendar: Calendar): TaskList {
  const { prerequisites, sequence } = inSequence(topics);
  const tasks = topics.map((topic, place) => ({
    id: topic.id,
    place,
    quarters: toQuarters(topic.hours),
    difficulty: topic.difficulty,
    emphasis: topic.emphasis,
    prerequisites: prerequisites[place] ?? [],
    due: dayNumber(calendar, topic.due),
  }));
  return { tasks, sequence };
}

/**
 * The day by which each task must be done for everything that builds on it to be done in time. `amounts` are the
 * quarter hours wanted of each task; one of which nothing is wanted hurries no other.
 */
export function effectiveDues({ tasks, sequence }: TaskList, amounts: number[]): number[] {
  const dues = tasks.map(({ due }) => due);
  for (const place of sequence.toReversed()) {
    if (!amounts[place]) continue;
    const due = dues[place] ?? 0;
    for (const before of tasks[place]?.prerequisites ?? []) {
      dues[before] = Math.min(dues[before] ?? due, due);
    }
  }
  return dues;
}

/** Prerequisites as places, without unknown ones and without circles: of each circle the link met first is left out. */
function inSequence(topics: PlanningTopic[]) {
  const placeOf = new Map(topics.map(({ id }, place) => [id, place]));
  const prerequisites: number[][] = topics.map(() => []);
  const sequence: number[] = [];
  const state = new Map<number, "open" | "done">();
  for (const root of topics.keys()) visit(root);
  return { prerequisites, sequence };

  /** Depth-first search with an explicit stack, because a chain may be longer than the call stack. */
  function visit(root: number) {
    if (state.has(root)) return;
    const stack = [{ place: root, left: linksOf(root) }];
    state.set(root, "open");
    for (let top = stack.at(-1); top; top = stack.at(-1)) {
      const before = top.left.shift();
      if (before === undefined) {
        state.set(top.place, "done");
        sequence.push(top.place);
        stack.pop();
      } else if (state.get(before) !== "open") {
        prerequisites[top.place]?.push(before);
        if (state.has(before)) continue;
        state.set(before, "open");
        stack.push({ place: before, left: linksOf(before) });
      }
    }
  }

  function linksOf(place: number): number[] {
    const links = new Set(topics[place]?.prerequisites.map((id) => placeOf.get(id)));
    return [...links].filter((link) => link !== undefined && link !== place).map(Number);
  }
}
