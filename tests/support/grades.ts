import { GradeScheme } from "@/lib/contract/grade-scheme";
import type { CourseGrades } from "@/lib/contract/grades";
import { gradesOf } from "@/lib/grades/grades-of";
import { COURSE } from "@/tests/support/items";

const SCHEME = GradeScheme.parse({
  kind: "weights",
  groups: [
    { id: "g1", name: "Homework", items: 2, item_max: "20", weight: 40 },
    { id: "g2", name: "Final exam", items: 1, weight: 60 },
  ],
  letters: [
    ["A", "90"],
    ["B", "80"],
    ["F", "0"],
  ],
});
const PART = { count: null, drop_lowest: null, source: null };
const PIECE = { piece_id: null, assignment_id: null, exam_id: null, date: null, note: "" };
const POINTS = { kind: "points" as const, second_score: null, out_of: null, letter: "" };

/** A course with two pieces of homework, of which the first has 18 of 20, and a final exam that is open. */
export function gradesWith(second: string | null): CourseGrades {
  const situation = { scores: { g1: ["18", second], g2: [null] }, counts: {} };
  const score = second === null ? null : { ...POINTS, score: second };
  return {
    course_id: COURSE.id,
    components: [
      { ...PART, key: "g1", title: "Homework", weight: 40 },
      { ...PART, key: "g2", title: "Final exam", weight: 60 },
    ],
    rules: {
      ...{ kind: null, top: null, schemes: null, rules: [], rounding: null, letters_above: false },
      ...{ specification: null, formulas: null, result: null, unknown: [], sources: [] },
      letters: SCHEME.letters ?? null,
    },
    counts: {},
    final_letter: "",
    pieces: [
      {
        ...{ ...PIECE, assignment_id: 5, title: "Homework 1", component: "g1", at: 0 },
        ...{ placed_by: "name", out_of: "20", score: { ...POINTS, score: "18" } },
      },
      {
        ...{ ...PIECE, assignment_id: 6, title: "Homework 2", component: "g1", at: 1 },
        ...{ placed_by: "name", out_of: "20", score },
      },
      {
        ...{ ...PIECE, title: "Final exam", component: "g2", at: 0 },
        ...{ placed_by: "part", out_of: "100", score: null },
      },
    ],
    scheme: SCHEME,
    situation,
    grades: gradesOf(SCHEME, situation),
    unknown: ["We don't know how your course rounds."],
  };
}
