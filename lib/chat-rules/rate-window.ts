import { CHAT_LIMIT } from "@/lib/contract/values";
import { MINUTE_MS } from "@/lib/time/durations";

const MOST_MESSAGES = CHAT_LIMIT.messages;
const WINDOW_MS = CHAT_LIMIT.minutes * MINUTE_MS;

type RateWindow =
  | { allowed: true; left: number }
  | { allowed: false; wait_ms: number; minutes: number; text: string };

/** Whether one more message may be sent: 20 in any 60 minutes. Times in milliseconds, in any order. */
export function rateWindow(sent: number[], now: number): RateWindow {
  const recent = sent.filter((at) => at > now - WINDOW_MS).sort((a, b) => a - b);
  const left = MOST_MESSAGES - recent.length;
  if (left > 0) return { allowed: true, left };
  const first_to_leave = recent[recent.length - MOST_MESSAGES] ?? now;
  const wait_ms = Math.min(WINDOW_MS, first_to_leave + WINDOW_MS - now);
  const minutes = Math.max(1, Math.ceil(wait_ms / MINUTE_MS));
  return { allowed: false, wait_ms, minutes, text: waitText(minutes) };
}

function waitText(minutes: number): string {
  return `Please wait ${minutes} minutes before sending more messages.`;
}
