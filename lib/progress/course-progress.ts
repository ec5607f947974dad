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

/** A submitted assignment counts once it is completed. */
export function courseProgress(
  topics: readonly { is_completed: boolean }[],
  assignments: readonly { status: string }[],
): CourseProgress {
  const counts = {
    topics: countOf(topics, ({ is_completed }) => is_completed),
    assignments: countOf(assignments, ({ status }) => status === "completed"),
  };
  const all = counts.topics.all + counts.assignments.all;
  const done = counts.topics.done + counts.assignments.done;
  return { ...counts, percent: all === 0 ? null : Math.round((100 * done) / all) };
}

function countOf<T>(items: readonly T[], isDone: (item: T) => boolean): Count {
  return { done: items.filter(isDone).length, all: items.length };
}
