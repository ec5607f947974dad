import { setTimeout as wait } from "node:timers/promises";
import postgres from "postgres";
import { expect, it } from "vitest";
import { ANN, post, type RunningServer, startServer } from "@/tests/support/server";
import { TcpProxy } from "@/tests/support/tcp-proxy";

const ADMIN = process.env.TEST_DATABASE_URL || "postgres://postgres@127.0.0.1:5432/postgres";
const PAGES = ["/dashboard", "/courses", "/calendar", "/settings"];
const WITHIN_MS = 5000;

it("pages arrive in time without a database, and have their data again when it is back", async (context) => {
  const admin = postgres(ADMIN, { max: 1, connect_timeout: 3, onnotice: () => undefined });
  const name = `study_companion_away_${process.pid}`;
  const made = await admin`CREATE DATABASE ${admin(name)}`.catch(() => undefined);
  if (!made) return context.skip("no PostgreSQL that may be used at TEST_DATABASE_URL");
  const url = new URL(ADMIN);
  const proxy = new TcpProxy({ host: url.hostname, port: Number(url.port || 5432) });
  Object.assign(url, { hostname: "127.0.0.1", port: String(await proxy.open()), pathname: name });
  const env = { DATABASE_URL: url.href, AUTH_SECRET: "of no use outside of this test, I hope" };
  const server = await startServer({ env: { ...env, LOG_LEVEL: "silent" } });
  try {
    const signedIn = await post(server, "/api/auth/register/", ANN);
    const cookie = signedIn.headers
      .getSetCookie()
      .map((each) => each.split(";")[0])
      .join("; ");
    const { access } = await signedIn.json();
    const headers = { authorization: `Bearer ${access}`, "content-type": "application/json" };
    const body = JSON.stringify({ name: "Botany of the north", credits: 3 });
    await fetch(`${server.url}/api/courses/`, { method: "POST", headers, body });
    expect(await opened(server, "/courses", cookie)).toMatchObject({ status: 200, data: true });

    for (const breaks of [() => proxy.cut(), async () => proxy.freeze()]) {
      await breaks();
      for (const page of PAGES) {
        const { ms, ...answer } = await opened(server, page, cookie);
        expect([page, answer]).toEqual([page, { status: 200, data: false }]);
        expect(ms).toBeLessThan(WITHIN_MS);
      }
      const refused = await fetch(`${server.url}/api/courses/`, { headers });
      expect([refused.status, await refused.json()]).toMatchObject([
        503,
        { message: expect.stringMatching(/^We can't reach our database right now/) },
      ]);
      await proxy.open();
      const end = Date.now() + 20_000;
      while (!(await opened(server, "/courses", cookie)).data && Date.now() < end) await wait(200);
      expect(await opened(server, "/courses", cookie)).toMatchObject({ status: 200, data: true });
    }
  } finally {
    await server.kill();
    await proxy.cut();
    await admin`DROP DATABASE ${admin(name)} WITH (FORCE)`;
    await admin.end();
  }
});

/** As a browser opens a page by its address; whether what the student has stands in it. */
async function opened(server: RunningServer, page: string, cookie: string) {
  const began = performance.now();
  const headers = { cookie, "sec-fetch-dest": "document" };
  const answer = await fetch(server.url + page, { headers, redirect: "manual" });
  const html = await answer.text();
  const ms = Math.round(performance.now() - began);
  return { status: answer.status, data: html.includes("Botany of the north"), ms };
}
