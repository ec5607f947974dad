import { readFile } from "node:fs/promises";
import path from "node:path";
import { and, eq } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { assignments } from "@/db/schema/assignments";
import { classTimes } from "@/db/schema/class-times";
import { courses } from "@/db/schema/courses";
import { exams } from "@/db/schema/exams";
import { files } from "@/db/schema/files";
import { gradePieces } from "@/db/schema/grade-pieces";
import { resources } from "@/db/schema/resources";
import { topicItems } from "@/db/schema/topics";
import type { Course } from "@/lib/contract/courses";
import { selectCourses, withCourseConflicts } from "@/lib/services/courses/courses";
import { storeFile } from "@/lib/services/files/stored-files";
import { found } from "@/lib/services/kernel/errors";
import { type Owner, ownedBy } from "@/lib/services/kernel/owner";
import { SAMPLE_FILE, sampleContents } from "@/lib/services/library/sample/contents";
import { addSamplePlan } from "@/lib/services/library/sample/plan";
import { startReading } from "@/lib/services/reading/readings";
import { dateIn } from "@/lib/time/dates";

/** The student's sample course, made around today where there is none. Two requests at once make one. */
export async function openSampleCourse(owner: Owner): Promise<Course> {
  const before = await sampleOf(owner);
  if (before) return before;
  try {
    await withCourseConflicts(makeSample(owner));
  } catch (error) {
    const meanwhile = await sampleOf(owner);
    if (meanwhile) return meanwhile;
    throw error;
  }
  return found(await sampleOf(owner), "Course");
}

async function sampleOf(owner: Owner): Promise<Course | undefined> {
  const [course] = await selectCourses().where(
    and(ownedBy(courses, owner), eq(courses.is_sample, true)),
  );
  return course;
}

/** Everything in one transaction: that of its study file, which then is read as any other. */
async function makeSample(owner: Owner): Promise<void> {
  const { title, description, filename } = SAMPLE_FILE;
  const bytes = new Uint8Array(await readFile(path.join(process.cwd(), "public/sample", filename)));
  await storeFile(
    owner,
    { course_id: null, kind: "resource" },
    { title, description, filename, bytes },
    { insertWith: (tx, file_id) => insertSample(tx, owner, file_id) },
  );
}

async function insertSample(tx: Transaction, owner: Owner, file_id: number): Promise<void> {
  const owner_id = owner.id;
  const contents = sampleContents(dateIn(owner.timezone, new Date()), owner.timezone);
  const [course] = await tx
    .insert(courses)
    .values({ ...contents.course, owner_id, is_sample: true })
    .returning({ id: courses.id });
  const course_id = found(course, "Course").id;
  const into = { owner_id, course_id };
  await tx
    .update(files)
    .set({ course_id })
    .where(ownedBy(files, owner, file_id));
  const { title, description } = SAMPLE_FILE;
  const about = { subject: "Psychology", difficulty_level: 2, tags: ["Sample"] };
  await tx.insert(resources).values({ ...into, ...about, file_id, title, description });
  await startReading(tx, owner, { file_id });
  const tasks = await tx
    .insert(assignments)
    .values(contents.assignments.map((row) => ({ ...into, ...row })))
    .returning({ id: assignments.id, title: assignments.title });
  const task_ids = new Map(tasks.map(({ id, title }) => [title, id]));
  await tx.insert(gradePieces).values(
    contents.scores.map(({ title, score }) => {
      return { ...into, ...score, assignment_id: found(task_ids.get(title), "Assignment") };
    }),
  );
  const topics = await tx
    .insert(topicItems)
    .values(contents.topics.map(({ row }) => ({ ...into, ...row })))
    .returning({ id: topicItems.id, order: topicItems.order });
  const ids = new Map(topics.map(({ id, order }) => [order, id]));
  await tx.insert(classTimes).values(contents.class_times.map((row) => ({ ...into, ...row })));
  await tx.insert(exams).values({ ...into, ...contents.final });
  const [midterm] = await tx
    .insert(exams)
    .values({ ...into, ...contents.midterm })
    .returning({ id: exams.id });
  await addSamplePlan(tx, owner, {
    course_id,
    file_id,
    exam: { id: found(midterm, "Exam").id, name: contents.midterm.name },
    plan: contents.plan,
    topics: contents.topics.map(({ page, row }, index) => ({
      id: ids.get(index) ?? 0,
      title: row.title,
      page,
    })),
  });
}
