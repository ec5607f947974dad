import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { GET, POST } from "@/app/api/auth/[...nextauth]/route";
import { ErrorBody } from "@/lib/contract/common";
import { PASSWORD, request, signIn } from "@/tests/support/student";

const ORIGIN = "http://localhost";

describe("next-auth's own addresses", () => {
  const actions = [
    "csrf",
    "providers",
    "session",
    "signin",
    "signout",
    "callback",
    "error",
    "verify-request",
    "_log",
    "__proto__",
    "constructor",
    "%E0%A4%A",
    "日本",
  ];
  const providers = [
    "",
    "/credentials",
    "/google",
    "/__proto__",
    "/credentials/more",
    "//",
    "/%00",
  ];
  const targets = [
    "",
    "/courses",
    "nonsense",
    "javascript:alert(1)",
    "https://example.com/",
    "//example.com",
    "\\\\example.com",
    "http://[",
    "\r\nx: y",
    "\u0000",
    "日本語",
    "x".repeat(5000),
    "http://localhost/courses",
  ];
  const errors = ["Configuration", "Signin", "__proto__", "\r\n", "日本", "%", "<script>"];
  const cookies = ["", "=", ";;;", "a", "%E0%A4%A", "x|y|z", "\u00ff", "{}", "x".repeat(3000)];
  const cookieNames = ["session-token", "session-token.0", "csrf-token", "callback-url", "state"];
  const bodies = [
    ["application/json", "{"],
    ["application/json", "[]"],
    ["application/json", "null"],
    ["application/json", '{"callbackUrl":{"a":1},"csrfToken":[1],"username":{},"json":"true"}'],
    ["application/json", '{"callbackUrl":"nonsense","json":"true"}'],
    ["application/x-www-form-urlencoded", "callbackUrl=nonsense&csrfToken=%E0%A4%A&json=true"],
    ["application/x-www-form-urlencoded", "\u0000&&&=%"],
    ["multipart/form-data; boundary=x", "--x--"],
    ["text/plain", "hello"],
    ["", ""],
  ];
  const methods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "PROPFIND"];

  const requests = fc.record({
    method: fc.constantFrom(...methods, "GET", "POST", "POST"),
    action: fc.constantFrom(...actions),
    provider: fc.constantFrom(...providers),
    callbackUrl: fc.constantFrom(undefined, ...targets),
    error: fc.constantFrom(undefined, ...errors),
    cookie: fc.dictionary(fc.constantFrom(...cookieNames), fc.constantFrom(...cookies, ...targets)),
    body: fc.constantFrom(...bodies),
    host: fc.constantFrom(undefined, "localhost", "a b", "!!!", "[::1"),
    csrf: fc.boolean(),
  });

  test("none of them breaks, whatever is sent", { timeout: 120_000 }, async () => {
    const seen = new Map<number, number>();
    const { csrfToken, cookie: csrfCookie } = await csrf();
    await fc.assert(
      fc.asyncProperty(requests, async (sent) => {
        const query = new URLSearchParams();
        if (sent.callbackUrl !== undefined) query.set("callbackUrl", sent.callbackUrl);
        if (sent.error !== undefined) query.set("error", sent.error);
        const jar = Object.entries(sent.cookie).map(
          ([name, value]) => `next-auth.${name}=${value}`,
        );
        const url = `${ORIGIN}/api/auth/${sent.action}${sent.provider}?${query}`;
        const headers = new Headers();
        const all = [...(sent.csrf ? [csrfCookie] : []), ...jar].join("; ");
        headers.set("cookie", all.replace(/[^\t -~\u0080-\u00ff]/g, ""));
        if (sent.host !== undefined) headers.set("host", sent.host);
        const [type = "", text = ""] = sent.body;
        if (type) headers.set("content-type", type);
        const bodiless = sent.method === "GET" || sent.method === "HEAD";
        const withToken =
          sent.csrf && type.includes("urlencoded") ? `${text}&csrfToken=${csrfToken}` : text;
        const answer = await POST(
          new Request(url, { method: sent.method, headers, body: bodiless ? null : withToken }),
        );
        seen.set(answer.status, (seen.get(answer.status) ?? 0) + 1);
        expect(answer.status).toBeLessThan(500);
        const location = answer.headers.get("location");
        if (location) expect(new URL(location).host).toBe(sent.host ?? "localhost");
        const type_of = answer.headers.get("content-type") ?? "";
        if (answer.status >= 400) {
          expect(type_of).toContain("application/json");
          expect(await answer.json()).toMatchObject({ message: expect.any(String) });
        }
      }),
      { numRuns: 3000, seed: 17 },
    );
    expect([...seen.keys()].sort()).toEqual(expect.arrayContaining([200, 302, 400, 404, 405]));
  });

  test.each([
    ["GET", "signin?callbackUrl=nonsense", 302],
    ["GET", "signin?callbackUrl=http://[", 302],
    ["GET", "signout?callbackUrl=nonsense", 200],
    ["GET", "error?error=Configuration", 302],
    ["GET", "callback/credentials", 405],
    ["DELETE", "session", 405],
    ["POST", "callback/google", 404],
    ["GET", "no-such-action", 404],
  ])("%s %s answers %i", async (method, path, status) => {
    const answer = await GET(new Request(`${ORIGIN}/api/auth/${path}`, { method }));
    expect(answer.status).toBe(status);
  });

  test("refuses in words what next-auth refuses without any", async () => {
    const answer = await POST(new Request(`${ORIGIN}/api/auth/session`, { method: "POST" }));
    expect(answer.status).toBe(400);
    expect(ErrorBody.parse(await answer.json()).message).toMatch(/^We couldn't/);
    const { answer: wrong } = await enter({ username: "nobody", password: "wrong" });
    expect(await wrong.json()).toMatchObject({
      url: expect.any(String),
      message: "Login failed. Please check your credentials.",
    });
  });

  test("wrong credentials are a refusal without a word of ours that is not for students", async () => {
    const { answer } = await enter({ username: "nobody\u0000", password: "wrong" });
    expect(answer.status).toBe(401);
    expect(await answer.text()).not.toMatch(/select|query|\bat /i);
  });
});

