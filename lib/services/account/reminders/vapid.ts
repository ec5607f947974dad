import { env, siteOrigin } from "@/lib/env";
import type { VapidKeys } from "@/lib/public-web/web-push";

/** Undefined where this site sends no notifications. */
export function vapidKeys(): VapidKeys | undefined {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey, MAIL_FROM } = env;
  if (!publicKey || !privateKey) return undefined;
  const [address] = /[^\s<>]+@[^\s<>]+/.exec(MAIL_FROM ?? "") ?? [];
  const subject = siteOrigin.startsWith("https:")
    ? siteOrigin
    : `mailto:${address ?? "nobody@localhost"}`;
  return { publicKey, privateKey, subject };
}
