import type { GradePiece, Score } from "@/lib/contract/grade-pieces";
import { GradeRulesInput } from "@/lib/contract/grade-rules";
import type { CourseGrades } from "@/lib/contract/grades";
import { courseScheme } from "@/lib/grades/course-scheme";
import { gradesOf } from "@/lib/grades/grades-of";
import { STUDENT } from "./student";

const BIO = 1;
const RULES = GradeRulesInput.parse({
  letters: [
    ["A", "90"],
    ["B", "80"],
    ["C", "70"],
    ["D", "60"],
    ["F", "0"],
  ],
});
const PARTS: [key: string, title: string, weight: number][] = [
  ["g1", "Labs", 40],
  ["g2", "Midterm", 20],
  ["g3", "Final exam", 40],
];
const NOBODY = { piece_id: null, assignment_id: null, exam_id: null, date: null, note: "" };

/** Biology with its scores: labs of 40 %, the midterm of 20 %, the final of 40 %, all out of 50. */
export function biology(scores: Record<string, string | null>, letters = true): CourseGrades {
  const rules = letters ? RULES : { ...RULES, letters: null };
  const components = PARTS.map(([key, title, weight]) => {
    const count = key === "g1" ? 2 : 1;
    return { key, title, weight, count, points: "50", drop_lowest: null, source: null };
  });
  const pieces: GradePiece[] = [
    { ...NOBODY, assignment_id: 2, title: "Lab report 1", ...placed("g1", 0, scores.lab_1) },
    { ...NOBODY, assignment_id: 3, title: "Lab report 2", ...placed("g1", 1, scores.lab_2) },
    { ...NOBODY, exam_id: 1, title: "Midterm", ...placed("g2", 0, scores.midterm) },
    { ...NOBODY, exam_id: 2, title: "Final exam", ...placed("g3", 0, scores.final) },
  ];
  const counted = pieces.map(({ title, component, score }) => ({
    title,
    score,
    component: component ?? "",
  }));
  const { scheme, situation, unknown } = courseScheme(components, rules, counted, {});
  const grades = scheme && situation && gradesOf(scheme, situation);
  const rest = { counts: {}, final_letter: "", pieces, scheme, situation, grades, unknown };
  return { course_id: BIO, components, rules: { ...rules, sources: [] }, ...rest };
}

function placed(component: string, at: number, points: string | null = null) {
  const none = { second_score: null, out_of: null, letter: "" };
  const score: Score | null = points === null ? null : { kind: "points", score: points, ...none };
  return { component, at, score, placed_by: "name" as const, out_of: "50" };
}

/** The student's facts with what is scored in biology, and nothing in the other courses. */
export function withScores(grades: CourseGrades) {
  const none = courseScheme([], GradeRulesInput.parse({}), [], {});
  const empty: CourseGrades = {
    ...{ ...grades, components: [], pieces: [], grades: null },
    ...{ scheme: null, situation: null, unknown: none.unknown },
  };
  return STUDENT.map((fact) => {
    if (fact.kind !== "course") return fact;
    return { ...fact, grades: fact.id === BIO ? grades : { ...empty, course_id: fact.id } };
  });
}
