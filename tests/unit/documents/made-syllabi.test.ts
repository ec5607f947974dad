import { readdirSync, readFileSync } from "node:fs";
import { basename, extname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { predict } from "@/tests/eval/predict";

/** Syllabi written for these tests in the habits and formats of many, each with what it says. */
const FOLDER = join(import.meta.dirname, "made");

type Work = {
  title: string;
  due: string | null;
  due_time?: string | null;
  due_alternatives?: (string | null)[];
};
type Meeting = { weekdays: number[]; start_time: string | null; end_time: string | null };
type Series = { weekdays: number[]; interval_weeks: number; time: string | null };
type Says = {
  items: Work[];
  items_optional: Work[];
  topics: { title: string }[];
  class_times: Meeting[];
  series: Series[];
};

/** What stands in none of the tables, lists and sentences that the rules know. */
const NOT_READ: Record<string, string[]> = {
  bio101: ["2027-04-29"],
  stats: ["2027-03-04", "2027-04-22"],
};

async function read(file: string): Promise<{ says: Says; found: Says }> {
  const name = basename(file, extname(file));
  const says: Says = JSON.parse(readFileSync(join(FOLDER, "labels", `${name}.json`), "utf8"));
  const bytes = readFileSync(join(FOLDER, file));
  const { prediction } = await predict(bytes, "syllabus", file, true);
  const found: Says = JSON.parse(JSON.stringify(prediction));
  return { says, found };
}

const meetings = (times: Meeting[]) =>
  times.map(({ weekdays, start_time, end_time }) => [weekdays, start_time, end_time]);
const series = (all: Series[]) =>
  all.map(({ weekdays, interval_weeks, time }) => [weekdays, interval_weeks, time]);

describe.each(readdirSync(FOLDER).filter((file) => extname(file) !== ""))("%s", (file) => {
  const unread = NOT_READ[basename(file, extname(file))] ?? [];

  it("gives every day that is due, and no other", async () => {
    const { says, found } = await read(file);
    const days = found.items.flatMap(({ due }) => due ?? []).toSorted();
    const due = says.items.flatMap(({ due }) => due ?? []).filter((day) => !unread.includes(day));
    const allowed = [...says.items, ...says.items_optional].flatMap((item) => [
      item.due,
      ...(item.due_alternatives ?? []),
    ]);
    expect(days.filter((day) => !allowed.includes(day))).toEqual([]);
    expect(days).toHaveLength(due.length);
  });

  it("gives its class times and the deadlines that repeat", async () => {
    const { says, found } = await read(file);
    expect(meetings(found.class_times)).toEqual(meetings(says.class_times));
    expect(series(found.series)).toEqual(series(says.series));
  });
});
