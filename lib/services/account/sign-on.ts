import { and, eq, isNull, sql } from "drizzle-orm";
import { db, type Transaction } from "@/db/client";
import { courseLinks } from "@/db/schema/course-links";
import { calendarFeeds } from "@/db/schema/feeds";
import { identities } from "@/db/schema/identities";
import { users } from "@/db/schema/users";
import type { SignOnRefusal } from "@/lib/contract/sign-on";
import { proposeUsername } from "@/lib/contract/usernames";
import { DEFAULT_TIMEZONE, USERNAME_MAX } from "@/lib/contract/values";
import { env } from "@/lib/env";
import { endLinks } from "@/lib/services/account/links";
import { revokeOtherSessions } from "@/lib/services/account/sessions";
import { invitationFor, isOfDomain, spendInvitation } from "@/lib/services/account/sign-up";
import { violatedConstraint } from "@/lib/services/kernel/errors";
import type { Owner } from "@/lib/services/kernel/owner";

/** Who somebody is, as an issuer that has just signed them on says it. */
export interface KnownPerson {
  issuer: string;
  /** The person's name at the issuer, which never changes and is nobody else's. */
  subject: string;
  /** Empty where the issuer says none. */
  email: string;
  /** The issuer says that the address is theirs. */
  email_is_proven: boolean;
  username: string;
  first_name: string;
  last_name: string;
  timezone: string | null;
  /** Null where no claim decides. */
  is_operator: boolean | null;
}

export type SignOn = { owner_id: number } | { refused: SignOnRefusal };

/**
 * The account of whom an issuer knows: the one they signed on to before, else the one of their address where both sides
 * have proven it, else a new one where sign-up allows it.
 */
export async function signOn(person: KnownPerson): Promise<SignOn> {
  // Two first sign-ons at once meet at the unique index; the second finds what the first has made.
  for (let tries = 0; ; tries += 1) {
    try {
      return await db().transaction((tx) => accountOf(person, tx));
    } catch (error) {
      if (!violatedConstraint(error) || tries >= MOST_TRIES) throw error;
    }
  }
}

const MOST_TRIES = 5;

async function accountOf(person: KnownPerson, tx: Transaction): Promise<SignOn> {
  const known = await knownAccount(person, tx);
  if (known?.disabled_at) return { refused: "disabled" };
  if (known) return entered(known.id, person, tx);
  if (!person.email) return { refused: "no-email" };
  const namesake = await accountWithEmail(person.email, tx);
  if (namesake) return linked(namesake, person, tx);
  const refused = await admitted(person, tx);
  if (refused) return { refused };
  const owner_id = await opensAccount(person, tx);
  await addIdentity(owner_id, person, tx);
  return entered(owner_id, person, tx);
}

async function knownAccount({ issuer, subject }: KnownPerson, tx: Transaction) {
  const [account] = await tx
    .select({ id: users.id, disabled_at: users.disabled_at })
    .from(identities)
    .innerJoin(users, eq(users.id, identities.owner_id))
    .where(
      and(eq(identities.issuer, issuer), eq(identities.subject, subject), isNull(users.deleted_at)),
    );
  return account;
}

async function accountWithEmail(email: string, tx: Transaction) {
  const [account] = await tx
    .select({
      id: users.id,
      timezone: users.timezone,
      disabled_at: users.disabled_at,
      email_verified_at: users.email_verified_at,
    })
    .from(users)
    // One that is deleted has no address any more.
    .where(sql`lower(${users.email}) = lower(${email})`)
    .for("update");
  return account;
}

type Namesake = NonNullable<Awaited<ReturnType<typeof accountWithEmail>>>;

/**
 * Somebody may have opened an account with another's address. So it is theirs only where we have proven it as well; or
 * where nothing opens it any more, as passwords are off and no issuer knows anybody by it, and whoever came in is out.
 */
