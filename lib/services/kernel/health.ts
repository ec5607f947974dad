import { sql } from "drizzle-orm";
import { db } from "@/db/client";
import { Failure } from "@/lib/services/kernel/errors";

/** 503 unless the database answers. Migrations ran before the database was opened to requests. */
export async function checkReady(): Promise<void> {
  try {
    await db().execute(sql`select 1`);
  } catch {
    throw new Failure(503, "The service is starting, or it can't reach its database.");
  }
}
