import { createHash, timingSafeEqual } from "node:crypto";
import { isOverloaded } from "@/db/client";
import { embeddedDatabase, env } from "@/lib/env";
import { log } from "@/lib/log";
import { openMetrics } from "@/lib/metrics";
import type { Download } from "@/lib/services/kernel/download";
import { Failure, notFound } from "@/lib/services/kernel/errors";
import { databaseHealth, jobHealth } from "@/lib/services/operator/health";

/** In Prometheus' text format. 404 where no token is set, 401 where another is sent. */
export async function readMetrics(authorization: string | null): Promise<Download> {
  if (!env.METRICS_TOKEN) throw notFound("Page");
  if (!isSame(authorization ?? "", `Bearer ${env.METRICS_TOKEN}`)) {
    throw new Failure(401, "Please send the token of METRICS_TOKEN as a bearer token.");
  }
  await openMetrics();
  const metrics = globalThis.studyCompanionMetrics;
  if (!metrics) throw new Error("Nothing is counted");
  metrics.pool_size.set(embeddedDatabase ? 1 : env.DATABASE_POOL);
  metrics.pool_crowded.set(Number(isOverloaded()));
  try {
    const [database, jobs] = await Promise.all([databaseHealth(), jobHealth()]);
    metrics.database_seconds.set(database.answers_in_ms / 1000);
    metrics.migrations_pending.set(database.pending_migrations);
    metrics.queue.set({ state: "waiting" }, jobs.waiting);
    metrics.queue.set({ state: "running" }, jobs.running);
    metrics.queue.set({ state: "failed" }, jobs.failed_in_a_day);
  } catch (error) {
    // The rest is worth knowing all the more while the database is away.
    log.warn({ error }, "the database did not answer for the metrics");
    for (const gauge of [metrics.database_seconds, metrics.queue]) gauge.reset();
  }
  const content = await metrics.registry.metrics();
  return { content, content_type: metrics.registry.contentType, filename: "metrics.txt" };
}

/** In a time that tells nothing about where they differ. */
function isSame(sent: string, wanted: string): boolean {
  const hash = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(hash(sent), hash(wanted));
}
