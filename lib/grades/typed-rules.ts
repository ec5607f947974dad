import { z } from "zod";
import type { GradeRule } from "@/lib/contract/grade-scheme";
import { keysOf } from "@/lib/contract/values";
import { decimalOf, exactOf, HUNDRED } from "./exact";
import type { NamedPart } from "./rule-text";

/** What a rule does, as a form names it. */
export const RULE_TYPES = {
  replace_lowest: "One part replaces the lowest of another",
  must_reach: "A part has to reach its least",
  penalty: "Points off for each",
  add_if: "Points on",
  fail_at: "Too many end the course",
  cap: "The result has an end",
} as const;

export type RuleType = keyof typeof RULE_TYPES;

/** The fields that each type asks for. */
export const RULE_FIELDS: Record<RuleType, readonly RuleField[]> = {
  replace_lowest: ["part", "other"],
  must_reach: ["part", "number", "letter"],
  penalty: ["count", "number", "limit"],
  add_if: ["count", "limit", "number"],
  fail_at: ["count", "number", "letter"],
  cap: ["number"],
};

export type RuleField = "part" | "other" | "count" | "number" | "limit" | "letter";

/** Fields that a type can do without. */
const FREE: Partial<Record<RuleType, RuleField>> = {
  must_reach: "letter",
  penalty: "limit",
  add_if: "limit",
};

const MISSING: Record<RuleField, string> = {
  part: "Please choose a part",
  other: "Please choose a part",
  count: "Please name what counts",
  number: "Please enter a number",
  limit: "Please enter a number",
  letter: "Please enter a grade",
};

const NUMBER = /^\d{1,5}(?:[.,]\d{1,4})?$/;

/** A rule as it is typed; `kept` is one that no form has fields for, and stays as it is. */
export const TypedRule = z
  .object({
    type: z.enum(keysOf(RULE_TYPES)),
    part: z.string(),
    other: z.string(),
    count: z.string().trim().max(60),
    number: z.string().trim(),
    limit: z.string().trim(),
    letter: z.string().trim().max(20),
    kept: z.custom<GradeRule | null>(),
  })
  .superRefine((rule, context) => {
    if (rule.kept) return;
    const say = (field: RuleField, message: string) =>
      context.addIssue({ code: "custom", message, path: [field] });
    const { type } = rule;
    for (const field of RULE_FIELDS[type]) {
      if (rule[field] === "") {
        if (FREE[type] !== field) say(field, MISSING[field]);
      } else if ((field === "number" || field === "limit") && !NUMBER.test(rule[field])) {
        say(field, MISSING[field]);
      }
    }
    if (type === "replace_lowest" && rule.part !== "" && rule.part === rule.other) {
      say("other", "Please choose another part");
    }
    if (type === "must_reach" && Number(plain(rule.number)) > 100) {
      say("number", "At most 100 percent");
    }
  });
export type TypedRule = z.infer<typeof TypedRule>;

export const NO_RULE: TypedRule = {
  type: "replace_lowest",
  ...{ part: "", other: "", count: "", number: "", limit: "", letter: "" },
  kept: null,
};

/** A rule as a form shows it. */
export function typedRule(rule: GradeRule, parts: readonly NamedPart[]): TypedRule {
  const isPart = (key: string) => parts.some((part) => part.key === key);
  const kept = { ...NO_RULE, kept: rule };
  if (rule.type === "loss_of_piece") return kept;
  const typed = { ...NO_RULE, type: rule.type };
  switch (rule.type) {
    case "replace_lowest":
      if (!isPart(rule.in) || !isPart(rule.by)) break;
      return { ...typed, part: rule.in, other: rule.by };
    case "must_reach":
      if (!isPart(rule.piece) || rule.at_most !== undefined || rule.each_item) break;
      return {
        ...typed,
        part: rule.piece,
        number: decimalOf(exactOf(rule.at_least).mul(HUNDRED), 4),
        letter: rule.letter ?? "",
      };
    case "penalty":
      return {
        ...typed,
        ...countOf(rule),
        number: String(rule.each),
        limit: String(rule.free ?? ""),
      };
    case "add_if":
      return {
        ...typed,
        ...countOf(rule),
        number: String(rule.add),
        limit: String(rule.from ?? ""),
      };
    case "fail_at":
      if (rule.letter === undefined) break;
      return { ...typed, ...countOf(rule), number: String(rule.at), letter: rule.letter };
    case "cap":
      return { ...typed, number: String(rule.at) };
  }
  return kept;
}

/** The rule that is meant. */
export function readRule(typed: TypedRule, parts: readonly NamedPart[]): GradeRule {
  if (typed.kept) return typed.kept;
  const { part, other, count, letter } = typed;
  const [number, limit] = [plain(typed.number), plain(typed.limit)];
  const title = parts.find(({ key }) => key === part)?.title ?? part;
  switch (typed.type) {
    case "replace_lowest":
      return { type: "replace_lowest", in: part, by: other };
    case "must_reach":
      return {
        type: "must_reach",
        piece: part,
        at_least: exactOf(number).div(HUNDRED).toFraction(),
        ...(letter !== "" && { letter }),
        says: `“${title}” is below ${number}%.`,
      };
    case "penalty":
      return { type: "penalty", count, each: number, ...(limit !== "" && { free: limit }) };
    case "add_if":
      return { type: "add_if", count, add: number, ...(limit !== "" && { from: limit }) };
    case "fail_at":
      return {
        type: "fail_at",
        count,
        at: number,
        letter,
        says: `${number} of “${count}” end the course.`,
      };
    case "cap":
      return { type: "cap", at: number };
  }
}

function countOf({ count }: { count: string }) {
  return { count };
}

function plain(typed: string): string {
  return typed.replace(",", ".");
}
