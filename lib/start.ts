import { setFlagsFromString } from "node:v8";
import { closeDatabase, migrateDatabase, openDatabase } from "@/db/client";
import { startJobs, stopJobs } from "@/inngest/embedded/start";
import { authSecret, embeddedDatabase, env, jobEngine } from "@/lib/env";

/** Opens everything a request needs. Throws one sentence about what cannot work. */
export async function startProduct(): Promise<void> {
  refuseEmbeddedOnVercel();
  // Node 24 may end the process when it frees replaced WebAssembly code: V8's own check in
  // UnregisterWasmAllocation fails. Kept code costs a few megabytes.
  setFlagsFromString("--no-wasm-code-gc");
  authSecret();
  await openDatabase();
  await migrateDatabase();
  await startJobs();
  globalThis.studyCompanionStop = async () => {
    await stopJobs();
    await closeDatabase();
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
