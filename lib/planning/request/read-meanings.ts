import type { Asked, Objection, Reading } from "./asked";
import { tokensOf } from "./lexer";
import { AMOUNTS } from "./phrases/amounts";
import { DATES, OF_MONTHS } from "./phrases/dates";
import { LISTS } from "./phrases/lists";
import { type Frame, rewritten } from "./phrases/rewrite";
import { TIMES, TIMES_OF_WEEKDAYS } from "./phrases/times";
import { BARE_DAYS, BARE_HOURS } from "./rules/bare-hours";
import { CHANGES } from "./rules/changes";
import { DATES_OF_PLAN, LEARNING } from "./rules/dates";
import { DAYS } from "./rules/days";
import { HOURS } from "./rules/hours";
import { BREAKS, REVIEWS } from "./rules/reviews";
import type { MeaningRule } from "./rules/rule";
import { PACES, TOPICS } from "./rules/topics";
import { findMatch, isSoft, type Token } from "./token";

/** One thing that a request asks for, with the words that say so. */
export type Meaning = {
  asked: Asked;
  objections: Objection[];
  /** The words are known and cannot be done as they stand. */
  is_refused: boolean;
  /** It takes back what was said before it: "no wait, 3 hours". */
  corrects: boolean;
  start: number;
  end: number;
};
/** What a request says, and the pieces of it that nothing was made of. */
export type Meanings = { meanings: Meaning[]; not_understood: string[]; objections: Objection[] };

const RULES: MeaningRule[][] = [
  LEARNING,
  REVIEWS,
  BREAKS,
  HOURS,
  TOPICS,
  PACES,
  DATES_OF_PLAN,
  DAYS,
  BARE_HOURS,
  BARE_DAYS,
];
const USED = "USED";

/** What a request asks for, clause by clause: each word is used by a rule, says nothing, or is given back. */
export function readMeanings(written: string, reading: Reading): Meanings {
  const { tokens, language } = tokensOf(written, reading.topic_titles);
  const is_moving = tokens.some(({ symbol }) => /^(?:MOVE|POSTPONE|ADVANCE|SWAP)$/.test(symbol));
  const frame: Frame = {
    ...reading,
    mode: reading.mode ?? "make",
    exam_date: reading.exam_date ?? null,
    language,
    is_moving,
  };
  const phrases = [OF_MONTHS, TIMES, DATES, AMOUNTS, TIMES_OF_WEEKDAYS, LISTS];
  let said = phrases.reduce((all, rules) => rewritten(all, rules, frame), tokens);
  const meanings: Meaning[] = [];
  const rules = frame.mode === "change" ? [CHANGES, ...RULES] : RULES;
  for (const each of rules.flat()) said = applied(each, said, frame, meanings);
  return accountFor(written, said, meanings);
}

/** The tokens with those that a rule made a meaning of as one, which bears its number and fields. */
function applied(
  { pattern, mean }: MeaningRule,
  tokens: Token[],
  frame: Frame,
  meanings: Meaning[],
): Token[] {
  let all = tokens;
  for (let from = 0; from < all.length; from += 1) {
    const found = findMatch(pattern, all, from);
    if (!found) break;
    from = found.at;
    const meant = mean(found.match, frame, all);
    if (!meant) continue;
    const asked = "objections" in meant ? {} : meant;
    const start = found.match.tokens[0]?.start ?? 0;
    const end = Math.max(...found.match.tokens.map((token) => token.end));
    const before = all.slice(0, found.at);
    const since = before.findLastIndex(({ symbol }) => symbol === USED);
    meanings.push({
      asked,
      objections: "objections" in meant ? meant.objections : [],
      is_refused: "objections" in meant,
      corrects: before.slice(since + 1).some(({ symbol }) => symbol === "FIX"),
      start,
      end,
    });
    const minutes = asked.session_minutes;
    const used: Token = {
      ...(typeof minutes === "number" && { amount: minutes / 60 }),
      ...(asked.hours_by_weekday && { weekdays: Object.keys(asked.hours_by_weekday).map(Number) }),
      symbol: USED,
      start,
      end,
      number: meanings.length - 1,
      value: Object.keys(asked).join(" "),
    };
    all = [...all.slice(0, found.at), used, ...all.slice(found.at + found.length)];
  }
  return all;
}

