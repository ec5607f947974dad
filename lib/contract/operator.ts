import { z } from "zod";
import { Id, Instant, requiredText, SentInstant, text } from "./common";
import { endpoint } from "./endpoint";
import { ANNOUNCEMENT_MAX, ANNOUNCEMENT_TONES, OPERATOR_ACTIONS } from "./operator-values";
import { FILE_KINDS, ROLES } from "./values";

/** How the site is. Nothing here names a student or holds a secret. */
export const SiteHealth = z.object({
  version: z.string(),
  /** Since this process began. */
  uptime_seconds: z.int(),
  /** Bytes that this process takes. */
  memory_bytes: z.int(),
  database: z.object({
    kind: z.enum(["embedded", "postgresql"]),
    version: z.string(),
    answers_in_ms: z.number(),
    size_bytes: z.int(),
    migrations: z.int(),
    pending_migrations: z.int(),
  }),
  jobs: z.object({
    /** Of "inngest" only what waits to be handed over is known here. */
    engine: z.enum(["embedded", "inngest"]),
    waiting: z.int(),
    running: z.int(),
    failed_in_a_day: z.int(),
    oldest_waiting_since: Instant.nullable(),
  }),
  storage: z.object({
    kind: z.enum(["local", "s3", "vercel-blob"]),
    /** By a small file that is written, read and removed; at most once a minute. */
    is_reachable: z.boolean(),
    /** Of all files as they were uploaded, summed up at most once in ten minutes. */
    bytes: z.int(),
    files: z.int(),
  }),
  mail: z.object({
    is_configured: z.boolean(),
    waiting: z.int(),
    failed_in_a_day: z.int(),
    last_sent_at: Instant.nullable(),
  }),
  push: z.object({ is_configured: z.boolean(), failed_in_a_day: z.int() }),
  model: z.object({
    is_on: z.boolean(),
    /** Host and port of the provider; null where there is none. */
    host: z.string().nullable(),
    chat_model: z.string().nullable(),
    calls_today: z.int(),
    failures_today: z.int(),
    tokens_today: z.int(),
    /** What is left alone after repeated failures, and until when. */
    resting: z.array(z.object({ purpose: z.string(), until: Instant })),
  }),
});
export type SiteHealth = z.infer<typeof SiteHealth>;

const Whose = { owner_id: Id.nullable(), username: z.string().nullable() };

/** A background job that was given up. By names of ours and numbers alone: never a word of a student's. */
export const FailedJob = z.object({
  id: Id,
  job: z.string(),
  /** The step that failed; "" where it was none of the job's steps. */
  step: z.string(),
  tries: z.int(),
  ...Whose,
  /** Ids of the rows that it was about, by what they are. */
  rows: z.record(z.string(), z.int()),
  reason: z.string(),
  failed_at: Instant,
  /** What a clock starts comes again by itself. */
  can_retry: z.boolean(),
});
export type FailedJob = z.infer<typeof FailedJob>;

/** A document that could not be read. Its name and its words are the student's. */
export const FailedDocument = z.object({
  reading_id: Id,
  ...Whose,
  file_id: Id.nullable(),
  /** "pasted text" is in no file. */
  kind: z.union([z.enum(FILE_KINDS), z.literal("pasted text")]),
  file_type: z.string().nullable(),
  /** Bytes. */
  file_size: z.int().nullable(),
  attempt: z.int(),
  /** Why, where reading knows; else "unexpected". */
  problem: z.string(),
  failed_at: Instant,
});
export type FailedDocument = z.infer<typeof FailedDocument>;

export const Account = z.object({
  id: Id,
  username: z.string(),
  email: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  role: z.enum(ROLES),
  disabled_at: Instant.nullable(),
  created_at: Instant,
  /** By a device that is still signed in; null where none is. */
  last_used_at: Instant.nullable(),
  courses: z.int(),
  files: z.int(),
  storage_bytes: z.int(),
  /** Tokens of the language model: this month in UTC, and in the last 30 days. */
  tokens_this_month: z.int(),
  tokens_in_30_days: z.int(),
});
export type Account = z.infer<typeof Account>;

const Cursor = z.object({ cursor: z.coerce.number().int().positive().optional() });

const ResetLink = z.object({
  username: z.string(),
  /** Null where it went to the student by mail. */
  url: z.string().nullable(),
  expires_at: Instant,
});
export type ResetLink = z.infer<typeof ResetLink>;

export const SiteUse = z.object({
  /** Days in UTC on which a model was asked, oldest first. */
  days: z.array(z.object({ day: z.iso.date(), tokens: z.int() })),
  tokens_in_30_days: z.int(),
  storage_bytes: z.int(),
  files: z.int(),
  /** Who used the model most this month, at most 20. */
  most_tokens: z.array(z.object({ owner_id: Id, username: z.string(), tokens: z.int() })),
});
export type SiteUse = z.infer<typeof SiteUse>;

