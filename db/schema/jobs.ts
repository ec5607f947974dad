import { sql } from "drizzle-orm";
import { index, integer, json, pgTable, primaryKey, text, unique } from "drizzle-orm/pg-core";
import { id, instant, timestamps } from "@/db/columns";

// Payloads are `json`, never `jsonb`: text read from a PDF holds \u0000, which jsonb refuses.

/** Events on their way: those of the embedded engine, and those that an Inngest server has not taken yet. */
export const jobEvents = pgTable(
  "job_events",
  {
    id: id(),
    /** The sender's id of the event, or a generated one: the same id is accepted once. */
    event_id: text().notNull(),
    owner_id: integer(),
    event: json().notNull(),
    /** When its runs were created, or the server took it; null until then. */
    handled_at: instant(),
    created_at: timestamps().created_at,
  },
  (table) => [
    unique("job_events_event_key").on(table.event_id),
    index("job_events_pending").on(table.id).where(sql`${table.handled_at} is null`),
    index("job_events_retention").on(table.handled_at),
    index("job_events_owner").on(table.owner_id),
  ],
);

/** "retried": it failed, and an operator had it done again. */
export const RUN_STATES = ["active", "completed", "failed", "cancelled", "retried"] as const;

/** One execution of one Inngest function. `owner_id` is the event's, where it names one. */
export const jobRuns = pgTable(
  "job_runs",
  {
    id: id(),
    owner_id: integer(),
    function_id: text().notNull(),
    event: json().notNull(),
    state: text({ enum: RUN_STATES }).notNull().default("active"),
    /** No second run of the function with the same key within a day. */
    idempotency_key: text(),
    output: json(),
    error: json(),
    finished_at: instant(),
    ...timestamps(),
  },
  (table) => [
    index("job_runs_active").on(table.function_id, table.id).where(sql`${table.state} = 'active'`),
    index("job_runs_idempotency").on(table.function_id, table.idempotency_key, table.created_at),
    index("job_runs_retention").on(table.finished_at),
    index("job_runs_failed").on(table.finished_at).where(sql`${table.state} = 'failed'`),
    index("job_runs_owner").on(table.owner_id),
  ],
);

export const STEP_KINDS = ["body", "step", "sleep"] as const;
export const STEP_STATES = ["waiting", "running", "done", "failed"] as const;

/**
 * The steps of a run and their results. The function's body between steps is the row with the key "step" (the SDK's
 * own word); every other key is the SDK's hash of a step id.
 */
export const jobSteps = pgTable(
  "job_steps",
  {
    run_id: integer()
      .notNull()
      .references(() => jobRuns.id, { onDelete: "cascade" }),
    key: text().notNull(),
    kind: text({ enum: STEP_KINDS }).notNull(),
    name: text().notNull(),
    state: text({ enum: STEP_STATES }).notNull().default("waiting"),
    /** Failed tries so far; the number of the next one, counted from 0. */
    attempt: integer().notNull().default(0),
    /** How often the process died while this step was running. */
    crashes: integer().notNull().default(0),
    /** Not before this instant: the end of a sleep, or the next try. */
    due_at: instant(),
    /** Place in the order of completion, from 0; null until done or failed. */
    position: integer(),
    output: json(),
    error: json(),
    ...timestamps(),
  },
  (table) => [
    primaryKey({ columns: [table.run_id, table.key] }),
    index("job_steps_running").on(table.run_id).where(sql`${table.state} = 'running'`),
  ],
);
