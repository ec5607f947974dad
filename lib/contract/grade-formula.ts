/** A formula as its parts: what it is made of, and nothing that could run. */
export type Formula =
  | { kind: "number"; value: string }
  | { kind: "name"; name: string }
  | { kind: "negative"; of: Formula }
  | { kind: "sum" | "difference" | "product" | "quotient"; left: Formula; right: Formula }
  | { kind: "call"; name: FormulaFunction; of: Formula[] }
  | { kind: "choice"; test: Comparison; chosen: Formula; otherwise: Formula };

export type Comparison = { sign: "<" | "<=" | ">" | ">="; left: Formula; right: Formula };

/** Each takes any number of values, and lists of them. */
export const FORMULA_FUNCTIONS = ["min", "max", "sum", "mean"] as const;
type FormulaFunction = (typeof FORMULA_FUNCTIONS)[number];

export const FORMULA_NAME = /^[\p{L}_][\p{L}\d_]*$/u;
const TOKEN = /\s*(?:(\d+(?:\.\d+)?|\.\d+)|([\p{L}_][\p{L}\d_]*)|(<=|>=|[<>()+\-*/,]))/uy;
const WORDS = ["if", "else"];
/** Brackets within brackets, signs and choices: no document nests so deep. */
const DEEPEST = 40;

/**
 * Reads "(I1 + 2 * Ex - min(T)) / 3" and "NF if NC >= 3.95 else min(3.9, NF)". Null where it is not well formed.
 * The other names in it are those of groups and of formulas before it.
 */
export function parseFormula(text: string): Formula | null {
  const tokens = tokensOf(text);
  if (!tokens) return null;
  const reader = new Reader(tokens);
  const formula = reader.choice(0);
  return reader.is_broken || !reader.isAtEnd() ? null : formula;
}

/** The names a formula asks for. */
export function namesIn(formula: Formula): string[] {
  if (formula.kind === "number") return [];
  if (formula.kind === "name") return [formula.name];
  if (formula.kind === "negative") return namesIn(formula.of);
  if (formula.kind === "call") return formula.of.flatMap(namesIn);
  if (formula.kind !== "choice") return [formula.left, formula.right].flatMap(namesIn);
  return [formula.test.left, formula.test.right, formula.chosen, formula.otherwise].flatMap(
    namesIn,
  );
}

function tokensOf(text: string): string[] | null {
  const tokens: string[] = [];
  const trimmed = text.trimEnd();
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < trimmed.length) {
    const match = TOKEN.exec(trimmed);
    if (!match) return null;
    tokens.push(match[0].trim());
  }
  return tokens;
}

const NOTHING: Formula = { kind: "number", value: "0" };

/** By descent: a choice of sums of products of signed values. */
class Reader {
  private at = 0;
  is_broken = false;

  constructor(private readonly tokens: string[]) {}

  isAtEnd(): boolean {
    return this.at === this.tokens.length;
  }

  choice(depth: number): Formula {
    if (depth > DEEPEST) return this.broken();
    const chosen = this.sum(depth);
    if (!this.take("if")) return chosen;
    const left = this.sum(depth);
    const sign = this.oneOf("<=", ">=", "<", ">");
    if (!sign) return this.broken();
    const right = this.sum(depth);
    if (!this.take("else")) return this.broken();
    return {
      kind: "choice",
      test: { sign, left, right },
      chosen,
      otherwise: this.choice(depth + 1),
    };
  }

  private sum(depth: number): Formula {
    let left = this.product(depth);
    for (let sign = this.oneOf("+", "-"); sign; sign = this.oneOf("+", "-")) {
      left = { kind: sign === "+" ? "sum" : "difference", left, right: this.product(depth) };
    }
    return left;
  }

  private product(depth: number): Formula {
    let left = this.signed(depth);
    for (let sign = this.oneOf("*", "/"); sign; sign = this.oneOf("*", "/")) {
      left = { kind: sign === "*" ? "product" : "quotient", left, right: this.signed(depth) };
    }
    return left;
  }

  private signed(depth: number): Formula {
    if (depth > DEEPEST) return this.broken();
    return this.take("-") ? { kind: "negative", of: this.signed(depth + 1) } : this.value(depth);
  }

  private value(depth: number): Formula {
    const token = this.tokens[this.at] ?? "";
    this.at += 1;
    if (/^[\d.]/.test(token)) return { kind: "number", value: token.replace(/^\./, "0.") };
    if (token === "(") return this.closed(this.choice(depth + 1));
    if (!FORMULA_NAME.test(token) || WORDS.includes(token)) return this.broken();
    const name = FORMULA_FUNCTIONS.find((known) => known === token);
    if (!name) return { kind: "name", name: token };
    if (!this.take("(")) return this.broken();
    const of = [this.choice(depth + 1)];
    while (!this.is_broken && this.take(",")) of.push(this.choice(depth + 1));
    return this.closed({ kind: "call", name, of });
  }

  private closed(formula: Formula): Formula {
    return this.take(")") ? formula : this.broken();
  }

  private take(token: string): boolean {
    const is_next = !this.is_broken && this.tokens[this.at] === token;
    if (is_next) this.at += 1;
    return is_next;
  }

  private oneOf<Token extends string>(...tokens: Token[]): Token | undefined {
    return tokens.find((token) => this.take(token));
  }

  private broken(): Formula {
    this.is_broken = true;
    return NOTHING;
  }
}
