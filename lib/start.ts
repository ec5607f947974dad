import path from "node:path";
import { setFlagsFromString } from "node:v8";
import { closeDatabase, migrateDatabase, openDatabase } from "@/db/client";
import { startJobs, stopJobs } from "@/inngest/embedded/start";
import { closeDataFolder } from "@/lib/data-folder";
import {
  authSecret,
  embeddedDatabase,
  env,
  jobEngine,
  siteOrigin,
  usesDataFolder,
} from "@/lib/env";
import { ExitError } from "@/lib/exit-error";
import { log } from "@/lib/log";
import { openMetrics } from "@/lib/metrics";
import { closeTracing, openTracing } from "@/lib/tracing";

/** Opens everything a request needs, or says in one sentence what cannot work and ends the process. */
export async function startOrExit(): Promise<void> {
  try {
    await startProduct();
  } catch (error) {
    // Next would say this once for every page and go on without a database.
    // biome-ignore lint/suspicious/noConsole: the logger may be what failed
    console.error(
      `Study Companion cannot start. ${error instanceof Error ? error.message : error}`,
    );
    process.exit(error instanceof ExitError ? error.exitCode : 1);
  }
}

async function startProduct(): Promise<void> {
  refuseEmbeddedOnVercel();
  // Node 24 may end the process when it frees replaced WebAssembly code: V8's own check in
  // UnregisterWasmAllocation fails. Kept code costs a few megabytes.
  setFlagsFromString("--no-wasm-code-gc");
  if (usesDataFolder && !closeDataFolder(env.DATA_DIR)) {
    log.warn({ folder: path.resolve(env.DATA_DIR) }, "other accounts of this machine can read it");
  }
  authSecret();
  await openMetrics();
  await openTracing();
  await openDatabase();
  await migrateDatabase();
  if (env.SMTP_URL && !env.NEXTAUTH_URL) {
    log.warn({ address: siteOrigin }, "NEXTAUTH_URL is not set: links in mails lead here");
  }
  await startJobs();
  globalThis.studyCompanionStop = async () => {
    await stopJobs();
    await closeDatabase();
    await closeTracing();
  };
}

/** A function there lives for a moment and keeps no disk: neither embedded half could work. */
function refuseEmbeddedOnVercel() {
  if (!env.VERCEL) return;
  if (embeddedDatabase) throw new Error("On Vercel DATABASE_URL must name a PostgreSQL database.");
  if (jobEngine === "embedded") {
    throw new Error("On Vercel INNGEST_EVENT_KEY and INNGEST_SIGNING_KEY must be set.");
  }
}

declare global {
  /** Ends the jobs and closes the database; whoever serves calls it when the last request is answered. */
  var studyCompanionStop: (() => Promise<void>) | undefined;
}
