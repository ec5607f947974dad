import { once } from "node:events";
import { createServer, request as httpRequest, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { answerBesideNext } from "@/lib/api/beside-next";
import { JsonAnswer } from "@/lib/api/json-answer";

const LONG = { text: "a".repeat(5000) };
let server: Server;
let url: string;

beforeAll(async () => {
  answerBesideNext(async (request) => {
    const { pathname } = new URL(request.url);
    if (pathname === "/api/long/") return new JsonAnswer(LONG, { status: 200 });
    if (pathname === "/api/cookies/") {
      const headers = new Headers();
      headers.append("set-cookie", "a=1");
      headers.append("set-cookie", "b=2");
      return new JsonAnswer({}, { headers });
    }
    if (pathname === "/api/stream/") {
      return new Response(new Blob(["one ", "two"]).stream(), {
        headers: { "content-type": "text/plain" },
      });
    }
    if (pathname === "/api/empty/") return new Response(null, { status: 204 });
    return new JsonAnswer({ sent: await request.text() }, { status: 201 });
  });
  server = createServer((request, response) => {
    // Node writes it by the zone of the machine.
    response.sendDate = false;
    if (!globalThis.studyCompanionAnswer?.(request, response)) response.end("Next");
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  globalThis.studyCompanionAnswer = undefined;
  server.close();
});

describe("the API beside Next", () => {
  it("reads what is sent and answers JSON with the headers of every answer", async () => {
    const answer = await fetch(`${url}/api/echo/`, { method: "POST", body: "héllo" });
    expect(answer.status).toBe(201);
    expect(await answer.json()).toEqual({ sent: "héllo" });
    expect(answer.headers.get("content-type")).toBe("application/json");
    expect(answer.headers.get("content-security-policy")).toContain("default-src 'none'");
    expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
    expect(answer.headers.has("strict-transport-security")).toBe(false);
    const secure = await fetch(`${url}/api/echo/`, { headers: { "x-forwarded-proto": "https" } });
    expect(secure.headers.get("strict-transport-security")).toBe("max-age=31536000");
  });

  it("says in words that an address is none", async () => {
    const { host, port } = new URL(url);
    const sent = { host: host.split(":")[0], port, path: "/api/courses/\\" };
    const [answer]: IncomingMessage[] = await once(httpRequest(sent).end(), "response");
    expect(answer?.statusCode).toBe(400);
    expect(answer?.headers["content-security-policy"]).toContain("default-src 'none'");
    const text = (await answer?.toArray())?.join("") ?? "";
    expect(JSON.parse(text)).toEqual({
      message: "We couldn't read this request.",
      request_id: expect.any(String),
    });
  });

  it("compresses long answers for who can read them", async () => {
    const packed = await fetch(`${url}/api/long/`);
    expect(packed.headers.get("content-encoding")).toBe("gzip");
    expect(Number(packed.headers.get("content-length"))).toBeLessThan(500);
    expect(await packed.json()).toEqual(LONG);
    const plain = await fetch(`${url}/api/long/`, { headers: { "accept-encoding": "identity" } });
    expect(plain.headers.get("content-encoding")).toBeNull();
    expect(plain.headers.get("vary")).toBe("accept-encoding");
    expect(await plain.json()).toEqual(LONG);
  });

  it("keeps each cookie, streams what is no JSON and sends no body where there is none", async () => {
    expect((await fetch(`${url}/api/cookies/`)).headers.getSetCookie()).toEqual(["a=1", "b=2"]);
    expect(await (await fetch(`${url}/api/stream/`)).text()).toBe("one two");
    const empty = await fetch(`${url}/api/empty/`);
    expect([empty.status, await empty.text()]).toEqual([204, ""]);
    const head = await fetch(`${url}/api/long/`, { method: "HEAD" });
    expect([head.status, await head.text()]).toEqual([200, ""]);
  });

  it.each([
    ["GET", "/"],
    ["GET", "/apis/echo/"],
    ["POST", "/api/inngest"],
    ["GET", "/api/auth/session"],
    ["OPTIONS", "/api/echo/"],
    ["GET", "/dashboard?next=/api/echo/"],
  ])("leaves %s %s to Next", async (method, path) => {
    expect(await sent(method, path)).toBe("Next");
  });

  it.each([
    ["POST", "/api/auth/login/"],
    ["POST", "/api/auth/login"],
    ["DELETE", "/api"],
    ["GET", "/api?a=b"],
  ])("answers %s %s", async (method, path) => {
    expect(await sent(method, path)).toContain("sent");
  });
});

/** By hand, as `fetch` sends no path as it is written. */
async function sent(method: string, path: string): Promise<string> {
  const request = httpRequest(url + path, { method }).end();
  const [response] = await once(request, "response");
  let text = "";
  for await (const chunk of response) text += chunk;
  return text;
}
