import { and, eq, sql } from "drizzle-orm";
import { db, type Transaction } from "@/db/client";
import { assignments } from "@/db/schema/assignments";
import { exams } from "@/db/schema/exams";
import { readings } from "@/db/schema/readings";
import { type AcceptedImport, syllabusImports } from "@/db/schema/syllabus-imports";
import { syllabusSources, topicItems } from "@/db/schema/topics";
import type { SyllabusEvidence } from "@/lib/contract/evidence";
import type { Acceptance, SyllabusImport } from "@/lib/contract/syllabus-imports";
import { EXAM_DURATION, type ImportItemType } from "@/lib/contract/values";
import type { SyllabusFacts } from "@/lib/documents/extract/syllabus/types";
import { withCourseConflicts } from "@/lib/services/courses/courses";
import { Failure, found, invalid } from "@/lib/services/kernel/errors";
import { type Owner, ownedBy } from "@/lib/services/kernel/owner";
import { handOverReading } from "@/lib/services/reading/readings";
import { addClassTimes } from "@/lib/services/syllabus/imports/class-times";
import { courseFor, type TargetCourse } from "@/lib/services/syllabus/imports/course";
import { finishPast } from "@/lib/services/syllabus/imports/finish-past";
import { keepGradeRules, keepGrading } from "@/lib/services/syllabus/imports/grading";
import { itemOfKey, topicNamed } from "@/lib/services/syllabus/imports/keys";
import { contentsOf, readImport } from "@/lib/services/syllabus/imports/read";
import { attachFileToCourse } from "@/lib/services/syllabus/imports/requests";
import { addSeries } from "@/lib/services/syllabus/imports/series";
import { sourceOf } from "@/lib/services/syllabus/imports/source-of";
import { moveToTrashIn } from "@/lib/services/trash/move-to-trash";

type Item = Acceptance["items"][number];

const EXAMS: Partial<Record<ImportItemType, "test" | "midterm" | "final">> = {
  exam: "test",
  midterm: "midterm",
  final: "final",
};

/**
 * Brings what the student chose into the course, new or existing, in one transaction. The words behind
 * an item come from what was read, never from the client. 409 when it was accepted before.
 */
export async function acceptImport(
  owner: Owner,
  import_id: number,
  chosen: Acceptance,
): Promise<SyllabusImport> {
  await withCourseConflicts(
    db().transaction(async (tx) => {
      const waiting = await lockedImport(tx, owner, import_id);
      const course = await courseFor(tx, owner, waiting.course_id, chosen);
      const accepted = await addToCourse(tx, owner, { ...waiting, ...course }, chosen);
      await tx
        .update(syllabusImports)
        .set({ accepted, course_id: course.course_id, accepted_at: new Date().toISOString() })
        .where(ownedBy(syllabusImports, owner, import_id));
    }),
  );
  return readImport(owner, import_id);
}

interface PendingImport extends TargetCourse {
  import_id: number;
  file_id: number | null;
  syllabus_text: string;
  facts: SyllabusFacts;
}

