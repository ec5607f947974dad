import { type NextRequest, NextResponse } from "next/server";
import { env } from "@/lib/env";
import { directUploadOrigin } from "@/lib/files/storage-url";

/** Pages only. What holds for every answer, files and API included, is in next.config.ts. */
export const config = {
  matcher: "/((?!api(?:/|$)|_next/|.*\\.[^/]+$).*)",
  runtime: "nodejs",
};

const OPEN_PAGES = ["/login", "/register"];
const SESSION_COOKIES = ["next-auth.session-token", "__Secure-next-auth.session-token"];

export function middleware(request: NextRequest): NextResponse {
  const response = isLostShare(request)
    ? NextResponse.redirect(new URL("/share?missed", request.nextUrl), 303)
    : isStrangersVisit(request)
      ? toSignIn(request)
      : NextResponse.next();
  response.headers.set("Content-Security-Policy", CONTENT_POLICY);
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
    !SESSION_COOKIES.some((name) => cookies.has(name))
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

/** Inline scripts: Next's pages carry their data in them, see docs/decisions/0007. */
const CONTENT_POLICY = [
  "default-src 'self'",
  `script-src 'self' 'unsafe-inline'${env.NODE_ENV === "development" ? " 'unsafe-eval'" : ""}`,
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  `connect-src ${["'self'", directUploadOrigin()].filter(Boolean).join(" ")}`,
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join("; ");