describe("signing in and out through next-auth", () => {
  test("leads to our own pages only", async () => {
    const ann = await signIn();
    for (const [callbackUrl, target] of [
      ["/courses?a=b", `${ORIGIN}/courses?a=b`],
      ["https://example.com/", ORIGIN],
      ["//example.com", ORIGIN],
      ["nonsense://x", ORIGIN],
    ]) {
      const entered = { username: ann.user.username, password: PASSWORD, callbackUrl };
      const { answer } = await enter(entered);
      expect([answer.status, (await answer.json()).url]).toEqual([200, target]);
    }
  });

  test("signing out revokes the session, its bearer tokens as well", async () => {
    const ann = await signIn();
    const { body, headers } = await request("POST", "/auth/login/", {
      body: { username: ann.user.username, password: PASSWORD },
    });
    const token = String(body.access);
    const cookie = (headers.get("set-cookie") ?? "").split(";")[0] ?? "";
    expect(await sessionOf(cookie)).toMatchObject({ user: {} });
    expect((await request("GET", "/profile/", { token })).status).toBe(200);

    expect((await leave(cookie)).headers.getSetCookie().join()).toMatch(/session-token=;/);

    expect((await request("GET", "/profile/", { token })).status).toBe(401);
    expect((await sessionOf(cookie)).user).toBeUndefined();
    expect((await ann.get("/profile/")).status).toBe(200);
    expect((await leave(cookie)).status).toBe(302);
    expect((await leave("next-auth.session-token=garbage")).status).toBe(302);
  });
});

/** A token against forged requests, and the cookie that goes with it. */
async function csrf() {
  const answer = await GET(new Request(`${ORIGIN}/api/auth/csrf`));
  const { csrfToken } = await answer.json();
  const cookie = answer.headers
    .getSetCookie()
    .map((each) => each.split(";")[0])
    .join("; ");
  return { csrfToken: String(csrfToken), cookie };
}

async function send(path: string, fields: Record<string, string | undefined>, jar = "") {
  const { csrfToken, cookie } = await csrf();
  return POST(
    new Request(`${ORIGIN}/api/auth/${path}`, {
      method: "POST",
      headers: { "content-type": "application/json", cookie: `${cookie}; ${jar}` },
      body: JSON.stringify({ ...fields, csrfToken }),
    }),
  );
}

async function enter(fields: Record<string, string | undefined>) {
  return { answer: await send("callback/credentials", { ...fields, json: "true" }) };
}

const leave = (jar: string) => send("signout", {}, jar);

async function sessionOf(cookie: string) {
  const answer = await GET(new Request(`${ORIGIN}/api/auth/session`, { headers: { cookie } }));
  expect(answer.status).toBe(200);
  return answer.json();
}
