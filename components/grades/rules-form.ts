import { z } from "zod";
import type { GradeRulesInput } from "@/lib/contract/grade-rules";
import { GRADE_KINDS, GRADE_LIMITS, OPEN_MAX } from "@/lib/contract/grade-values";
import type { GradingComponent } from "@/lib/contract/grading";
import { keysOf } from "@/lib/contract/values";
import { decimalOf, exactOf, HUNDRED, sumOf } from "@/lib/grades/exact";
import { readRule, TypedRule, typedRule } from "@/lib/grades/typed-rules";

const SHARE = /^\d{1,3}(?:[.,]\d{1,4})?$/;
const NUMBER = "Please enter a number";

/** How parts add up, as it is typed. */
export const RulesForm = z
  .object({
    kind: z.union([z.literal(""), z.enum(keysOf(GRADE_KINDS))]),
    top: z
      .string()
      .trim()
      .refine((typed) => typed === "" || (SHARE.test(typed) && /[1-9]/.test(typed)), NUMBER),
    rounding: z.string(),
    rules: z.array(TypedRule).max(GRADE_LIMITS.rules, `At most ${GRADE_LIMITS.rules} rules`),
    has_second: z.boolean(),
    second: z.record(z.string(), z.string().trim()),
    unknown: z
      .string()
      .refine((typed) => linesOf(typed).length <= OPEN_MAX, `At most ${OPEN_MAX} lines`)
      .refine(
        (typed) => linesOf(typed).every((line) => line.length <= 500),
        "At most 500 letters a line",
      ),
  })
  .superRefine(({ has_second, second }, context) => {
    if (!has_second) return;
    const shares = Object.entries(second);
    for (const [key, share] of shares) {
      if (share !== "" && !SHARE.test(share)) {
        context.addIssue({ code: "custom", message: NUMBER, path: ["second", key] });
        return;
      }
    }
    const sum = sumOf(shares.map(([, share]) => exactOf(plain(share) || 0)));
    if (!sum.equals(HUNDRED)) {
      const message = `The second weighting adds up to ${decimalOf(sum, 2)}%, not 100%`;
      context.addIssue({ code: "custom", message, path: ["has_second"] });
    }
  });
export type RulesForm = z.infer<typeof RulesForm>;

/** As the course has it now. */
export function typedRules(rules: GradeRulesInput, parts: readonly GradingComponent[]): RulesForm {
  const second = rules.schemes?.length === 2 ? rules.schemes[1] : undefined;
  const { rounding } = rules;
  return {
    kind: rules.kind ?? "",
    top: String(rules.top ?? ""),
    rounding: rounding ? `${rounding.mode} ${rounding.digits}` : "",
    rules: rules.rules.map((rule) => typedRule(rule, parts)),
    has_second: second !== undefined,
    second: Object.fromEntries(parts.map(({ key }) => [key, String(second?.[key] ?? "")])),
    unknown: rules.unknown.join("\n"),
  };
}

/** The rules with what was typed; what the form has no field for stays. */
export function readRules(
  typed: RulesForm,
  before: GradeRulesInput,
  parts: readonly GradingComponent[],
): GradeRulesInput {
  const [mode, digits] = typed.rounding.split(" ");
  return {
    ...before,
    kind: typed.kind || null,
    top: typed.top === "" ? null : plain(typed.top),
    rounding: mode === "up" || mode === "half_up" ? { mode, digits: Number(digits) } : null,
    rules: typed.rules.map((rule) => readRule(rule, parts)),
    schemes: weightingsOf(typed, before, parts),
    unknown: linesOf(typed.unknown),
  };
}

/** The parts' own shares and the second ones; more than two weightings stay as they are. */
function weightingsOf(
  { has_second, second }: RulesForm,
  before: GradeRulesInput,
  parts: readonly GradingComponent[],
): GradeRulesInput["schemes"] {
  if ((before.schemes?.length ?? 0) > 2) return before.schemes;
  if (!has_second) return null;
  const shared = parts.filter(({ extra_credit }) => !extra_credit);
  const own = shared.map(({ key, weight }) => [key, String(weight ?? 0)] as const);
  const other = shared.map(({ key }) => [key, plain(second[key] ?? "") || "0"] as const);
  return [Object.fromEntries(own), Object.fromEntries(other)];
}

function linesOf(typed: string): string[] {
  return typed
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);
}

function plain(typed: string): string {
  return typed.replace(",", ".");
}
