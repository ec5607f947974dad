import { rmSync } from "node:fs";
import { chmod, copyFile, mkdir, readdir, rename, rm, rmdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { embeddedDatabase, env, secretFile, secretFingerprint } from "@/lib/env";
import { ExitError, NO_SECRET } from "@/lib/exit-error";
import { lockFile } from "@/lib/lock-file";
import { version } from "@/lib/version";
import { type Dump, dumpDatabase } from "./dump";
import { FORMAT, MANIFEST, type Manifest, nullWhenMissing, SECRET, SUMS, sumOf } from "./manifest";
import { openFolder, openServer, type Session } from "./session";
import { hasSecret, refuseNothing, withSnapshot } from "./snapshot";
import { saveFiles } from "./stored-files";

/** Students delete for good now and then; so often in a row only where something else is wrong. */
const MOST_TRIES = 5;

/** Writes a backup into a folder that is not there yet, whole or not at all. */
export async function backUp(folder: string): Promise<void> {
  const began = Date.now();
  refuseWithin(folder);
  await refuseTaken(folder);
  const draft = `${folder}.partial`;
  await mkdir(path.dirname(folder), { recursive: true });
  const unlock = lockTarget(`${draft}.lock`);
  const clear = () => {
    rmSync(draft, { recursive: true, force: true });
    unlock();
    rmSync(`${draft}.lock`, { force: true });
  };
  process.on("exit", clear);
  // Of a backup that was killed.
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { mode: 0o700 });
  const { manifest, foreign } = await write(draft);
  await rmdir(folder).catch(nullWhenMissing);
  await rename(draft, folder);
  clear();
  process.off("exit", clear);
  tell(folder, manifest, foreign, Date.now() - began);
}

async function write(draft: string): Promise<{ manifest: Manifest; foreign: string[] }> {
  if (embeddedDatabase) refuseNothing();
  if (!hasSecret()) {
    throw new ExitError(
      "The secret of the product is not known here. Set the AUTH_SECRET it runs with.",
      NO_SECRET,
    );
  }
  const { dump, files } = await untilWhole(draft);
  const sums = new Map([...dump.sums, ...files.sums]);
  const included = embeddedDatabase && env.AUTH_SECRET === undefined;
  if (included) {
    await copyFile(secretFile(), path.join(draft, SECRET));
    await chmod(path.join(draft, SECRET), 0o600);
    sums.set(SECRET, await sumOf(path.join(draft, SECRET)));
  }
  const manifest: Manifest = {
    format: FORMAT,
    product: version,
    made_at: new Date().toISOString(),
    database: embeddedDatabase ? "embedded" : "postgres",
    migration: dump.migration,
    secret: { fingerprint: secretFingerprint(), included },
    tables: dump.tables,
    numbers: dump.numbers,
    files: { count: files.sums.size, bytes: files.bytes },
    lost: files.lost,
  };
  const kept = { mode: 0o600, flush: true };
  await writeFile(path.join(draft, MANIFEST), `${JSON.stringify(manifest, null, 1)}\n`, kept);
  sums.set(MANIFEST, await sumOf(path.join(draft, MANIFEST)));
  const lines = [...sums].map(([name, sum]) => `${sum}  ${name}\n`);
  await writeFile(path.join(draft, SUMS), lines.sort().join(""), kept);
  return { manifest, foreign: dump.foreign };
}

/**
 * Rows first, then the files they name. What was deleted for good in between is missing then; rows read again do not
 * name it any more. What is missing twice is missing from the product as well.
 */
async function untilWhole(draft: string) {
  for (let tries = 1, before = ""; ; tries += 1) {
    const dump = await readDatabase((session) => dumpDatabase(session, draft));
    const files = await saveFiles(dump.keys, draft);
    const lost = files.lost.join();
    if (lost === "" || lost === before || tries === MOST_TRIES) {
      await removeOthers(draft, files.sums);
      return { dump, files };
    }
    before = lost;
  }
}

async function readDatabase(work: (session: Session) => Promise<Dump>): Promise<Dump> {
  const from = async (opening: ReturnType<typeof openServer>) => {
    const connection = await opening;
    return connection.transaction(work).finally(connection.close);
  };
  if (env.DATABASE_URL) return from(openServer(env.DATABASE_URL));
  return withSnapshot((folder) => from(openFolder(folder)));
}

/** Files that an earlier try copied and that no row names any more. */
async function removeOthers(draft: string, sums: Map<string, string>): Promise<void> {
  const entries = await readdir(path.join(draft, "files"), {
    recursive: true,
    withFileTypes: true,
  }).catch(nullWhenMissing);
  for (const entry of entries ?? []) {
    const file = path.join(entry.parentPath, entry.name);
    const name = path.relative(draft, file).split(path.sep).join("/");
    if (entry.isFile() && !sums.has(name)) await rm(file);
  }
}

function refuseWithin(folder: string): void {
  const dataFolder = path.resolve(env.DATA_DIR);
  if (!`${folder}${path.sep}`.startsWith(dataFolder + path.sep)) return;
  throw new Error(
    `${folder} lies in the data folder, and would be lost with it. Name one outside of ${dataFolder}.`,
  );
}

async function refuseTaken(folder: string): Promise<void> {
  const inside = await readdir(folder).catch((error: unknown) => {
    if (error instanceof Error && "code" in error && error.code === "ENOTDIR") return [""];
    return nullWhenMissing(error);
  });
  if (inside && inside.length > 0) {
    throw new Error(
      `There is something in ${folder} already. Name a folder that is not there yet.`,
    );
  }
}

function lockTarget(file: string): () => void {
  try {
    return lockFile(file);
  } catch (error) {
    if (error instanceof ExitError) throw error;
    throw new Error("Another backup into this folder is under way.");
  }
}

function tell(folder: string, manifest: Manifest, foreign: string[], ms: number): void {
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  const { count, bytes } = manifest.files;
  const megabytes = (bytes / 1024 ** 2).toFixed(1);
  console.log(
    `Backed up ${rows} rows of ${manifest.tables.length} tables and ${count} files (${megabytes} MB) to ${folder} in ` +
      `${(ms / 1000).toFixed(1)} s.`,
  );
  const secret = manifest.secret.included
    ? "It holds students' data and the secret of the product"
    : "It holds students' data, and not the AUTH_SECRET that a restore needs";
  console.log(`${secret}: keep it where only you can read it.`);
  for (const key of manifest.lost) {
    console.warn(
      `The storage does not hold the file ${key} as it was uploaded: it is not in the backup.`,
    );
  }
  if (foreign.length > 0) {
    console.warn(`Not the product's, and not in the backup: the tables ${foreign.join(", ")}.`);
  }
}
