import { chmodSync, mkdirSync, statSync } from "node:fs";

const OWNER_ONLY = 0o700;
const OTHERS = 0o077;
/** Of a folder that is for everybody, such as /tmp. */
const STICKY = 0o1000;

/**
 * Makes the folder of everything that students keep, or closes the one there is, to all accounts of the machine but our
 * own: nobody gets at what is below a closed folder. False where it stays open, as it is not ours alone.
 */
export function closeDataFolder(folder: string): boolean {
  mkdirSync(folder, { recursive: true, mode: OWNER_ONLY });
  const { mode, uid } = statSync(folder);
  // Windows has other rules, and no account by number.
  if (!process.getuid || (mode & OTHERS) === 0) return true;
  if (uid !== process.getuid() || mode & STICKY) return false;
  try {
    chmodSync(folder, OWNER_ONLY);
  } catch {
    return false;
  }
  return (statSync(folder).mode & OTHERS) === 0;
}
