import type { Amount, DayRange, Part } from "./asked";

/** A word or phrase of a request by what it says; `start` and `end` are places in its text. */
export type Token = {
  symbol: string;
  start: number;
  end: number;
  number?: number;
  /** "26th" */
  ordinal?: boolean;
  amount?: Amount;
  weekdays?: number[];
  /** Said of every week: "Mondays". */
  weekly?: boolean;
  weekend?: boolean;
  days?: DayRange[];
  /** "in two weeks", as opposed to a date. */
  ahead?: { count: number; unit: "day" | "week" | "month" };
  month?: number;
  part?: Part;
  /** `HH:MM` */
  time?: string;
  from?: string;
  until?: string;
  titles?: string[];
  value?: string;
};

/** Words that a rule may name and that say nothing where none does. */
const SOFT = new Set([
  ..."A IN AT FOR WITH WORK OKAY ALSO SET GREET ALL TOPICS SESSION ADD THEN AND COMMA BUT OR TO".split(
    " ",
  ),
  ..."ONWARDS COLON DASH SLASH SENT TIMES CHAPTER LATER FIX PERSON".split(" "),
]);
/** Of these the ones between the words of a pattern that it need not name. */
const SKIPPED_WORDS = "A IN AT FOR WITH WORK OKAY ALSO SET GREET ALL ADD PERSON".split(" ");
const SKIPPED = `(?:~(?:${SKIPPED_WORDS.join("|")});)*`;

export function isSoft({ symbol }: Token): boolean {
  return SOFT.has(symbol);
}

/** Tokens that fit a pattern, by the names it gives its parts. */
export class Match {
  readonly tokens: Token[];
  private readonly parts: Record<string, Token[]>;

  constructor(tokens: Token[], parts: Record<string, Token[]>) {
    this.tokens = tokens;
    this.parts = parts;
  }

  /** The first token of a part that says something by itself, or the first of all. */
  get(part: string): Token | undefined {
    const found = this.all(part);
    return found.find((token) => !isSoft(token)) ?? found[0];
  }

  all(part: string): Token[] {
    return this.parts[part] ?? [];
  }

  has(part: string): boolean {
    return this.all(part).length > 0;
  }
}

/**
 * A pattern over symbols in the notation of regular expressions, symbols in capitals: "(?<d>DAY) (?:OFF|AWAY)".
 * Between two symbols words may stand that say nothing.
 */
export function symbolPattern(notation: string): RegExp {
  const symbols = notation.replace(/[A-Z]+/g, (symbol) => {
    const own = SOFT.has(symbol) ? `~${symbol};` : `${symbol};`;
    return `(?:${SKIPPED}${own})`;
  });
  const body = symbols.replace(/\s+/g, "");
  const named = new Set(notation.match(/[A-Z]+/g));
  const others = SKIPPED_WORDS.filter((symbol) => !named.has(symbol)).join("|");
  return new RegExp(`(?<![^;])(?!~(?:${others});)${body}`, "dg");
}

/** The first place at or after `from` where the pattern fits. */
export function findMatch(
  pattern: RegExp,
  tokens: readonly Token[],
  from = 0,
): { match: Match; at: number; length: number } | null {
  const starts: number[] = [];
  let text = "";
  for (const token of tokens) {
    starts.push(text.length);
    text += isSoft(token) ? `~${token.symbol};` : `${token.symbol};`;
  }
  pattern.lastIndex = starts[from] ?? text.length;
  const found = pattern.exec(text);
  if (!found || found[0].length === 0) return null;
  const within = (start: number, end: number) =>
    tokens.filter((_, index) => (starts[index] ?? 0) >= start && (starts[index] ?? 0) < end);
  const parts: Record<string, Token[]> = {};
  for (const [name, span] of Object.entries(found.indices?.groups ?? {})) {
    if (span) parts[name] = within(span[0], span[1]);
  }
  const end = found.index + found[0].length;
  const all = within(found.index, end);
  return { match: new Match(all, parts), at: starts.indexOf(found.index), length: all.length };
}
