import webPush from "web-push";
import { postPublic } from "./post-public";
import type { Outside } from "./public-agent";
import { PublicWebError } from "./public-web-error";

/** What a browser gives: where its push service takes messages for it, and the keys to seal them with. */
export interface PushSubscription {
  endpoint: string;
  keys: { p256dh: string; auth: string };
}

export interface VapidKeys {
  publicKey: string;
  privateKey: string;
  /** Whom a push service may ask: a web address, or `mailto:`. */
  subject: string;
}

interface Push {
  subscription: PushSubscription;
  /** Sealed for the browser: the push service cannot read it. */
  text: string;
  /** Of no use any more after so many seconds. */
  ttl: number;
  vapid: VapidKeys;
}

/**
 * "gone": the browser is not there any more. "later": it did not arrive, and another try may help. "refused": none
 * does. "unsure": it left, and nobody knows whether it arrived.
 */
export type PushOutcome = "sent" | "gone" | "later" | "refused" | "unsure";

/** Hands one message to the push service of a browser. */
export async function sendPush(push: Push, outside?: Outside): Promise<PushOutcome> {
  const { subscription, text, ttl, vapid } = push;
  try {
    const { endpoint, headers, body } = webPush.generateRequestDetails(subscription, text, {
      vapidDetails: vapid,
      TTL: ttl,
      urgency: "high",
    });
    return outcomeOf(
      await postPublic({ address: endpoint, headers: textsOf(headers), body }, outside),
    );
  } catch (error) {
    if (!(error instanceof PublicWebError)) return "refused";
    return LATER.has(error.code) ? "later" : "refused";
  }
}

const LATER = new Set(["unreachable", "not_found"]);

function outcomeOf(status: number | null): PushOutcome {
  if (status === null) return "unsure";
  if (status >= 200 && status < 300) return "sent";
  if (status === 404 || status === 410) return "gone";
  return status === 429 || status >= 500 ? "later" : "refused";
}

function textsOf(headers: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
}