async function addToCourse(
  tx: Transaction,
  owner: Owner,
  waiting: PendingImport,
  chosen: Acceptance,
): Promise<AcceptedImport> {
  const { import_id, course_id, file_id, syllabus_text, facts, created_course } = waiting;
  const before = await contentsOf(tx, owner, course_id);
  const ofCourse = ({ kind, id }: Named) =>
    before.items.find((item) => item.kind === kind && item.id === id);
  const [source] = await tx
    .insert(syllabusSources)
    .values({ owner_id: owner.id, course_id, file_id, syllabus_text, facts })
    .returning({ id: syllabusSources.id });
  const source_id = found(source, "Topic").id;
  await handOverReading(tx, owner, { import_id, source_id });
  if (file_id) await attachFileToCourse(tx, owner, file_id, course_id);
  const into = { owner, course_id, source_id };
  const accepted: AcceptedImport = {
    course_id,
    created_course,
    source_id,
    assignment_ids: [],
    exam_ids: [],
    own_topic_ids: [],
    changed: waiting.changed,
    removed: [],
  };
  for (const item of chosen.items) {
    const fact = itemOfKey(facts, item.key);
    if (!fact)
      throw invalid("We've read this syllabus again in the meantime. Please review it again.");
    const evidence = sourceOf(fact);
    if (item.existing) {
      if (!ofCourse(item.existing)) throw invalid(`“${item.title}” ${ITEM_GONE}`);
      accepted.changed.push(await changeExisting(tx, into, item, item.existing, evidence));
    } else if (item.due_date && EXAMS[item.type]) {
      accepted.exam_ids.push(await addExam(tx, into, item, evidence));
    } else {
      accepted.assignment_ids.push(await addAssignment(tx, into, item, evidence));
    }
  }
  accepted.own_topic_ids = await addTopics(tx, into, chosen.topics, facts);
  const kept = { course_id, source_id, facts };
  accepted.assignment_ids.push(...(await addSeries(tx, owner, kept, chosen.series)));
  const counted = { ...kept, count: before.class_times.length };
  accepted.class_time_ids = await addClassTimes(tx, owner, counted, chosen.class_times);
  if (chosen.finishes_past) await finishPast(tx, owner, accepted.assignment_ids);
  accepted.changed.push(...(await keepGrading(tx, owner, kept, chosen.grading)));
  accepted.changed.push(...(await keepGradeRules(tx, owner, kept, chosen)));
  for (const { kind, id } of chosen.remove) {
    const named = ofCourse({ kind, id });
    if (!named) throw invalid("One of the items to delete is no longer in this course.");
    const table = kind === "exam" ? exams : assignments;
    const rows = [[table, eq(table.id, id)] as const];
    await moveToTrashIn(tx, owner, { kind, item_id: id, title: named.title, course_id, rows });
    accepted.removed.push({ kind, id });
  }
  return accepted;
}

const ITEM_GONE = "would change an item that's no longer in this course. Add it as new instead.";

type Named = NonNullable<Item["existing"]>;

type ImportTarget = { owner: Owner; course_id: number; source_id: number };

async function addAssignment(
  tx: Transaction,
  into: ImportTarget,
  item: Item,
  evidence: SyllabusEvidence,
) {
  const { title, type, due_date, weight } = item;
  const assignment_type = type === "midterm" || type === "final" ? "exam" : type;
  const [row] = await tx
    .insert(assignments)
    .values({
      ...sourceColumns(into, evidence),
      title,
      assignment_type,
      due_date,
      weight,
      status: "not_started",
    })
    .returning({ id: assignments.id });
  return found(row, "Assignment").id;
}

async function addExam(
  tx: Transaction,
  into: ImportTarget,
  item: Item,
  evidence: SyllabusEvidence,
) {
  const [row] = await tx
    .insert(exams)
    .values({
      ...sourceColumns(into, evidence),
      name: item.title,
      exam_type: EXAMS[item.type] ?? "other",
      exam_date: item.due_date ?? "",
      has_time: item.has_time,
      duration_minutes: EXAM_DURATION.default,
      has_duration: false,
      syllabus_coverage: [],
      total_weightage: 100,
      weight: item.weight,
    })
    .returning({ id: exams.id });
  return found(row, "Exam").id;
}

/** The columns that link a new row to its course and to the words it comes from. */
function sourceColumns({ owner, course_id, source_id }: ImportTarget, evidence: SyllabusEvidence) {
  return { owner_id: owner.id, course_id, syllabus_id: source_id, evidence };
}

