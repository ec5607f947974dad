import { cpSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { PGlite } from "@electric-sql/pglite";
import { vector } from "@electric-sql/pglite-pgvector";
import { afterAll, beforeAll, expect, it } from "vitest";
import {
  ANN,
  post,
  type RunningServer,
  startServer,
  temporaryFolder,
} from "@/tests/support/server";
import { MAIL_FROM, startMailServer } from "@/tests/support/smtp";

const OWN = ["scripts", ".env", ".env.local"];
/** Nobody listens there. */
const AWAY = "smtp://127.0.0.1:1";

/** This project with a file of settings of its own. */
const project = temporaryFolder();
let mailServer: Awaited<ReturnType<typeof startMailServer>>;

beforeAll(async () => {
  mailServer = await startMailServer();
  const kept = readdirSync(".").filter((name) => !OWN.includes(name));
  for (const name of kept) symlinkSync(path.resolve(name), path.join(project, name));
  cpSync("scripts", path.join(project, "scripts"), { recursive: true });
});
afterAll(async () => {
  await mailServer.close();
  rmSync(project, { recursive: true });
});

it("mails nothing where a blank on the command line says so, whatever the file says", async () => {
  says(AWAY);
  const first = await startServer({ project });
  const { dataDir } = first;
  expect(await mails(first)).toEqual({ by_mail: true });
  expect((await post(first, "/api/auth/register/", ANN)).status).toBe(201);
  const asked = await post(first, "/api/auth/password-reset/", { username: ANN.email });
  expect(asked.status).toBe(202);
  await first.stop();

  says(mailServer.url);
  await isDueAtStart(dataDir);
  const drill = await startServer({ project, dataDir, env: { SMTP_URL: "", MAIL_FROM: "" } });
  expect(await mails(drill)).toEqual({ by_mail: false });
  await wait(3_000);
  await drill.stop();
  expect(mailServer.received).toEqual([]);
});

async function mails(server: RunningServer) {
  return (await fetch(`${server.url}/api/auth/password-reset/`)).json();
}

function says(SMTP_URL: string) {
  writeFileSync(path.join(project, ".env"), `SMTP_URL=${SMTP_URL}\nMAIL_FROM=${MAIL_FROM}\n`);
}

/** Whatever waits, while no product runs on it. */
async function isDueAtStart(dataDir: string): Promise<void> {
  const client = await PGlite.create({
    dataDir: path.join(dataDir, "database"),
    extensions: { vector },
  });
  await client.exec(`
    delete from job_runs where function_id ~ 'send-due-mails$';
    update mails set due_at = now() - interval '1 second'`);
  const { rows } = await client.query("select state from mails");
  await client.close();
  expect(rows).toContainEqual({ state: "waiting" });
}
