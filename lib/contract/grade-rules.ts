import { z } from "zod";
import { orNull, text } from "./common";
import { SyllabusSourceOf } from "./evidence";
import { GradeScheme } from "./grade-scheme";
import { OPEN_MAX, RULE_PARTS } from "./grade-values";
import { keysOf } from "./values";

const { kind, top, schemes, rules, rounding, letters, letters_above, specification, formulas } =
  GradeScheme.shape;

const Fields = {
  /** Null: shares where the parts have shares, else points. */
  kind: orNull(kind).default(null),
  top: orNull(top.unwrap()).default(null),
  schemes: orNull(schemes.unwrap().unwrap()).default(null),
  rules,
  rounding: orNull(rounding.unwrap().unwrap()).default(null),
  letters: orNull(letters.unwrap().unwrap()).default(null),
  letters_above: letters_above.unwrap().default(false),
  specification: orNull(specification.unwrap().unwrap()).default(null),
  formulas: orNull(formulas.unwrap().unwrap()).default(null),
  result: orNull(z.string().max(60)).default(null),
};
const Open = text(500, "Sentence").min(1, "Please say what you don't know");

/** How the parts of the grade come to the result. Groups are the parts by their keys. */
export const GradeRulesInput = z.object({
  ...Fields,
  /** What the course leaves open: a curve, how attendance counts. Told beside each figure. */
  unknown: z.array(Open).max(OPEN_MAX, `At most ${OPEN_MAX} sentences`).default([]),
});
export type GradeRulesInput = z.output<typeof GradeRulesInput>;

/** Where a syllabus says one of them. */
const RuleSource = z.object({
  about: z.enum(keysOf(RULE_PARTS)),
  /** Which of a list, from 0; null for the whole. */
  at: z.int().nullable(),
  source: SyllabusSourceOf,
});

export const GradeRules = GradeRulesInput.extend({ sources: z.array(RuleSource) });
export type GradeRules = z.output<typeof GradeRules>;