async function linked(account: Namesake, person: KnownPerson, tx: Transaction): Promise<SignOn> {
  if (!person.email_is_proven) return { refused: "taken" };
  if (!account.email_verified_at && (await canBeOpened(account, tx))) return { refused: "taken" };
  if (account.disabled_at) return { refused: "disabled" };
  if (!account.email_verified_at) await takeOver(account, tx);
  await addIdentity(account.id, person, tx);
  return entered(account.id, person, tx);
}

async function canBeOpened({ id }: Namesake, tx: Transaction): Promise<boolean> {
  return env.PASSWORDS === "on" || (await tx.$count(identities, eq(identities.owner_id, id))) > 0;
}

async function takeOver({ id }: Namesake, tx: Transaction): Promise<void> {
  await revokeOtherSessions({ id }, tx);
  await tx.delete(calendarFeeds).where(eq(calendarFeeds.owner_id, id));
  await tx.delete(courseLinks).where(eq(courseLinks.owner_id, id));
  await endLinks(id, "reset_password", tx);
  await tx
    .update(users)
    .set({ password_hash: "", email_verified_at: new Date().toISOString() })
    .where(eq(users.id, id));
}

async function admitted(
  { email, email_is_proven }: KnownPerson,
  tx: Transaction,
): Promise<SignOnRefusal | null> {
  if (env.SIGN_UP === "open") return null;
  if (!email_is_proven) return env.SIGN_UP === "closed" ? "closed" : "unproven";
  if (env.SIGN_UP === "domain" && isOfDomain(email)) return null;
  const invitation = await invitationFor(email, tx);
  if (!invitation) return env.SIGN_UP;
  await spendInvitation(invitation.id, tx);
  return null;
}

async function opensAccount(person: KnownPerson, tx: Transaction): Promise<number> {
  const [user] = await tx
    .insert(users)
    .values({
      username: await freeUsername(person, tx),
      email: person.email,
      email_verified_at: person.email_is_proven ? new Date().toISOString() : null,
      password_hash: "",
      first_name: person.first_name,
      last_name: person.last_name,
      timezone: person.timezone ?? DEFAULT_TIMEZONE,
    })
    .returning({ id: users.id });
  if (!user) throw new Error("The account was not inserted");
  return user.id;
}

/** The name at the issuer, else that of the address; with a number behind it where somebody has it. */
async function freeUsername({ username, email }: KnownPerson, tx: Transaction): Promise<string> {
  const wanted = proposeUsername(username) || proposeUsername(email) || "student";
  const base = wanted.slice(0, USERNAME_MAX - 5);
  const taken = await tx
    .select({ username: sql<string>`lower(${users.username})` })
    .from(users)
    .where(sql`lower(${users.username}) in ${namesAfter(base)}`);
  const known = new Set(taken.map((row) => row.username));
  const free = namesAfter(base).find((name) => !known.has(name));
  return free ?? `${base}-${Date.now() % 10_000}`;
}

const namesAfter = (base: string) => [
  base,
  ...Array.from({ length: 50 }, (_, n) => `${base}${n + 2}`),
];

async function addIdentity(
  owner_id: number,
  { issuer, subject, email }: KnownPerson,
  tx: Transaction,
): Promise<void> {
  const at = new Date().toISOString();
  await tx
    .insert(identities)
    .values({ owner_id, issuer, subject, email, created_at: at, last_used_at: at });
}

async function entered(owner_id: number, person: KnownPerson, tx: Transaction): Promise<SignOn> {
  await tx
    .update(identities)
    .set({ email: person.email, last_used_at: new Date().toISOString() })
    .where(and(eq(identities.issuer, person.issuer), eq(identities.subject, person.subject)));
  if (person.is_operator !== null) {
    const role = person.is_operator ? "operator" : "student";
    await tx.update(users).set({ role }).where(eq(users.id, owner_id));
  }
  return { owner_id };
}

/** Lets a student who is signed in sign on by the issuer from now on. False where it knows them as another student. */
export async function connectIdentity(owner: Owner, person: KnownPerson): Promise<boolean> {
  return db().transaction(async (tx) => {
    const known = await knownAccount(person, tx);
    if (known) return known.id === owner.id;
    await addIdentity(owner.id, person, tx);
    return true;
  });
}
