import { NextRequest } from "next/server";
import { afterEach, describe, expect, test } from "vitest";
import { config, middleware } from "@/middleware";
import { restoreSettings, withSettings } from "@/tests/support/settings";

afterEach(restoreSettings);

const document = { "sec-fetch-dest": "document" };

describe("a page opened by its address", () => {
  test("sends a stranger to sign in, and remembers where they wanted to go", () => {
    expect(visit("/courses/3?tab=files", document).headers.get("location")).toBe(
      "http://localhost/login?next=%2Fcourses%2F3%3Ftab%3Dfiles",
    );
    expect(visit("/", document).headers.get("location")).toBe("http://localhost/login");
  });

  test.each(["next-auth.session-token", "__Secure-next-auth.session-token"])(
    "lets a browser with the cookie %s in",
    (name) => {
      expect(visit("/courses", { ...document, cookie: `${name}=x` }).status).toBe(200);
    },
  );

  test.each(["/login", "/login/", "/register", "/login?next=%2Fcourses", "/shared-course"])(
    "%s is open",
    (path) => {
      expect(visit(path, document).status).toBe(200);
    },
  );
});

test.each<Record<string, string>>([{ "sec-fetch-dest": "empty", rsc: "1" }, {}])(
  "navigation inside the application is never redirected: %j",
  (headers) => {
    expect(visit("/courses", headers).status).toBe(200);
  },
);

test("a file shared without the service worker leads to the page that says so", () => {
  const answer = middleware(new NextRequest("http://localhost/share", { method: "POST" }));
  expect(answer.status).toBe(303);
  expect(answer.headers.get("location")).toBe("http://localhost/share?missed");
});

test("every page forbids foreign origins and framing", () => {
  const policy = visit("/login").headers.get("content-security-policy");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).toContain("connect-src 'self';");
  expect(policy).not.toMatch(/https?:|unsafe-eval/);
});

test("only inline scripts that the build knows run, and those of a page rendered now by its nonce", () => {
  globalThis.studyCompanionInlineScripts = ["'sha256-known'"];
  try {
    const [one, other] = [visit("/login").headers, visit("/login").headers];
    const policy = one.get("content-security-policy") ?? "";
    expect(policy).toMatch(/script-src 'self' 'nonce-[\w+/]{22}==' 'sha256-known';/);
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
    // Another for each request, and the same for the page that is rendered.
    expect(other.get("content-security-policy")).not.toBe(policy);
    expect(one.get("x-middleware-request-content-security-policy")).toBe(policy);
  } finally {
    globalThis.studyCompanionInlineScripts = undefined;
  }
});

test("a page may send files to the configured storage", async () => {
  const STORAGE_URL = "s3://key:secret@files.example.org/bucket";
  const configured = await withSettings({ STORAGE_URL }, () => import("@/middleware"));
  const { headers } = configured.middleware(new NextRequest("http://localhost/login"));
  expect(headers.get("content-security-policy")).toContain(
    "connect-src 'self' https://files.example.org;",
  );
});

test("the API, Next's own files and the icons are left alone", () => {
  const pages = new RegExp(`^${config.matcher}$`);
  const matched = ["/", "/login", "/courses/3", "/apiary"].filter((path) => pages.test(path));
  expect(matched).toEqual(["/", "/login", "/courses/3", "/apiary"]);
  const left = ["/api", "/api/courses/", "/_next/static/x.js", "/icon.svg"];
  expect(left.filter((path) => pages.test(path))).toEqual([]);
});

function visit(path: string, headers: Record<string, string> = {}) {
  return middleware(new NextRequest(`http://localhost${path}`, { headers }));
}
