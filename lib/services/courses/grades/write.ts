import { and, eq, inArray } from "drizzle-orm";
import { db, type Transaction } from "@/db/client";
import { assignments } from "@/db/schema/assignments";
import { courses } from "@/db/schema/courses";
import { exams } from "@/db/schema/exams";
import { gradePieces } from "@/db/schema/grade-pieces";
import type { GradePieceInput } from "@/lib/contract/grade-pieces";
import type { GradeRulesInput } from "@/lib/contract/grade-rules";
import { PIECES_MAX } from "@/lib/contract/grade-values";
import type { CourseGrades } from "@/lib/contract/grades";
import { readGrades } from "@/lib/services/courses/grades/read";
import { found, invalid, invalidField } from "@/lib/services/kernel/errors";
import { type Owner, ownedBy } from "@/lib/services/kernel/owner";

/** Replaces the rules; one that stays as it was keeps the words it was read from. */
export async function setRules(
  owner: Owner,
  course_id: number,
  rules: GradeRulesInput,
): Promise<CourseGrades> {
  await db().transaction(async (tx) => {
    const { grade_rules: before } = await lockedCourse(tx, owner, course_id);
    const sources = (before?.sources ?? []).flatMap((source) => {
      const was = before?.[source.about];
      const is = rules[source.about];
      if (source.at === null) return isSame(was, is) ? [source] : [];
      const [said, list] = [Array.isArray(was) ? was[source.at] : undefined, is];
      // It may stand elsewhere in its list by now.
      const at = Array.isArray(list) ? list.findIndex((one) => isSame(one, said)) : -1;
      return at === -1 ? [] : [{ ...source, at }];
    });
    await tx
      .update(courses)
      .set({ grade_rules: { ...rules, sources } })
      .where(ownedBy(courses, owner, course_id));
  });
  return readGrades(owner, course_id);
}

function isSame(a: unknown, b: unknown): boolean {
  return a !== undefined && JSON.stringify(a) === JSON.stringify(b);
}

/** What is left out stays as it is. */
export async function setGradeDetails(
  owner: Owner,
  course_id: number,
  details: { counts?: Record<string, string> | undefined; final_letter?: string | undefined },
): Promise<CourseGrades> {
  const { counts, final_letter } = details;
  await db().transaction(async (tx) => {
    const before = await lockedCourse(tx, owner, course_id);
    await tx
      .update(courses)
      .set({
        grade_counts: counts ?? before.grade_counts,
        final_letter: final_letter ?? before.final_letter,
      })
      .where(ownedBy(courses, owner, course_id));
  });
  return readGrades(owner, course_id);
}

/** All of it or nothing. 404 where one names work that is not in the course. */
export async function setPieces(
  owner: Owner,
  course_id: number,
  pieces: readonly GradePieceInput[],
  forgotten: readonly number[] = [],
): Promise<CourseGrades> {
  await db().transaction(async (tx) => {
    // Two devices at once take turns, so that one piece of work has one score and the limit holds.
    const { grading } = await lockedCourse(tx, owner, course_id);
    const keys = new Set(grading.map(({ key }) => key));
    if (pieces.some(({ component }) => component && !keys.has(component))) {
      throw invalidField("component", "This part of the grade isn't there any more.");
    }
    await requireWork(tx, owner, course_id, pieces);
    const ofCourse = and(ownedBy(gradePieces, owner), eq(gradePieces.course_id, course_id));
    const leaving = new Set(forgotten);
    if (leaving.size > 0) {
      const gone = await tx
        .delete(gradePieces)
        .where(and(ofCourse, inArray(gradePieces.id, [...leaving])))
        .returning({ id: gradePieces.id });
      if (gone.length < leaving.size) found(undefined, "Piece");
    }
    const { id, assignment_id, exam_id } = gradePieces;
    const rows = await tx.select({ id, assignment_id, exam_id }).from(gradePieces).where(ofCourse);
    const fresh: (typeof gradePieces.$inferInsert)[] = [];
    for (const piece of pieces) {
      const row = rows.find((one) => isOf(one, piece));
      if (row) {
        await tx
          .update(gradePieces)
          .set({ ...columnsOf(piece), updated_at: new Date().toISOString() })
          .where(ownedBy(gradePieces, owner, row.id));
        continue;
      }
      const named = fresh.find((one) => isOf({ ...NO_WORK, ...one }, piece));
      // Said twice of the same work: what comes later holds.
      if (named) Object.assign(named, columnsOf(piece));
      else fresh.push({ ...newPiece(piece), owner_id: owner.id, course_id });
    }
    if (rows.length + fresh.length > PIECES_MAX && fresh.length > 0) {
      throw invalid(`A course can have at most ${PIECES_MAX} scores.`);
    }
    if (fresh.length > 0) await tx.insert(gradePieces).values(fresh);
  });
  return readGrades(owner, course_id);
}

