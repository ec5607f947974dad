import type { GradeRulesInput } from "@/lib/contract/grade-rules";
import type { GradeRule } from "@/lib/contract/grade-scheme";
import { decimalOf, exactOf, HUNDRED } from "./exact";

/** A part of the grade, as rules name it. */
export interface NamedPart {
  key: string;
  title: string;
}

/** What a rule does, in a sentence. */
export function ruleText(rule: GradeRule, parts: readonly NamedPart[]): string {
  const title = (key: string) => `“${titleIn(parts, key) ?? key}”`;
  switch (rule.type) {
    case "replace_lowest":
      return `${title(rule.by)} replaces the lowest of ${title(rule.in)} where it is higher.`;
    case "cap":
      return `The result is at most ${rule.at}.`;
    case "add_if":
      return rule.from === undefined
        ? `“${rule.count}” adds ${rule.add}.`
        : `From ${rule.from} on, “${rule.count}” adds ${rule.add}.`;
    case "penalty": {
      const takes = `each of “${rule.count}” takes off ${rule.each}.`;
      return rule.free === undefined || Number(rule.free) === 0
        ? capital(takes)
        : `Beyond ${rule.free}, ${takes}`;
    }
    case "loss_of_piece":
      return `Each of “${rule.count}” takes ${percentOf(rule.each)}% off ${title(rule.piece)}.`;
    case "must_reach": {
      const isPart = titleIn(parts, rule.piece) !== undefined;
      const bound = isPart ? `${percentOf(rule.at_least)}%` : String(rule.at_least);
      const each = rule.each_item ? " in each piece" : "";
      return `${title(rule.piece)} needs at least ${bound}${each}${endText(rule)}.`;
    }
    case "fail_at":
      return `At ${rule.at} of “${rule.count}”${endText(rule).replace(", else", "")}.`;
  }
}

/** How the parts add up beyond their shares, in sentences, each with its place among the rules that are kept. */
export function rulesText(
  { rules, schemes, rounding, kind, top }: GradeRulesInput,
  parts: readonly NamedPart[],
): { about: "rules" | "schemes" | "rounding" | "kind"; at: number | null; sentence: string }[] {
  return [
    ...(kind === "points" || top !== null
      ? [{ about: "kind" as const, at: null, sentence: kindText(kind, top) }]
      : []),
    ...(schemes?.length
      ? [{ about: "schemes" as const, at: null, sentence: weightingsText(schemes, parts) }]
      : []),
    ...rules.map((rule, at) => ({
      about: "rules" as const,
      at,
      sentence: ruleText(rule, parts),
    })),
    ...(rounding
      ? [{ about: "rounding" as const, at: null, sentence: roundingText(rounding) }]
      : []),
  ];
}

function kindText(kind: GradeRulesInput["kind"], top: GradeRulesInput["top"]): string {
  const adds = kind === "points" ? "All points over all that are possible make the result" : "";
  const scale = top === null ? "" : `${adds ? ", on" : "The result is on"} a scale up to ${top}`;
  return `${adds}${scale}.`;
}

function weightingsText(
  schemes: NonNullable<GradeRulesInput["schemes"]>,
  parts: readonly NamedPart[],
): string {
  const each = schemes.map((weights) =>
    Object.entries(weights)
      .map(([key, weight]) => `${titleIn(parts, key) ?? key} ${weight}%`)
      .join(", "),
  );
  return `The best of ${schemes.length} weightings counts: ${each.join("; or ")}.`;
}

function roundingText({ mode, digits }: NonNullable<GradeRulesInput["rounding"]>): string {
  const to = digits === 0 ? "a whole number" : digits === 1 ? "1 decimal" : `${digits} decimals`;
  return `The result rounds ${mode === "up" ? "up " : ""}to ${to}.`;
}

function endText({
  letter,
  at_most,
}: Pick<Extract<GradeRule, { type: "fail_at" }>, "letter" | "at_most">): string {
  const ends = [letter, at_most !== undefined && `at most ${at_most}`].filter(Boolean);
  return ends.length > 0 ? `, else the course ends with ${ends.join(" and ")}` : "";
}

function titleIn(parts: readonly NamedPart[], key: string): string | undefined {
  return parts.find((part) => part.key === key)?.title;
}

/** 0.5 is "50". */
function percentOf(share: number | string): string {
  return decimalOf(exactOf(share).mul(HUNDRED), 2);
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** What rules count, each once: absences, endorsed answers. */
export function countsIn(rules: readonly GradeRule[]): string[] {
  return [...new Set(rules.flatMap((rule) => ("count" in rule ? [rule.count] : [])))];
}
