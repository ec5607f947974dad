import { z } from "zod";
import { requiredText, text } from "./common";
import { endpoint } from "./endpoint";
import { NewPassword, ProfileFields, User } from "./profile";
import { USERNAME_MAX, USERNAME_MIN } from "./values";

export const Credentials = z.object({
  /** The username or the email, in any capitals. */
  username: requiredText(254, "Username is required", "Username"),
  password: z.string("Password is required").min(1, "Password is required").max(1024),
});
export type Credentials = z.output<typeof Credentials>;

export const Registration = ProfileFields.extend({
  username: requiredText(USERNAME_MAX, "Username is required", "Username")
    .pipe(z.string().min(USERNAME_MIN, `Username must be at least ${USERNAME_MIN} characters`))
    .pipe(
      z.string().regex(/^[\p{L}\p{N}@.+_-]+$/u, "Please use only letters, digits and @ . + - _"),
    ),
  password: NewPassword,
  password_confirm: z.string("Please confirm your password").min(1, "Please confirm your password"),
}).refine((form) => form.password === form.password_confirm, {
  message: "Passwords do not match",
  path: ["password_confirm"],
});
export type Registration = z.output<typeof Registration>;

const Tokens = z.object({ access: z.string(), refresh: z.string() });

/** Tokens stand at top level as well, where some clients look for them. */
export const SignedIn = Tokens.extend({ tokens: Tokens, user: User, message: z.string() });
export type SignedIn = z.infer<typeof SignedIn>;

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
  logout: endpoint("POST /auth/logout/", {
    summary: "Revoke the session of this access token",
    answer: z.object({ message: z.string() }),
  }),
};

const OWN = new Set(Object.values(auth).map(({ route }) => route.split("/")[2]));
