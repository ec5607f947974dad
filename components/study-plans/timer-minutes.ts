import { SESSION_MINUTES_MAX } from "@/lib/contract/values";
import { MINUTE_MS } from "@/lib/time/durations";

/** Minutes; null goes on until it is stopped. */
export type Length = 25 | 50 | null;

interface WorkInterval {
  started_at: number;
  length: Length;
}

/** Whole minutes of work until `now`, at most the length that was set; none for less than half a minute. */
export function minutesOf({ started_at, length }: WorkInterval, now: number): number {
  const minutes = Math.round((now - started_at) / MINUTE_MS);
  return Math.max(0, Math.min(minutes, length ?? SESSION_MINUTES_MAX));
}

/** What the timer shows: the time left, or the time since the start. Never below nothing. */
export function clockOf({ started_at, length }: WorkInterval, now: number) {
  const gone = Math.max(0, Math.floor((now - started_at) / 1000));
  const seconds = length === null ? gone : Math.max(0, length * 60 - gone);
  return { over: length !== null && seconds === 0, text: clockText(seconds) };
}

function clockText(seconds: number) {
  const [hours, minutes, rest] = [
    Math.floor(seconds / 3600),
    Math.floor(seconds / 60) % 60,
    seconds % 60,
  ];
  const tail = `${String(minutes).padStart(2, "0")}:${String(rest).padStart(2, "0")}`;
  return hours > 0 ? `${hours}:${tail}` : tail;
}
