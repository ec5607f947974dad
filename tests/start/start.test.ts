import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { request as httpRequest, type IncomingMessage } from "node:http";
import { connect } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { cleanEnvironment, settingNames } from "@/tests/support/environment";
import { freePort } from "@/tests/support/ports";
import {
  ANN,
  post,
  type RunningServer,
  refusedStart,
  startServer,
  temporaryFolder,
} from "@/tests/support/server";

describe("a running server", () => {
  let server: RunningServer;

  beforeAll(async () => {
    server = await startServer();
  });
  afterAll(() => server?.stop());

  it.each([
    "/",
    "/login",
    "/icon.svg",
    "/worker.js",
    "/nothing",
    "/%E0%A4%A",
    "/api/health/ready",
    "/api/nothing",
  ])("tells browsers to stay on https, where it is https: %s", async (path) => {
    const sent = async (proto: string) =>
      (
        await fetch(server.url + path, {
          headers: { "x-forwarded-proto": proto },
          redirect: "manual",
        })
      ).headers;
    const year = "max-age=31536000";
    expect((await sent("https")).get("strict-transport-security")).toBe(year);
    expect((await sent("https, http")).get("strict-transport-security")).toBe(year);
    const plain = await sent("http");
    expect(plain.has("strict-transport-security")).toBe(false);
    expect(plain.get("referrer-policy")).toBe("same-origin");
  });

  it("makes no picture smaller for whoever asks", async () => {
    const asked = await fetch(`${server.url}/_next/image?url=%2Ficon-192.png&w=64&q=75`);
    expect(asked.status).toBe(404);
  });

  it.each(["/", "/login", "/api/courses/", "/api/auth/session", "/icon.svg"])(
    "refuses TRACE: %s",
    async (path) => {
      const { host, port } = new URL(server.url);
      const asked = httpRequest({ host: host.split(":")[0], port, path, method: "TRACE" }).end();
      const [answer]: IncomingMessage[] = await once(asked, "response");
      expect(answer?.statusCode).toBe(405);
      answer?.resume();
    },
  );

  it.each([
    ["PROPFIND /api/courses/ HTTP/1.1", "", 405],
    ["PATCH /worker.js HTTP/1.1", "", 405],
    ["POST /worker.js/?a HTTP/1.1", "", 405],
    ["PUT /robots.txt/. HTTP/1.1", "", 405],
    ["OPTIONS /api/%2e%2e/courses/ HTTP/1.1", "", 404],
    ["POST /api/courses/ HTTP/1.1", "Expect: the unexpected\r\n", 417],
    ["GET / HTTP/1.1", "X-Forwarded-Host: a\u0001b\r\n", 400],
    [`GET /${"x".repeat(20_000)} HTTP/1.1`, "", 431],
    ["CONNECT /api/courses/ HTTP/1.1", "", 405],
    ["POST * HTTP/1.1", "Content-Length: 0\r\n", 400],
    ["GET /api/courses/\\ HTTP/1.1", "", 400],
  ])("says in JSON what no handler takes: %.40s %s", async (line, header, status) => {
    const socket = connect(Number(new URL(server.url).port), "127.0.0.1");
    socket.end(`${line}\r\nHost: x\r\nConnection: close\r\n${header}\r\n`);
    const answer = (await socket.toArray()).join("");
    expect(answer).toContain(`HTTP/1.1 ${status} `);
    expect(answer).toContain('{"message":"');
    expect(answer.toLowerCase()).toContain("x-content-type-options: nosniff\r\n");
  });

  it.each([
    ["GET", "/api", 404],
    ["GET", "/api/", 404],
    ["POST", "/api", 404],
    ["GET", "/api/nothing/here", 404],
    ["GET", "/api/%E0%A4%A", 404],
    ["GET", "/api/auth", 404],
    ["GET", "/api/auth/nothing", 404],
    ["DELETE", "/api/auth/session", 405],
    ["GET", "/api/auth/callback/credentials", 405],
    ["PATCH", "/api/inngest", 405],
  ])("answers in JSON below /api: %s %s", async (method, path, status) => {
    const headers = { "sec-fetch-dest": "document" };
    const answer = await fetch(server.url + path, { method, headers, redirect: "manual" });
    expect(answer.status).toBe(status);
    expect(await answer.json()).toMatchObject({ message: expect.any(String) });
    expect(answer.headers.get("content-security-policy")).toContain("default-src 'none'");
  });

  it("sends next-auth's visitors nowhere else, without a 5xx", async () => {
    for (const path of ["signin", "signout", "error?error=Configuration&", "session"]) {
      for (const target of ["nonsense", "http://[", "https://example.com"]) {
        const query = new URLSearchParams({ callbackUrl: target });
        const url = `${server.url}/api/auth/${path}${path.includes("?") ? "" : "?"}${query}`;
        const cookie = `next-auth.callback-url=${target}; next-auth.session-token=x`;
        const answer = await fetch(url, { headers: { cookie }, redirect: "manual" });
        expect([url, answer.status]).toEqual([
          url,
          path.startsWith("s") && !path.includes("in") ? 200 : 302,
        ]);
        expect(answer.headers.get("location") ?? server.url).toContain(server.url);
      }
    }
  });

  it.each(["/login", "/register", "/share", "/nothing", "/dashboard", "/courses/1"])(
    "names in its policy each inline script of a page, and none besides: %s",
    async (path) => {
      const answer = await fetch(server.url + path);
      const policy = answer.headers.get("content-security-policy") ?? "";
      const [, allowed = ""] = /script-src ([^;]+)/.exec(policy) ?? [];
      const scripts = [...(await answer.text()).matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)];
      const inline = scripts.filter(([, attributes = ""]) => !attributes.includes("src="));
      expect(inline.length).toBeGreaterThan(0);
      for (const [, attributes = "", text = ""] of inline) {
        const nonce = /nonce="([^"]+)"/.exec(attributes)?.[1];
        const hash = createHash("sha256").update(text).digest("base64");
        expect(allowed).toContain(nonce ? `'nonce-${nonce}'` : `'sha256-${hash}'`);
      }
      expect(allowed).not.toMatch(/unsafe|https?:|\*/);
      expect((await fetch(server.url + path)).headers.get("content-security-policy")).not.toBe(
        policy,
      );
    },
  );

  it("answers the API itself, and leaves to Next what is Next's", async () => {
    const vary = async (path: string, init: RequestInit = {}) =>
      (await fetch(server.url + path, init)).headers.get("vary") ?? "";
    // Next's answers vary by how its own pages ask.
    expect(await vary("/api/health/ready/")).not.toContain("rsc");
    expect(await vary("/api/auth/providers")).toContain("rsc");
    expect(await vary("/api/health/ready/", { method: "OPTIONS" })).toContain("rsc");
    expect(await vary("/login")).toContain("rsc");
  });

  it("refuses a second one on its port", async () => {
    const second = await refusedStart({ port: portOf(server) });
    expect(second).toEqual({
      code: 1,
      output: `Port ${portOf(server)} is in use. Free it, or set PORT to another.`,
    });
  });

  it("refuses a second one on its data", async () => {
    const second = await refusedStart({ dataDir: server.dataDir });
    expect(second.code).toBe(1);
    expect(second.output).toMatch(/^Another process is using this data folder\.[^\n]*$/);
  });

  it("keeps an account through kill -9, and every later start", async () => {
    expect((await post(server, "/api/auth/register/", ANN)).status).toBe(201);
    const { dataDir } = server;
    await server.kill();
    server = await startServer({ dataDir });
    expect((await post(server, "/api/auth/login/", ANN)).status).toBe(200);
  });

  it("ends well when it is asked to", async () => {
    const { dataDir } = server;
    expect(await server.stop()).toBe(0);
    server = await startServer({ dataDir });
    expect((await post(server, "/api/auth/login/", ANN)).status).toBe(200);
  });
});

