import { existsSync, rmSync } from "node:fs";
import { copyFile, mkdir, rename, rm, statfs } from "node:fs/promises";
import path from "node:path";
import { databaseFolder, replacedFolder } from "@/db/snapshots";
import { closeDataFolder } from "@/lib/data-folder";
import { embeddedDatabase, env, secretFile, secretFingerprint, usesDataFolder } from "@/lib/env";
import { ExitError, FULL_DISK, NO_SECRET } from "@/lib/exit-error";
import { removeAllBut } from "@/lib/files/storage";
import { lockFile } from "@/lib/lock-file";
import { loadDatabase } from "./load";
import { type Manifest, readBackup, SECRET } from "./manifest";
import { migrations } from "./releases";
import { openFolder, openServer, type Session } from "./session";
import { putFiles } from "./stored-files";

/** What a new database takes before there is a row in it, with its log. */
const ROOM_MB = 150;

interface Options {
  /** In place of what there is. */
  replace: boolean;
  /** Though what the old secret sealed stays closed. */
  other_secret: boolean;
}

/** Puts a backup back, after all of it was checked, and as a whole or not at all. */
export async function restore(folder: string, options: Options): Promise<void> {
  const began = Date.now();
  const { manifest, keys } = await readBackup(folder);
  refuseNewer(folder, manifest);
  refuseOtherSecret(folder, manifest, options);
  if (usesDataFolder && !closeDataFolder(env.DATA_DIR)) {
    console.warn(`Other accounts of this machine can read ${path.resolve(env.DATA_DIR)}.`);
  }
  const load = async (session: Session) => {
    // Before the rows that name them.
    await putFiles(keys, folder);
    return loadDatabase(session, folder, manifest);
  };
  const { without_vectors } = env.DATABASE_URL
    ? await intoServer(env.DATABASE_URL, options, load)
    : await intoFolder(options, load, manifest.secret.included ? path.join(folder, SECRET) : null);
  if (options.replace) await removeAllBut(new Set(keys));
  tell(manifest, keys.length, without_vectors, Date.now() - began);
}

type Load = (session: Session) => ReturnType<typeof loadDatabase>;

async function intoServer(url: string, { replace }: Options, load: Load) {
  const connection = await openServer(url);
  const work = async (session: Session) => {
    await refuseInUse(session);
    if (!replace && (await hasStudents(session))) throw notEmpty("the database at DATABASE_URL");
    return load(session);
  };
  return connection.transaction(work).finally(connection.close);
}

async function refuseInUse(session: Session): Promise<void> {
  const [others] = await session.rows(`
    select count(*)::int as count from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`);
  if (!others?.count) return;
  throw new Error(
    `This database has other connections (${others.count}). Stop the product first, and whatever else uses it.`,
  );
}

async function hasStudents(session: Session): Promise<boolean> {
  const [table] = await session.rows("select to_regclass('users') is not null as is_there");
  if (!table?.is_there) return false;
  const [users] = await session.rows("select exists (select from users) as are_there");
  return users?.are_there === true;
}

/** Makes the database beside the one there is, and lets it take that one's place when it is whole. */
async function intoFolder({ replace }: Options, load: Load, secret: string | null) {
  const unlock = lockFile(path.join(env.DATA_DIR, "database.lock"));
  const draft = path.join(env.DATA_DIR, "restoring");
  const clear = () => rmSync(draft, { recursive: true, force: true });
  process.on("exit", clear);
  try {
    if (!replace && (existsSync(databaseFolder()) || existsSync(replacedFolder()))) {
      throw notEmpty(path.resolve(env.DATA_DIR));
    }
    clear();
    await refuseWithoutRoom();
    await mkdir(draft, { mode: 0o700 });
    const connection = await openFolder(path.join(draft, "database"));
    const loaded = await connection.transaction(load).finally(connection.close);
    const newSecret = secret !== null && env.AUTH_SECRET === undefined;
    if (newSecret) await copyFile(secret, path.join(draft, SECRET));
    // A start between these steps finds no database and is refused: db/client.ts.
    if (existsSync(databaseFolder())) {
      await rm(replacedFolder(), { recursive: true, force: true });
      await rename(databaseFolder(), replacedFolder());
    }
    if (newSecret) await rename(path.join(draft, SECRET), secretFile());
    await rename(path.join(draft, "database"), databaseFolder());
    await rm(replacedFolder(), { recursive: true, force: true });
    return loaded;
  } finally {
    clear();
    unlock();
  }
}

/** A database that runs out of room while it is made says nothing that helps, or waits for ever. */
async function refuseWithoutRoom(): Promise<void> {
  const { bavail, bsize } = await statfs(env.DATA_DIR);
  const left = Math.floor((bavail * bsize) / 1024 ** 2);
  if (left >= ROOM_MB) return;
  throw new ExitError(
    `A restore needs room for a new database in ${path.resolve(env.DATA_DIR)}: its disk has ${left} MB left, and ` +
      `${ROOM_MB} are needed at least.`,
    FULL_DISK,
  );
}

function notEmpty(where: string): Error {
  return new Error(
    `There is data in ${where} already. With --replace the backup takes its place: what is there is lost.`,
  );
}

function refuseNewer(folder: string, { migration, product }: Manifest): void {
  if (migrations().some(({ when }) => when === migration.when)) return;
  throw new Error(
    `The backup in ${folder} is of another release (${product}, migration ${migration.tag}), which this one does not ` +
      "know. Restore it with that release or a later one.",
  );
}

function refuseOtherSecret(folder: string, { secret }: Manifest, options: Options): void {
  // The one in the backup comes along.
  if (embeddedDatabase && env.AUTH_SECRET === undefined && secret.included) return;
  const known = env.AUTH_SECRET !== undefined || (embeddedDatabase && existsSync(secretFile()));
  if (known && secretFingerprint() === secret.fingerprint) return;
  if (options.other_secret && (known || embeddedDatabase)) return;
  throw noSecret(folder, secret.included);
}

function noSecret(folder: string, included: boolean): ExitError {
  const where = included ? `It is in ${path.join(folder, SECRET)}.` : "It is not in the backup.";
  return new ExitError(
    `This backup needs the AUTH_SECRET it was made with. ${where} With another one everybody signs in again, ` +
      "calendar feeds get new addresses, and mails and calendars that wait stay closed: " +
      "set it, and say --other-secret.",
    NO_SECRET,
  );
}

function tell(manifest: Manifest, files: number, without_vectors: boolean, ms: number): void {
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  console.log(
    `Restored ${rows} rows of ${manifest.tables.length} tables and ${files} files, as they were at ` +
      `${manifest.made_at}, in ${(ms / 1000).toFixed(1)} s. Start the product.`,
  );
  if (without_vectors) {
    console.warn("This PostgreSQL has no pgvector: the vectors of passages are not restored.");
  }
  for (const key of manifest.lost) console.warn(`The file ${key} was not in the backup.`);
}
