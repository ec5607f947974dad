/** Runs once per server process, before the first request: settings, database, jobs. */
export async function register() {
  // Next compiles this file for its Edge runtime too, and leaves out there what stands within this condition.
  if (process.env.NEXT_RUNTIME === "nodejs") {
    const { startOrExit } = await import("@/lib/start");
    await startOrExit();
  }
}
