import { expect, test } from "vitest";
import { AssignmentInput } from "@/lib/contract/assignments";
import { ClassTimeInput } from "@/lib/contract/class-times";
import { CourseInput } from "@/lib/contract/courses";
import { ExamInput } from "@/lib/contract/exams";
import { GradePieceInput } from "@/lib/contract/grade-pieces";
import { GradeRulesInput } from "@/lib/contract/grade-rules";
import { GradingInput } from "@/lib/contract/grading";
import { TopicItemInput } from "@/lib/contract/topics";
import { sampleContents } from "@/lib/services/library/sample/contents";
import { addDays, dateIn, weekdayNumber } from "@/lib/time/dates";

const ZONES = ["America/New_York", "Asia/Kolkata", "Pacific/Kiritimati"];
const DAYS = Array.from({ length: 14 }, (_, index) => addDays("2026-10-26", index));

test.each(ZONES)("the sample course is one that a student could have typed, in %s", (zone) => {
  for (const today of DAYS) {
    const sample = sampleContents(today, zone);
    const { course, topics, assignments, midterm, final } = sample;
    for (const row of sample.class_times) {
      expect(ClassTimeInput.safeParse(row).error).toBeUndefined();
    }
    expect(CourseInput.safeParse(course).error).toBeUndefined();
    expect(GradingInput.safeParse({ components: course.grading }).error).toBeUndefined();
    for (const { row } of topics) expect(TopicItemInput.safeParse(row).error).toBeUndefined();
    for (const row of assignments) expect(AssignmentInput.safeParse(row).error).toBeUndefined();
    expect(GradeRulesInput.safeParse(course.grade_rules).error).toBeUndefined();
    expect(sample.scores).toHaveLength(2);
    for (const { title, score } of sample.scores) {
      expect(GradePieceInput.safeParse({ score }).error).toBeUndefined();
      // What has a score was handed in.
      expect(assignments.find((one) => one.title === title)?.status).toBe("completed");
    }
    for (const row of [midterm, final]) expect(ExamInput.safeParse(row).error).toBeUndefined();
  }
});

test.each(ZONES)("it lies around today, in %s", (zone) => {
  for (const today of DAYS) {
    const { course, topics, assignments, midterm, final, plan } = sampleContents(today, zone);
    const dayOf = (instant: string) => dateIn(zone, new Date(instant));
    const open = assignments.filter(({ status }) => status !== "completed");
    expect(assignments.length - open.length).toBe(2);
    expect(open.filter(({ due_date }) => dayOf(due_date) < today)).toHaveLength(1);
    expect(open.filter(({ due_date }) => dayOf(due_date) > today).length).toBeGreaterThan(5);
    // A streak is earned: nothing of the sample was done today or yesterday.
    const done = [...assignments, ...topics.map(({ row }) => row)].flatMap(
      ({ completed_at }) => completed_at ?? [],
    );
    expect(done).toHaveLength(5);
    expect(done.filter((instant) => dayOf(instant) >= addDays(today, -1))).toEqual([]);
    const days = [...assignments.map(({ due_date }) => due_date), midterm.exam_date].map(dayOf);
    expect(days.every((day) => day >= course.start_date && day < dayOf(final.exam_date))).toBe(
      true,
    );
    expect(dayOf(final.exam_date) <= course.end_date).toBe(true);
    for (const { exam_date } of [midterm, final]) {
      expect([1, 2, 3, 4, 5]).toContain(weekdayNumber(dayOf(exam_date)));
    }
    expect(plan.start_date).toBe(today);
    const planned = topics.filter((_, index) => plan.topics.includes(index));
    expect(planned.every(({ row }) => row.completed_at === null)).toBe(true);
    expect(addDays(plan.end_date, 1)).toBe(dayOf(midterm.exam_date));
  }
});

test("what is graded and what exams cover come to 100 percent", () => {
  const { course, assignments, midterm, final } = sampleContents("2026-11-02", "UTC");
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
  expect(sum(course.grading.map(({ weight }) => weight))).toBe(100);
  const lowest = 5;
  const weights = [...assignments, midterm, final].map(({ weight }) => weight);
  expect(sum(weights) - lowest).toBe(100);
  for (const { syllabus_coverage } of [midterm, final]) {
    expect(sum(syllabus_coverage.map(({ weightage }) => weightage))).toBe(100);
  }
});
