import type { Asked, OrderMode, Pace } from "@/lib/planning/request/asked";
import type { Match } from "@/lib/planning/request/token";
import { type MeaningRule, type Meant, rule } from "./rule";

const T = "(?<t>TOPIC)";
const NOT_A_PLACE = "(?!FIRST|LASTPOS|BEFORE|AFTER)";

/** The order of topics, which get more or less, and which are left out. */
export const TOPICS: MeaningRule[] = [
  // Order.
  rule("NOT (?:START)? (?:WORK)? (?<a>TOPIC) BEFORE (?<b>TOPIC)", (match) =>
    before(match, "b", "a"),
  ),
  rule("NOT (?<a>TOPIC) AFTER (?<b>TOPIC)", (match) => before(match, "a", "b")),
  rule("(?<a>TOPIC) (?:FIRST)? (?:FINISH|WORK)? BEFORE (?<b>TOPIC)", (match) =>
    before(match, "a", "b"),
  ),
  rule("(?<a>TOPIC) (?:ONLY)? AFTER (?<b>TOPIC)", (match) => before(match, "b", "a")),
  rule("BEFORE (?<b>TOPIC) COMMA? (?<a>TOPIC)", (match) => before(match, "a", "b")),
  rule("AFTER (?<b>TOPIC) COMMA? (?<a>TOPIC)", (match) => before(match, "b", "a")),
  rule("FIRST (?<a>TOPIC) COMMA? (?:AND)? THEN (?<b>TOPIC)", (match) => sequence(match)),
  rule("(?<a>TOPIC) FIRST COMMA? (?:AND)? THEN (?<b>TOPIC)", (match) => sequence(match)),
  rule("START (?:FROM|WITH)? (?<a>TOPIC) COMMA? (?:AND)? THEN (?<b>TOPIC)", (match) =>
    sequence(match),
  ),
  rule(`(?:KEEP|LASTPOS|SKIP) ${T} (?:FOR)? LASTPOS`, (match) => placed(match, "last")),
  rule(`FINISH? ${T} (?:FOR)? LASTPOS`, (match) => placed(match, "last")),
  rule(`LASTPOS (?:COLON|ONLY)? ${T}${NOT_A_PLACE}`, (match) => placed(match, "last")),
  rule(`FINISH (?:FROM)? ${T}(?!BY|BEFORE|UNTIL)`, (match) =>
    match.tokens.some(({ symbol }) => symbol === "WITH") ? placed(match, "last") : null,
  ),
  rule(`(?:START|FIRST|BEGINNINGOF) (?:FIRST|FROM|COLON|BY)* ${T}`, (match) =>
    placed(match, "first"),
  ),
  rule(`MOVE ${T} (?<p>FIRST|LASTPOS)`, (match) =>
    placed(match, match.get("p")?.symbol === "FIRST" ? "first" : "last"),
  ),
  rule(`${T} (?:FIRST|START)`, (match) => placed(match, "first")),
  rule("NOT (?<m>ORDERED|BACKWARDS|MIXED)", (match) => {
    const mode = MODES[match.get("m")?.symbol ?? ""];
    return mode ? { order: { not_mode: mode } } : null;
  }),
  rule("NOT (?:START)? (?<m>HARD|EASY) (?:FIRST)?", (match) => {
    const mode = match.get("m")?.symbol === "HARD" ? "hard_first" : "easy_first";
    return match.tokens.some(({ symbol }) => symbol === "FIRST" || symbol === "START")
      ? { order: { not_mode: mode } }
      : null;
  }),
  rule("(?:START|FIRST) (?:FROM|FIRST)* (?<m>HARD|EASY) (?:FIRST)?", (match) => hardOrEasy(match)),
  rule("(?<m>HARD|EASY) SESSION? (?:FIRST|BEFORE EASY|BEFORE HARD|START)", (match) =>
    hardOrEasy(match),
  ),
  rule("(?<m>HARD|EASY) LASTPOS", (match) => {
    const mode = match.get("m")?.symbol === "HARD" ? "easy_first" : "hard_first";
    return { order: { mode } };
  }),
  rule("(?:FROM)? (?<m>EASY|HARD) (?:TO) (?:HARD|EASY)", (match) => hardOrEasy(match)),
  rule("GRADUAL", () => ({ order: { mode: "easy_first" } })),
  rule("(?<m>BACKWARDS) (?:COMMA? NUM (?:TO|DASH|UNTIL|BY) NUM)?", () => ({
    order: { mode: "reverse" },
  })),
  rule("KEEP? (?<m>ORDERED|MIXED)", (match) => {
    const mode = MODES[match.get("m")?.symbol ?? ""];
    return mode ? { order: { mode } } : null;
  }),
  // What is left out, what is learned.
  rule("NOT SKIP (?:ALL|NOT|TOPIC)*", () => ({})),
  rule(`ONLY (?:FOCUS|START|REVIEW|FOR|FROM)? ${T}${NOT_A_PLACE}`, (match) => ({
    restrict_to: titlesOf(match),
  })),
  rule(`${T} ONLY(?!DATE|WD|AMT|PART|AFTER|SPAN|LESSFOCUS)`, (match) => ({
    restrict_to: titlesOf(match),
  })),
  rule(`(?:SKIP|KNOWN|REMOVE) ALL EXCEPT ${T} KNOWN?`, (match) => ({
    restrict_to: titlesOf(match),
  })),
  rule(`ALL KNOWN EXCEPT ${T}`, (match) => ({ restrict_to: titlesOf(match) })),
  rule(`ALL (?:SKIP|REMOVE)? EXCEPT ${T} (?<k>SKIP|KNOWN|REMOVE)`, (match) => ({
    restrict_to: titlesOf(match),
  })),
  rule(`(?:NOT|ALL) EXCEPT ${T}`, (match) => {
    const is_not = match.tokens.some(({ symbol }) => symbol === "NOT");
    return is_not ? { restrict_to: titlesOf(match) } : { skip: titlesOf(match) };
  }),
  rule(
    `(?:SKIP|REMOVE|EXCEPT) (?:FROM|NOT|DAY|REVIEW)* ${T}${NOT_A_PLACE} (?:SKIP|KNOWN)?`,
    (match) => ({ skip: titlesOf(match) }),
  ),
  rule(`KEEP ${T} (?:OFF|SKIP|AWAY)`, (match) => ({ skip: titlesOf(match) })),
  rule(`${T} (?:SKIP|NOT SKIP|NOT EXAM|REMOVE) COMMA? (?:SKIP|KNOWN)?`, (match) => ({
    skip: titlesOf(match),
  })),
  rule(`NOT KNOWN ${T}`, () => null),
  rule(`KNOWN (?:FROM|TO|KNOWN)* ${T} (?:KNOWN|ALSO)?`, (match) => ({ done: titlesOf(match) })),
  rule(`(?:FINISH) (?:WITH) ${T} (?:KNOWN|ALSO)?`, (match) => ({ done: titlesOf(match) })),
  rule(`${T} (?:NOT) KNOWN`, () => null),
  rule(`${T} COLON? (?:KNOWN|FINISH)+(?!BY|UNTIL|DATE|WD|BEFORE)`, (match) => ({
    done: titlesOf(match),
  })),
  rule(`(?:OKAY|ALSO) WITH ${T}`, () => null),
  rule(`NOT (?:FOCUS|LESSFOCUS|MORE) ${T}`, () => null),
  rule(`NOT ${T}${NOT_A_PLACE}(?!KNOWN|FOCUS|DATE|WD|HARD)`, (match) => ({
    skip: titlesOf(match),
  })),
  // Weight.
  rule(
    `(?:NOT MORE|LESSFOCUS|LESS|LESSTHAN|EASY) (?:FROM|DAY|HOUR|REVIEW|TO|FOCUS|LESSFOCUS|COLON)* ${T}`,
    (match) => emphasis(match, "less"),
  ),
  rule(`${T} (?:LESSFOCUS|LESS|EASY|ONLY LESSFOCUS)`, (match) => emphasis(match, "less")),
  rule(
    `
      (?:DOUBLE|FOCUS|MORE|MORETHAN|HARD) (?:FOCUS|FROM|HOUR|MORE|HARD|TO|DAY|COLON|BY|EACH|ONLY|DOUBLE)*
      ${T} (?:FOCUS|HARD|MORE)*`,
    (match) => emphasis(match, "more"),
  ),
  rule(`(?:NUM TIMES) MORE (?:FROM|HOUR|FOCUS)* ${T}`, (match) => emphasis(match, "more")),
  rule(`${T} COLON? (?:AND|ALSO)? (?:FOCUS|MORE|HARD|DOUBLE|NOT KNOWN)+`, (match) =>
    emphasis(match, "more"),
  ),
  rule(`(?:NOT KNOWN) ${T}`, (match) => emphasis(match, "more")),
];

