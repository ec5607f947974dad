import { and, desc, eq, gt, gte, inArray, isNull, notExists, type SQL, sql } from "drizzle-orm";
import { db } from "@/db/client";
import { migrationState } from "@/db/migration-state";
import { aiRequests, aiSiteBudgets } from "@/db/schema/ai-usage";
import { jobEvents, jobRuns, jobSteps } from "@/db/schema/jobs";
import { mails } from "@/db/schema/mails";
import { pushes } from "@/db/schema/reminders";
import { modelEndpoint, modelFor } from "@/lib/ai/provider";
import type { SiteHealth } from "@/lib/contract/operator";
import { embeddedDatabase, env, jobEngine } from "@/lib/env";
import { storageAnswers } from "@/lib/files/storage";
import { storagePlace } from "@/lib/files/storage-url";
import { mailConfigured } from "@/lib/mail/smtp";
import { periodsOf } from "@/lib/services/kernel/ai-ledger";
import { keptFor } from "@/lib/services/kernel/kept-for";
import { sumOfFiles } from "@/lib/services/operator/use";
import { DAY_MS, MINUTE_MS } from "@/lib/time/durations";
import { version } from "@/lib/version";

/** Everything that an outage may be of, each by a question that costs little. */
export async function readHealth(): Promise<SiteHealth> {
  const database = await databaseHealth();
  const [jobs, storage, mail, push, model] = await Promise.all([
    jobHealth(),
    storageHealth(),
    mailHealth(),
    pushHealth(),
    modelHealth(),
  ]);
  return {
    version,
    uptime_seconds: Math.round(process.uptime()),
    memory_bytes: process.memoryUsage.rss(),
    database,
    jobs,
    storage,
    mail,
    push,
    model,
  };
}

export async function databaseHealth(): Promise<SiteHealth["database"]> {
  const began = performance.now();
  const { applied, pending } = await migrationState(db());
  const answers_in_ms = Math.round((performance.now() - began) * 10) / 10;
  const [server] = await db()
    .select({
      version: sql<string>`split_part(current_setting('server_version'), ' ', 1)`,
      size: sql`pg_database_size(current_database())`.mapWith(Number),
    })
    .from(sql`(select 1) as one`);
  return {
    kind: embeddedDatabase ? "embedded" : "postgresql",
    version: server?.version ?? "",
    answers_in_ms,
    size_bytes: server?.size ?? 0,
    migrations: applied,
    pending_migrations: pending,
  };
}

/** What waits to be done and what is being done; of an Inngest server only what it has not taken yet. */
export async function jobHealth(): Promise<SiteHealth["jobs"]> {
  const [events] = await db()
    .select({ count: COUNT, oldest: oldest(jobEvents.created_at) })
    .from(jobEvents)
    .where(isNull(jobEvents.handled_at));
  const step_in = (state: SQL | undefined) =>
    db()
      .select({ run_id: jobSteps.run_id })
      .from(jobSteps)
      .where(and(eq(jobSteps.run_id, jobRuns.id), state));
  const asleep = and(eq(jobSteps.kind, "sleep"), eq(jobSteps.state, "waiting"));
  const [runs] = await db()
    .select({ count: COUNT, oldest: oldest(jobRuns.created_at) })
    .from(jobRuns)
    .where(
      and(
        eq(jobRuns.state, "active"),
        notExists(step_in(eq(jobSteps.state, "running"))),
        notExists(step_in(asleep)),
      ),
    );
  const [running] = await db()
    .select({ count: sql`count(distinct ${jobSteps.run_id})`.mapWith(Number) })
    .from(jobSteps)
    .where(eq(jobSteps.state, "running"));
  const [failed] = await db()
    .select({ count: COUNT })
    .from(jobRuns)
    .where(and(eq(jobRuns.state, "failed"), gt(jobRuns.finished_at, aDayAgo())));
  const since = [events?.oldest, runs?.oldest].filter((at) => typeof at === "string").sort();
  return {
    engine: jobEngine,
    waiting: (events?.count ?? 0) + (runs?.count ?? 0),
    running: running?.count ?? 0,
    failed_in_a_day: failed?.count ?? 0,
    oldest_waiting_since: since[0] ?? null,
  };
}

const probed = keptFor(MINUTE_MS, storageAnswers);

async function storageHealth(): Promise<SiteHealth["storage"]> {
  const [is_reachable, sum] = await Promise.all([probed.read(), sumOfFiles()]);
  return { kind: storagePlace().kind, is_reachable, ...sum };
}

async function mailHealth(): Promise<SiteHealth["mail"]> {
  const [waiting] = await db()
    .select({ count: COUNT })
    .from(mails)
    .where(inArray(mails.state, ["waiting", "claimed", "handed_over"]));
  const [failed] = await db()
    .select({ count: COUNT })
    .from(mails)
    .where(and(gt(mails.updated_at, aDayAgo()), eq(mails.state, "failed")));
  const [sent] = await db()
    .select({ at: mails.sent_at })
    .from(mails)
    .where(eq(mails.state, "sent"))
    .orderBy(desc(mails.updated_at))
    .limit(1);
  return {
    is_configured: mailConfigured(),
    waiting: waiting?.count ?? 0,
    failed_in_a_day: failed?.count ?? 0,
    last_sent_at: sent?.at ?? null,
  };
}

async function pushHealth(): Promise<SiteHealth["push"]> {
  const [failed] = await db()
    .select({ count: COUNT })
    .from(pushes)
    .where(and(gt(pushes.updated_at, aDayAgo()), eq(pushes.state, "failed")));
  return {
    is_configured: env.VAPID_PUBLIC_KEY !== undefined,
    failed_in_a_day: failed?.count ?? 0,
  };
}

async function modelHealth(): Promise<SiteHealth["model"]> {
  const now = new Date().toISOString();
  const { day } = periodsOf(now);
  const [calls] = await db()
    .select({
      count: COUNT,
      failures: sql`count(${aiRequests.failure})`.mapWith(Number),
    })
    .from(aiRequests)
    .where(gte(aiRequests.created_at, `${day}T00:00:00.000Z`));
  const [tokens] = await db()
    .select({ tokens: aiSiteBudgets.tokens })
    .from(aiSiteBudgets)
    .where(eq(aiSiteBudgets.period, day));
  const lately = new Date(Date.now() - RESTS_MOST_MS).toISOString();
  const resting = await db()
    .select({
      purpose: aiRequests.purpose,
      until: sql`max(${aiRequests.rests_until})`.mapWith(aiRequests.rests_until),
    })
    .from(aiRequests)
    .where(and(gt(aiRequests.created_at, lately), gt(aiRequests.rests_until, now)))
    .groupBy(aiRequests.purpose);
  const is_on = [modelFor("chat"), modelFor("extraction"), modelFor("embedding")].some(Boolean);
  return {
    is_on,
    host: is_on ? new URL(modelEndpoint().baseURL).host : null,
    chat_model: modelFor("chat"),
    calls_today: calls?.count ?? 0,
    failures_today: calls?.failures ?? 0,
    tokens_today: tokens?.tokens ?? 0,
    resting,
  };
}

/** Longer than any request to a model and the rest that it may begin. */
const RESTS_MOST_MS = 15 * MINUTE_MS;
const COUNT = sql`count(*)`.mapWith(Number);

function oldest(at: typeof jobRuns.created_at | typeof jobEvents.created_at) {
  return sql`min(${at})`.mapWith((value: string | null) =>
    value === null ? null : at.mapFromDriverValue(value),
  );
}

function aDayAgo(): string {
  return new Date(Date.now() - DAY_MS).toISOString();
}
