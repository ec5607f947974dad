import { jwtVerify, SignJWT } from "jose";
import { z } from "zod";
import { signingKey } from "@/lib/env";

const AUDIENCE = "upload";
/** Longer than the address of the upload is good, so that a slow one can still be confirmed. */
const LIFETIME = "1 hour";

const Claims = z.object({
  sub: z.coerce.number().int().positive(),
  key: z.string(),
  /** Bytes. */
  size: z.int().positive(),
});

export interface UploadClaims {
  owner_id: number;
  key: string;
  size: number;
}

/** Proof that we let this student upload these many bytes under this key. */
export function signUploadToken({ owner_id, key, size }: UploadClaims): Promise<string> {
  return new SignJWT({ key, size })
    .setProtectedHeader({ alg: "HS256" })
    .setSubject(String(owner_id))
    .setAudience(AUDIENCE)
    .setExpirationTime(LIFETIME)
    .sign(signingKey());
}

/** Null when the token is not ours, expired, or meant for something else. */
export async function readUploadToken(token: string): Promise<UploadClaims | null> {
  try {
    const options = { algorithms: ["HS256"], audience: AUDIENCE };
    const { sub, key, size } = Claims.parse(
      (await jwtVerify(token, signingKey(), options)).payload,
    );
    return { owner_id: sub, key, size };
  } catch {
    return null;
  }
}
