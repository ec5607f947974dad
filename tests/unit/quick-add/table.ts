import { readFileSync } from "node:fs";
import type { QuickItem } from "@/lib/quick-add/read-line";

/** A Wednesday, ten in the morning in New York. */
export const NOW = new Date("2026-11-11T15:00:00Z");
export const ZONE = "America/New_York";
export const COURSES = [
  { id: 1, code: "STAT 201", name: "Introduction to Statistics" },
  { id: 2, code: "BIO 110", name: "General Biology" },
  { id: 3, code: "ENGL 102", name: "English Composition" },
  { id: 4, code: "MATH 221", name: "Linear Algebra" },
  { id: 5, code: "CS 61A", name: "Structure and Interpretation of Computer Programs" },
  { id: 6, code: "HIST 140", name: "Modern European History" },
];

/** A line as a student types it, and what a reader takes from it: a row of a text file, its cells parted by |. */
export interface Row {
  line: string;
  reads: string;
}

export function readTable(name: "lines" | "held-back"): Row[] {
  return readFileSync(`tests/unit/quick-add/${name}.txt`, "utf8")
    .trim()
    .split("\n")
    .map((row) => {
      const [line = "", ...reads] = row.split("|").map((cell) => cell.trim());
      return { line, reads: reads.join(" | ") };
    });
}

/** A reading as the cells of its row. */
export function inCells(item: QuickItem): string {
  const { kind, title, date, time, course_id, weight, location, duration_minutes, repeats } = item;
  const more = [
    weight !== null && `weight ${weight}`,
    location && `location ${location}`,
    duration_minutes !== null && `minutes ${duration_minutes}`,
    repeats && saidOf(repeats),
  ];
  const cells = [
    kind,
    kind === "exam" ? item.exam_type : item.assignment_type,
    title,
    [date, time].filter(Boolean).join(" "),
    COURSES.find(({ id }) => id === course_id)?.code ?? "",
    more.filter(Boolean).join("; "),
  ];
  return cells.join(" | ");
}

/** "every 1,3 until 2026-12-10", "every second 5" */
function saidOf({ weekdays, interval_weeks, until }: NonNullable<QuickItem["repeats"]>): string {
  const every = interval_weeks === 2 ? "every second" : "every";
  return [every, weekdays.join(), until && `until ${until}`].filter(Boolean).join(" ");
}
