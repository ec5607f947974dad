import type { FailedSignIns } from "@/lib/contract/profile";
import type { Owner } from "@/lib/services/kernel/owner";
import { rateLimiter } from "@/lib/services/kernel/rate-limiter";
import { DAY_MS } from "@/lib/time/durations";

const LIFETIME_MS = 30 * DAY_MS;
/** Never reached: this counts and refuses nothing. */
const MOST = 1_000_000_000;

/**
 * Wrong passwords from devices that an account does not know, one counter for each account for at most 30 days. An
 * account is named as `id 7`; names of nobody share a counter, so that a sign-in does the same work for them.
 */
export const failedSignIns = {
  async count(accounts: string[]): Promise<void> {
    for (const account of accounts) await limiter().consume(keyOf(account));
  },

  /** The attempt was none: the password was right. */
  async takeBack(accounts: string[]): Promise<void> {
    for (const account of accounts) {
      const { consumedPoints } = await limiter().reward(keyOf(account));
      // The next one starts the time anew.
      if (consumedPoints <= 0) await limiter().delete(keyOf(account));
    }
  },

  async read(owner: Owner): Promise<FailedSignIns> {
    const state = await limiter().get(keyOf(`id ${owner.id}`));
    if (!state || state.consumedPoints <= 0) return { count: 0, since: null };
    const since = new Date(Date.now() + state.msBeforeNext - LIFETIME_MS);
    return { count: state.consumedPoints, since: since.toISOString() };
  },

  /** The student has seen them. */
  async clear(owner: Owner): Promise<void> {
    await limiter().delete(keyOf(`id ${owner.id}`));
  },
};

function limiter() {
  return rateLimiter(MOST, LIFETIME_MS / 1000);
}

function keyOf(account: string): string {
  return `failed-sign-ins:${account.startsWith("id ") ? account : "nobody"}`;
}
