import type { Counter, Gauge, Histogram, Registry } from "prom-client";
import { env } from "@/lib/env";

interface Metrics {
  registry: Registry;
  requests: Histogram<"method" | "route" | "status">;
  jobs: Counter<"job" | "outcome">;
  model_calls: Counter<"purpose" | "outcome">;
  model_tokens: Counter<"purpose" | "direction">;
  queue: Gauge<"state">;
  pool_size: Gauge;
  pool_crowded: Gauge;
  migrations_pending: Gauge;
  database_seconds: Gauge;
}

declare global {
  // Counted by all bundles of the process together: pages, routes and instrumentation are compiled apart.
  var studyCompanionMetrics: Metrics | undefined;
}

/** Seconds. Three of four answers take less than 20 ms, and a model up to a minute. */
const BUCKETS = [0.005, 0.02, 0.1, 0.5, 1, 5, 30];

/** Begins to count where `METRICS_TOKEN` is set; without it nothing is counted, and the library is not loaded. */
export async function openMetrics(): Promise<void> {
  if (!env.METRICS_TOKEN || globalThis.studyCompanionMetrics) return;
  const { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } = await import(
    "prom-client"
  );
  const registry = new Registry();
  const registers = [registry];
  // Of the process and of Node: memory, processor, event loop, garbage.
  collectDefaultMetrics({ register: registry });
  const gauge = (name: string, help: string) => new Gauge({ name, help, registers });
  globalThis.studyCompanionMetrics = {
    registry,
    requests: new Histogram({
      name: "study_http_request_duration_seconds",
      help: "Answers of the API by route, from the request's arrival to the answer's beginning",
      labelNames: ["method", "route", "status"],
      buckets: BUCKETS,
      registers,
    }),
    jobs: new Counter({
      name: "study_jobs_total",
      help: "Jobs that ended in this process",
      labelNames: ["job", "outcome"],
      registers,
    }),
    model_calls: new Counter({
      name: "study_model_calls_total",
      help: "Requests to a language or embedding model",
      labelNames: ["purpose", "outcome"],
      registers,
    }),
    model_tokens: new Counter({
      name: "study_model_tokens_total",
      help: "Tokens that models read and wrote",
      labelNames: ["purpose", "direction"],
      registers,
    }),
    queue: new Gauge({
      name: "study_jobs",
      help: "Jobs that wait, run, or failed within a day",
      labelNames: ["state"],
      registers,
    }),
    pool_size: gauge("study_database_pool_size", "Database connections at most"),
    pool_crowded: gauge("study_database_pool_crowded", "1 while queries wait too long for one"),
    migrations_pending: gauge("study_migrations_pending", "Migrations that the database lacks"),
    database_seconds: gauge("study_database_answer_seconds", "How long it took to answer just now"),
  };
}

/** One answer of the API. `route` is an endpoint's of the contract, never a path. */
export function countRequest(route: string, status: number, ms: number): void {
  const [method = "", template = ""] = route.includes(" ") ? route.split(" ") : ["", route];
  globalThis.studyCompanionMetrics?.requests.observe(
    { method, route: template, status: `${Math.floor(status / 100)}xx` },
    ms / 1000,
  );
}

export function countJob(job: string, outcome: "completed" | "failed"): void {
  globalThis.studyCompanionMetrics?.jobs.inc({ job, outcome });
}

interface Used {
  input: number;
  output: number;
}

export function countModelCall(
  purpose: string,
  outcome: "answered" | "failed",
  usage?: Used | null,
): void {
  const metrics = globalThis.studyCompanionMetrics;
  metrics?.model_calls.inc({ purpose, outcome });
  metrics?.model_tokens.inc({ purpose, direction: "input" }, usage?.input ?? 0);
  metrics?.model_tokens.inc({ purpose, direction: "output" }, usage?.output ?? 0);
}
