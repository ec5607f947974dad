import { randomUUID } from "node:crypto";
import NextAuth, { type NextAuthOptions } from "next-auth";
import { cookiesOf } from "@/lib/api/cookies";
import { errorAnswer } from "@/lib/api/errors";
import { JsonAnswer } from "@/lib/api/json-answer";
import { nextAuthOptions, ownPlace, PASSWORD } from "@/lib/api/next-auth";
import { OIDC } from "@/lib/api/oidc";
import { originOf } from "@/lib/api/origin";
import { readTexts } from "@/lib/api/read";
import { clearedConnection } from "@/lib/api/sign-on";
import { env } from "@/lib/env";
import { LOGIN_FAILED } from "@/lib/services/account/accounts";
import { Failure, notFound } from "@/lib/services/kernel/errors";

interface Action {
  methods: string[];
  /** Whether the path names a provider after the action. */
  provider?: "may" | "must";
}

/** What next-auth can do here. Anything else never reaches it. */
const ACTIONS = new Map<string, Action>([
  ["csrf", { methods: ["GET"] }],
  ["providers", { methods: ["GET"] }],
  ["session", { methods: ["GET", "POST"] }],
  ["signin", { methods: ["GET", "POST"], provider: "may" }],
  ["signout", { methods: ["GET", "POST"] }],
  // A password is sent, an issuer leads back.
  ["callback", { methods: ["GET", "POST"], provider: "must" }],
  ["error", { methods: ["GET"] }],
]);

const NOT_DONE = "We couldn't do this. Please open the sign-in page and try again.";

/** next-auth's form for a request in parts and an answer that is written to: it needs no server of Next's around it. */
const nextAuth = NextAuth as (asked: object, answer: object, options: NextAuthOptions) => unknown;

/**
 * One request to an address of next-auth, `/api/auth/{action}/{provider}`. next-auth takes what a client sends at its
 * word and answers 500 where that is nonsense, so it gets only what it can work with; it leads to our own pages only.
 */
export async function answerNextAuth(request: Request): Promise<Response> {
  try {
    const method = request.method === "HEAD" ? "GET" : request.method;
    const { origin, pathname, searchParams } = addressOf(request);
    const [action = "", provider, ...more] = pathname.split("/").filter(Boolean).slice(2);
    admit(method, { action, provider, more });
    const body = method === "POST" ? await readTexts(request) : undefined;
    // next-auth would hand what stands in this address on to the issuer.
    const sent = leadsToIssuer(action, provider) ? {} : Object.fromEntries(searchParams);
    const asked = {
      method,
      query: {
        ...withSafeTarget(sent, origin),
        nextauth: provider ? [action, provider] : [action],
      },
      body: body && withSafeTarget(body, origin),
      cookies: withSafeTargets(cookiesOf(request), origin),
      headers: {
        host: new URL(origin).host,
        "x-forwarded-host": new URL(origin).host,
        "x-forwarded-proto": new URL(origin).protocol.replace(":", ""),
        "user-agent": request.headers.get("user-agent") ?? "",
      },
    };
    const { response, answer } = collector(origin, leadsToIssuer(action, provider));
    const troubles: unknown[] = [];
    const options = nextAuthOptions(request, origin, troubles);
    await nextAuth(asked, response, options);
    // next-auth would make a sign-in that failed of it, and write what was thrown into an address.
    if (troubles.length > 0) throw troubles[0];
    const answered = answer();
    if (action === "callback") answered.headers.append("set-cookie", clearedConnection(request));
    return answered;
  } catch (error) {
    return errorAnswer(error, randomUUID()).asResponse();
  }
}

/** The address by the name the browser knows us by. A `Host` that is none is refused. */
function addressOf(request: Request) {
  const { pathname, searchParams } = new URL(request.url);
  return { origin: originOf(request), pathname, searchParams };
}

function admit(method: string, path: { action: string; provider?: string; more: string[] }) {
  const { action, provider, more } = path;
  const known = ACTIONS.get(action);
  const named = provider === undefined ? known?.provider !== "must" : known?.provider;
  if (!known || !named || more.length > 0 || !isProvider(provider)) throw notFound("Page");
  const methods = action === "callback" ? [CALLBACKS[provider ?? ""] ?? ""] : known.methods;
  if (!methods.includes(method)) {
    const allow = methods.join(", ");
    throw new Failure(405, `This address does not take ${method} requests.`, {}, { allow });
  }
}

const CALLBACKS: Record<string, string> = { [PASSWORD]: "POST", [OIDC]: "GET" };

function isProvider(provider: string | undefined): boolean {
  if (provider === OIDC) return env.OIDC_ISSUER !== undefined;
  return provider === undefined || provider === PASSWORD;
}

/** Where the answer is the issuer's own address, with what proves that the sign-on began here. */
function leadsToIssuer(action: string, provider: string | undefined): boolean {
  return action === "signin" && provider === OIDC;
}

/** Where to go afterwards: a place on our own pages, or none. */
function withSafeTarget(sent: Record<string, string>, origin: string): Record<string, string> {
  const { callbackUrl, ...rest } = sent;
  const safe = callbackUrl === undefined ? undefined : ownPlace(callbackUrl, origin);
  return safe ? { ...rest, callbackUrl: safe } : rest;
}

function withSafeTargets(cookies: Record<string, string>, origin: string) {
  const kept = Object.entries(cookies).map(([name, value]) =>
    name.endsWith("next-auth.callback-url") ? [name, ownPlace(value, origin) ?? ""] : [name, value],
  );
  return Object.fromEntries(kept);
}

/** What next-auth writes, as a standard `Response`. It leads to our own pages, unless it `leads_out` to an issuer. */
function collector(origin: string, leads_out: boolean) {
  const place = (url: string) => (leads_out ? url : (ownPlace(url, origin) ?? origin));
  const headers = new Headers({ "cache-control": "no-store" });
  let status = 200;
  let body: string | null = null;
  let said: object = {};
  const response = {
    status(code: number) {
      status = code;
      return response;
    },
    getHeader: (name: string) => (/^set-cookie$/i.test(name) ? headers.getSetCookie() : undefined),
    setHeader(name: string, value: string | string[]) {
      headers.delete(name);
      for (const each of [value].flat()) {
        headers.append(name, /^location$/i.test(name) ? place(each) : each);
      }
      return response;
    },
    json(value: { url?: string }) {
      headers.set("content-type", "application/json");
      const url = value.url && { url: place(value.url) };
      said = { ...value, ...url };
      body = JSON.stringify(said);
    },
    send(value: unknown) {
      if (typeof value !== "string") return response.json({ ...Object(value) });
      if (!headers.has("content-type")) headers.set("content-type", "text/html; charset=utf-8");
      body = value;
    },
    end() {},
  };
  const answer = () => {
    if (status < 400) return new Response(body, { status, headers });
    // next-auth refuses without a word that a student could read.
    const message = status === 401 ? LOGIN_FAILED : NOT_DONE;
    const told = { ...said, message, request_id: randomUUID() };
    return new JsonAnswer(told, { status, headers }).asResponse();
  };
  return { response, answer };
}
