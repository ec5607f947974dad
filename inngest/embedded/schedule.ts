import { Cron } from "croner";
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from "@/lib/time/durations";

/** When things happen next. Pure: `now` is always given; instants are ISO strings in UTC. */

/** The next try after the given number of failed ones: 2, 6, 18, 54 ... seconds, at most 10 minutes. */
export function backoff(attempt: number, now: Date): string {
  const seconds = Math.min(2 * 3 ** attempt, 600);
  return later(now, seconds * 1000);
}

/** The SDK's `Retry-After`: a number of seconds or an instant. */
export function retryTime(value: string, now: Date): string {
  return /^\d+$/.test(value) ? later(now, Number(value) * 1000) : new Date(value).toISOString();
}

/** The end of a sleep that the SDK wrote as a length ("1w2d3h4m5s") or as an instant. */
export function sleepEnd(value: string, now: Date): string {
  const length = /^(?:\d+[wdhms])+$/.test(value);
  if (!length) return new Date(value).toISOString();
  const parts = [...value.matchAll(/(\d+)([wdhms])/g)];
  return later(
    now,
    parts.reduce((total, [, n, unit]) => total + Number(n) * (UNITS[unit ?? ""] ?? 0), 0),
  );
}

/** The latest tick of a cron expression at or before `now`, as Inngest reads it (UTC, or a `TZ=` prefix). */
export function lastTick(expression: string, now: Date): Date | undefined {
  const justAfter = new Date(now.getTime() + 1000);
  return parseCron(expression)
    .previousRuns(1, justAfter)
    .find((tick) => tick <= now);
}

/** Throws where the expression is not one of five parts, which is all that Inngest takes. */
export function parseCron(expression: string): Cron {
  const [, timezone = "UTC", pattern = ""] = /^(?:TZ=(\S+) )?(.+)$/.exec(expression) ?? [];
  return new Cron(pattern, { mode: "5-part", timezone, paused: true });
}

export function later(now: Date, milliseconds: number): string {
  return new Date(now.getTime() + milliseconds).toISOString();
}

const UNITS: Record<string, number> = {
  w: 7 * DAY_MS,
  d: DAY_MS,
  h: HOUR_MS,
  m: MINUTE_MS,
  s: SECOND_MS,
};
