import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import { z } from "zod";
import { ExitError, UNUSABLE } from "@/lib/exit-error";

/** Counts up when a backup is written in another way. */
export const FORMAT = 1;
export const MANIFEST = "manifest.json";
/** As `sha256sum --check` reads it, so that a backup can be checked without this program. */
export const SUMS = "SHA256SUMS";
export const SECRET = "auth-secret";

export const Manifest = z.object({
  format: z.literal(FORMAT),
  product: z.string(),
  made_at: z.iso.datetime(),
  database: z.enum(["embedded", "postgres"]),
  /** The last one that had run: its name, and the time it is known by. */
  migration: z.object({ tag: z.string(), when: z.number() }),
  secret: z.object({ fingerprint: z.string(), included: z.boolean() }),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()), rows: z.number() })),
  /** The next number that a column would have given. */
  numbers: z.array(z.object({ table: z.string(), column: z.string(), next: z.number() })),
  files: z.object({ count: z.number(), bytes: z.number() }),
  /** Files that rows name and the storage does not hold as they were uploaded, by their keys. */
  lost: z.array(z.string()),
});
export type Manifest = z.infer<typeof Manifest>;

const Any = z.looseObject({ format: z.number() });

export const tableFile = (name: string) => `tables/${name}.ndjson.gz`;
export const storedFile = (key: string) => `files/${key}`;

/** A backup whose every byte is as it was written. Throws a sentence otherwise. */
export async function readBackup(folder: string): Promise<{ manifest: Manifest; keys: string[] }> {
  const sums = await readSums(folder);
  const found = Any.safeParse(await asJson(folder));
  if (!found.success) throw damaged(folder, `${MANIFEST} cannot be read`);
  if (found.data.format > FORMAT) {
    throw new Error(
      `The backup in ${folder} was written by a newer release. Restore it with that one or a later one.`,
    );
  }
  const { data: manifest } = Manifest.safeParse(found.data);
  if (!manifest) throw damaged(folder, `${MANIFEST} cannot be read`);
  const keys = [...sums.keys()].flatMap((name) =>
    name.startsWith(storedFile("")) ? [name.slice(storedFile("").length)] : [],
  );
  const expected = [
    MANIFEST,
    ...(manifest.secret.included ? [SECRET] : []),
    ...manifest.tables.map(({ name }) => tableFile(name)),
    ...keys.map(storedFile),
  ];
  const unnamed = expected.find((name) => !sums.has(name));
  if (unnamed) throw damaged(folder, `${SUMS} does not name ${unnamed}`);
  if (sums.size !== expected.length || keys.length !== manifest.files.count) {
    throw damaged(folder, `${SUMS} does not name what ${MANIFEST} counts`);
  }
  for (const [name, sum] of sums) {
    const is = await sumOf(path.join(folder, name)).catch(nullWhenMissing);
    if (is === null) throw damaged(folder, `${name} is missing`);
    if (is !== sum) throw damaged(folder, `${name} has changed since`);
  }
  return { manifest, keys };
}

/** The SHA-256 of a file, in hexadecimal. */
export async function sumOf(file: string): Promise<string> {
  const hash = createHash("sha256");
  await pipeline(createReadStream(file), hash);
  return hash.digest("hex");
}

async function readSums(folder: string): Promise<Map<string, string>> {
  const text = await readFile(path.join(folder, SUMS), "utf8").catch(nullWhenMissing);
  if (text === null) {
    throw new ExitError(`There is no whole backup in ${folder}: it has no ${SUMS}.`, UNUSABLE);
  }
  const sums = new Map<string, string>();
  for (const line of text.split("\n").slice(0, -1)) {
    const [, sum, name] = /^([0-9a-f]{64}) {2}([\w-][\w.-]*(?:\/[\w-][\w.-]*)*)$/.exec(line) ?? [];
    if (!sum || !name) throw damaged(folder, `${SUMS} cannot be read`);
    sums.set(name, sum);
  }
  return sums;
}

async function asJson(folder: string): Promise<unknown> {
  const text = await readFile(path.join(folder, MANIFEST), "utf8").catch(nullWhenMissing);
  if (text === null) throw damaged(folder, `${MANIFEST} is missing`);
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function damaged(folder: string, why: string): ExitError {
  return new ExitError(
    `The backup in ${folder} is damaged: ${why}. Nothing was changed; use another backup.`,
    UNUSABLE,
  );
}

export function nullWhenMissing(error: unknown): null {
  if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
  throw error;
}
