import { and, asc, eq, inArray, type SQL } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { assignments } from "@/db/schema/assignments";
import { chatThreads } from "@/db/schema/chat";
import { classTimes } from "@/db/schema/class-times";
import { courses } from "@/db/schema/courses";
import { exams } from "@/db/schema/exams";
import { files } from "@/db/schema/files";
import { resources } from "@/db/schema/resources";
import { studyPlans } from "@/db/schema/study-plans";
import { syllabusSources, topicItems } from "@/db/schema/topics";
import { CLASS_KINDS } from "@/lib/contract/class-values";
import type { FileKind } from "@/lib/contract/values";
import { found } from "@/lib/services/kernel/errors";
import { type Owner, ownedBy } from "@/lib/services/kernel/owner";
import { requireCourse } from "@/lib/services/kernel/require-course";
import { COURSE_TABLES, type Deletion, moveToTrash } from "@/lib/services/trash/move-to-trash";
import { weeklyWords } from "@/lib/time/weekly-words";

/** Takes everything in the course along. */
export function removeCourse(owner: Owner, course_id: number): Promise<void> {
  return moveToTrash(owner, (tx) => courseDeletion(tx, owner, course_id));
}

/** The deletion of a course with everything in it. 404 when it is not there (any more). */
export async function courseDeletion(
  tx: Transaction,
  owner: Owner,
  course_id: number,
): Promise<Deletion> {
  const [course] = await tx
    .select({ title: courses.name })
    .from(courses)
    .where(ownedBy(courses, owner, course_id))
    .for("update");
  const { title } = found(course, "Course");
  return {
    kind: "course",
    item_id: course_id,
    title,
    course_id: null,
    rows: [
      [courses, eq(courses.id, course_id)],
      ...COURSE_TABLES.map((table) => [table, eq(table.course_id, course_id)] as const),
    ],
  };
}

export function removeAssignment(
  owner: Owner,
  { course_id, assignment_id: item_id }: { course_id: number; assignment_id: number },
): Promise<void> {
  return moveToTrash(owner, async (tx) => {
    const [row] = await tx
      .select({ title: assignments.title })
      .from(assignments)
      .where(and(ownedBy(assignments, owner, item_id), eq(assignments.course_id, course_id)))
      .for("update");
    const { title } = found(row, "Assignment");
    const rows = [[assignments, eq(assignments.id, item_id)] as [typeof assignments, SQL]];
    return { kind: "assignment", item_id, title, course_id, rows };
  });
}

/** Moves them to the trash in one step, from where they come back together. */
export async function removeAssignments(
  owner: Owner,
  course_id: number,
  ids: number[],
): Promise<void> {
  await requireCourse(owner, course_id);
  await moveToTrash(owner, async (tx) => {
    const chosen = and(inArray(assignments.id, ids), eq(assignments.course_id, course_id));
    const [first] = await tx
      .select({ id: assignments.id, title: assignments.title })
      .from(assignments)
      .where(and(ownedBy(assignments, owner), chosen))
      .orderBy(asc(assignments.due_date), asc(assignments.id))
      .for("update");
    const { id: item_id, title } = found(first, "Assignment");
    return { kind: "assignment", item_id, title, course_id, rows: [[assignments, chosen]] };
  });
}

export function removeExam(
  owner: Owner,
  { course_id, exam_id: item_id }: { course_id: number; exam_id: number },
): Promise<void> {
  return moveToTrash(owner, async (tx) => {
    const [row] = await tx
      .select({ title: exams.name })
      .from(exams)
      .where(and(ownedBy(exams, owner, item_id), eq(exams.course_id, course_id)))
      .for("update");
    const { title } = found(row, "Exam");
    return { kind: "exam", item_id, title, course_id, rows: [[exams, eq(exams.id, item_id)]] };
  });
}

/** Its days and times in the title tell it from the others of its course. */
export function removeClassTime(
  owner: Owner,
  { course_id, class_time_id: item_id }: { course_id: number; class_time_id: number },
): Promise<void> {
  return moveToTrash(owner, async (tx) => {
    const [row] = await tx
      .select()
      .from(classTimes)
      .where(and(ownedBy(classTimes, owner, item_id), eq(classTimes.course_id, course_id)))
      .for("update");
    const classTime = found(row, "Class time");
    const title = `${CLASS_KINDS[classTime.kind]}, ${weeklyWords(classTime)}`;
    const rows = [[classTimes, eq(classTimes.id, item_id)] as [typeof classTimes, SQL]];
    return { kind: "class_time", item_id, title, course_id, rows };
  });
}

