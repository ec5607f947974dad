import { createHmac } from "node:crypto";
import { keyFor, seal, unseal } from "@/lib/services/kernel/sealed";

/** The address as it is stored. */
export function sealed(address: string): string {
  return seal(address, "calendar-address");
}

/** Undefined where the secret of the server is another than when it was stored. */
export function unsealed(stored: string): string | undefined {
  return unseal(stored, "calendar-address");
}

/** Tells one address from another without saying it. */
export function fingerprintOf(address: string): string {
  return createHmac("sha256", keyFor("calendar-fingerprint")).update(address).digest("base64url");
}
