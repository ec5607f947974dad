import { and, eq, gt, isNotNull, isNull, notExists, notInArray, sql } from "drizzle-orm";
import { db } from "@/db/client";
import { fileIndexes } from "@/db/schema/chunks";
import { files } from "@/db/schema/files";
import { readings } from "@/db/schema/readings";
import { courseUnrelated } from "@/inngest/events";
import { announce } from "@/inngest/outbox";
import { MINUTE_MS } from "@/lib/time/durations";

/** Courses that one round asks for; the next round finds the others. */
const ROUND = 200;
/** A course is asked for once in this time, however many files are uploaded. */
const PAUSE_MS = 10 * MINUTE_MS;

/**
 * Asks for the spaces of courses with a file that has no place in one: new files, moved ones, and those that came
 * back from the trash. While files of a course are still being read it waits for them.
 */
export async function requestMissingSpaces(): Promise<void> {
  const lately = new Date(Date.now() - PAUSE_MS).toISOString();
  const stillRead = db()
    .select({ found: sql`1` })
    .from(readings)
    .where(
      and(
        eq(readings.owner_id, files.owner_id),
        notInArray(readings.stage, ["ready", "failed"]),
        gt(readings.updated_at, lately),
      ),
    );
  const missing = await db()
    .selectDistinct({ owner_id: files.owner_id, course_id: files.course_id })
    .from(fileIndexes)
    .innerJoin(files, and(eq(files.id, fileIndexes.file_id), isNull(files.trash_id)))
    .where(
      and(isNull(fileIndexes.space_id), isNotNull(fileIndexes.finished_at), notExists(stillRead)),
    )
    .limit(ROUND);
  const period = Math.floor(Date.now() / PAUSE_MS);
  await announce(
    missing.map((course) =>
      courseUnrelated.create(course, {
        id: `courses/unrelated-${course.owner_id}-${course.course_id ?? 0}-${period}`,
      }),
    ),
  );
}
