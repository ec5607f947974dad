import { writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { PGlite } from "@electric-sql/pglite";
import { vector } from "@electric-sql/pglite-pgvector";
import { afterAll, beforeAll, expect, it } from "vitest";
import webPush from "web-push";
import { z } from "zod";
import { HOUR_MS, MINUTE_MS } from "@/lib/time/durations";
import { randomOf } from "@/tests/chaos/random";
import { CHOSEN } from "@/tests/support/chosen-reminders";
import { makeBrowser, startPushService } from "@/tests/support/push-service";
import { ANN, type RunningServer, startServer, temporaryFolder } from "@/tests/support/server";
import { MAIL_FROM, startMailServer } from "@/tests/support/smtp";
import { TEST_CERTIFICATE } from "@/tests/support/tls";

const KILLS = 3;
const STUDENTS = [1, 2, 3, 4];
const WORKS = [1, 2, 3, 4];
/** The name of the push service, which its certificate holds. */
const HOST = "calendar.test";

let pushService: Awaited<ReturnType<typeof startPushService>>;
let mailServer: Awaited<ReturnType<typeof startMailServer>>;
let env: Record<string, string>;

beforeAll(async () => {
  pushService = await startPushService();
  mailServer = await startMailServer();
  const certificate = path.join(temporaryFolder(), "own-internet.pem");
  writeFileSync(certificate, TEST_CERTIFICATE);
  const { publicKey, privateKey } = webPush.generateVAPIDKeys();
  env = {
    LOG_LEVEL: "error",
    VAPID_PUBLIC_KEY: publicKey,
    VAPID_PRIVATE_KEY: privateKey,
    SMTP_URL: mailServer.url,
    MAIL_FROM,
    OWN_INTERNET_NAME: HOST,
    OWN_INTERNET_PORT: new URL(pushService.address("/")).port,
    NODE_EXTRA_CA_CERTS: certificate,
    NODE_OPTIONS: `--import=${new URL("../support/own-internet.mjs", import.meta.url)}`,
  };
});
afterAll(async () => {
  await pushService.close();
  await mailServer.close();
});

it("reminds of everything once when it is killed while it reminds", async () => {
  const seed = Date.now() % 100_000;
  const random = randomOf(seed);
  // A second try counts its own.
  pushService.bodies.length = 0;
  mailServer.received.length = 0;
  let server = await startServer({ env });
  const { dataDir } = server;
  const students = await Promise.all(STUDENTS.map((n) => signsUp(server, n)));
  await server.kill();
  await inDatabase(
    dataDir,
    `update users set email_verified_at = now();
    update reminder_settings set digest_at = now() - interval '1 second';
    update push_devices set created_at = now() - interval '1 day'`,
  );
  pushService.mood.slowMs = 150;
  mailServer.mood.slowMs = 150;
  for (let kill = 1; kill <= KILLS; kill += 1) {
    await sweepsAtStart(dataDir);
    server = await startServer({ dataDir, env });
    await arrives(1 + Math.floor(random() * 4));
    await wait(random() * 200);
    await server.kill();
  }
  for (let open = -1; open !== 0; ) {
    await sweepsAtStart(dataDir);
    server = await startServer({ dataDir, env });
    await comesToRest();
    await server.kill();
    [open = 0] = await inDatabase(dataDir, OPEN);
  }
  const pushed = pushService.bodies.map((body) => students.flatMap(({ opens }) => opens(body)));
  const mailed = mailServer.received.filter(({ headers }) => headers["list-unsubscribe"]);
  expect({ seed, pushed: twice(pushed.flat()) }).toEqual({ seed, pushed: [] });
  expect({ seed, mailed: twice(mailed.flatMap(({ to }) => to)) }).toEqual({ seed, mailed: [] });
  const [pushes = 0, lostPushes = 0, mails = 0, lostMails = 0] = await inDatabase(dataDir, KNOWN);
  expect({ seed, pushes, mails }).toEqual({
    seed,
    pushes: STUDENTS.length * WORKS.length,
    mails: STUDENTS.length,
  });
  // Of what was under way at a kill nobody may know whether it came; everything else did.
  expect(pushed.length).toBeGreaterThanOrEqual(pushes - lostPushes);
  expect(mailed.length).toBeGreaterThanOrEqual(mails - lostMails);
  expect(lostPushes).toBeLessThanOrEqual(8 * KILLS);
  expect(lostMails).toBeLessThanOrEqual(2 * KILLS);
}, 300_000);

/** A student with a browser, a digest a day, and work that is due in six hours less a minute. */
async function signsUp({ url }: RunningServer, n: number) {
  let token = "";
  const send = async (method: string, path: string, body: object) => {
    const headers = { "content-type": "application/json", authorization: `Bearer ${token}` };
    const answer = await fetch(`${url}/api${path}`, {
      method,
      headers,
      body: JSON.stringify(body),
    });
    expect([path, answer.ok]).toEqual([path, true]);
    return answer.status === 204 ? {} : answer.json();
  };
  const name = { username: `ann${n}`, email: `ann${n}@example.org` };
  const { access } = z
    .object({ access: z.string() })
    .parse(await send("POST", "/auth/register/", { ...ANN, ...name }));
  token = access;
  const chosen = {
    ...CHOSEN,
    push_day: false,
    push_sessions: false,
    quiet_from: null,
    quiet_to: null,
  };
  await send("PUT", "/profile/reminders/", chosen);
  const { device, opens } = makeBrowser(`https://${HOST}/push/${n}`);
  await send("POST", "/profile/reminders/devices/", device);
  const course = { name: "Algebra", credits: 3 };
  const { id } = z.object({ id: z.number() }).parse(await send("POST", "/courses/", course));
  const due_date = new Date(Date.now() + 6 * HOUR_MS - MINUTE_MS).toISOString();
  for (const work of WORKS) {
    const title = `Work ${work} of ${n}`;
    await send("POST", `/courses/${id}/assignments/`, { title, due_date });
  }
  return {
    /** The title of a notification that is for this browser. */
    opens: (body: Buffer) => {
      try {
        return [opens(body).title];
      } catch {
        return [];
      }
    },
  };
}

/** As if the next start were minutes after the last, and leases had run out. */
async function sweepsAtStart(dataDir: string): Promise<void> {
  await inDatabase(
    dataDir,
    `delete from job_runs where function_id ~ '(remind-due|send-due-mails)$';
    update reminder_settings set push_at = now() - interval '1 second';
    update mails set due_at = now() - interval '1 second'`,
  );
}

const OPEN = `select count(*)::int as n from (
  select id from pushes where state = 'waiting' union all
  select id from mails where kind = 'digest' and state not in ('sent', 'failed')) open`;

/** Numbers of notifications and digests, and of those that the product does not know to have come. */
const KNOWN = `select unnest(array[
  (select count(*) from pushes), (select count(*) from pushes where state <> 'sent'),
  (select count(*) from mails where kind = 'digest'),
  (select count(*) from mails where kind = 'digest' and state <> 'sent')])::int as n`;

/** While no product runs on it. Answers the numbers of the last statement. */
async function inDatabase(dataDir: string, statements: string): Promise<number[]> {
  const client = await PGlite.create({
    dataDir: path.join(dataDir, "database"),
    extensions: { vector },
  });
  const results = await client.exec(statements);
  await client.close();
  return (results.at(-1)?.rows ?? []).map((row) => z.object({ n: z.number() }).parse(row).n);
}

const arrived = () => pushService.bodies.length + mailServer.received.length;

/** When so many more have arrived, or none did for long. */
async function arrives(more: number): Promise<void> {
  const wanted = arrived() + more;
  for (let tries = 0; arrived() < wanted && tries < 100; tries += 1) await wait(30);
}

/** When nothing has arrived for a while. */
async function comesToRest(): Promise<void> {
  for (let seen = -1, quiet = 0; quiet < 20; quiet += 1) {
    const now = arrived();
    if (now !== seen) quiet = 0;
    seen = now;
    await wait(150);
  }
}

function twice(names: string[]): string[] {
  return names.filter((name, index) => names.indexOf(name) !== index);
}
