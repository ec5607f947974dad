import { randomBytes } from "node:crypto";
import { type NextRequest, NextResponse } from "next/server";
import { SESSION_COOKIES } from "@/lib/contract/session-cookies";
import { env } from "@/lib/env";
import { directUploadOrigin } from "@/lib/files/storage-url";

/** Pages only. What holds for every answer, files and API included, is in next.config.ts. */
export const config = {
  matcher: "/((?!api(?:/|$)|_next/|.*\\.[^/]+$).*)",
  runtime: "nodejs",
};

declare global {
  /** Sources of the inline scripts in pages that a build has rendered, as a policy names them: scripts/serve.mjs. */
  var studyCompanionInlineScripts: string[] | undefined;
}

const OPEN_PAGES = [
  ...["/login", "/register", "/forgot-password", "/reset-password", "/verify-email"],
  "/unsubscribe",
  "/signed-in",
  "/shared-course",
];

export function middleware(request: NextRequest): NextResponse {
  const policy = contentPolicy();
  const response = isLostShare(request)
    ? NextResponse.redirect(new URL("/share?missed", request.nextUrl), 303)
    : isStrangersVisit(request)
      ? toSignIn(request)
      : rendered(request, policy);
  response.headers.set("Content-Security-Policy", policy);
  return response;
}

/**
 * A page opened by its address without a session cookie. That spares strangers the download; the real
 * guards are the API and the page's own. Navigation inside the application never gets here, so that
 * a browser that keeps no cookies is not sent in circles.
 */
function isStrangersVisit({ headers, cookies, nextUrl }: NextRequest): boolean {
  return (
    headers.get("sec-fetch-dest") === "document" &&
    !OPEN_PAGES.includes(nextUrl.pathname.replace(/(.)\/$/, "$1")) &&
    !Object.values(SESSION_COOKIES).some((name) => cookies.has(name))
  );
}

/** A file shared with the installed app whose service worker, which takes it, is gone. */
function isLostShare({ method, nextUrl }: NextRequest): boolean {
  return method === "POST" && nextUrl.pathname === "/share";
}

function toSignIn({ nextUrl }: NextRequest): NextResponse {
  const target = nextUrl.clone();
  target.pathname = "/login";
  target.search = "";
  const next = nextUrl.pathname + nextUrl.search;
  if (next !== "/") target.searchParams.set("next", next);
  return NextResponse.redirect(target);
}

/** Next takes the nonce for the scripts of a page that it renders now from the request. */
function rendered({ headers }: NextRequest, policy: string): NextResponse {
  const asked = new Headers(headers);
  asked.set("Content-Security-Policy", policy);
  return NextResponse.next({ request: { headers: asked } });
}

function contentPolicy(): string {
  return [`script-src 'self' ${inlineScripts()}`, ...OTHERWISE].join("; ");
}

/**
 * Which inline scripts run: those of a page rendered at the build are named by what is in them, those of a page
 * rendered now by a nonce. Where nobody has read the build, as on Vercel and in development, all of them run:
 * docs/decisions/0057.
 */
function inlineScripts(): string {
  if (env.NODE_ENV === "development") return "'unsafe-inline' 'unsafe-eval'";
  const known = globalThis.studyCompanionInlineScripts;
  if (!known) return "'unsafe-inline'";
  return [`'nonce-${randomBytes(16).toString("base64")}'`, ...known].join(" ");
}

const OTHERWISE = [
  "default-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  `connect-src ${["'self'", directUploadOrigin()].filter(Boolean).join(" ")}`,
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
];
