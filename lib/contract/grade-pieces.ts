import { z } from "zod";
import { Id, Instant, orNull, text } from "./common";
import { SCORE_KINDS } from "./grade-values";
import { keysOf } from "./values";

const NUMBER = "Please enter a number like 18 or 18.5";
const WRITTEN = /^\d{1,6}(?:[.,]\d{1,4})?$/;

/** An exact decimal, as text: "18.5". Sent as "18.5", "18,5" or 18.5. */
export const Points = z
  .union([z.number(NUMBER), z.string(NUMBER).trim()], NUMBER)
  .transform(String)
  .refine((written) => WRITTEN.test(written), NUMBER)
  .transform(plainDecimal);

export const PointsAboveZero = Points.refine((points) => points !== "0", {
  message: "Please enter a number above 0",
});

const ScoreFields = z.object({
  kind: z.enum(keysOf(SCORE_KINDS), "Please choose how it was scored"),
  /** Points or percent. */
  score: orNull(Points).default(null),
  /** The second of two tries, where the course counts the better one. */
  second_score: orNull(Points).default(null),
  /** Null for the points that a piece of its part of the grade has. */
  out_of: orNull(PointsAboveZero).default(null),
  /** By the scale of the course. */
  letter: text(20, "Grade").default(""),
});

const ScoreInput = ScoreFields.refine(
  ({ kind, score }) => score !== null || (kind !== "points" && kind !== "percent"),
  { message: NUMBER, path: ["score"] },
).refine(({ kind, letter }) => kind !== "letter" || letter !== "", {
  message: "Please enter a grade like B+",
  path: ["letter"],
});

/** What a student got for a piece, as it was entered. */
export const Score = z.object({
  kind: z.enum(keysOf(SCORE_KINDS)),
  score: z.string().nullable(),
  second_score: z.string().nullable(),
  out_of: z.string().nullable(),
  letter: z.string(),
});
export type Score = z.infer<typeof Score>;

const ComponentKey = z.string().max(20);

/**
 * One piece by the work it belongs to, else by its own id; neither adds a piece that no list of work holds. What is
 * left out stays as it is.
 */
export const GradePieceInput = z
  .object({
    assignment_id: orNull(Id).default(null),
    exam_id: orNull(Id).default(null),
    piece_id: orNull(Id).default(null),
    /** Of a piece of its own; work has its title. */
    title: text(200, "Title").optional(),
    /** Its part of the grade by its key; "" where it counts nowhere, null leaves it to the names. */
    component: ComponentKey.nullable().optional(),
    /** Null takes the score away. */
    score: ScoreInput.nullable().optional(),
    note: text(1000, "Note").optional(),
  })
  .refine(
    (piece) =>
      [piece.assignment_id, piece.exam_id, piece.piece_id].filter((id) => id !== null).length <= 1,
    "Please name one piece of work",
  );
export type GradePieceInput = z.output<typeof GradePieceInput>;

/** Graded work of a course, or a place for one that is not there yet. */
export const GradePiece = z.object({
  /** Null before the student says something of it. */
  piece_id: Id.nullable(),
  assignment_id: Id.nullable(),
  exam_id: Id.nullable(),
  title: z.string(),
  /** When it is due or written; null where that is not known. */
  date: Instant.nullable(),
  /** Its part of the grade by its key; null where it counts nowhere or nobody knows where. */
  component: z.string().nullable(),
  /** Who says so: the student, the names of both, or (for an empty place) the part. Null where it is to be asked. */
  placed_by: z.enum(["student", "name", "part"]).nullable(),
  /** Its place among the pieces of its part, from 0, as in `situation`; null where it has none. */
  at: z.int().nullable(),
  score: Score.nullable(),
  /** What a full score is. */
  out_of: z.string(),
  note: z.string(),
});
export type GradePiece = z.infer<typeof GradePiece>;

/** "007,50" is "7.5" */
function plainDecimal(written: string): string {
  const [whole = "", fraction = ""] = written.replace(",", ".").split(".");
  const decimals = fraction.replace(/0+$/, "");
  return whole.replace(/^0+(?=\d)/, "") + (decimals && `.${decimals}`);
}
