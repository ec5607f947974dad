import { hash, verify } from "@node-rs/argon2";

/**
 * argon2id, 19 MiB, two passes: the OWASP minimum, about 11 ms of one core. No setting changes it; tests that do not
 * ask about it lower it for themselves (`tests/support/database.ts`).
 */
export const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

let dummyHash: Promise<string> | undefined;

export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize("NFKC"), COST);
}

/**
 * Takes the same time whether or not there is a hash, so that timing tells nothing about accounts. An empty one is that
 * of an account without a password, which nothing opens.
 */
export async function verifyPassword(stored: string | undefined, password: string) {
  dummyHash ??= hashPassword("nobody has this one");
  const matches = await verify(stored || (await dummyHash), password.normalize("NFKC"));
  return Boolean(stored) && matches;
}
