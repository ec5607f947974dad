import { argv } from "node:process";
import { readSettings, run } from "./command";

/**
 * npm run reset:link -- NAME
 *
 * Prints a link by which the student with this username or email sets a new password, once, within 30 minutes. With the
 * embedded database the product must not be running; with PostgreSQL it may. Settings come from `.env` as well.
 */
const [name] = argv.slice(2);

async function main(): Promise<void> {
  if (!name)
    throw new Error("Please say whose: npm run reset:link -- NAME (a username or an email)");
  readSettings();
  // They read the settings when they load.
  const { closeDatabase, migrateDatabase, openDatabase } = await import("@/db/client");
  const { makeResetLink } = await import("@/lib/services/account/password-resets");
  await openDatabase();
  await migrateDatabase();
  const link = await makeResetLink(name).finally(closeDatabase);
  if (!link) throw new Error(`Nobody is called ${name} here.`);
  console.log(`${link.username} sets a new password here, once, until ${link.expires_at}:`);
  console.log(link.url);
}

await run(main);
