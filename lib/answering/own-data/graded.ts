import { plainMarkdown } from "@/lib/answering/plain-markdown";
import type { CourseFact } from "@/lib/answering/types";
import type { Grades } from "@/lib/contract/grade-figures";
import type { GradePiece } from "@/lib/contract/grade-pieces";
import type { GradeScheme, GradeSituation } from "@/lib/contract/grade-scheme";
import type { CourseGrades } from "@/lib/contract/grades";
import { isPartMeant, thingsMeant } from "./things";
import { coursesOf, type OwnInput } from "./words";

/** A course with its scores. */
export type Graded = CourseGrades & { course: CourseFact };

/** One whose grade can be worked out. */
export type Solvable = Graded & { scheme: GradeScheme; situation: GradeSituation; grades: Grades };

export function gradedCourses(facts: readonly CourseFact[]): Graded[] {
  return coursesOf(facts).flatMap((course) =>
    course.grades ? [{ course, ...course.grades }] : [],
  );
}

/** Itself, or nothing. */
export function solvable(one: Graded): Solvable[] {
  const { scheme, situation, grades } = one;
  return scheme && situation && grades ? [{ ...one, scheme, situation, grades }] : [];
}

/** The keys of the parts that the question names, by their work or their own name. */
export function groupsMeant(
  { course, pieces, components }: Graded,
  { asked, facts }: OwnInput,
): string[] {
  if (asked.naming.length === 0) return [];
  const own = facts.filter(({ course_id }) => course_id === course.id);
  const { things } = thingsMeant(asked, own);
  const ofWork = pieces
    .filter((piece) => things.some((thing) => isWork(piece, thing)))
    .flatMap(({ component }) => component ?? []);
  if (ofWork.length > 0) return [...new Set(ofWork)];
  return components.filter(({ title }) => isPartMeant(asked, title)).map(({ key }) => key);
}

/** Whether a piece is of an exam or an assignment. */
export function isWork(
  piece: Pick<GradePiece, "exam_id" | "assignment_id">,
  { kind, id }: CourseFact,
): boolean {
  if (kind === "exam") return piece.exam_id === id;
  return kind === "assignment" && piece.assignment_id === id;
}

/** What is doubtful or had to be assumed, below an answer. */
export function notesOf({ unknown }: Graded): string {
  return unknown
    .slice(0, MOST_NOTES)
    .map((note) => `\n\n${plainMarkdown(note)}`)
    .join("");
}

const MOST_NOTES = 3;
