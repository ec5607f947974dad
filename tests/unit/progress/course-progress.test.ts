import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { countOfAssignments, countOfTopics, courseProgress } from "@/lib/progress/course-progress";

const topics = (done: number, all: number) =>
  Array.from({ length: all }, (_, index) => ({ is_completed: index < done }));
const assignments = (done: number, all: number) =>
  Array.from({ length: all }, (_, index) => ({
    status: index < done ? "completed" : "in_progress",
  }));

function progressOf(
  topics: Parameters<typeof countOfTopics>[0],
  assignments: Parameters<typeof countOfAssignments>[0],
) {
  return courseProgress(countOfTopics(topics), countOfAssignments(assignments));
}

describe("a course's progress", () => {
  test("is the rounded share of what is completed among topics and assignments together", () => {
    expect(progressOf(topics(3, 8), assignments(2, 5))).toEqual({
      topics: { done: 3, all: 8 },
      assignments: { done: 2, all: 5 },
      percent: 38,
    });
    expect(progressOf(topics(1, 1), assignments(0, 7)).percent).toBe(13);
    expect(progressOf(topics(1, 3), []).percent).toBe(33);
    expect(progressOf([], assignments(2, 3)).percent).toBe(67);
  });

  test("is unknown, not nothing, while there is nothing to do", () => {
    expect(progressOf([], []).percent).toBeNull();
  });

  test.each(["not_started", "in_progress", "submitted", "overdue"])(
    "does not count an assignment that is %s",
    (status) => {
      expect(progressOf([], [{ status }]).assignments).toEqual({ done: 0, all: 1 });
    },
  );

  test("never falls when one more is completed, and ends at 100", () => {
    const sizes = fc.tuple(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 1, max: 60 }));
    fc.assert(
      fc.property(sizes, ([topicCount, assignmentCount]) => {
        const all = topicCount + assignmentCount;
        const percents = Array.from({ length: all + 1 }, (_, done) => {
          const ticked = Math.min(done, topicCount);
          const { percent } = progressOf(
            topics(ticked, topicCount),
            assignments(done - ticked, assignmentCount),
          );
          return percent ?? -1;
        });
        expect(percents).toEqual(percents.toSorted((a, b) => a - b));
        expect(percents.at(0)).toBe(0);
        expect(percents.at(-1)).toBe(100);
      }),
    );
  });
});
