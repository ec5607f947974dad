import { db } from "@/db/client";
import { inngest } from "@/inngest/client";
import { Engine } from "@/inngest/embedded/engine";
import { failureInLog } from "@/inngest/embedded/failure-in-log";
import { acquireLeaderLock } from "@/inngest/embedded/leader-lock";
import { functions } from "@/inngest/index";
import { deliver } from "@/inngest/outbox";
import { env, jobEngine } from "@/lib/env";

interface Jobs {
  stop(): Promise<void>;
}

declare global {
  var studyCompanionJobs: Promise<Jobs> | undefined;
}

/**
 * Starts the embedded engine, once per process, after the database is open and migrated. Where Inngest
 * runs the jobs it gets what waits for it. Throws when a function asks for what the engine cannot do.
 */
export async function startJobs(): Promise<void> {
  if (jobEngine !== "embedded") return deliver();
  globalThis.studyCompanionJobs ??= env.DATABASE_URL
    ? startAsLeader(env.DATABASE_URL)
    : startAlone();
  await globalThis.studyCompanionJobs;
}

/** Lets the turns under way end, for a few seconds. Whatever is unfinished goes on at the next start. */
export async function stopJobs(): Promise<void> {
  const jobs = await globalThis.studyCompanionJobs?.catch(() => undefined);
  globalThis.studyCompanionJobs = undefined;
  await jobs?.stop();
}

/** The embedded database is locked to this process already. */
async function startAlone(): Promise<Jobs> {
  const engine = await startEngine();
  return { stop: () => stopEngine(engine) };
}

async function startAsLeader(url: string): Promise<Jobs> {
  let engine: Engine | undefined;
  const lead = await acquireLeaderLock({
    url,
    gain: async () => {
      engine = await startEngine();
      inngest.logger.info("This process runs the background jobs");
    },
    fail: (error) =>
      inngest.logger.error(failureInLog(error), "The background jobs could not be taken over"),
    refuse: () =>
      inngest.logger.warn(
        "Another process runs the background jobs; this one takes over when it ends",
      ),
    lose: () => {
      inngest.logger.error("The lock on the background jobs is lost; they stop in this process");
      globalThis.studyCompanionWakeJobs = undefined;
      engine?.abandon();
      engine = undefined;
    },
  });
  return {
    stop: async () => {
      if (engine) await stopEngine(engine);
      await lead.release();
    },
  };
}

async function startEngine(): Promise<Engine> {
  const engine = await Engine.start({ db: db(), client: inngest, functions, log: inngest.logger });
  globalThis.studyCompanionWakeJobs = () => engine.wake();
  return engine;
}

async function stopEngine(engine: Engine): Promise<void> {
  globalThis.studyCompanionWakeJobs = undefined;
  await engine.stop();
}
