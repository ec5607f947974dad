import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll } from "vitest";
import type { User } from "@/lib/contract/profile";
import { CLIENT, type Issuer, Jar, startIssuer, throughIssuer } from "@/tests/support/issuer";
import { restoreSettings, withSettings } from "@/tests/support/settings";

export const HERE = "http://localhost";
export const BACK = `${HERE}/api/auth/callback/oidc`;

/** An issuer for the tests of a file, and the product with it and the settings of a test. */
export function runIssuer() {
  const running: { issuer?: Issuer } = {};
  beforeAll(async () => {
    running.issuer = await startIssuer(BACK);
  });
  afterAll(() => running.issuer?.stop());
  afterEach(restoreSettings);
  const issuer = () => {
    if (!running.issuer) throw new Error("The issuer runs while tests do");
    return running.issuer;
  };
  const site = (more: Record<string, string> = {}) => siteOf(issuer(), more);
  return { issuer, site };
}

/** The product with an issuer and these settings, on the database that all tests of a file share. */
export async function siteOf(issuer: Issuer, more: Record<string, string> = {}) {
  const settings = {
    OIDC_ISSUER: issuer.url,
    OIDC_CLIENT_ID: CLIENT.client_id,
    OIDC_CLIENT_SECRET: CLIENT.client_secret,
    OIDC_NAME: "Example University",
    NEXTAUTH_URL: HERE,
    // Settings of another site of the same test are unset.
    ...{ PASSWORDS: "", SIGN_UP: "", SIGN_UP_DOMAINS: "" },
    ...more,
  };
  const [{ dispatch }, { answerNextAuth }] = await withSettings(settings, () =>
    Promise.all([import("@/app/api/dispatch"), import("@/lib/api/next-auth-requests")]),
  );
  const door: Door = (asked) => dispatch(asked);
  return { door, browser: () => new Browser(issuer, door, answerNextAuth) };
}

type Door = (asked: Request) => Promise<Response>;

interface Continued {
  status: number;
  body: { user: User; tokens: { access: string; refresh: string }; is_new: boolean };
}

/** What a student's browser does: it keeps cookies and follows where it is led. */
class Browser {
  readonly jar = new Jar();

  constructor(
    readonly issuer: Issuer,
    readonly door: Door,
    readonly nextAuth: Door,
  ) {}

  async asks(door: Door, path: string, init: RequestInit = {}): Promise<Response> {
    const headers = { cookie: this.jar.header(), "x-forwarded-for": "192.0.2.3", ...init.headers };
    const response = await door(new Request(new URL(path, HERE), { ...init, headers }));
    this.jar.take(response.headers);
    return response;
  }

  /** From the button on the sign-in page to the page that the issuer's answer leads to. */
  async signsOn(person: string, claims: Record<string, unknown>): Promise<string> {
    this.issuer.people.set(person, claims);
    this.issuer.person = person;
    const address = await this.begins();
    return this.returns(await throughIssuer(address, BACK));
  }

  /** Where the button leads. */
  async begins(path = "/api/auth/signin/oidc"): Promise<string> {
    const csrf = await this.asks(this.nextAuth, "/api/auth/csrf");
    const { csrfToken } = (await csrf.json()) as { csrfToken: string };
    const body = new URLSearchParams({ csrfToken, callbackUrl: "/signed-in", json: "true" });
    const init = { method: "POST", body };
    const begun = await this.asks(this.nextAuth, path, init);
    return ((await begun.json()) as { url: string }).url;
  }

  /** The page of ours that the issuer's answer leads to. */
  async returns(address: string): Promise<string> {
    let next = address;
    while (new URL(next, HERE).pathname.startsWith("/api/auth/")) {
      const answer = await this.asks(this.nextAuth, next);
      const location = answer.headers.get("location");
      if (answer.status !== 302 || !location) throw new Error(`Led nowhere: ${answer.status}`);
      next = new URL(location, HERE).href;
    }
    return next.slice(HERE.length);
  }

  async continues(headers: Record<string, string> = {}): Promise<Continued> {
    const answer = await this.asks(this.door, "/api/auth/continue/", { method: "POST", headers });
    return { status: answer.status, body: (await answer.json()) as Continued["body"] };
  }
}

/** Somebody nobody has met, as most issuers describe them. */
export function newPerson(more: Record<string, unknown> = {}) {
  // Files share a database.
  const subject = randomUUID();
  const claims = {
    email: `person-${subject}@uni.example`,
    email_verified: true,
    given_name: "Kim",
    family_name: "Example",
    preferred_username: `kim-${subject.slice(0, 8)}`,
    ...more,
  };
  return { subject, claims };
}
