import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { prepareVictims, Victim } from "@/tests/jobs/fixtures/victim";
import { until } from "@/tests/support/jobs";
import { MAIL_FROM, startMailServer } from "@/tests/support/smtp";

let prepared: Awaited<ReturnType<typeof prepareVictims>>;
let server: Awaited<ReturnType<typeof startMailServer>>;
beforeAll(async () => {
  prepared = await prepareVictims("tests/jobs/fixtures/digest-worker.ts");
});
afterAll(() => prepared.remove());
beforeEach(async () => {
  server = await startMailServer();
  vi.stubEnv("SMTP_URL", server.url);
  vi.stubEnv("MAIL_FROM", MAIL_FROM);
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await server.close();
});

const STUDENTS = [1, 2, 3, 4, 5];
const arrived = () => server.received.flatMap(({ to }) => to).sort();
const ONE_EACH = STUDENTS.map((n) => `ann-${n}@example.org`);

describe("kill -9 of the process that reminds", { timeout: 400_000 }, () => {
  it("between the sweep and the letters: each arrives, once", async () => {
    await using victim = new Victim(prepared);
    await victim.start("digest", STUDENTS);
    await victim.writes("swept");
    await victim.kill();
    await victim.start("digest", []);
    await victim.writes("settled");
    expect(arrived()).toEqual(ONE_EACH);
  });

  it("while two letters leave: none arrives twice, and what was not begun arrives", async () => {
    await using victim = new Victim(prepared);
    server.mood.slowMs = 60_000;
    await victim.start("digest", STUDENTS);
    await until(() => server.received.length > 0);
    await victim.kill();
    server.mood.slowMs = 0;
    await victim.start("digest", []);
    await victim.writes("settled");
    const mails = arrived();
    expect(mails).toEqual([...new Set(mails)]);
    // Of the two that were under way nobody may know whether they came: they are given up.
    const rows = victim.journal("row ").sort();
    const unsure = rows.filter((row) => row.includes("unsure: its process died"));
    expect(unsure.length).toBeGreaterThan(0);
    expect(unsure.length).toBeLessThanOrEqual(2);
    expect(rows.slice(unsure.length)).toEqual(
      Array(STUDENTS.length - unsure.length).fill('{"state":"sent","failure":null}'),
    );
    expect(mails.length).toBeGreaterThanOrEqual(STUDENTS.length - unsure.length);
  });
});
