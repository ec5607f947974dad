import { z } from "zod";
import { requiredText, text } from "./common";
import { endpoint } from "./endpoint";
import { NewPassword, ProfileFields, User } from "./profile";
import { SIGN_UP_MODES } from "./sign-up-modes";
import { USERNAME_MAX, USERNAME_MIN } from "./values";

export const Credentials = z.object({
  /** The username or the email, in any capitals. */
  username: requiredText(254, "Username is required", "Username"),
  password: z.string("Password is required").min(1, "Password is required").max(1024),
});
export type Credentials = z.output<typeof Credentials>;

/** What stands in a mailed link behind the "#". */
const LinkToken = z
  .string("This link is not complete")
  .regex(/^[\w-]{43}$/, "This link is not complete");

export const Registration = ProfileFields.extend({
  username: requiredText(USERNAME_MAX, "Username is required", "Username")
    .pipe(z.string().min(USERNAME_MIN, `Username must be at least ${USERNAME_MIN} characters`))
    .pipe(
      z.string().regex(/^[\p{L}\p{N}@.+_-]+$/u, "Please use only letters, digits and @ . + - _"),
    ),
  password: NewPassword,
  password_confirm: z.string("Please confirm your password").min(1, "Please confirm your password"),
  /** What stands in the link of an invitation. */
  invitation: z.preprocess((value) => value || undefined, LinkToken.optional()),
}).refine((form) => form.password === form.password_confirm, {
  message: "Passwords do not match",
  path: ["password_confirm"],
});
export type Registration = z.output<typeof Registration>;

const Tokens = z.object({ access: z.string(), refresh: z.string() });

export const ForgottenPassword = z.object({
  /** The username or the email, in any capitals. */
  username: requiredText(254, "Please enter your username or email", "This"),
});

export const PasswordReset = z
  .object({
    token: LinkToken,
    password: NewPassword,
    password_confirm: z
      .string("Please confirm your password")
      .min(1, "Please confirm your password"),
  })
  .refine((form) => form.password === form.password_confirm, {
    message: "Passwords do not match",
    path: ["password_confirm"],
  });

/** Tokens stand at top level as well, where some clients look for them. */
export const SignedIn = Tokens.extend({ tokens: Tokens, user: User, message: z.string() });
export type SignedIn = z.infer<typeof SignedIn>;

/** How people get in here. */
export const SignInOptions = z.object({
  /** False where nobody signs in with a password. */
  passwords: z.boolean(),
  /** Whom people sign on by, as a button names it; null where there is nobody. */
  sign_on: z.string().nullable(),
  sign_up: z.enum(SIGN_UP_MODES),
  /** With whose addresses one may sign up, where `sign_up` is "domain". */
  domains: z.array(z.string()),
});
export type SignInOptions = z.infer<typeof SignInOptions>;

/** The segments after `/api/auth/` that are ours; the others are those of next-auth. */
export const isOwnAuth = (segment: string) => OWN.has(segment);

export const auth = {
  register: endpoint("POST /auth/register/", {
    summary: "Create an account and sign in",
    open: true,
    limit: "register",
    body: Registration,
    answer: SignedIn,
    status: 201,
  }),
  login: endpoint("POST /auth/login/", {
    summary: "Sign in with a username or an email",
    open: true,
    limit: "login",
    body: Credentials,
    answer: SignedIn,
  }),
  refresh: endpoint("POST /auth/refresh/", {
    summary: "Get a new access token; the refresh token stays valid",
    open: true,
    limit: "refresh",
    body: z.object({ refresh: text(4096, "The refresh token") }),
    answer: Tokens,
  }),
  resetByMail: endpoint("GET /auth/password-reset/", {
    summary: "Whether this site can mail a link to set a new password",
    open: true,
    answer: z.object({ by_mail: z.boolean() }),
  }),
  askForReset: endpoint("POST /auth/password-reset/", {
    summary:
      "Mail a link to set a new password; answers the same whether or not there is an account",
    open: true,
    limit: "forgotten",
    body: ForgottenPassword,
    answer: z.object({ message: z.string() }),
    status: 202,
  }),
  resetPassword: endpoint("POST /auth/password-reset/use/", {
    summary: "Set a new password by a link; every session of the account ends",
    open: true,
    limit: "link",
    body: PasswordReset,
    answer: z.object({ message: z.string() }),
  }),
  verifyEmail: endpoint("POST /auth/email-verification/", {
    summary: "Prove an address by the link that was mailed to it",
    open: true,
    limit: "link",
    body: z.object({ token: LinkToken }),
    answer: z.object({ message: z.string() }),
  }),
  options: endpoint("GET /auth/options/", {
    summary: "How people sign in here, and who may sign up",
    open: true,
    answer: SignInOptions,
  }),
  invitation: endpoint("POST /auth/invitation/", {
    summary: "Whom an invitation is for; 403 once it was used or has expired",
    open: true,
    limit: "link",
    body: z.object({ token: LinkToken }),
    answer: z.object({ email: z.string() }),
  }),
  continue: endpoint("POST /auth/continue/", {
    summary:
      "Tokens for the browser that next-auth has just signed in, by its cookie and from our own pages alone",
    open: true,
    limit: "arrival",
    answer: SignedIn.extend({ is_new: z.boolean() }),
  }),
  logout: endpoint("POST /auth/logout/", {
    summary: "Revoke the session of this access token",
    answer: z.object({ message: z.string() }),
  }),
};

const OWN = new Set(Object.values(auth).map(({ route }) => route.split("/")[2]));
