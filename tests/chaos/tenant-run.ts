import { closeDatabase, migrateDatabase, openDatabase } from "@/db/client";
import { functions } from "@/inngest/index";
import { startEngine } from "@/tests/support/jobs";
import type { Found } from "./burglar";
import { type Tenant, tryEveryEndpoint } from "./tenant";

/** In this process, on the database that its settings name. */
export async function runTenant(tenant: Tenant): Promise<Found> {
  await openDatabase();
  await migrateDatabase();
  const engine = await startEngine(functions);
  try {
    return await tryEveryEndpoint(tenant);
  } finally {
    await engine.stop();
    await closeDatabase();
  }
}
