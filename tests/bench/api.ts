import { sql } from "drizzle-orm";
import { db } from "@/db/client";
import type { Owned } from "@/tests/bench/course";
import { compare, type Row } from "@/tests/bench/measure";

/** Each list of the course page against the same rows read by bare SQL on the same connection. */
export async function benchLists({ student, owner_id, course_id }: Owned): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [path, table] of [
    ["assignments", "assignments"],
    ["topic-items", "topic_items"],
    ["exams", "exams"],
    ["assignment-files", "files"],
  ] as const) {
    const bare = sql.raw(
      `select * from ${table} where owner_id = ${owner_id} and course_id = ${course_id} order by id`,
    );
    rows.push(
      await compare(`GET /courses/{id}/${path}/`, {
        measured: () => student.get(`/courses/${course_id}/${path}/`),
        baseline: () => db().execute(bare),
      }),
    );
  }
  return rows;
}
