import { readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { afterAll, expect, it, vi } from "vitest";
import { emptyDatabase, runCommand, succeeds, sumsOf } from "@/tests/support/backups";
import {
  doorOf,
  download,
  fillStudent,
  keepsWriting,
  signsInAgain,
  topicCounts,
  whatIsShown,
} from "@/tests/support/kept-student";
import { type RunningServer, startServer, temporaryFolder } from "@/tests/support/server";
import { type Student, signIn } from "@/tests/support/student";

const scratch = temporaryFolder();
const quiet = { LOG_LEVEL: "error" };

afterAll(() => rmSync(scratch, { recursive: true }));

/** Commands, starts and an embedded database of its own for each, on however busy a machine. */
const WITHIN_MS = 400_000;

let first: Awaited<ReturnType<typeof backedUpWhileWriting>>;
let file: Uint8Array;
let ids: { course_id: number; file_id: number };

it(
  "comes back from a backup that was made while students wrote, after everything is gone",
  async () => {
    const server = await startServer({ env: quiet });
    const settings = { DATA_DIR: server.dataDir };
    const { student: ann, bytes, ...own } = await fillStudent(server, "ann");
    [file, ids] = [bytes, own];
    const bea = await signIn({ username: "bea" }, doorOf(server));
    first = await backedUpWhileWriting(settings, ann, bea);
    await server.kill();
    rmSync(server.dataDir, { recursive: true });

    await succeeds("restore", [first.folder], settings);
    const again = await startServer({ dataDir: server.dataDir, env: quiet });
    const annAgain = await findsAll(again, first);
    // What was made after the backup may still be about: its numbers are not given again.
    const { id } = await annAgain.makesCourse();
    expect(id).toBeGreaterThan(Math.max(...first.all));
    // The secret came along: a token that was signed before the loss is one of a session that is back.
    const headers = { authorization: `Bearer ${ann.tokens.access}` };
    expect((await fetch(`${again.url}/api/profile/`, { headers })).status).toBe(200);
    expect(await again.stop()).toBe(0);
  },
  WITHIN_MS,
);

it(
  "moves to PostgreSQL, is backed up there while students write, and comes back there",
  async (context) => {
    const database = await emptyDatabase(`study_companion_backup_${process.pid}_${Date.now()}`);
    if (!database) return context.skip("no PostgreSQL that may be used at TEST_DATABASE_URL");
    const secret = readFileSync(path.join(first.folder, "auth-secret"), "utf8").trim();
    const at = (DATA_DIR: string) => ({
      DATABASE_URL: database.url,
      AUTH_SECRET: secret,
      DATA_DIR: path.join(scratch, DATA_DIR),
    });
    try {
      const settings = at("moved");
      await succeeds("restore", [first.folder], settings);
      const moved = await startServer({
        dataDir: settings.DATA_DIR,
        env: { ...settings, ...quiet },
      });
      const ann = await findsAll(moved, first);
      const bea = await signsInAgain(moved, "bea");
      const second = await backedUpWhileWriting(settings, ann, bea, await topicCounts(bea));
      const fresh = at("fresh");
      const inUse = await runCommand("restore", [second.folder, "--replace"], fresh);
      expect(inUse.output).toMatch(
        /^This database has other connections \(\d+\)\. Stop the product/,
      );
      expect(inUse.code).toBe(1);
      await moved.kill();
      const unasked = await runCommand("restore", [second.folder], fresh);
      expect(unasked.output).toMatch(/^There is data in the database at DATABASE_URL already\./);
      expect(unasked.code).toBe(1);
      await succeeds("restore", [second.folder, "--replace"], fresh);
      const last = await startServer({ dataDir: fresh.DATA_DIR, env: { ...fresh, ...quiet } });
      await findsAll(last, second);
      expect(await last.stop()).toBe(0);

      // To the embedded database and out of it again: not a value differs.
      const [there, back] = [path.join(scratch, "there"), path.join(scratch, "back")];
      await succeeds("backup", [there], fresh);
      const home = { DATA_DIR: path.join(scratch, "home"), AUTH_SECRET: secret };
      await succeeds("restore", [there], home);
      await succeeds("backup", [back], home);
      expect(sumsOf(back)).toEqual(sumsOf(there));
    } finally {
      await database.drop();
    }
  },
  WITHIN_MS,
);

/** Backs up while Bea writes; answers what Ann was shown then, and what Bea had made by when. */
async function backedUpWhileWriting(
  settings: Record<string, string>,
  ann: Student,
  bea: Student,
  had: Map<number, number> = new Map(),
) {
  const folder = path.join(scratch, `backup-${Date.now()}`);
  const shown = await whatIsShown(ann, ids);
  const writes = keepsWriting(bea);
  await vi.waitFor(() => expect(writes.made.length).toBeGreaterThan(1), 30_000);
  const before = [...had.keys(), ...writes.made];
  const output = await succeeds("backup", [folder], settings);
  const all = new Set([...had.keys(), ...writes.made]);
  await writes.stop();
  expect(all.size).toBeGreaterThan(before.length);
  expect(output).toMatch(/^Backed up \d+ rows of \d+ tables and 1 files/);
  return { folder, shown, before, all };
}

/** Ann has all of it; Bea what she had when the backup began and perhaps more, and no course that is half there. */
async function findsAll(server: RunningServer, { shown, before, all }: typeof first) {
  const ann = await signsInAgain(server, "ann");
  expect(await whatIsShown(ann, ids)).toEqual(shown);
  expect(await download(server, ann, ids.file_id)).toEqual(file);
  const counts = await topicCounts(await signsInAgain(server, "bea"));
  expect([...counts.keys()]).toEqual(expect.arrayContaining(before));
  // The one whose topic was on its way.
  const begun = [...counts].filter(([, topics]) => topics === 0).map(([id]) => id);
  expect(begun.length).toBeLessThanOrEqual(2);
  expect([...counts.keys()].filter((id) => !all.has(id) && !begun.includes(id))).toEqual([]);
  return ann;
}