it("keeps idle connections longer than a proxy does", async () => {
  const server = await startServer();
  const answer = await fetch(`${server.url}/api/health/live/`);
  expect(answer.headers.get("keep-alive")).toBe("timeout=75");
  expect(await server.stop()).toBe(0);
});

describe("a start that cannot work", () => {
  it("says that the data folder cannot be written", async () => {
    const refused = await refusedStart({ dataDir: "/dev/null/data" });
    expect(refused.code).toBe(1);
    expect(refused.output).toBe(
      "The data folder /dev/null/data cannot be written (ENOTDIR). Set DATA_DIR to another.",
    );
  });

  it("says that PORT is no port", async () => {
    const refused = await refusedStart({ env: { PORT: "many" } });
    expect(refused).toEqual({
      code: 1,
      output: 'PORT must be a number from 1 to 65535, not "many".',
    });
  });

  it("says that PostgreSQL needs a secret", async () => {
    const refused = await refusedStart({ env: { DATABASE_URL: "postgres://127.0.0.1:1/none" } });
    expect(refused.code).toBe(1);
    expect(refused.output).toContain("AUTH_SECRET");
  });
});

it("takes a blank setting as unset, for each of them", async () => {
  const names = settingNames().filter((name) => name !== "PORT" && name !== "DATA_DIR");
  const server = await startServer({ env: Object.fromEntries(names.map((name) => [name, ""])) });
  expect(await server.stop()).toBe(0);
});

it("leaves no server behind when npm is killed", async () => {
  const port = await freePort();
  const dataDir = temporaryFolder();
  const env = { ...cleanEnvironment(), PORT: String(port), DATA_DIR: dataDir };
  const npm = spawn("npm", ["start"], { env, stdio: ["ignore", "pipe", "inherit"] });
  for await (const chunk of npm.stdout) if (String(chunk).includes("is ready at")) break;
  npm.kill("SIGKILL");
  await wait(3000);
  await expect(fetch(`http://127.0.0.1:${port}/api/health/live`)).rejects.toThrow();
  const again = await startServer({ port, dataDir });
  expect(await again.stop()).toBe(0);
});

function portOf(server: RunningServer): number {
  return Number(new URL(server.url).port);
}
