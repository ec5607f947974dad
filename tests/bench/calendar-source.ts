// `npm run bench:calendars`, with DATABASE_URL on PostgreSQL: the longest stretch in which reading a calendar of 10,000
// events lets nothing else run, whole and by stages. Prints one table.
import { monitorEventLoopDelay } from "node:perf_hooks";
import { setTimeout } from "node:timers/promises";
import { closeDatabase, migrateDatabase, openDatabase } from "@/db/client";
import { bigCalendar } from "@/tests/support/big-calendar";
import { readsAnswer, withSource } from "@/tests/support/calendar-sources";

const EVENTS = 10_000;

await openDatabase();
await migrateDatabase();
const { ann, course, id, items, decides } = await withSource();
console.log("| | ms in all | longest hold, ms |\n|---|---|---|");
await measured("nothing, for 500 ms", () => setTimeout(500));
const read = (text: string) => () => readsAnswer(ann, id, text as "failed");
const accepts = async () => {
  const all = (await items()).map(({ id: item_id }) => item_id);
  const add = { action: "add", work: "assignment", course_id: course.id };
  await decides(...all.map((item_id) => ({ ...add, item_id })));
};
const asks = (path: string) => () => ann.get(path);
for (let number = 0; number < 200; number += 1) await ann.makesAssignment(course.id);
await measured("a calendar of 10 events, cold", read(bigCalendar(10)));
await measured("10,000 events, new", read(bigCalendar(EVENTS)));
await measured("10,000 events, the same again", read(bigCalendar(EVENTS)));
await measured(
  "their first 300 proposals, beside 200 assignments",
  asks(`/calendar/sources/${id}/items/`),
);
await measured("300 of them added", accepts);
await measured("the list of calendars", asks("/calendar/sources/"));
await measured("10,000 events, each an hour later", read(bigCalendar(EVENTS, { hours: 1 })));
await measured("the list of calendars with its changes", asks("/calendar/sources/"));
await measured("the undo of 300", () => ann.post(`/calendar/sources/${id}/undo/`));
await measured("10,000 events, new keys and titles", read(bigCalendar(EVENTS, { from: EVENTS })));
await closeDatabase();

async function measured(name: string, work: () => Promise<unknown>) {
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  await setTimeout(10);
  const began = performance.now();
  await work();
  const ms = performance.now() - began;
  await setTimeout(20);
  delay.disable();
  console.log(`| ${name} | ${ms.toFixed(0)} | ${(delay.max / 1e6).toFixed(0)} |`);
}
