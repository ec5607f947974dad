import { hash, verify } from "@node-rs/argon2";

/** argon2id, 19 MiB, two passes: the OWASP minimum, about 11 ms of one core. */
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

let dummyHash: Promise<string> | undefined;
let common: Promise<Set<string>> | undefined;

export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize("NFKC"), OPTIONS);
}

/** Takes the same time whether or not there is a hash, so that timing tells nothing about accounts. */
export async function verifyPassword(stored: string | undefined, password: string) {
  dummyHash ??= hashPassword("nobody has this one");
  const matches = await verify(stored ?? (await dummyHash), password.normalize("NFKC"));
  return stored !== undefined && matches;
}

/** True for one of about 49,000 passwords found in leaks, in any mixture of capitals. */
export async function isCommonPassword(password: string): Promise<boolean> {
  common ??= import("@zxcvbn-ts/language-common").then(
    ({ dictionary }) => new Set(dictionary["passwords-common"]),
  );
  return (await common).has(password.toLowerCase());
}
