import { cookies, headers } from "next/headers";
import { cache } from "react";
import type { Arrival } from "@/components/common/session/session-provider";
import { studentOfCookie } from "@/lib/api/authenticate";
import { User } from "@/lib/contract/profile";
import { SESSION_COOKIES, SIGNED_OUT_COOKIE } from "@/lib/contract/session-cookies";
import { log } from "@/lib/log";
import { readProfile } from "@/lib/services/account/accounts";
import { refuseWhenOverloaded } from "@/lib/services/kernel/health";
import type { Owner } from "@/lib/services/kernel/owner";

/** A database that hangs must not keep the page: it then arrives without data and asks for itself. */
const PATIENCE_MS = 1500;

export interface Visitor {
  owner: Owner;
  user: User;
  arrival: Arrival;
}

/**
 * The student who opens a page by its address, known by the session cookie. Undefined for strangers, where the server
 * cannot tell, and inside the application: what is opened there comes without data, so that a page is the same for
 * everybody and can be fetched ahead. Once per request.
 */
export const visitor = cache(async (): Promise<Visitor | undefined> => {
  const [sent, kept] = await Promise.all([headers(), cookies()]);
  if ((sent.get("sec-fetch-dest") ?? "document") !== "document") return undefined;
  if (kept.has(SIGNED_OUT_COOKIE)) return undefined;
  const token = Object.values(SESSION_COOKIES)
    .map((name) => kept.get(name)?.value)
    .find(Boolean);
  if (!token) return undefined;
  const identity = await inTime(() => identified(token));
  return identity && { ...identity, arrival: { at: Date.now(), locale: localeOf(sent) } };
});

/** The first language that the browser asks for. */
function localeOf(sent: Headers): string {
  const [first = ""] = (sent.get("accept-language") ?? "").split(/[,;]/);
  try {
    return new Intl.Locale(first.trim()).toString();
  } catch {
    return "en-US";
  }
}

async function identified(token: string) {
  refuseWhenOverloaded();
  const owner = await studentOfCookie(token);
  return owner && { owner, user: User.parse(await readProfile(owner)) };
}

/** What `work` answers; undefined where it fails or takes too long: the page asks for itself and says what is wrong. */
export async function inTime<T>(work: () => Promise<T>): Promise<T | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, PATIENCE_MS, undefined);
  });
  const asked = work().catch((error: unknown) => {
    log.warn({ err: error }, "A page was sent without its data");
    return undefined;
  });
  try {
    return await Promise.race([asked, late]);
  } finally {
    clearTimeout(timer);
  }
}
