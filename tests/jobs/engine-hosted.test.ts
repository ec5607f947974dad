import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { json, text } from "node:stream/consumers";
import { Inngest } from "inngest";
import { serve } from "inngest/node";
import { NextRequest } from "next/server";
import { afterEach, describe, expect, it, vi } from "vitest";
import { log } from "@/lib/log";
import { fourStepsOutput, testFunctions } from "@/tests/jobs/fixtures/functions";
import { InngestServer } from "@/tests/jobs/fixtures/inngest-server";

const SIGNING_KEY = "signkey-test-00112233445566778899aabbccddeeff";
const servers: Server[] = [];

afterEach(() => {
  for (const server of servers.splice(0)) server.close();
  vi.unstubAllEnvs();
  vi.resetModules();
});

describe("the same functions behind an Inngest server", () => {
  it("run step by step with retries and parallel steps", async () => {
    const journal: string[] = [];
    const client = hostedClient("http://127.0.0.1:9");
    const functions = testFunctions(client, (line) => journal.push(line));
    const server = new InngestServer(await listen(serve({ client, functions })), SIGNING_KEY);

    expect(await server.sync()).toContain("hosted-four-steps-failure");
    const data = { n: 3, failures: 2, owner_id: 1 };
    const output = await server.run("hosted-four-steps", event("test/four-steps", data));
    expect(output).toEqual(fourStepsOutput(3));
    expect(journal).toEqual(["3 one", "3 two", "3 three", "3 four"]);
    expect(server.seen.filter((op) => op === "StepError")).toHaveLength(2);

    expect(await server.run("hosted-fork", event("test/fork", { n: 9 }))).toBe(3);
    expect(server.seen.filter((op) => op === "StepPlanned")).toHaveLength(2);
  });

  it("send their events to it, with the event key", async () => {
    const received: unknown[] = [];
    const url = await listen(async (request, response) => {
      received.push(request.url, await json(request));
      response.setHeader("content-type", "application/json");
      response.end(JSON.stringify({ ids: ["one"], status: 200 }));
    });
    const sent = await hostedClient(new URL(url).origin).send({
      name: "files/uploaded",
      data: { file_id: 1 },
    });
    expect(sent.ids).toEqual(["one"]);
    expect(received).toMatchObject([
      "/e/test-event-key",
      [{ name: "files/uploaded", data: { file_id: 1 } }],
    ]);
  });
});

describe("/api/inngest", () => {
  it("is not there while the embedded engine runs the jobs", async () => {
    const url = await product({});
    for (const method of ["GET", "POST", "PUT"]) {
      expect((await fetch(url, { method })).status).toBe(404);
    }
  });

  it("tells and obeys only who signs with the key", async () => {
    const url = await product({ INNGEST_SIGNING_KEY: SIGNING_KEY, INNGEST_EVENT_KEY: "key" });
    const server = new InngestServer(url, SIGNING_KEY);
    const [first] = await server.sync();
    expect(first).toMatch(/^study-companion-/);

    const call = `${url}?fnId=${first}&stepId=step`;
    const body = { event: event("files/uploaded", {}), ctx: { run_id: "1" }, steps: {} };
    const unsigned = { body: JSON.stringify(body) };
    expect((await fetch(call, { method: "POST", ...unsigned })).status).toBe(401);
    expect((await fetch(url, { method: "PUT", ...unsigned })).status).toBe(401);
    expect((await fetch(url)).status).toBe(401);
    const other = new InngestServer(url, "signkey-test-ffff");
    expect((await other.request("POST", call, body)).status).toBe(401);
    expect((await server.request("POST", call, body)).status).not.toBe(401);
  });

  it("is not there in a production build that was left in development mode", async () => {
    const url = await product({ INNGEST_DEV: "1", NODE_ENV: "production" });
    expect((await fetch(url, { method: "POST", body: "{}" })).status).toBe(404);
  });
});

/** The product's own route with these settings, over HTTP. */
async function product(settings: Record<string, string>): Promise<string> {
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
  vi.resetModules();
  const route = await import("@/app/api/inngest/route");
  return listen(async (request, response) => {
    const method = request.method === "PUT" || request.method === "POST" ? request.method : "GET";
    const answer = await route[method](
      new NextRequest(`http://${request.headers.host}${request.url}`, {
        method,
        headers: Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
        ...(method !== "GET" && { body: await text(request) }),
      }),
      undefined,
    );
    response.writeHead(answer.status, Object.fromEntries(answer.headers));
    response.end(await answer.text());
  });
}

function hostedClient(baseUrl: string) {
  const keys = { signingKey: SIGNING_KEY, eventKey: "test-event-key" };
  return new Inngest({ id: "hosted", isDev: false, baseUrl, logger: log, ...keys });
}

async function listen(handler: Parameters<typeof createServer>[1]): Promise<string> {
  const server = createServer(handler);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return `http://127.0.0.1:${port}/api/inngest`;
}

function event(name: string, data: Record<string, unknown>) {
  return { id: "event-1", name, data, ts: Date.now() };
}