const ENDS_SENTENCE = new Set(["SENT"]);
const ENDS_CLAUSE = new Set(["COMMA", "FIX", "BUT", "THEN", "AND", "REASON"]);
/**
 * Left over, they leave the sense of the words beside them as it is; any other word that a rule knows may
 * turn it.
 */
const HARMLESS = new Set(["WORD", "START", "FINISH", "TODAY", "EVENLY"]);
const DOUBTS = /^(?:IF|QUESTION)$/;
const MOST_UNKNOWN = 2;

function accountFor(written: string, tokens: Token[], meanings: Meaning[]): Meanings {
  const dropped = new Set<number>();
  const pieces: { start: number; end: number }[] = [];
  for (const sentence of split(tokens, ENDS_SENTENCE)) {
    const doubtful = sentence.some(({ symbol }) => DOUBTS.test(symbol));
    for (const clause of split(sentence, ENDS_CLAUSE)) {
      const rest = clause.filter(
        (token) => token.symbol !== USED && !isSoft(token) && !SAYS_NOTHING.test(token.symbol),
      );
      const reason = clause[0]?.symbol === "REASON";
      const unknown = rest.filter(({ symbol }) => symbol === "WORD").length;
      const of_another = isOfAnother(clause);
      const turned = rest.some(({ symbol }) => !HARMLESS.has(symbol)) || unknown >= MOST_UNKNOWN;
      if (doubtful || of_another || (turned && !reason)) {
        for (const token of clause) if (token.symbol === USED) dropped.add(token.number ?? -1);
        if (doubtful || of_another || rest.length > 0) pieces.push(spanOf(clause));
      } else if (unknown > 0 && clause.some(isWeak)) {
        for (const token of clause) if (isWeak(token)) dropped.add(token.number ?? -1);
        pieces.push(spanOf(clause));
      } else pieces.push(...runsOf(clause, rest));
    }
  }
  const kept = meanings.filter((_, index) => !dropped.has(index));
  const objected = kept.filter(({ is_refused }) => is_refused);
  const spans = [...pieces, ...objected].sort((a, b) => a.start - b.start);
  return {
    meanings: kept.filter(({ is_refused }) => !is_refused),
    not_understood: joinedPieces(spans)
      .map(({ start, end }) => written.slice(start, end).trim())
      .filter(Boolean),
    objections: objected.flatMap(({ objections }) => objections),
  };
}

/** "My sister has an exam on Friday": what begins with another person is not about the plan. */
function isOfAnother(clause: Token[]): boolean {
  const first = clause.find((token) => token.symbol === "PERSON" || !isSoft(token));
  return first?.symbol === "PERSON";
}

const WEAK =
  /^(?:time_of_day|weeks|pace|days_on|exam_date|not_before|from_date|not_before finish_by|learn_by)$/;

/** What few words are enough for, so that an unknown one beside them may change it. */
function isWeak({ symbol, value }: Token): boolean {
  return symbol === USED && WEAK.test(value ?? "");
}

/** Words that say nothing alone, where no rule wanted them. */
const SAYS_NOTHING = /^(?:EACH|NUMBERSIGN|FIRST|FROM|BY|TOTAL|ATONCE|ENDOF|BEGINNINGOF|THIS)$/;

function split(tokens: Token[], ends: Set<string>): Token[][] {
  const parts: Token[][] = [[]];
  for (const token of tokens) {
    if (ends.has(token.symbol)) parts.push(token.symbol === "REASON" ? [token] : []);
    else parts.at(-1)?.push(token);
  }
  return parts.filter((part) => part.length > 0);
}

function spanOf(tokens: Token[]): { start: number; end: number } {
  return { start: tokens[0]?.start ?? 0, end: Math.max(0, ...tokens.map(({ end }) => end)) };
}

/** Words next to each other that were left over, each run as one piece. */
function runsOf(clause: Token[], rest: Token[]): { start: number; end: number }[] {
  const runs: Token[][] = [];
  let is_open = false;
  for (const token of clause) {
    if (token.symbol === USED) is_open = false;
    if (!rest.includes(token)) continue;
    if (is_open) runs.at(-1)?.push(token);
    else runs.push([token]);
    is_open = true;
  }
  return runs.map(spanOf);
}

function joinedPieces(spans: { start: number; end: number }[]) {
  const joined: { start: number; end: number }[] = [];
  for (const span of spans) {
    const last = joined.at(-1);
    if (last && span.start <= last.end) last.end = Math.max(last.end, span.end);
    else joined.push({ ...span });
  }
  return joined;
}