/** Moves what the course has to the new date and weight; ticks, hours and notes stay. */
async function changeExisting(
  tx: Transaction,
  { owner, source_id }: ImportTarget,
  { title, due_date, has_time, weight }: Item,
  { kind, id }: Named,
  evidence: SyllabusEvidence,
): Promise<AcceptedImport["changed"][number]> {
  const from = { syllabus_id: source_id, evidence, weight };
  if (kind === "exam") {
    const [before] = await tx
      .select(OF_EXAM)
      .from(exams)
      .where(ownedBy(exams, owner, id))
      .for("update");
    const [after] = await tx
      .update(exams)
      // An exam always has a date: where none is sent, it keeps its own.
      .set({ ...from, name: title, ...(due_date && { exam_date: due_date, has_time }) })
      .where(ownedBy(exams, owner, id))
      .returning(OF_EXAM);
    return { kind, id, before: found(before, "Exam"), after: found(after, "Exam") };
  }
  const [before] = await tx
    .select(OF_ASSIGNMENT)
    .from(assignments)
    .where(ownedBy(assignments, owner, id))
    .for("update");
  const [after] = await tx
    .update(assignments)
    .set({ ...from, title, due_date })
    .where(ownedBy(assignments, owner, id))
    .returning(OF_ASSIGNMENT);
  return { kind, id, before: found(before, "Assignment"), after: found(after, "Assignment") };
}

/** The columns that an import may change, read back from the database, which rounds weights. */
const OF_EXAM = {
  name: exams.name,
  exam_date: exams.exam_date,
  has_time: exams.has_time,
  weight: exams.weight,
  syllabus_id: exams.syllabus_id,
  evidence: exams.evidence,
};

const OF_ASSIGNMENT = {
  title: assignments.title,
  due_date: assignments.due_date,
  weight: assignments.weight,
  syllabus_id: assignments.syllabus_id,
  evidence: assignments.evidence,
};

/** Answers the ids of those that the student added to what was read. */
async function addTopics(
  tx: Transaction,
  { owner, course_id, source_id }: ImportTarget,
  topics: Acceptance["topics"],
  facts: SyllabusFacts,
): Promise<number[]> {
  if (topics.length === 0) return [];
  const [last] = await tx
    .select({ order: sql<number>`coalesce(max(${topicItems.order}), -1)` })
    .from(topicItems)
    .where(and(ownedBy(topicItems, owner), eq(topicItems.course_id, course_id)));
  const first = (last?.order ?? -1) + 1;
  const added = await tx
    .insert(topicItems)
    .values(
      topics.map(({ key, title, week }, index) => {
        const origin = topicNamed(facts, key);
        return {
          owner_id: owner.id,
          course_id,
          // One that the student added in the review is theirs: no syllabus says it.
          source_id: origin ? source_id : null,
          title,
          week,
          difficulty: "intermediate" as const,
          order: first + index,
          evidence: origin ? sourceOf(origin) : null,
        };
      }),
    )
    .onConflictDoNothing()
    .returning({ id: topicItems.id, source_id: topicItems.source_id });
  return added.filter((topic) => topic.source_id === null).map(({ id }) => id);
}

async function lockedImport(tx: Transaction, owner: Owner, import_id: number) {
  const [row] = await tx
    .select({
      course_id: syllabusImports.course_id,
      file_id: syllabusImports.file_id,
      syllabus_text: syllabusImports.syllabus_text,
      facts: syllabusImports.facts,
      accepted_at: syllabusImports.accepted_at,
    })
    .from(syllabusImports)
    .where(ownedBy(syllabusImports, owner, import_id))
    .for("update");
  const { facts, ...rest } = found(row, "Import");
  if (rest.accepted_at) throw new Failure(409, "This syllabus is in the course already.");
  const [reading] = await tx
    .select({ stage: readings.stage })
    .from(readings)
    .where(and(ownedBy(readings, owner), eq(readings.import_id, import_id)));
  if (!facts || reading?.stage !== "ready") {
    throw new Failure(409, "We're still reading this syllabus.");
  }
  return { ...rest, import_id, facts };
}
