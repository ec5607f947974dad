import { RateLimiterRes } from "rate-limiter-flexible";
import { cookiesOf } from "@/lib/api/cookies";
import { deviceCookieName } from "@/lib/api/sign-in";
import { decodeToken } from "@/lib/api/tokens";
import type { LimitClass } from "@/lib/contract/endpoint";
import { env } from "@/lib/env";
import { accountsNamed } from "@/lib/services/account/accounts";
import { failedSignIns } from "@/lib/services/account/failed-sign-ins";
import { Failure } from "@/lib/services/kernel/errors";
import type { Owner } from "@/lib/services/kernel/owner";
import { rateLimiter } from "@/lib/services/kernel/rate-limiter";

interface Allowance {
  /** Who is counted. `pair` is one account tried from one address, `device` one that has signed in to it before. */
  by: "address" | "account" | "pair" | "device";
  points: number;
  /** Seconds. */
  duration: number;
  /** A success gives the point back: only failures count. */
  failuresOnly?: true;
  /** From so many on, what stands at `attacked` holds for every pair of the account. */
  attackFrom?: number;
  attacked?: number;
}

/**
 * Strict per account, generous per address: a lecture hall of 300 signs up behind one address. Wrong passwords from
 * elsewhere slow down those who send them, and never a device that has signed in before; an account that many guess
 * at leaves each address three tries. Only a thousand an hour close it to devices it does not know.
 */
const ALLOWANCES: Record<LimitClass, Allowance[]> = {
  login: [
    { by: "device", points: 10, duration: 900, failuresOnly: true },
    { by: "pair", points: 10, duration: 900, failuresOnly: true, attacked: 3 },
    { by: "account", points: 1000, duration: 3600, failuresOnly: true, attackFrom: 50 },
    { by: "address", points: 600, duration: 600, failuresOnly: true },
  ],
  register: [
    { by: "pair", points: 20, duration: 3600 },
    { by: "address", points: 1000, duration: 600 },
  ],
  refresh: [
    { by: "account", points: 120, duration: 600 },
    { by: "address", points: 12_000, duration: 600 },
  ],
  // How often an account is mailed is decided where the mail is made: nobody can use that up for its student.
  forgotten: [
    { by: "pair", points: 10, duration: 3600 },
    { by: "address", points: 300, duration: 600 },
  ],
  link: [{ by: "address", points: 300, duration: 600 }],
  // As many as refresh: an issuer has said who they are.
  arrival: [{ by: "address", points: 12_000, duration: 600 }],
  verification: [{ by: "account", points: 5, duration: 3600 }],
  upload: [{ by: "account", points: 300, duration: 3600 }],
  export: [{ by: "account", points: 20, duration: 3600 }],
  question: [{ by: "account", points: 600, duration: 3600 }],
  generation: [{ by: "account", points: 60, duration: 3600 }],
  chat: [{ by: "account", points: 600, duration: 3600 }],
  feed: [{ by: "address", points: 6000, duration: 600 }],
};

interface Caller {
  owner: Owner | undefined;
  body: unknown;
}

/** Counts the request against its limits; throws 429 with `Retry-After` when one is used up. */
export async function enforceRateLimit(
  limit: LimitClass | undefined,
  request: Request,
  caller: Caller,
) {
  const { keys, strangers } = limit ? await countedKeys(limit, request, caller) : NOBODY;
  const counts: Count[] = [];
  const giveBack = async () => {
    const failures = counts.filter(({ allowance }) => allowance.failuresOnly);
    for (const { limiter, key } of failures) await limiter.reward(key);
  };
  const refuse = async (ms: number) => {
    // No password was looked at, so that nothing counts but the limit that refuses.
    await giveBack();
    return tooMany(ms);
  };
  for (const { allowance, key } of keys) {
    const limiter = rateLimiter(allowance.points, allowance.duration);
    try {
      const { consumedPoints, msBeforeNext } = await limiter.consume(key);
      counts.push({ allowance, key, limiter, consumedPoints, msBeforeNext });
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      throw await refuse(refusal.msBeforeNext);
    }
  }
  const slowed = slowedByAttack(counts);
  if (slowed) throw await refuse(slowed.msBeforeNext);
  if (strangers) await failedSignIns.count(strangers);
  return {
    async succeeded() {
      await giveBack();
      if (strangers) await failedSignIns.takeBack(strangers);
    },
  };
}

