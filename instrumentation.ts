/** Runs once per server process, before the first request: settings, database, jobs. */
export async function register() {
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  const { startProduct } = await import("@/lib/start");
  await startProduct();
}
