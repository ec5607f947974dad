// A push service and a browser of our own: what the one is sent, the other opens.
import { createDecipheriv, createECDH, hkdfSync, randomBytes } from "node:crypto";
import { buffer } from "node:stream/consumers";
import webPush from "web-push";
import { env } from "@/lib/env";
import { openSite } from "./public-web";

/** From now on the product of this process sends notifications, or none. */
export function useVapidKeys(on: boolean): void {
  const { publicKey, privateKey } = webPush.generateVAPIDKeys();
  Object.assign(env, {
    VAPID_PUBLIC_KEY: on ? publicKey : undefined,
    VAPID_PRIVATE_KEY: on ? privateKey : undefined,
  });
}

/** Close it at the end of the test. */
export async function startPushService() {
  /** With `hangsUp` it takes a message and ends the connection without an answer. */
  const mood = { status: 201, slowMs: 0, hangsUp: false };
  const bodies: Buffer[] = [];
  const site = await openSite(async (request, response) => {
    bodies.push(await buffer(request));
    if (mood.hangsUp) request.socket.destroy();
    else setTimeout(() => response.writeHead(mood.status).end(), mood.slowMs);
  });
  return { ...site, mood, bodies };
}

/** A browser with an address at the service. */
export function makeBrowser(address: string) {
  const pair = createECDH("prime256v1");
  const own = pair.generateKeys();
  const secret = randomBytes(16);
  return {
    device: {
      endpoint: address,
      keys: { p256dh: own.toString("base64url"), auth: secret.toString("base64url") },
    },
    /** The words of a message for it, by RFC 8291; throws where it is for another. */
    opens(body: Buffer): { title: string; body: string; url: string } {
      const salt = body.subarray(0, 16);
      const server = body.subarray(21, 21 + (body[20] ?? 0));
      const sealed = body.subarray(21 + server.length);
      const info = Buffer.concat([Buffer.from("WebPush: info\0"), own, server]);
      const shared = hkdfSync("sha256", pair.computeSecret(server), secret, info, 32);
      const derive = (use: string, length: number) =>
        Buffer.from(
          hkdfSync("sha256", Buffer.from(shared), salt, `Content-Encoding: ${use}\0`, length),
        );
      const cipher = createDecipheriv("aes-128-gcm", derive("aes128gcm", 16), derive("nonce", 12));
      cipher.setAuthTag(sealed.subarray(-16));
      const plain = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()]);
      return JSON.parse(plain.subarray(0, plain.lastIndexOf(2)).toString("utf8"));
    },
  };
}