interface Count {
  allowance: Allowance;
  key: string;
  limiter: ReturnType<typeof rateLimiter>;
  consumedPoints: number;
  msBeforeNext: number;
}

/** The pair that has had its tries at an account that many guess at. */
function slowedByAttack(counts: Count[]): Count | undefined {
  const attacked = counts.some(
    ({ allowance: { attackFrom = Infinity }, consumedPoints }) => consumedPoints > attackFrom,
  );
  if (!attacked) return undefined;
  return counts.find(
    ({ allowance, consumedPoints }) => consumedPoints > (allowance.attacked ?? Infinity),
  );
}

const NOBODY = { keys: [], strangers: undefined };

/**
 * The client's address. Whoever serves us names last who sent the request: the client, or a proxy, which named its
 * sender before it. `TRUSTED_PROXIES` says how many of the last entries are proxies; those of this machine always are.
 */
function addressOf(request: Request): string {
  const hops = (request.headers.get("x-forwarded-for") ?? "").split(",").map((hop) => hop.trim());
  const nearest = hops.findLastIndex((hop) => !LOOPBACK.test(hop));
  const client = Math.min(nearest, hops.length - 1 - env.TRUSTED_PROXIES);
  return hops[Math.max(0, client)] || "unknown";
}

const LOOPBACK = /^(?:(?:::ffff:)?127\.[\d.]+|::1)$/i;

/** What is counted; `strangers` are the accounts that a sign-in tries from a device they do not know. */
async function countedKeys(limit: LimitClass, request: Request, caller: Caller) {
  const address = addressOf(request);
  const accounts = await accountsOf(limit, caller);
  const device = limit === "login" ? await deviceOf(request, caller) : undefined;
  const unknown = accounts.filter((account) => account !== device?.account);
  const who = {
    device: device && unknown.length < accounts.length ? [`${device.account} ${device.id}`] : [],
    address: unknown.length > 0 ? [address] : [],
    account: unknown,
    pair: unknown.map((account) => `${account} ${address}`),
  };
  const keys = ALLOWANCES[limit].flatMap((allowance) =>
    who[allowance.by].map((each) => ({ allowance, key: `${limit}:${allowance.by}:${each}` })),
  );
  return { keys, strangers: limit === "login" && unknown.length > 0 ? unknown : undefined };
}

/** The device that asks, by its session or by the cookie of its last sign-in, and the account it belongs to. */
async function deviceOf(request: Request, { owner }: Caller) {
  if (owner) return { account: `id ${owner.id}`, id: owner.session_id ?? "" };
  const token = cookiesOf(request)[deviceCookieName(request)];
  const claims = token ? await decodeToken("device", token) : null;
  return claims && { account: `id ${claims.owner_id}`, id: claims.session_id };
}

/** A sign-in and a forgotten password count at every account they name: a username and an email are no two ways. */
async function accountsOf(limit: LimitClass, { owner, body }: Caller): Promise<string[]> {
  if (owner) return [`id ${owner.id}`];
  if (typeof body !== "object" || body === null) return [""];
  if ("username" in body) {
    const name = String(body.username);
    const named = TRIES_ACCOUNTS.includes(limit) ? await accountsNamed(name) : [];
    return named.length > 0 ? named.map(({ id }) => `id ${id}`) : [`name ${name.toLowerCase()}`];
  }
  return ["refresh" in body ? String(body.refresh).slice(-64) : ""];
}

const TRIES_ACCOUNTS: LimitClass[] = ["login", "forgotten"];

function tooMany(ms: number): Failure {
  const seconds = Math.max(1, Math.ceil(ms / 1000));
  const minutes = Math.ceil(seconds / 60);
  const wait = minutes === 1 ? "a minute" : `${minutes} minutes`;
  const message = `Too many attempts. Please wait ${wait} and try again.`;
  return new Failure(429, message, {}, { "retry-after": String(seconds) });
}
