import { spawn, spawnSync } from "node:child_process";
import { randomFillSync } from "node:crypto";
import { once } from "node:events";
import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { request as httpRequest, type IncomingMessage } from "node:http";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { cleanEnvironment, settingNames } from "@/tests/support/environment";
import { freePort } from "@/tests/support/ports";
import {
  type RunningServer,
  refusedStart,
  startServer,
  temporaryFolder,
} from "@/tests/support/server";

const ANN = {
  username: "ann",
  email: "ann@example.org",
  password: "a long enough secret 7",
  password_confirm: "a long enough secret 7",
  first_name: "Ann",
  last_name: "Example",
  year_of_study: null,
  major: "",
  timezone: "America/New_York",
};

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
    ["GET", "/api", 404],
    ["GET", "/api/", 404],
    ["POST", "/api", 404],
    ["GET", "/api/nothing/here", 404],
    ["GET", "/api/%E0%A4%A", 404],
    ["GET", "/api/auth", 404],
    ["GET", "/api/auth/nothing", 404],
    ["DELETE", "/api/auth/session", 405],
    ["GET", "/api/auth/callback/credentials", 405],
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

describe("a data folder that cannot be used", () => {
  let dataDir: string;
  const folders: string[] = [];

  beforeAll(async () => {
    const server = await startServer();
    dataDir = server.dataDir;
    expect((await post(server, "/api/auth/register/", ANN)).status).toBe(201);
    expect(await server.stop()).toBe(0);
  });
  afterAll(() => {
    for (const folder of folders) rmSync(folder, { recursive: true });
  });

  function copy() {
    const folder = temporaryFolder();
    folders.push(folder);
    cpSync(dataDir, folder, { recursive: true });
    return folder;
  }

  it.each([
    ["empty", ""],
    ["too short", "abc\n"],
  ])("says that its secret is %s, and how to go on", async (how, secret) => {
    const folder = copy();
    writeFileSync(path.join(folder, "auth-secret"), secret);
    const refused = await refusedStart({ dataDir: folder });
    expect(refused.code).toBe(78);
    expect(refused.output).toMatch(
      new RegExp(`^The secret in .* is ${how}\\. Put it back from a backup`),
    );
  });

  it("says that its lock is damaged, and how to go on", async () => {
    const folder = copy();
    writeFileSync(path.join(folder, "database.lock"), "not a lock ".repeat(500));
    const refused = await refusedStart({ dataDir: folder });
    expect(refused.code).toBe(65);
    expect(refused.output).toMatch(/database\.lock is damaged\. It holds no data: delete it/);
  });

  it.each([
    ["a table", "base"],
    ["the control file", "global/pg_control"],
    ["the write-ahead log", "pg_wal"],
  ])("says that its database is damaged where %s is, and how to go on", async (_, place) => {
    const folder = copy();
    for (const file of filesBelow(path.join(folder, "database", place))) overwrite(file);
    const refused = await refusedStart({ dataDir: folder });
    expect(refused.code).toBe(65);
    expect(refused.output).toMatch(/The database in .* is damaged .*put back its last backup/);
  });

  it("says that the disk has no room for it", async ({ skip }) => {
    const disk = tinyDisk(temporaryFolder(), "8m");
    if (!disk) return skip("no disk may be mounted here");
    try {
      const refused = await refusedStart({ dataDir: disk.folder });
      expect(refused.code).toBe(73);
      expect(refused.output).toMatch(/has 8 MB left, and 100 are needed\. Make room/);
    } finally {
      disk.remove();
    }
  });

  it("takes no file that the disk has no room for, and goes on", async ({ skip }) => {
    const folder = copy();
    const disk = tinyDisk(path.join(folder, "files"), "2m");
    if (!disk) return skip("no disk may be mounted here");
    const server = await startServer({ dataDir: folder });
    try {
      const signedIn = await (await post(server, "/api/auth/login/", ANN)).json();
      const upload = (bytes: number) => {
        const form = new FormData();
        form.append("title", "Notes");
        form.append("file", new File(["word ".repeat(bytes / 5)], "notes.txt"));
        const headers = { authorization: `Bearer ${signedIn.tokens.access}` };
        return fetch(`${server.url}/api/resources/any/`, { method: "POST", headers, body: form });
      };
      const refused = await upload(4_000_000);
      expect(refused.status).toBe(507);
      expect((await refused.json()).message).toMatch(/disk is full/);
      expect((await upload(5_000)).status).toBe(201);
    } finally {
      await server.stop();
      disk.remove();
    }
  });
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

function post(server: RunningServer, path: string, body: unknown): Promise<Response> {
  const headers = { "content-type": "application/json" };
  return fetch(server.url + path, { method: "POST", headers, body: JSON.stringify(body) });
}

/** A file system of that size at the folder; undefined where this account may not mount one. */
function tinyDisk(folder: string, size: string) {
  mkdirSync(folder, { recursive: true });
  const options = ["-t", "tmpfs", "-o", `size=${size}`, "tmpfs", folder];
  if (process.platform !== "linux" || spawnSync("mount", options).status !== 0) return undefined;
  return { folder, remove: () => spawnSync("umount", ["-l", folder]) };
}

function filesBelow(place: string): string[] {
  if (!statSync(place).isDirectory()) return [place];
  const entries = readdirSync(place, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.join(parentPath, name));
}

/** Half of each page of a file becomes noise. */
function overwrite(file: string) {
  const bytes = readFileSync(file);
  for (let from = 0; from < bytes.length; from += 8192)
    randomFillSync(bytes, from, Math.min(4096, bytes.length - from));
  writeFileSync(file, bytes);
}

function portOf(server: RunningServer): number {
  return Number(new URL(server.url).port);
}
