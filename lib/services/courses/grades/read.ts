import { and, asc, eq, inArray, isNull } from "drizzle-orm";
import { db, type Reader } from "@/db/client";
import { assignments } from "@/db/schema/assignments";
import { courses } from "@/db/schema/courses";
import { exams } from "@/db/schema/exams";
import { gradePieces } from "@/db/schema/grade-pieces";
import type { GradePiece, Score } from "@/lib/contract/grade-pieces";
import { PIECES_MAX } from "@/lib/contract/grade-values";
import type { CourseGrades } from "@/lib/contract/grades";
import { courseScheme } from "@/lib/grades/course-scheme";
import { gradesOf } from "@/lib/grades/grades-of";
import { partByName } from "@/lib/grades/place-by-name";
import { componentsOf, filesOf, rulesOf } from "@/lib/services/courses/grades/stored";
import { found } from "@/lib/services/kernel/errors";
import { type Owner, ownedBy } from "@/lib/services/kernel/owner";

/** What the student has in a course, worked out anew from the scores each time. */
export async function readGrades(owner: Owner, course_id: number): Promise<CourseGrades> {
  const [grades] = await gradesOfCourses(owner, [course_id]);
  return found(grades, "Course");
}

/** The same of several courses by as many queries as of one; those of others are left out. */
export async function gradesOfCourses(
  owner: Owner,
  course_ids: readonly number[],
  reader: Reader = db(),
): Promise<CourseGrades[]> {
  if (course_ids.length === 0) return [];
  const [stored, work] = await Promise.all([
    reader
      .select({
        id: courses.id,
        grading: courses.grading,
        grade_rules: courses.grade_rules,
        grade_counts: courses.grade_counts,
        final_letter: courses.final_letter,
      })
      .from(courses)
      .where(and(ownedBy(courses, owner), inArray(courses.id, [...course_ids])))
      .orderBy(asc(courses.id)),
    workOf(owner, course_ids, reader),
  ]);
  const files = await filesOf(owner, stored, reader);
  return stored.map(({ id, grading, grade_rules, ...course }) => ({
    course_id: id,
    ...worked(
      componentsOf(grading, files),
      rulesOf(grade_rules, files),
      work.filter(({ course_id }) => course_id === id),
      course,
    ),
  }));
}

type Told = Pick<CourseGrades, "components" | "rules">;

/** Where a course's pieces count, and what comes of them. */
function worked(
  components: Told["components"],
  rules: Told["rules"],
  work: readonly Work[],
  { grade_counts, final_letter }: { grade_counts: Record<string, string>; final_letter: string },
): Omit<CourseGrades, "course_id"> {
  const placed = work.map((piece) => ({ piece, ...placeOf(piece, components) }));
  const counted = components.flatMap(({ key }) =>
    placed.filter(({ component }) => component === key),
  );
  const { sources: _, ...plain } = rules;
  const { scheme, situation, most, unknown } = courseScheme(
    components,
    plain,
    counted.map(({ piece: { title, score }, component }) => ({
      title,
      score,
      component: component ?? "",
    })),
    grade_counts,
  );
  const pieces = components.flatMap(({ key, title }): GradePiece[] => {
    const own = counted.filter(({ component }) => component === key);
    return (most.get(key) ?? []).map((out_of, at) => {
      const here = own[at];
      const place = { component: key, at, out_of };
      if (here) return { ...fieldsOf(here.piece), ...place, placed_by: here.placed_by };
      const count = most.get(key)?.length ?? 1;
      const named = count === 1 ? title : `${title} ${at + 1}`;
      return { ...NOBODY, title: named, ...place, placed_by: "part" };
    });
  });
  const elsewhere = placed
    .filter(({ component }) => component === null)
    .map(({ piece, placed_by }) => ({
      ...fieldsOf(piece),
      component: null,
      at: null,
      placed_by,
      out_of: piece.score?.out_of ?? "100",
    }));
  const asked = elsewhere.filter(({ placed_by, score }) => placed_by === null && score !== null);
  const nowhere = asked.map(
    ({ title }) =>
      `“${title}” has a score, but we don't know which part of the grade it counts in.`,
  );
  return {
    components,
    rules,
    counts: grade_counts,
    final_letter,
    pieces: [...pieces, ...elsewhere],
    scheme,
    situation,
    grades: scheme && situation && gradesOf(scheme, situation),
    unknown: [...new Set([...nowhere, ...unknown])],
  };
}

