import fs from "node:fs";
import { sql } from "drizzle-orm";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { db } from "@/db/client";
import { failureInLog } from "@/inngest/embedded/failure-in-log";
import { log } from "@/lib/log";
import { signIn } from "@/tests/support/student";

/** What a student writes and nobody else may read. */
const SECRET = "quivering marmalade";

let written = "";
const quiet = log.level;

beforeEach(() => {
  written = "";
  log.level = "trace";
  vi.spyOn(fs, "writeSync").mockImplementation((_, text) => {
    written += String(text);
    return Buffer.byteLength(String(text));
  });
});
afterEach(() => {
  log.level = quiet;
  vi.restoreAllMocks();
});

test("an error of the database is logged with its query and place, and no word of a student's", async () => {
  const ann = await signIn();
  await db().execute(sql`
    create function refuses() returns trigger language plpgsql as
      $$ begin raise exception 'no room for %', new.name; end $$`);
  await db().execute(
    sql`create trigger refuses before insert on courses for each row execute function refuses()`,
  );
  try {
    const answer = await ann.post("/courses/", { name: SECRET, credits: 3 });
    expect(answer.status).toBe(500);
  } finally {
    await db().execute(sql`drop function refuses cascade`);
  }
  const line = written.split("\n").find((each) => each.includes('"unexpected"')) ?? "";
  expect(JSON.parse(line).error).toMatchObject({
    code: "P0001",
    query: expect.stringContaining('insert into "courses"'),
    place: expect.arrayContaining([expect.stringMatching(/:\d+:\d+\)?$/)]),
  });
  expect(written).not.toContain(SECRET);
});

test.each([
  ["a message", () => JSON.parse(`${SECRET}`)],
  [
    "a message that looks like a place",
    () => {
      throw new Error(`x\n    at ${SECRET} (file.ts:1:1)`);
    },
  ],
  [
    "a cause",
    () => {
      throw new Error("outer", { cause: new Error(SECRET) });
    },
  ],
  [
    "no error at all",
    () => {
      throw SECRET;
    },
  ],
])("nothing of %s is logged", (_, fails: () => void) => {
  const error = thrownBy(fails);
  log.error({ error }, "one");
  log.warn({ err: error }, "two");
  log.error(failureInLog(error), "a job failed");
  expect(written.split("\n")).toHaveLength(4);
  expect(written).not.toContain(SECRET);
  if (error instanceof Error) expect(written).toContain("logged-errors.test.ts:");
});

function thrownBy(fails: () => void): unknown {
  try {
    fails();
  } catch (error) {
    return error;
  }
  throw new Error("Nothing was thrown");
}
