import { and, eq } from "drizzle-orm";
import { db } from "@/db/client";
import { readings } from "@/db/schema/readings";
import type { Reading } from "@/lib/services/reading/readings";
import type { Student } from "@/tests/support/student";

/** The current attempt at reading the student's file. */
export async function readingOf(student: Student, file_id: number): Promise<Reading> {
  const [reading] = await db()
    .select({ reading_id: readings.id, attempt: readings.attempt })
    .from(readings)
    .where(and(eq(readings.owner_id, student.user.id), eq(readings.file_id, file_id)));
  if (!reading) throw new Error("The file has no reading");
  return reading;
}