/** How the work is spread. */
export const PACES: MeaningRule[] = [
  rule("NOT (?<p>EVENLY|FRONT|BACKLOAD|LIGHTER|GRADUAL)", () => null),
  rule("(?<p>LIGHTER) (?:FROM)? (?<d>DATE)", (match) => lighter(match)),
  rule("(?<d>DATE) (?:COLON)? (?:LESS)? (?<p>LIGHTER)", (match) => lighter(match)),
  rule("LESS (?:FROM|HOUR)? (?<d>DATE)", (match) => lighter(match)),
  rule("(?<d>DATE) LESS", (match) => lighter(match)),
  rule("(?<p>FRONT) (?:FIRST|START|BEGINNINGOF|KNOWN|FINISH|DATE|WEEK|NUM|DAY|IN)*", () => ({
    pace: "front_loaded",
  })),
  rule("(?<p>EVENLY) (?:EACH|DAY|WEEK|BETWEEN|OTHERDAYS|FRONT)*", () => ({ pace: "even" })),
  rule(
    "(?:MORE|LESS) (?:FIRST|LASTPOS) (?:COMMA? (?:AND|THEN|BUT)? (?:MORE|LESS|LATER) (?:LASTPOS|LATER|THEN)?)?",
    (match) => ({
      pace:
        match.tokens.some(
          ({ symbol }, i) => symbol === "MORE" && match.tokens[i + 1]?.symbol === "LASTPOS",
        ) ||
        (match.tokens[0]?.symbol === "LESS" && match.tokens[1]?.symbol === "FIRST")
          ? "back_loaded"
          : "front_loaded",
    }),
  ),
  rule("LIGHTER (?:BEGINNINGOF|FIRST)", () => ({ pace: "back_loaded" })),
  rule("(?<p>BACKLOAD) (?:LASTPOS|THEN|MORE|COMMA|AND)*", () => ({ pace: "back_loaded" })),
  rule("(?:LESS NEWMATTER) (?:EACH|DAY|WEEK)*", () => ({ pace: "lighter" })),
  rule("(?<p>LIGHTER) (?:ALL|FROM)*(?!DATE|WD|TOPIC)", () => ({ pace: "lighter" })),
];

