import { z } from "zod";
import { Id, orNull, requiredText } from "./common";
import { endpoint } from "./endpoint";
import { Figure } from "./grade-figures";
import { Points } from "./grade-pieces";
import { GRADE_LIMITS, GRADE_POINTS } from "./grade-values";

/** What each grade is worth, best first: "A-" and "3.7". */
const GradePoints = z.array(z.tuple([requiredText(20, "Please enter a grade"), Points]));
export type GradePoints = z.output<typeof GradePoints>;

/** The GPA before the courses that are here, and the credits it is of. */
const EarlierGpa = z.object({ gpa: Points, credits: Points });

const NO_EARLIER = "Your earlier GPA can't be above the points of your best grade";

export const GpaSettingsInput = z
  .object({
    /** Null for the usual four points. */
    points: orNull(
      GradePoints.min(1, "Please enter a grade").max(
        GRADE_LIMITS.letters,
        `At most ${GRADE_LIMITS.letters} grades`,
      ),
    ).default(null),
    earlier: orNull(EarlierGpa).default(null),
  })
  .refine(
    ({ points, earlier }) => {
      const best = Math.max(...(points ?? GRADE_POINTS).map(([, worth]) => Number(worth)));
      return !earlier || Number(earlier.gpa) <= best;
    },
    { message: NO_EARLIER, path: ["earlier", "gpa"] },
  );
export type GpaSettingsInput = z.output<typeof GpaSettingsInput>;

/** How a course ended, or where it stands. */
export const CourseResult = z.object({
  course_id: Id,
  name: z.string(),
  code: z.string(),
  semester: z.string(),
  is_sample: z.boolean(),
  /** Null where nobody said. */
  credits: z.string().nullable(),
  /** All that counts is scored, or the student said how it ended. */
  is_final: z.boolean(),
  /** On the course's scale, which ends at `top`; null without a figure. */
  result: Figure.nullable(),
  top: z.string(),
  letter: z.string().nullable(),
  /** As the student said it; empty where the scores tell. */
  final_letter: z.string(),
});
export type CourseResult = z.infer<typeof CourseResult>;

export const Gpa = z.object({
  /** Null where no course counts. */
  gpa: Figure.nullable(),
  credits: z.string(),
  courses: z.int(),
});
export type Gpa = z.infer<typeof Gpa>;

/** Of the courses that have ended, and with those under way as they stand now. */
const Gpas = z.object({ ended: Gpa, so_far: Gpa });

export const AllGrades = z.object({
  /** The newest term first; a term has its courses in a row. */
  courses: z.array(CourseResult),
  terms: z.array(Gpas.extend({ semester: z.string() })),
  /** With the earlier ones. */
  total: Gpas,
  points: z.array(z.tuple([z.string(), z.string()])),
  /** The student chose the points. */
  has_own_points: z.boolean(),
  earlier: z.object({ gpa: z.string(), credits: z.string() }).nullable(),
});
export type AllGrades = z.infer<typeof AllGrades>;

export const gpa = {
  read: endpoint("GET /grades/", {
    summary: "Every course's grade, and the GPA of each term and of all",
    answer: AllGrades,
  }),
  set: endpoint("PUT /grades/settings/", {
    summary: "Say what each grade is worth, and the GPA of earlier courses",
    body: GpaSettingsInput,
    answer: AllGrades,
  }),
};
