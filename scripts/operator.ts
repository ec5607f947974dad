import { argv } from "node:process";
import { readSettings, run } from "./command";

/**
 * npm run operator -- status | accounts [SEARCH] | disable NAME | enable NAME | make NAME | unmake NAME | reset NAME |
 *                     invite EMAIL | retry | announce TEXT
 *
 * What the endpoints for operators do, for whoever has a shell. NAME is a username or an email; an announcement is
 * shown for a day. With the embedded database the product must not be running; with PostgreSQL it may. Settings come
 * from `.env` as well.
 */
const [verb = "", ...words] = argv.slice(2);

const USAGE =
  "Please say what: npm run operator -- status | accounts [SEARCH] | disable NAME | enable NAME | make NAME | " +
  "unmake NAME | reset NAME | invite EMAIL | retry | announce TEXT";
const DAY_MS = 24 * 60 * 60 * 1000;

async function main(): Promise<void> {
  if (!Object.hasOwn(VERBS, verb)) throw new Error(USAGE);
  readSettings();
  // They read the settings when they load.
  const { closeDatabase, migrateDatabase, openDatabase } = await import("@/db/client");
  await openDatabase();
  try {
    await migrateDatabase();
    await VERBS[verb]?.(words.join(" ").trim());
  } finally {
    await closeDatabase();
  }
}

const VERBS: Record<string, (text: string) => Promise<void>> = {
  status: async () => {
    const { readHealth } = await import("@/lib/services/operator/health");
    console.log(JSON.stringify(await readHealth(), null, 2));
  },
  accounts: async (search) => {
    const { listAccounts } = await import("@/lib/services/operator/accounts");
    const { accounts } = await listAccounts({ search });
    for (const { id, username, email, role, disabled_at, last_used_at } of accounts) {
      const state = disabled_at ? "closed" : role;
      console.log([id, username, email, state, last_used_at ?? "never"].join("\t"));
    }
  },
  disable: (name) => change(name, { is_disabled: true }),
  enable: (name) => change(name, { is_disabled: false }),
  make: (name) => change(name, { role: "operator" }),
  unmake: (name) => change(name, { role: "student" }),
  reset: async (name) => {
    const { linkForAccount } = await import("@/lib/services/operator/account-actions");
    const { username, url, expires_at } = await linkForAccount(null, await idOf(name));
    console.log(`${username} sets a new password here, once, until ${expires_at}:`);
    console.log(url);
  },
  invite: async (email) => {
    const { InvitationInput } = await import("@/lib/contract/invitations");
    const { invite } = await import("@/lib/services/operator/invitations");
    const asked = InvitationInput.safeParse({ email, by_mail: false });
    if (!asked.success) throw new Error(`“${email}” is no email address.`);
    const { url, expires_at } = await invite(null, asked.data);
    console.log(`${email} opens an account here, once, until ${expires_at}:`);
    console.log(url);
  },
  retry: async () => {
    const { retryAll } = await import("@/lib/services/operator/failures");
    const { retried } = await retryAll(null);
    console.log(`${retried} will be done again.`);
  },
  announce: async (said) => {
    const { announceToAll } = await import("@/lib/services/operator/announcements");
    const { NewAnnouncement } = await import("@/lib/contract/operator");
    const ends_at = new Date(Date.now() + DAY_MS).toISOString();
    const read = NewAnnouncement.safeParse({ text: said, ends_at });
    if (!read.success) throw new Error(read.error.issues[0]?.message);
    const { text } = await announceToAll(null, read.data);
    console.log(`Everybody who is signed in reads until ${ends_at}: ${text}`);
  },
};

interface Change {
  is_disabled?: boolean;
  role?: "student" | "operator";
}

async function change(name: string, what: Change): Promise<void> {
  const { changeAccount } = await import("@/lib/services/operator/account-actions");
  const account = await changeAccount(null, await idOf(name), what);
  const state = account.disabled_at ? "closed" : "open";
  console.log(`${account.username} (${account.email}): ${account.role}, ${state}`);
}

async function idOf(name: string): Promise<number> {
  const { accountsNamed } = await import("@/lib/services/account/accounts");
  if (!name) throw new Error(USAGE);
  const [account] = await accountsNamed(name);
  if (!account) throw new Error(`Nobody is called ${name} here.`);
  return account.id;
}

await run(main);
