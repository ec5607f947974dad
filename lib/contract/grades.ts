import { z } from "zod";
import { Id, requiredText, text } from "./common";
import { endpoint } from "./endpoint";
import { Grades, Needed } from "./grade-figures";
import { GradePiece, GradePieceInput, Points } from "./grade-pieces";
import { GradeRules, GradeRulesInput } from "./grade-rules";
import { GradeGoal, GradeScheme, GradeSituation } from "./grade-scheme";
import { SCORE_ROWS_MAX } from "./grade-values";
import { GradingComponent } from "./grading";

/** Where a student stands in a course. */
export const CourseGrades = z.object({
  course_id: Id,
  components: z.array(GradingComponent),
  rules: GradeRules,
  /** What rules count, by its name: absences, endorsed answers. */
  counts: z.record(z.string(), z.string()),
  /** The letter the student says the course ended with; empty where the scores tell. */
  final_letter: z.string(),
  /** By their part and date. A part that has more pieces than there is work has empty places for them. */
  pieces: z.array(GradePiece),
  /** What `lib/grades` works with, in the browser as here; null where it cannot be told: `unknown` says why. */
  scheme: GradeScheme.nullable(),
  situation: GradeSituation.nullable(),
  grades: Grades.nullable(),
  /** What is not known or had to be assumed, in sentences. */
  unknown: z.array(z.string()),
});
export type CourseGrades = z.infer<typeof CourseGrades>;

export const grades = {
  read: endpoint("GET /courses/{course_id}/grades/", {
    summary: "Scores of a course, the grade so far and the range still possible",
    answer: CourseGrades,
  }),
  setRules: endpoint("PUT /courses/{course_id}/grades/rules/", {
    summary: "Replace how the parts of the grade come to the result",
    body: GradeRulesInput,
    answer: CourseGrades,
  }),
  setDetails: endpoint("PUT /courses/{course_id}/grades/details/", {
    summary: "Say what rules count, or the letter a course ended with; what is left out stays",
    body: z.object({
      counts: z
        .record(requiredText(60, "Please name what the rule counts"), Points)
        .refine((counts) => Object.keys(counts).length <= 20, "At most 20 counts")
        .optional(),
      final_letter: text(20, "Grade").optional(),
    }),
    answer: CourseGrades,
  }),
  setPiece: endpoint("PUT /courses/{course_id}/grades/pieces/", {
    summary: "Set or clear the score of a piece, or say where it counts",
    body: GradePieceInput,
    answer: CourseGrades,
  }),
  setPieces: endpoint("POST /courses/{course_id}/grades/pieces/", {
    summary: "Set many scores at once and forget others, all of it or nothing",
    body: z.object({
      pieces: z
        .array(GradePieceInput)
        .max(SCORE_ROWS_MAX, `At most ${SCORE_ROWS_MAX} scores at once`),
      /** Pieces that are to be forgotten, as when what added them is taken back. */
      forgotten_piece_ids: z
        .array(Id)
        .max(SCORE_ROWS_MAX, `At most ${SCORE_ROWS_MAX} scores at once`)
        .default([]),
    }),
    answer: CourseGrades,
  }),
  removePiece: endpoint("DELETE /courses/{course_id}/grades/pieces/{piece_id}/", {
    summary: "Forget a score and where its piece counts; the work itself stays",
    status: 204,
  }),
  needed: endpoint("POST /courses/{course_id}/grades/needed/", {
    summary: "What the open pieces of a part must get for each goal",
    body: z.object({
      component: requiredText(20, "Please choose a part of the grade"),
      goals: z.array(GradeGoal).min(1, "Please choose a goal").max(25, "At most 25 goals"),
      /** What all other open pieces get, in percent of the way from their least to their most. */
      others_at: Points.refine((share) => Number(share) <= 100, "At most 100 percent"),
    }),
    answer: z.object({
      needed: z.array(z.object({ goal: GradeGoal, needed: Needed.nullable() })),
      unknown: z.array(z.string()),
    }),
  }),
};