/** 404 where the course has no such piece. */
export async function removePiece(
  owner: Owner,
  { course_id, piece_id }: { course_id: number; piece_id: number },
): Promise<void> {
  const [gone] = await db()
    .delete(gradePieces)
    .where(and(ownedBy(gradePieces, owner, piece_id), eq(gradePieces.course_id, course_id)))
    .returning({ id: gradePieces.id });
  found(gone, "Piece");
}

async function lockedCourse(tx: Transaction, owner: Owner, course_id: number) {
  const [course] = await tx
    .select({
      grading: courses.grading,
      grade_rules: courses.grade_rules,
      grade_counts: courses.grade_counts,
      final_letter: courses.final_letter,
    })
    .from(courses)
    .where(ownedBy(courses, owner, course_id))
    .for("update");
  return found(course, "Course");
}

const NO_WORK = { id: 0, assignment_id: null, exam_id: null };

/** The row of the work that is named, or of the piece itself. */
function isOf(
  row: Pick<typeof gradePieces.$inferSelect, "id" | "assignment_id" | "exam_id">,
  { assignment_id, exam_id, piece_id }: GradePieceInput,
): boolean {
  if (assignment_id !== null) return row.assignment_id === assignment_id;
  if (exam_id !== null) return row.exam_id === exam_id;
  return piece_id !== null && row.id === piece_id;
}

function newPiece(piece: GradePieceInput) {
  const { assignment_id, exam_id, piece_id, title } = piece;
  if (piece_id !== null) found(undefined, "Piece");
  if (assignment_id === null && exam_id === null && !title) {
    throw invalidField("title", "Title is required");
  }
  return { ...columnsOf(piece), assignment_id, exam_id };
}

async function requireWork(
  tx: Transaction,
  owner: Owner,
  course_id: number,
  pieces: readonly GradePieceInput[],
): Promise<void> {
  const tasks = new Set(pieces.flatMap(({ assignment_id }) => assignment_id ?? []));
  const dates = new Set(pieces.flatMap(({ exam_id }) => exam_id ?? []));
  const of = (table: typeof assignments | typeof exams, ids: Set<number>) =>
    and(ownedBy(table, owner), eq(table.course_id, course_id), inArray(table.id, [...ids]));
  if (tasks.size > 0 && (await tx.$count(assignments, of(assignments, tasks))) < tasks.size) {
    found(undefined, "Assignment");
  }
  if (dates.size > 0 && (await tx.$count(exams, of(exams, dates))) < dates.size) {
    found(undefined, "Exam");
  }
}

const NO_SCORE = { kind: null, score: null, second_score: null, out_of: null, letter: "" };

/** Those that were sent. Work has its own title. */
function columnsOf({ assignment_id, exam_id, title, component, score, note }: GradePieceInput) {
  const is_own = assignment_id === null && exam_id === null;
  return {
    ...(is_own && title && { title }),
    ...(component !== undefined && {
      component: component || null,
      is_placed: component !== null,
    }),
    ...(score !== undefined && (score ?? NO_SCORE)),
    ...(note !== undefined && { note }),
  };
}