export const Announcement = z.object({
  id: Id,
  text: z.string(),
  tone: z.enum(ANNOUNCEMENT_TONES),
  starts_at: Instant,
  ends_at: Instant,
  created_at: Instant,
});
export type Announcement = z.infer<typeof Announcement>;

export const NewAnnouncement = z
  .object({
    text: requiredText(ANNOUNCEMENT_MAX, "Please write what to say", "The announcement"),
    tone: z.enum(ANNOUNCEMENT_TONES).default("info"),
    /** From now on where it is left out. */
    starts_at: SentInstant.optional(),
    ends_at: SentInstant,
  })
  .refine(({ starts_at, ends_at }) => !starts_at || starts_at < ends_at, {
    path: ["ends_at"],
    error: "It must end after it begins",
  });

export const OperatorEntry = z.object({
  id: Id,
  /** Null for a command. */
  operator_id: Id.nullable(),
  operator: z.string().nullable(),
  action: z.enum(OPERATOR_ACTIONS),
  account_id: Id.nullable(),
  /** Null once the account is deleted. */
  username: z.string().nullable(),
  subject_id: Id.nullable(),
  created_at: Instant,
});
export type OperatorEntry = z.infer<typeof OperatorEntry>;

const operator = true;

export const operatorSite = {
  health: endpoint("GET /operator/health/", {
    summary: "How database, jobs, storage, mail and model are",
    operator,
    answer: SiteHealth,
  }),
  jobs: endpoint("GET /operator/jobs/", {
    summary: "Jobs and documents that were given up, newest first, at most 50 each",
    operator,
    answer: z.object({ jobs: z.array(FailedJob), documents: z.array(FailedDocument) }),
  }),
  retryJob: endpoint("POST /operator/jobs/{run_id}/retry/", {
    summary: "Have a failed job done again",
    operator,
    status: 204,
  }),
  retryDocument: endpoint("POST /operator/documents/{reading_id}/retry/", {
    summary: "Have a document read again",
    operator,
    status: 204,
  }),
  retryAll: endpoint("POST /operator/jobs/retry/", {
    summary:
      "Have failed jobs done again, and documents that failed for no known reason, some at once",
    operator,
    answer: z.object({ retried: z.int() }),
  }),
  use: endpoint("GET /operator/use/", {
    summary: "What storage and the language model took in the last 30 days",
    operator,
    answer: SiteUse,
  }),
  announcements: endpoint("GET /operator/announcements/", {
    summary: "Announcements that are shown or are still to come, and the last that were",
    operator,
    answer: z.array(Announcement),
  }),
  announce: endpoint("POST /operator/announcements/", {
    summary: "Tell everybody who is signed in",
    operator,
    body: NewAnnouncement,
    answer: Announcement,
    status: 201,
  }),
  endAnnouncement: endpoint("DELETE /operator/announcements/{announcement_id}/", {
    summary: "Take an announcement away",
    operator,
    status: 204,
  }),
  actions: endpoint("GET /operator/actions/", {
    summary: "What operators did, newest first",
    operator,
    query: Cursor,
    answer: z.object({ actions: z.array(OperatorEntry), next_cursor: z.int().nullable() }),
  }),
};

export const operatorAccounts = {
  list: endpoint("GET /operator/accounts/", {
    summary: "Accounts, newest first, or the first 50 whose username, email or name begins so",
    operator,
    query: Cursor.extend({ search: text(254, "This").optional() }),
    answer: z.object({ accounts: z.array(Account), next_cursor: z.int().nullable() }),
  }),
  change: endpoint("PATCH /operator/accounts/{account_id}/", {
    summary: "Close an account for now or open it again; make an operator of it or a student",
    operator,
    body: z.object({ is_disabled: z.boolean(), role: z.enum(ROLES) }).partial(),
    answer: Account,
  }),
  resetLink: endpoint("POST /operator/accounts/{account_id}/reset-link/", {
    summary: "A link by which the student sets a new password once; it is shown this one time",
    operator,
    answer: ResetLink,
  }),
  signOut: endpoint("POST /operator/accounts/{account_id}/sign-out/", {
    summary: "Sign the account out on every device",
    operator,
    status: 204,
  }),
  remove: endpoint("POST /operator/accounts/{account_id}/delete/", {
    summary: "Delete an account: it ends at once, a job erases what it owned",
    operator,
    body: z.object({ username: requiredText(150, "Please type the username") }),
    status: 204,
  }),
};
