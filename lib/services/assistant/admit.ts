import { inArray, sql } from "drizzle-orm";
import { db, type Transaction } from "@/db/client";
import { rateLimits } from "@/db/schema/rate-limits";
import { isRefused } from "@/lib/ai/moderation";
import { modelFor, reasonOf } from "@/lib/ai/provider";
import { checkMessage } from "@/lib/chat-rules/check-message";
import { rateWindow } from "@/lib/chat-rules/rate-window";
import { CHAT_LIMIT } from "@/lib/contract/values";
import { log } from "@/lib/log";
import { Failure, invalidField } from "@/lib/services/kernel/errors";
import type { Owner } from "@/lib/services/kernel/owner";
import { withModel } from "@/lib/services/kernel/with-model";
import { MINUTE_MS } from "@/lib/time/durations";

const WINDOW_MS = CHAT_LIMIT.minutes * MINUTE_MS;
const OFF_TOPIC = "Please ask questions related to your studies and coursework.";

/** The message as it is sent on, or the words that refuse it. 400 for an empty one. */
export async function readMessage(
  owner: Owner,
  text: string,
): Promise<ReturnType<typeof checkMessage>> {
  const checked = checkMessage(text);
  if (!checked.ok && checked.kind === "empty") throw invalidField("message", checked.text);
  if (!checked.ok || !modelFor("moderation")) return checked;
  const is_refused = await refusedByModel(owner, checked.message);
  return is_refused ? { ok: false, kind: "off_topic", text: OFF_TOPIC } : checked;
}

/** Refused by the moderation model; one that does not answer refuses nothing. It takes no tokens. */
async function refusedByModel(owner: Owner, message: string): Promise<boolean> {
  const usage = { model: modelFor("moderation") ?? "", input: 0, output: 0 };
  try {
    const result = await withModel(owner, { purpose: "moderation", estimate: 0 }, async () => ({
      usage,
      is_refused: await isRefused(message),
    }));
    return result.asked && result.answer.is_refused;
  } catch (error) {
    log.warn({ reason: reasonOf(error) }, "a message was not moderated");
    return false;
  }
}

/** Counts a message; 429 for one too many in the last hour, which is not counted. */
export function countMessage(owner: Owner): Promise<void> {
  return db().transaction((tx) => countMessageIn(tx, owner));
}

/**
 * The same within a transaction that does more. Each of the twenty places of a student is taken for an hour;
 * messages at once wait for each other.
 */
export async function countMessageIn(tx: Transaction, owner: Owner): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${LOCK}, ${owner.id})`);
  const places = Array.from({ length: CHAT_LIMIT.messages }, (_, at) => `chat:${owner.id}:${at}`);
  const now = Date.now();
  const taken = await tx
    .select({ key: rateLimits.key, expire: rateLimits.expire })
    .from(rateLimits)
    .where(inArray(rateLimits.key, places));
  const live = taken.filter(({ expire }) => expire && expire.getTime() > now);
  const sent = live.map(({ expire }) => (expire?.getTime() ?? now) - WINDOW_MS);
  const allowance = rateWindow(sent, now);
  if (!allowance.allowed) throw tooManyMessages(allowance);
  const free = places.find((place) => !live.some(({ key }) => key === place));
  const place = { key: free ?? "", points: 1, expire: new Date(now + WINDOW_MS) };
  await tx
    .insert(rateLimits)
    .values(place)
    .onConflictDoUpdate({ target: rateLimits.key, set: { expire: place.expire } });
}

/** The key space of this advisory lock: any number that no other lock of the same student uses. */
const LOCK = 7_101;

function tooManyMessages({ wait_ms, text }: { wait_ms: number; text: string }): Failure {
  const seconds = Math.max(1, Math.ceil(wait_ms / 1000));
  return new Failure(429, text, {}, { "retry-after": String(seconds) });
}