export function removeTopicItem(
  owner: Owner,
  { course_id, item_id }: { course_id: number; item_id: number },
): Promise<void> {
  return moveToTrash(owner, async (tx) => {
    const [row] = await tx
      .select({ title: topicItems.title })
      .from(topicItems)
      .where(and(ownedBy(topicItems, owner, item_id), eq(topicItems.course_id, course_id)))
      .for("update");
    const { title } = found(row, "Item");
    const rows = [[topicItems, eq(topicItems.id, item_id)] as [typeof topicItems, SQL]];
    return { kind: "topic", item_id, title, course_id, rows };
  });
}

/** An assignment made from the file stays, without its source. */
export function removeCourseFile(
  owner: Owner,
  kind: FileKind,
  { course_id, file_id }: { course_id: number; file_id: number },
): Promise<void> {
  return moveToTrash(owner, async (tx) => {
    const at = and(ownedBy(files, owner, file_id), eq(files.course_id, course_id));
    const [row] = await tx
      .select({ title: files.title })
      .from(files)
      .where(and(at, eq(files.kind, kind)))
      .for("update");
    return {
      kind: "file",
      item_id: file_id,
      title: found(row, "File").title,
      course_id,
      source_file_id: file_id,
      rows: [[files, eq(files.id, file_id)]],
    };
  });
}

export function removeResource(owner: Owner, resource_id: number): Promise<void> {
  return moveToTrash(owner, async (tx) => {
    const [row] = await tx
      .select({
        title: resources.title,
        course_id: resources.course_id,
        file_id: resources.file_id,
      })
      .from(resources)
      .where(ownedBy(resources, owner, resource_id))
      .for("update");
    const { title, course_id, file_id } = found(row, "Resource");
    return {
      kind: "resource",
      item_id: resource_id,
      title,
      course_id,
      rows: [
        [resources, eq(resources.id, resource_id)],
        [files, eq(files.id, file_id)],
      ],
    };
  });
}

/** Takes the cards read from it along; cards made by hand stay. */
export function removeSyllabus(
  owner: Owner,
  { course_id, topic_id: item_id }: { course_id: number; topic_id: number },
): Promise<void> {
  return moveToTrash(owner, async (tx) => {
    const [row] = await tx
      .select({ file_id: syllabusSources.file_id })
      .from(syllabusSources)
      .where(
        and(ownedBy(syllabusSources, owner, item_id), eq(syllabusSources.course_id, course_id)),
      )
      .for("update");
    const { file_id } = found(row, "Topic");
    return {
      kind: "syllabus",
      item_id,
      title: await syllabusTitle(tx, file_id),
      course_id,
      rows: [
        [syllabusSources, eq(syllabusSources.id, item_id)],
        [topicItems, eq(topicItems.source_id, item_id)],
        [files, eq(files.id, file_id ?? 0)],
      ],
    };
  });
}

export function removeStudyPlan(owner: Owner, plan_id: number): Promise<void> {
  return moveToTrash(owner, async (tx) => {
    const [row] = await tx
      .select({ title: studyPlans.title, course_id: studyPlans.course_id })
      .from(studyPlans)
      .where(ownedBy(studyPlans, owner, plan_id))
      .for("update");
    const rows = [[studyPlans, eq(studyPlans.id, plan_id)] as [typeof studyPlans, SQL]];
    return { kind: "study_plan", item_id: plan_id, ...found(row, "Plan"), rows };
  });
}

export function removeThread(owner: Owner, thread_id: number): Promise<void> {
  return moveToTrash(owner, async (tx) => {
    const [row] = await tx
      .select({ title: chatThreads.title, course_id: chatThreads.course_id })
      .from(chatThreads)
      .where(ownedBy(chatThreads, owner, thread_id))
      .for("update");
    const rows = [[chatThreads, eq(chatThreads.id, thread_id)] as [typeof chatThreads, SQL]];
    return { kind: "chat", item_id: thread_id, ...found(row, "Thread"), rows };
  });
}

async function syllabusTitle(tx: Transaction, file_id: number | null): Promise<string> {
  if (file_id === null) return "Pasted syllabus";
  const [file] = await tx
    .select({ name: files.original_filename })
    .from(files)
    .where(eq(files.id, file_id));
  return found(file, "File").name;
}
