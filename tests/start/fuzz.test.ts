import { connect } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { runFuzz } from "@/tests/chaos/fuzz";
import { hear } from "@/tests/chaos/wire";
import { type RunningServer, startServer } from "@/tests/support/server";
import { signIn } from "@/tests/support/student";

/** The short form of `npm run chaos -- fuzz`; which seed it had stands in what failed. */
it("answers whatever it is sent in time and in words, and changes nothing that it refuses", async () => {
  const seed = Date.now() % 100_000;
  const { problems, ...sums } = await runFuzz({ seed, requests: 300, late: 3, lanes: 1, env: {} });
  expect({ seed, problems }).toEqual({ seed, problems: [] });
  expect(sums.looks).toBeGreaterThan(0);
  expect(Object.keys(sums.statuses)).toEqual(expect.arrayContaining(["200", "400", "401", "404"]));
  // It waits for the rest, but not for long.
  expect(sums.latest_ms).toBeGreaterThan(14_000);
}, 300_000);

describe("a request whose length is wrong", () => {
  let server: RunningServer;
  let port: number;

  beforeAll(async () => {
    server = await startServer();
    port = Number(new URL(server.url).port);
  });
  afterAll(() => server?.stop());

  const opens = (asked: Request) =>
    fetch(new Request(asked.url.replace("http://localhost", server.url), asked));
  const login = "POST /api/auth/login/ HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n";

  it("gets its own answer where more comes than it said", async () => {
    const { status, body } = await hear(port, Buffer.from(`${login}\r\n{"username":"ann"}`), 5000);
    expect(status).toBe(400);
    expect(String(body)).toContain("Username is required");
  });

  it("is told so where the connection ends before it does", async () => {
    const socket = connect(port, "127.0.0.1");
    socket.end(`${login}Content-Length: 100\r\n\r\n{`);
    const answer = (await socket.toArray()).join("");
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer).toContain('"message":"');
  });

  it("is answered though the client has nothing more to say", async () => {
    const socket = connect(port, "127.0.0.1");
    const body = JSON.stringify({ username: "nobody", password: "a wrong one" });
    socket.end(`${login}Content-Length: ${body.length}\r\n\r\n${body}`);
    expect((await socket.toArray()).join("")).toContain("Login failed");
  });

  it("does nothing where its body cannot be read", async () => {
    const { tokens } = await signIn({}, opens);
    const bearer = `Authorization: Bearer ${tokens.access}`;
    const logout = `POST /api/auth/logout/ HTTP/1.1\r\nHost: x\r\n${bearer}\r\nTransfer-Encoding: chunked`;
    expect((await hear(port, Buffer.from(`${logout}\r\n\r\nzz\r\n`), 5000)).status).toBe(400);
    const headers = { authorization: `Bearer ${tokens.access}` };
    expect((await fetch(`${server.url}/api/profile/`, { headers })).status).toBe(200);
  });

  it("gets the answer to its address where nobody can tell what its length is", async () => {
    const asked = "TRACE /api/courses/ HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: gzip\r\n\r\n{}";
    const { status, body } = await hear(port, Buffer.from(asked), 5000);
    expect(status).toBe(405);
    expect(String(body)).toContain("TRACE is not for this address");
  });

  it("is not kept waiting for what is answered without it", async () => {
    const asked = "POST /api/courses/ HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n";
    const heard = await hear(port, Buffer.from(asked), 2000);
    expect(heard.status).toBe(401);
    expect(heard.ms).toBeLessThan(1000);
  });
});
