import { sql } from "drizzle-orm";
import { db } from "@/db/client";
import { DAY_MS } from "@/lib/time/durations";
import type { Owned } from "@/tests/bench/course";
import { compare, type Row } from "@/tests/bench/measure";

/** What a student opens most, each against the same rows read by bare SQL on the same connection. */
export async function benchLists({ student, owner_id, course_id }: Owned): Promise<Row[]> {
  const inCourse = (table: string) =>
    `select * from ${table} where owner_id = ${owner_id} and course_id = ${course_id} order by id`;
  const dated = (table: string, column: string, period: string) =>
    `select * from ${table} where owner_id = ${owner_id} and ${column} between now() and now() + interval '${period}'`;
  const now = Date.now();
  const day = (days: number) => new Date(now + days * DAY_MS).toISOString().slice(0, 10);
  const reads: [name: string, path: string, ...bare: string[]][] = [
    ...(
      [
        ["assignments", "assignments"],
        ["topic-items", "topic_items"],
        ["exams", "exams"],
        ["assignment-files", "files"],
      ] as const
    ).map(([path, table]): [string, string, string] => [
      `GET /courses/{id}/${path}/`,
      `/courses/${course_id}/${path}/`,
      inCourse(table),
    ]),
    [
      "GET /calendar/events/ of a month",
      `/calendar/events/?from=${day(0)}&to=${day(30)}`,
      dated("assignments", "due_date", "30 days"),
      dated("exams", "exam_date", "30 days"),
    ],
    [
      "GET /dashboard/",
      "/dashboard/",
      dated("assignments", "due_date", "14 days"),
      dated("exams", "exam_date", "14 days"),
      `select * from courses where owner_id = ${owner_id}`,
    ],
  ];
  const rows: Row[] = [];
  for (const [name, path, ...bare] of reads) {
    rows.push(
      await compare(name, {
        measured: () => student.get(path),
        baseline: () => Promise.all(bare.map((statement) => db().execute(sql.raw(statement)))),
      }),
    );
  }
  return rows;
}
