import { sql } from "drizzle-orm";
import { db } from "@/db/client";
import { type Student, signIn } from "@/tests/support/student";

export interface Owned {
  student: Student;
  owner_id: number;
  course_id: number;
}

/** A student with one course in full swing: 200 assignments, 300 topic cards, 50 exams, 30 files. */
export async function fullCourse(): Promise<Owned> {
  const student = await signIn();
  const { id: course_id } = await student.makesCourse();
  const owner_id = student.user.id;
  const insert = (table: string, columns: string, values: string, rows: number) =>
    db().execute(
      sql.raw(`insert into ${table} (owner_id, course_id, created_at, updated_at, ${columns})
        select ${owner_id}, ${course_id}, now(), now(), ${values} from generate_series(1, ${rows}) n`),
    );
  await insert(
    "assignments",
    "title, assignment_type, due_date, status",
    "'Assignment ' || n, 'homework', now() + n * interval '1 day', 'not_started'",
    200,
  );
  await insert(
    "topic_items",
    `title, difficulty, "order"`,
    "'Topic ' || n, 'intermediate', n",
    300,
  );
  await insert(
    "exams",
    "name, exam_type, exam_date, duration_minutes, syllabus_coverage, total_weightage",
    "'Exam ' || n, 'test', now() + n * interval '1 day', 90, '[]', 100",
    50,
  );
  await insert(
    "files",
    "kind, title, original_filename, file_type, file_size, sha256",
    "'assignment', 'File ' || n, 'f.pdf', 'pdf', 1, md5(n::text)",
    30,
  );
  await db().execute(
    sql`insert into readings (owner_id, file_id, stage, created_at, updated_at)
      select owner_id, id, 'ready', now(), now() from files where owner_id = ${owner_id}`,
  );
  await db().execute(sql.raw("analyze"));
  return { student, owner_id, course_id };
}
