import { checkMessage } from "@/lib/chat-rules/check-message";
import { rateWindow } from "@/lib/chat-rules/rate-window";
import { savedDrafts } from "@/lib/client/saved-drafts";

const SENT = "chat messages sent";
const KEPT = 40;

type Checked =
  | { ok: true; message: string }
  | { ok: false; kind: "typed" | "blocked" | "rate_limited"; text: string };

/** Applies the server's chat rules before sending, so that a refused message does not count towards the limit. */
export function checkMessageBeforeSending(text: string, now: number): Checked {
  const checked = checkMessage(text);
  if (!checked.ok) {
    const canBeCorrected = checked.kind === "empty" || checked.kind === "too_long";
    return { ok: false, kind: canBeCorrected ? "typed" : "blocked", text: checked.text };
  }
  const allowance = rateWindow(sentTimes(), now);
  if (!allowance.allowed) return { ok: false, kind: "rate_limited", text: allowance.text };
  return checked;
}

/** Counts a message that the server has taken. It outlives a reload. */
export function countSent(now: number) {
  savedDrafts.keep(SENT, [...sentTimes(), now].slice(-KEPT));
}

function sentTimes(): number[] {
  const kept = savedDrafts.read(SENT);
  return Array.isArray(kept) ? kept.filter((time) => typeof time === "number") : [];
}
