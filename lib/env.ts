import { createHmac, createSecretKey, type KeyObject, randomBytes } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { SIGN_UP_MODES } from "./contract/sign-up-modes.ts";
import { closeDataFolder } from "./data-folder.ts";
import { ExitError, NO_SECRET } from "./exit-error.ts";

/** Characters. */
const SHORTEST_SECRET = 32;

const blankIsUnset = (value: unknown) => (value === "" ? undefined : value);
const optional = <T extends z.ZodType>(schema: T) => z.preprocess(blankIsUnset, schema.optional());
/** Null is without a limit. */
const tokens = (usual: number | null) =>
  optional(z.union([z.literal("unlimited"), z.coerce.number().int().min(0)])).transform((set) =>
    set === undefined ? usual : set === "unlimited" ? null : set,
  );

/** Five minutes at most: what is set aside for a request is given back after fifteen. */
const seconds = (usual: number) =>
  optional(z.coerce.number().min(0.1).max(300)).transform((set) => set ?? usual);

/** Every setting by the name of its variable, some of them read by the libraries: see `.env.example`. */
export const Environment = z
  .object({
    NODE_ENV: z.enum(["development", "production", "test"]).catch("development"),
    DATA_DIR: optional(z.string()).transform((value) => value ?? ".data"),
    DATABASE_URL: optional(z.url({ protocol: /^postgres(ql)?$/ })),
    DATABASE_POOL: optional(z.coerce.number().int().min(1).max(200)).transform((n) => n ?? 10),
    AUTH_SECRET: optional(
      z.string().min(SHORTEST_SECRET, "AUTH_SECRET needs at least 32 characters"),
    ),
    NEXTAUTH_URL: optional(z.url()),
    PORT: optional(z.string()).transform((value) => value ?? "3000"),
    AUTH_TRUST_HOST: optional(z.string()),
    TRUSTED_PROXIES: optional(z.coerce.number().int().min(0).max(10)).transform((n) => n ?? 0),
    STORAGE_URL: optional(
      z
        .string()
        .regex(
          /^(vercel-blob:|s3:\/\/[^:@/]+:[^:@/]+@[^@/]+\/[^/?]+(\?[^?]*)?)$/,
          "STORAGE_URL is neither s3://KEY:SECRET@host/bucket?region=... nor vercel-blob:",
        ),
    ),
    BLOB_READ_WRITE_TOKEN: optional(z.string()),
    SMTP_URL: optional(
      z
        .url()
        .regex(
          /^smtps?:\/\/(?:(?:[^:@/%]|%[\da-f]{2})+:(?:[^:@/%]|%[\da-f]{2})+@)?[^@/?]+\/?(?:\?tls=off)?$/i,
          "SMTP_URL is no smtps://USER:PASSWORD@host:465 or smtp://USER:PASSWORD@host:587",
        ),
    ),
    MAIL_FROM: optional(
      z
        .string()
        .regex(
          /^(?:[^<>@",;\p{Cc}]+ <[^\s<>@",;]+@[^\s<>@",;]+>|[^\s<>@",;]+@[^\s<>@",;]+)$/u,
          "MAIL_FROM is no name and address, as in: Study Companion <study@example.org>",
        ),
    ),
    VAPID_PUBLIC_KEY: optional(
      z
        .string()
        .regex(/^[\w-]{87}$/, "VAPID_PUBLIC_KEY is no key: npx web-push generate-vapid-keys"),
    ),
    VAPID_PRIVATE_KEY: optional(
      z
        .string()
        .regex(/^[\w-]{43}$/, "VAPID_PRIVATE_KEY is no key: npx web-push generate-vapid-keys"),
    ),
    METRICS_TOKEN: optional(
      z.string().regex(/^\S{16,}$/, "METRICS_TOKEN needs at least 16 characters, and no space"),
    ),
    OTEL_EXPORTER_OTLP_ENDPOINT: optional(z.url({ protocol: /^https?$/ })),
    OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: optional(z.url({ protocol: /^https?$/ })),
    OTEL_EXPORTER_OTLP_PROTOCOL: optional(z.literal("http/protobuf")),
    OTEL_EXPORTER_OTLP_TRACES_PROTOCOL: optional(z.literal("http/protobuf")),
    OTEL_TRACES_EXPORTER: optional(z.enum(["otlp", "none"])),
    OTEL_SDK_DISABLED: optional(z.string().toLowerCase()),
    OIDC_ISSUER: optional(
      z
        .url()
        .regex(
          /^(?:https:\/\/|http:\/\/(?:localhost|127\.0\.0\.1)(?::|\/|$))[^?#]*$/,
          "OIDC_ISSUER is no https address without a query",
        ),
    ),
    OIDC_CLIENT_ID: optional(z.string()),
    OIDC_CLIENT_SECRET: optional(z.string()),
    OIDC_NAME: optional(z.string().max(40)).transform((name) => name ?? "your institution"),
    OIDC_SCOPE: optional(
      z.string().regex(/^openid(?: [!#-[\]-~]+)*$/, "OIDC_SCOPE begins with openid"),
    ).transform((scope) => scope ?? "openid email profile"),
    OIDC_SIGNING_ALGORITHM: optional(z.enum(["RS256", "PS256", "ES256", "EdDSA"])).transform(
      (name) => name ?? "RS256",
    ),
    OIDC_CLAIMS: optional(
      z
        .string()
        .regex(
          /^(?:username|email|first_name|last_name)=[^=,\s]+(?:,(?:username|email|first_name|last_name)=[^=,\s]+)*$/,
          "OIDC_CLAIMS names fields and claims, as in: username=upn,email=mail",
        ),
    ),
    OIDC_OPERATORS: optional(
      z
        .string()
        .regex(/^[^=]+=.+$/, "OIDC_OPERATORS is a claim and its value, as in: groups=study-staff"),
    ),
    OIDC_EMAILS: optional(z.enum(["verified", "trusted"])).transform(
      (emails) => emails ?? "verified",
    ),
    PASSWORDS: optional(z.enum(["on", "off"])).transform((value) => value ?? "on"),
    SIGN_UP: optional(z.enum(SIGN_UP_MODES)).transform((mode) => mode ?? "open"),
    SIGN_UP_DOMAINS: optional(
      z
        .string()
        .toLowerCase()
        .regex(
          /^(?:[a-z\d-]+\.)+[a-z]{2,}(?:,\s*(?:[a-z\d-]+\.)+[a-z]{2,})*$/,
          "SIGN_UP_DOMAINS is a list of domains, as in: example.edu, students.example.edu",
        ),
    ).transform((list) => list?.split(/,\s*/) ?? []),
    INNGEST_EVENT_KEY: optional(z.string()),
    INNGEST_SIGNING_KEY: optional(z.string()),
    INNGEST_SIGNING_KEY_FALLBACK: optional(z.string()),
    INNGEST_BASE_URL: optional(z.url()),
    INNGEST_DEV: optional(z.string()),
    OPENAI_API_KEY: optional(z.string()),
    OPENAI_BASE_URL: optional(z.url()),
    AI: optional(z.enum(["on", "off"])).transform((value) => value ?? "on"),
    AI_MODEL: optional(z.string()),
    AI_CHAT_MODEL: optional(z.string()),
    AI_EMBEDDING_MODEL: optional(z.string()),
    AI_EMBEDDING_WEIGHT: optional(z.coerce.number().min(0).max(1)).transform((n) => n ?? 0.25),
    AI_MODERATION: optional(z.string()),
    AI_JSON: optional(z.enum(["json_schema", "json_object"])).transform(
      (value) => value ?? "json_schema",
    ),
    AI_FIRST_WORD_SECONDS: seconds(15),
    AI_ANSWER_SECONDS: seconds(60),
    AI_IMPORT_SECONDS: seconds(60),
    AI_PLAN_SECONDS: seconds(14),
    AI_EMBEDDING_SECONDS: seconds(20),
    AI_SEARCH_SECONDS: seconds(3),
    AI_MODERATION_SECONDS: seconds(3),
    AI_DAILY_TOKENS: tokens(200_000),
    AI_MONTHLY_TOKENS: tokens(2_000_000),
    AI_SITE_DAILY_TOKENS: tokens(null),
    OCR: optional(z.enum(["on", "off"])).transform((value) => value ?? "on"),
    LOG_LEVEL: optional(z.enum(["trace", "debug", "info", "warn", "error", "silent"])).transform(
      (level) => level ?? "info",
    ),
    VERCEL: optional(z.string()),
  })
  .refine((set) => set.STORAGE_URL !== "vercel-blob:" || set.BLOB_READ_WRITE_TOKEN, {
    path: ["BLOB_READ_WRITE_TOKEN"],
    error: "STORAGE_URL=vercel-blob: needs the store's BLOB_READ_WRITE_TOKEN",
  })
  .refine((set) => Boolean(set.SMTP_URL) === Boolean(set.MAIL_FROM), {
    path: ["SMTP_URL"],
    error: "SMTP_URL and MAIL_FROM are set together or not at all",
  })
  .refine((set) => Boolean(set.VAPID_PUBLIC_KEY) === Boolean(set.VAPID_PRIVATE_KEY), {
    path: ["VAPID_PRIVATE_KEY"],
    error: "VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY are set together or not at all",
  })
  .refine(
    ({ OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET }) =>
      new Set([OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET].map(Boolean)).size === 1,
    {
      path: ["OIDC_ISSUER"],
      error: "OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET are set together or not at all",
    },
  )
  .refine((set) => set.PASSWORDS === "on" || set.OIDC_ISSUER, {
    path: ["PASSWORDS"],
    error: "PASSWORDS=off needs OIDC_ISSUER: else nobody could sign in",
  })
  .refine((set) => (set.SIGN_UP === "domain") === set.SIGN_UP_DOMAINS.length > 0, {
    path: ["SIGN_UP_DOMAINS"],
    error: "SIGN_UP=domain and SIGN_UP_DOMAINS are set together or not at all",
  })
  .refine((set) => set.SIGN_UP !== "domain" || set.PASSWORDS === "off" || set.SMTP_URL, {
    path: ["SIGN_UP"],
    error: "SIGN_UP=domain with passwords needs SMTP_URL, which proves whose address it is",
  })
  .refine((set) => !set.VERCEL || !set.SMTP_URL || set.NEXTAUTH_URL, {
    path: ["NEXTAUTH_URL"],
    error: "On Vercel SMTP_URL needs NEXTAUTH_URL, to which the links in mails lead",
  });

/** Every setting of the product, read once. The only place that reads `process.env`. */
export const env = readEnvironment();

/** Which engine runs the background jobs: Inngest when it is configured, else the embedded one. */
export const jobEngine =
  env.INNGEST_DEV || env.INNGEST_EVENT_KEY || env.INNGEST_SIGNING_KEY ? "inngest" : "embedded";

/**
 * Where the links in mails lead, without a path. Never what a request calls us by: whoever asks for somebody else's
 * mail would choose where its link leads.
 */
export const siteOrigin = env.NEXTAUTH_URL
  ? new URL(env.NEXTAUTH_URL).origin
  : `http://localhost:${env.PORT}`;

/** True when the database is the embedded one below `DATA_DIR`. */
export const embeddedDatabase = env.DATABASE_URL === undefined;

/** True when `DATA_DIR` names no folder: everything lives in memory (tests). */
export const inMemory = env.DATA_DIR.startsWith("memory:");

/** True when something of students is kept below `DATA_DIR`. */
export const usesDataFolder = !inMemory && (embeddedDatabase || env.STORAGE_URL === undefined);

/**
 * The secret that signs tokens: `AUTH_SECRET`, or, on the embedded database, one made at the first
 * start and kept in `DATA_DIR/auth-secret`. Throws where neither is possible.
 */
export function authSecret(): string {
  cachedSecret ??= env.AUTH_SECRET ?? (inMemory ? makeSecret() : storedSecret());
  return cachedSecret;
}

let cachedSecret: string | undefined;

/** The same secret as a key: what is signed with it names what it is for. */
export function signingKey(): KeyObject {
  cachedKey ??= createSecretKey(Buffer.from(authSecret(), "utf8"));
  return cachedKey;
}

let cachedKey: KeyObject | undefined;

/** Tells whether two secrets are the same without telling them. */
export function secretFingerprint(): string {
  return createHmac("sha256", signingKey()).update("which secret this is").digest("base64url");
}

/** Where the secret of the embedded database is kept when `AUTH_SECRET` is not set. */
export const secretFile = () => path.join(env.DATA_DIR, "auth-secret");

function storedSecret(): string {
  if (!embeddedDatabase) {
    throw new Error("AUTH_SECRET is not set. Put at least 32 random characters in it.");
  }
  const file = secretFile();
  closeDataFolder(env.DATA_DIR);
  try {
    writeFileSync(file, makeSecret(), { flag: "wx", mode: 0o600 });
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
  }
  const secret = readFileSync(file, "utf8").trim();
  if (secret.length >= SHORTEST_SECRET) return secret;
  throw new ExitError(
    `The secret in ${file} is ${secret ? "too short" : "empty"}. Put it back from a backup. Without one delete the ` +
      "file: a new secret is made, everybody signs in again, and calendar feeds get new addresses.",
    NO_SECRET,
  );
}

function makeSecret(): string {
  return randomBytes(32).toString("base64url");
}

function readEnvironment() {
  // Libraries read some of these for themselves, and a blank one must be unset for them as well.
  for (const name of Object.keys(Environment.shape)) {
    if (process.env[name] === "") delete process.env[name];
  }
  const parsed = Environment.safeParse(process.env);
  if (parsed.success) return parsed.data;
  throw new Error(`The configuration is not valid. ${z.prettifyError(parsed.error)}`);
}
