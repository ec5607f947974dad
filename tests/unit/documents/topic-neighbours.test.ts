import { describe, expect, it } from "vitest";
import { parted, withinWeeks } from "@/lib/documents/extract/syllabus/topic-neighbours";

describe("two topics of one cell", () => {
  it("are parted where the neighbour repeats one of them", () => {
    expect(
      parted(["Trees, Forests and Woods", "Trees, Forests and Woods Heaps and Queues"]),
    ).toEqual([["Trees, Forests and Woods"], ["Heaps and Queues"]]);
    expect(parted(["Basic Notions Waiting Times", "Waiting Times Failure Rates"])).toEqual([
      ["Basic Notions", "Waiting Times"],
      ["Failure Rates"],
    ]);
  });

  it.each([
    [["Linear Regression", "Linear Regression Diagnostics"]],
    [["Introduction to Linear Algebra", "Linear Algebra Applications"]],
    [["Basic Linear Regression", "Linear Regression Diagnostics"]],
  ])("are not seen in %s", (titles) => {
    expect(parted(titles)).toEqual(titles.map((title) => [title]));
  });
});

describe("a plan counted by weeks", () => {
  const topic = (title: string, week: number | null) => {
    return { value: { title, week }, start: 0, end: 1, confidence: "exact" as const };
  };
  const plan = [1, 2, 3, 4].map((week) => topic(`Subject ${week}`, week));

  it("ends where the parts of the document go on", () => {
    const around = [topic("Required materials", null), topic("Chat", null)];
    const behind = [topic("Reaching me", null), topic("Attendance", null)];
    expect(withinWeeks([...around, ...plan, ...behind])).toEqual(plan);
  });

  it("keeps a last class that has no week", () => {
    const list = [...plan, topic("What comes next", null)];
    expect(withinWeeks(list)).toEqual(list);
  });
});
