// As in values.ts, no zod here.

/** How a course comes to its result. "unknown": the document does not say, and no figure may be given. */
export const GRADE_KINDS = {
  weights: "Shares",
  points: "Points",
  formula: "Formula",
  specification: "Requirements",
  unknown: "Unknown",
} as const;

export const GRADE_LIMITS = {
  groups: 40,
  /** Of one group. */
  items: 100,
  /** Of all groups together. */
  all_items: 300,
  schemes: 5,
  rules: 20,
  letters: 25,
  levels: 12,
  formulas: 20,
  formula_length: 300,
  /** That all formulas of a course ask for: a name is one, and that of a group as many as it has pieces. */
  formula_values: 2000,
  counts: 20,
  /** Of a score, a weight, points: each number of a scheme. */
  number: 9_999_999,
  decimals: 12,
  /** Characters. */
  name: 200,
} as const;

/** How a score was entered. */
export const SCORE_KINDS = {
  points: "Points",
  percent: "Percent",
  letter: "Letter",
  excused: "Excused",
} as const;

/** Of one course. */
export const PIECES_MAX = 300;
/** Saved at once. */
export const SCORE_ROWS_MAX = 300;

/** Sentences about what a course leaves open. */
export const OPEN_MAX = 20;

/** What of a course's rules a syllabus can say. */
export const RULE_PARTS = {
  kind: "How parts add up",
  letters: "Letter scale",
  schemes: "Weightings",
  rules: "Rule",
  rounding: "Rounding",
  formulas: "Formula",
  specification: "Requirements",
  unknown: "Left open",
} as const;

/** What grades are worth where the student says nothing else: the usual table of four points in the United States. */
export const GRADE_POINTS: readonly (readonly [letter: string, points: string])[] = [
  ["A+", "4"],
  ["A", "4"],
  ["A-", "3.7"],
  ["B+", "3.3"],
  ["B", "3"],
  ["B-", "2.7"],
  ["C+", "2.3"],
  ["C", "2"],
  ["C-", "1.7"],
  ["D+", "1.3"],
  ["D", "1"],
  ["D-", "0.7"],
  ["F", "0"],
];