const MODES: Record<string, OrderMode> = {
  ORDERED: "course",
  BACKWARDS: "reverse",
  MIXED: "mixed",
};

function titlesOf(match: Match): string[] {
  return [...new Set(match.get("t")?.titles ?? [])];
}

function before(match: Match, first: string, then: string): Meant {
  const [earlier, later] = [match.get(first)?.titles ?? [], match.get(then)?.titles ?? []];
  const pairs = earlier.flatMap((a) => later.map((b): [string, string] => [a, b]));
  return pairs.every(([a, b]) => a !== b) ? { order: { before: pairs } } : null;
}

function sequence(match: Match): Meant {
  return {
    order: { first: [...(match.get("a")?.titles ?? []), ...(match.get("b")?.titles ?? [])] },
  };
}

function placed(match: Match, place: "first" | "last"): Meant {
  return { order: { [place]: titlesOf(match) } };
}

function hardOrEasy(match: Match): Meant {
  return { order: { mode: match.get("m")?.symbol === "HARD" ? "hard_first" : "easy_first" } };
}

function emphasis(match: Match, level: "more" | "less"): Meant {
  return { emphasis: titlesOf(match).map((topic) => ({ topic, level })) };
}

function lighter(match: Match): Meant {
  const [range] = match.get("d")?.days ?? [];
  const value: Pace = "lighter";
  return range ? ({ pace: { value, from: range.from, to: range.to } } satisfies Asked) : null;
}
