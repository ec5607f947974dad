import { RateLimiterDrizzle } from "rate-limiter-flexible";
import { db } from "@/db/client";
import { rateLimits } from "@/db/schema/rate-limits";

/** Counts in the database, so that every process of a deployment counts together. `duration` in seconds. */
export function rateLimiter(points: number, duration: number): RateLimiterDrizzle {
  return new RateLimiterDrizzle({
    storeClient: db(),
    schema: rateLimits,
    points,
    duration,
    keyPrefix: "",
    clearExpiredByTimeout: false,
  });
}
