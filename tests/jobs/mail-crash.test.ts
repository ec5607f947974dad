import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { prepareVictims, Victim } from "@/tests/jobs/fixtures/victim";
import { until } from "@/tests/support/jobs";
import { MAIL_FROM, startMailServer } from "@/tests/support/smtp";

let prepared: Awaited<ReturnType<typeof prepareVictims>>;
let server: Awaited<ReturnType<typeof startMailServer>>;
beforeAll(async () => {
  prepared = await prepareVictims("tests/jobs/fixtures/mail-worker.ts");
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

/** A kind that nobody misses, and one that somebody waits for. */
const KINDS = ["reminder", "password_reset"];

describe("kill -9 of the process that sends a mail", { timeout: 400_000 }, () => {
  it.each(KINDS)("before the server wants its words: %s arrives once", async (kind) => {
    await using victim = new Victim(prepared);
    server.mood.slowRecipientMs = 60_000;
    await victim.start(kind, [1]);
    await until(() => server.seen.recipients === 1);
    await victim.kill();
    server.mood.slowRecipientMs = 0;
    await victim.start(kind, []);
    await victim.writes("settled");
    expect(server.received).toHaveLength(1);
    expect(victim.journal("row ")).toEqual(['{"state":"sent","failure":null,"tries":2}']);
  });

  it.each(KINDS)("while the server has its words and has not answered: %s", async (kind) => {
    await using victim = new Victim(prepared);
    server.mood.slowMs = 60_000;
    await victim.start(kind, [1]);
    await until(() => server.received.length === 1);
    await victim.kill();
    server.mood.slowMs = 0;
    await victim.start(kind, []);
    await victim.writes("settled");
    const ids = server.received.map(({ headers }) => headers["message-id"]);
    const again = kind === "password_reset";
    expect(ids).toEqual(again ? [ids[0], ids[0]] : [ids[0]]);
    const row = again
      ? { state: "sent", failure: null, tries: 2 }
      : { state: "failed", failure: "unsure: its process died", tries: 1 };
    expect(victim.journal("row ")).toEqual([JSON.stringify(row)]);
  });
});