const NOBODY = {
  piece_id: null,
  assignment_id: null,
  exam_id: null,
  date: null,
  score: null,
  note: "",
};

/** Work of a course, with what the student said of it. */
interface Work {
  course_id: number;
  piece_id: number | null;
  assignment_id: number | null;
  exam_id: number | null;
  title: string;
  date: string | null;
  /** Where the student said it counts; undefined leaves it to the names. */
  chosen: string | null | undefined;
  score: Score | null;
  note: string;
}

function fieldsOf({ chosen: _, course_id: __, ...fields }: Work) {
  return fields;
}

/** A part that was removed since leaves its pieces to the names. */
function placeOf({ title, chosen }: Work, components: Told["components"]) {
  if (chosen === null) return { component: null, placed_by: "student" as const };
  if (components.some(({ key }) => key === chosen)) {
    return { component: chosen ?? null, placed_by: "student" as const };
  }
  const component = partByName(title, components);
  return { component, placed_by: component === null ? null : ("name" as const) };
}

const SAID = {
  piece_id: gradePieces.id,
  component: gradePieces.component,
  is_placed: gradePieces.is_placed,
  kind: gradePieces.kind,
  score: gradePieces.score,
  second_score: gradePieces.second_score,
  out_of: gradePieces.out_of,
  letter: gradePieces.letter,
  note: gradePieces.note,
};

/** By date, then what the student added; bounded. */
async function workOf(
  owner: Owner,
  course_ids: readonly number[],
  reader: Reader,
): Promise<Work[]> {
  const ids = [...course_ids];
  const most = PIECES_MAX * ids.length;
  const [tasks, dates, own] = await Promise.all([
    reader
      .select({
        course_id: assignments.course_id,
        assignment_id: assignments.id,
        title: assignments.title,
        date: assignments.due_date,
        said: SAID,
      })
      .from(assignments)
      .leftJoin(
        gradePieces,
        and(
          eq(gradePieces.assignment_id, assignments.id),
          eq(gradePieces.owner_id, assignments.owner_id),
        ),
      )
      .where(and(ownedBy(assignments, owner), inArray(assignments.course_id, ids)))
      .orderBy(asc(assignments.due_date), asc(assignments.id))
      .limit(most),
    reader
      .select({
        course_id: exams.course_id,
        exam_id: exams.id,
        title: exams.name,
        date: exams.exam_date,
        said: SAID,
      })
      .from(exams)
      .leftJoin(
        gradePieces,
        and(eq(gradePieces.exam_id, exams.id), eq(gradePieces.owner_id, exams.owner_id)),
      )
      .where(and(ownedBy(exams, owner), inArray(exams.course_id, ids)))
      .orderBy(asc(exams.exam_date), asc(exams.id))
      .limit(most),
    reader
      .select({ course_id: gradePieces.course_id, title: gradePieces.title, said: SAID })
      .from(gradePieces)
      .where(
        and(
          ownedBy(gradePieces, owner),
          inArray(gradePieces.course_id, ids),
          isNull(gradePieces.assignment_id),
          isNull(gradePieces.exam_id),
        ),
      )
      .orderBy(asc(gradePieces.id))
      .limit(most),
  ]);
  const dated = [
    ...tasks.map(({ said, ...task }) => ({ exam_id: null, ...task, ...saidOf(said) })),
    ...dates.map(({ said, ...exam }) => ({ assignment_id: null, ...exam, ...saidOf(said) })),
  ];
  const LAST = "9";
  dated.sort((a, b) => ((a.date ?? LAST) < (b.date ?? LAST) ? -1 : 1));
  const free = own.map(({ course_id, title, said }) => ({
    course_id,
    assignment_id: null,
    exam_id: null,
    title,
    date: null,
    ...saidOf(said),
  }));
  return [...dated, ...free];
}

type Said = {
  [K in keyof typeof SAID]: (typeof gradePieces.$inferSelect)[K extends "piece_id" ? "id" : K];
};

function saidOf(said: Said | null): Pick<Work, "piece_id" | "chosen" | "score" | "note"> {
  if (!said) return { piece_id: null, chosen: undefined, score: null, note: "" };
  const { piece_id, component, is_placed, kind, note, ...entered } = said;
  const chosen = is_placed ? component : undefined;
  return { piece_id, chosen, score: kind && { kind, ...entered }, note };
}
