export interface Count {
  done: number;
  all: number;
}

export interface CourseProgress {
  topics: Count;
  assignments: Count;
  /** Completed topics and assignments among all of them, a whole number of percent; null when there are none. */
  percent: number | null;
}

export function courseProgress(topics: Count, assignments: Count): CourseProgress {
  const all = topics.all + assignments.all;
  const done = topics.done + assignments.done;
  return { topics, assignments, percent: all === 0 ? null : Math.round((100 * done) / all) };
}

export function countOfTopics(topics: readonly { is_completed: boolean }[]): Count {
  return countOf(topics, ({ is_completed }) => is_completed);
}

/** A submitted assignment counts once it is completed. */
export function countOfAssignments(assignments: readonly { status: string }[]): Count {
  return countOf(assignments, ({ status }) => status === "completed");
}

function countOf<T>(items: readonly T[], isDone: (item: T) => boolean): Count {
  return { done: items.filter(isDone).length, all: items.length };
}
