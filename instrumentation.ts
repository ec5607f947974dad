/** Runs once per server process, before the first request: settings, database, jobs. */
export async function register() {
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  try {
    const { startProduct } = await import("@/lib/start");
    await startProduct();
  } catch (error) {
    // Next would say this once for every page and go on without a database.
    // biome-ignore lint/suspicious/noConsole: the logger may be what failed
    console.error(
      `Study Companion cannot start. ${error instanceof Error ? error.message : error}`,
    );
    process.exit(1);
  }
}
