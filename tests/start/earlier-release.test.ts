import { readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { succeeds } from "@/tests/support/backups";
import { download, signsInAgain } from "@/tests/support/kept-student";
import { startServer, temporaryFolder } from "@/tests/support/server";

/**
 * A backup of what the product kept when it had 29 migrations, before there were links between courses and push
 * messages: `ann` filled it by way of the API of that time.
 */
const EARLIER = "tests/start/earlier-release";

it("starts on the data of an earlier release, and a student finds their things", async () => {
  const scratch = temporaryFolder();
  const dataDir = path.join(scratch, "data");
  await succeeds("restore", [EARLIER], { DATA_DIR: dataDir });
  const server = await startServer({ dataDir, env: { LOG_LEVEL: "error" } });
  try {
    const ann = await signsInAgain(server, "ann");
    const { list: courses } = await ann.get("/courses/");
    expect(courses).toMatchObject([{ id: 1, name: "Classical mechanics", is_copy: false }]);
    const { list: work } = await ann.get("/courses/1/assignments/");
    expect(work.map(({ title, due_date }) => [title, due_date]).sort()).toEqual([
      ["Homework 3: Pendulums", "2027-03-06T04:59:00.000Z"],
      ["Reading report", "2027-03-01T17:00:00.000Z"],
    ]);
    for (const [part, found] of [
      ["exams", { name: "Midterm" }],
      ["topic-items", { title: "Pendulums" }],
      ["class-times", { start_time: "10:10" }],
      ["assignment-files", { stage: "ready", page_count: 2 }],
    ] as const) {
      expect([part, (await ann.get(`/courses/1/${part}/`)).list]).toMatchObject([part, [found]]);
    }
    expect((await ann.get("/study-plans/")).list).toMatchObject([{ title: "Before the midterm" }]);
    // The address that a calendar program was given, which follows from the secret.
    const [feed] = (await ann.get("/calendar/feeds/")).list;
    expect(feed?.url).toContain("/1/calendar.ics?key=84G2hX7fdrsjjNvdYxmB3rFmhWgjbgT5NaHAlawcsiE");
    expect((await ann.get("/search/text/?q=pendulum")).list).toMatchObject([
      { file_id: 1, page: 2, excerpt: expect.stringContaining("swings 14 times") },
      { file_id: 1, page: 1, excerpt: expect.stringContaining("Homework 3: Pendulums") },
    ]);
    const bytes = await download(server, ann, 1);
    expect(Buffer.from(bytes).subarray(0, 5).toString()).toBe("%PDF-");
    // What came since works on it.
    expect((await ann.get("/courses/1/grades/")).status).toBe(200);
    expect(await ann.makesAssignment(1)).toMatchObject({ title: "Problem set" });
    expect(await server.stop()).toBe(0);

    const now = path.join(scratch, "now");
    await succeeds("backup", [now], { DATA_DIR: dataDir });
    const migration = (folder: string) => json(path.join(folder, "manifest.json")).migration.tag;
    const { entries } = json("db/migrations/meta/_journal.json");
    expect(migration(EARLIER)).toBe("0028_reminders");
    expect(migration(now)).toBe(entries.at(-1).tag);
  } finally {
    await server.stop();
    rmSync(scratch, { recursive: true });
  }
}, 300_000);

function json(file: string) {
  return JSON.parse(readFileSync(file, "utf8"));
}
