import type { Amount } from "@/lib/planning/request/asked";
import type { Match } from "@/lib/planning/request/token";
import { type PhraseRule, phrase } from "./rewrite";

const hours = (match: Match, part: string) => match.get(part)?.number;

/** "2 h", "an hour and a half", "2 to 3 hours", "at most 45 minutes": hours as said. */
export const AMOUNTS: PhraseRule[] = [
  phrase("SLASH(?=DAY|WEEK)", () => ({ symbol: "EACH" })),
  phrase("EXTRAHOUR", () => ({ symbol: "AMTMORE", amount: 1 })),
  phrase("(?<n>NUM) MORE (?<u>HOUR|MIN)", (match) => {
    const by = match.get("u")?.symbol === "MIN" ? 60 : 1;
    return { symbol: "AMTMORE", amount: (hours(match, "n") ?? 0) / by };
  }),
  phrase("MORE (?<n>NUM) (?<u>HOUR|MIN)", (match) => {
    const by = match.get("u")?.symbol === "MIN" ? 60 : 1;
    return { symbol: "AMTMORE", amount: (hours(match, "n") ?? 0) / by };
  }),
  phrase("(?<!NUM)MIN(?=NUM)", () => ({ symbol: "LEAST" })),
  phrase("(?<n>NUM) DASH? HOUR AND? HALF", (match) => amount((hours(match, "n") ?? 0) + 0.5)),
  phrase("(?<n>NUM) AND HALF HOUR", (match) => amount((hours(match, "n") ?? 0) + 0.5)),
  phrase("A HOUR AND? HALF", () => amount(1.5)),
  phrase("A? HALF A? HOUR", () => amount(0.5)),
  phrase("(?<n>NUM) HOUR AND? (?<m>NUM) MIN", (match) =>
    amount((hours(match, "n") ?? 0) + (hours(match, "m") ?? 0) / 60),
  ),
  phrase(
    "(?<n>NUM) HOUR (?<m>NUM)(?!HOUR|DAY|WEEK|TIMES|MONTH|COLON|REVIEW|SESSION|BREAK|DASH|TO|WD)",
    (match) => {
      const minutes = hours(match, "m") ?? 0;
      const joined = match.tokens.every(
        (token, i) => i === 0 || token.start - (match.tokens[i - 1]?.end ?? 0) === 0,
      );
      return joined && minutes < 60 ? amount((hours(match, "n") ?? 0) + minutes / 60) : null;
    },
  ),
  phrase(
    "BETWEEN? (?<a>NUM) HOUR? (?:TO|DASH|OR|AND|UNTIL|BY) (?<b>NUM) DASH? (?<u>HOUR|MIN)",
    (match) => {
      const [low, high] = [hours(match, "a") ?? 0, hours(match, "b") ?? 0];
      const by = match.get("u")?.symbol === "MIN" ? 60 : 1;
      return low < high ? { symbol: "AMT", amount: { min: low / by, max: high / by } } : null;
    },
  ),
  phrase("(?<n>NUM) DASH? HOUR", (match) => amount(hours(match, "n") ?? 0)),
  phrase("(?<n>NUM) DASH? MIN", (match) => amount((hours(match, "n") ?? 0) / 60)),
  phrase("A HOUR", () => amount(1)),
  phrase("BETWEEN? (?<a>AMT) (?:TO|DASH|OR|AND|UNTIL|BY) (?<b>AMT)", (match) => {
    const [low, high] = [match.get("a")?.amount, match.get("b")?.amount];
    if (typeof low !== "number" || typeof high !== "number" || low >= high) return null;
    return { symbol: "AMT", amount: { min: low, max: high } };
  }),
  phrase("NOT MORETHAN", () => ({ symbol: "MOST" })),
  phrase("NOT LESSTHAN", () => ({ symbol: "LEAST" })),
  phrase("MOST (?<a>AMT)", (match) => bounded(match, "max")),
  phrase("LESSTHAN (?<a>AMT)", (match) => bounded(match, "max")),
  phrase("LEAST (?<a>AMT)", (match) => bounded(match, "min")),
  phrase("MORETHAN (?<a>AMT)", (match) => bounded(match, "min")),
  phrase("(?<a>AMT) MOST(?!AMT|NUM)", (match) => bounded(match, "max")),
  phrase("(?<a>AMT) LEAST(?!AMT|NUM)", (match) => bounded(match, "min")),
];

function amount(value: number) {
  return { symbol: "AMT", amount: Math.round(value * 1e5) / 1e5 };
}

function bounded(match: Match, end: "min" | "max") {
  const said = match.get("a")?.amount;
  return { symbol: "AMT", amount: atOneEnd(said, end) };
}

function atOneEnd(said: Amount | undefined, end: "min" | "max"): Amount {
  if (typeof said === "number") return { [end]: said };
  return { [end]: said?.[end] ?? 0 };
}
