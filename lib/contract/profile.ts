import { z } from "zod";
import { Id, Instant, orNull, requiredText, text } from "./common";
import { endpoint } from "./endpoint";
import { PASSWORD_MAX, PASSWORD_MIN, ROLES } from "./values";

export const NewPassword = z
  .string("Password is required")
  .min(1, "Password is required")
  .min(PASSWORD_MIN, `Password must be at least ${PASSWORD_MIN} characters`)
  .max(PASSWORD_MAX, `Password may have at most ${PASSWORD_MAX} characters`);

/** Any IANA time zone this runtime knows. */
export const Timezone = text(64, "Time zone").refine(isTimezone, "Please choose a time zone");

const email = "Please enter a valid email address";
export const Email = requiredText(254, "Email is required", "Email").pipe(
  z.string().regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, email),
);

export const ProfileFields = z.object({
  first_name: requiredText(150, "First name is required", "First name"),
  last_name: requiredText(150, "Last name is required", "Last name"),
  email: Email,
  year_of_study: orNull(z.int("Please choose a year").min(1).max(7)).optional(),
  major: text(100, "Major").nullish(),
  timezone: z.preprocess((value) => value || undefined, Timezone.optional()),
});

/** What the settings page changes: the fields of registration, and how the product looks to the student. */
const ProfilePatch = ProfileFields.extend({ show_streak: z.boolean() }).partial();

export const User = z.object({
  id: Id,
  username: z.string(),
  email: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  year_of_study: z.int().nullable(),
  major: z.string(),
  timezone: z.string(),
  /** False hides the study streak everywhere. */
  show_streak: z.boolean(),
  date_joined: Instant,
  /** Operators see how the site is, never what a student keeps. */
  role: z.enum(ROLES),
});
export type User = z.infer<typeof User>;

/** One sign-in on one device. */
export const Session = z.object({
  id: z.uuid(),
  /** What the device called itself when it signed in. */
  user_agent: z.string(),
  /** The session that asks. */
  is_current: z.boolean(),
  created_at: Instant,
  /** To the hour or so: it moves when the session gets a new access token. */
  last_used_at: Instant,
  expires_at: Instant,
});
export type Session = z.infer<typeof Session>;

/** Whether a link that was mailed to the student's address came back. */
export const EmailState = z.object({
  email: z.string(),
  verified_at: Instant.nullable(),
  /** False where this site sends no mail, and no address can be verified. */
  by_mail: z.boolean(),
});
export type EmailState = z.infer<typeof EmailState>;

/** How a student signs in. */
export const SignInWays = z.object({
  has_password: z.boolean(),
  /** Whether a link to set one can be mailed. */
  can_set_password: z.boolean(),
  /** Whom people sign on by here, as a button names it; null where there is nobody. */
  sign_on: z.string().nullable(),
  identities: z.array(
    z.object({
      id: Id,
      issuer: z.string(),
      /** As the issuer said it last; may be empty. */
      email: z.string(),
      last_used_at: Instant,
    }),
  ),
});
export type SignInWays = z.infer<typeof SignInWays>;

/** Wrong passwords from devices that had not signed in to the account before. */
export const FailedSignIns = z.object({
  count: z.int(),
  /** When the first of them came; null where there are none. */
  since: Instant.nullable(),
});
export type FailedSignIns = z.infer<typeof FailedSignIns>;

export const profile = {
  read: endpoint("GET /profile/", { summary: "The signed-in student", answer: User }),
  patch: endpoint("PATCH /profile/", {
    summary: "Change the fields that are sent",
    body: ProfilePatch,
    answer: User,
  }),
  changePassword: endpoint("POST /profile/change-password/", {
    summary: "Change the password; every other session ends",
    limit: "login",
    body: z.object({
      old_password: z
        .string("Current password is required")
        .min(1, "Current password is required")
        .max(1024),
      new_password: NewPassword,
    }),
    answer: z.object({ message: z.string() }),
  }),
  email: endpoint("GET /profile/email/", {
    summary: "Whether the student's address is verified",
    answer: EmailState,
  }),
  resendVerification: endpoint("POST /profile/email/verify/", {
    summary: "Mail another link that verifies the student's address",
    limit: "verification",
    answer: EmailState,
    status: 202,
  }),
  signIn: endpoint("GET /profile/sign-in/", {
    summary: "How the student signs in",
    answer: SignInWays,
  }),
  connectIdentity: endpoint("POST /profile/sign-in/connect/", {
    summary:
      "Have this browser's next sign-on connect the account with the issuer, for ten minutes",
    limit: "verification",
    status: 204,
  }),
  removeIdentity: endpoint("DELETE /profile/sign-in/{identity_id}/", {
    summary: "Sign on by this issuer no more; 409 where it is the only way in",
    answer: SignInWays,
  }),
  sessions: endpoint("GET /profile/sessions/", {
    summary: "Where the student is signed in, last used first",
    answer: z.array(Session),
  }),
  revokeSession: endpoint("POST /profile/sessions/revoke/", {
    summary: "Sign out one device; its tokens answer 401 from now on",
    body: z.object({ id: z.uuid("Please name a session") }),
    status: 204,
  }),
  revokeOtherSessions: endpoint("POST /profile/sessions/revoke-others/", {
    summary: "Sign out every other device",
    status: 204,
  }),
  failedSignIns: endpoint("GET /profile/failed-sign-ins/", {
    summary:
      "Wrong passwords from unknown devices in the last 30 days, since the student last looked",
    answer: FailedSignIns,
  }),
  clearFailedSignIns: endpoint("DELETE /profile/failed-sign-ins/", {
    summary: "Count them anew: the student has seen them",
    status: 204,
  }),
};

function isTimezone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat("en-US", { timeZone: zone });
    return /^[A-Za-z]/.test(zone);
  } catch {
    return false;
  }
}
