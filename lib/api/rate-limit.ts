import { RateLimiterRes } from "rate-limiter-flexible";
import type { LimitClass } from "@/lib/contract/endpoint";
import { env } from "@/lib/env";
import { accountsNamed } from "@/lib/services/account/accounts";
import { Failure } from "@/lib/services/kernel/errors";
import type { Owner } from "@/lib/services/kernel/owner";
import { rateLimiter } from "@/lib/services/kernel/rate-limiter";

interface Allowance {
  /** Who is counted. `pair` is one account tried from one address. */
  by: "address" | "account" | "pair";
  points: number;
  /** Seconds. */
  duration: number;
  /** A success gives the point back: only failures count. */
  failuresOnly?: true;
}

/**
 * Strict per account, generous per address: a lecture hall of 300 signs up behind one address, and
 * nobody can lock a student out from elsewhere with a few wrong passwords.
 */
const ALLOWANCES: Record<LimitClass, Allowance[]> = {
  login: [
    { by: "pair", points: 10, duration: 900, failuresOnly: true },
    { by: "account", points: 50, duration: 3600, failuresOnly: true },
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
  const counted = limit ? await countedKeys(limit, request, caller) : [];
  const refunds: (() => Promise<unknown>)[] = [];
  for (const { allowance, key } of counted) {
    const limiter = rateLimiter(allowance.points, allowance.duration);
    try {
      await limiter.consume(key);
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      throw tooMany(refusal.msBeforeNext);
    }
    if (allowance.failuresOnly) refunds.push(() => limiter.reward(key));
  }
  return {
    async succeeded() {
      for (const refund of refunds) await refund();
    },
  };
}

/** The client's address. Behind proxies, `TRUSTED_PROXIES` says how many entries are theirs. */
function addressOf(request: Request): string {
  const hops = (request.headers.get("x-forwarded-for") ?? "").split(",").map((hop) => hop.trim());
  return hops[Math.max(0, hops.length - 1 - env.TRUSTED_PROXIES)] || "unknown";
}

async function countedKeys(limit: LimitClass, request: Request, caller: Caller) {
  const address = addressOf(request);
  const accounts = await accountsOf(limit, caller);
  const who = {
    address: [address],
    account: accounts,
    pair: accounts.map((account) => `${account} ${address}`),
  };
  return ALLOWANCES[limit].flatMap((allowance) =>
    who[allowance.by].map((each) => ({ allowance, key: `${limit}:${allowance.by}:${each}` })),
  );
}

/** A sign-in counts at every account it tries, so that a username and an email are no two ways to guess. */
async function accountsOf(limit: LimitClass, { owner, body }: Caller): Promise<string[]> {
  if (owner) return [`id ${owner.id}`];
  if (typeof body !== "object" || body === null) return [""];
  if ("username" in body) {
    const name = String(body.username);
    const ids = limit === "login" ? await accountsNamed(name) : [];
    return ids.length > 0 ? ids.map((id) => `id ${id}`) : [`name ${name.toLowerCase()}`];
  }
  return ["refresh" in body ? String(body.refresh).slice(-64) : ""];
}

function tooMany(ms: number): Failure {
  const seconds = Math.max(1, Math.ceil(ms / 1000));
  const minutes = Math.ceil(seconds / 60);
  const wait = minutes === 1 ? "a minute" : `${minutes} minutes`;
  const message = `Too many attempts. Please wait ${wait} and try again.`;
  return new Failure(429, message, {}, { "retry-after": String(seconds) });
}
