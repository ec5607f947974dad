import { languagesOf } from "@/lib/answering/claims/language-of";
import { phraseAt } from "@/lib/answering/claims/lexicon";
import { numericAt } from "@/lib/answering/claims/numeric";
import { plainSentence, type Token, tokensOf } from "@/lib/answering/claims/tokens";
import type { Language } from "@/lib/answering/claims/words/all";
import { relatedStems } from "@/lib/retrieval/lexicon";
import { plainText } from "@/lib/text/fold";
import { stemOf } from "@/lib/text/stem";
import { isAskingWord, isStopWord, isTextbookWord } from "@/lib/text/stop-words";
import { WIDE } from "@/lib/text/unspaced";
import { isOf, type Relation, relationAt, type Side, sideAt, smallWordsOf } from "./vocabulary";

/** A word of a statement that names something. */
export interface Term {
  stem: string;
  raw: string;
  /** Without case and accents. */
  word: string;
  at: number;
  clause: number;
  /** Words of teaching and asking say less. */
  weight: number;
  is_name: boolean;
  is_first: boolean;
  /** The words right before it that say what it is to the others. */
  relation: Relation | null;
}

/** A number, a day, a month, a negation, or a word that has an opposite. */
export interface Mark {
  at: number;
  clause: number;
  value: string;
  sort:
    | "number"
    | "year"
    | "percent"
    | "ordinal"
    | "calendar"
    | "neg"
    | "side"
    | "each"
    | "some"
    | "only"
    | "lacks";
  /** Of a number: as a number; else 0. */
  number: number;
  is_about: boolean;
  side: Side | null;
}

/** What a sentence says, as far as words tell. */
export interface Statement {
  terms: Term[];
  marks: Mark[];
  languages: readonly Language[];
  words: number;
  /** What it offers the student, and does not say of the subject. */
  is_offer: boolean;
}

const BEGINS_WIDE = new RegExp(`^[${WIDE}]`, "u");
const HIRAGANA = /^[\p{Script=Hiragana}ー]+$/u;
const CLAUSE_END = /^[,;:()，；、：（）—–]$/;
const LESS = 0.4;
const MOST_TOKENS = 400;

/** Reads the words, numbers, negations and opposites of a sentence. */
export function readStatement(sentence: string, hints: readonly Language[] = []): Statement {
  const text = plainSentence(sentence);
  const tokens = tokensOf(text).slice(0, MOST_TOKENS);
  const languages = languagesOf(tokens, hints);
  const read = new Reader(text, tokens, languages);
  return read.statement();
}

class Reader {
  private readonly terms: Term[] = [];
  private readonly marks: Mark[] = [];
  private clause = 0;
  private is_offer = false;
  private relation: { kind: Relation; at: number } | null = null;
  private about = -9;
  private words = 0;

  constructor(
    private readonly text: string,
    private readonly tokens: readonly Token[],
    private readonly languages: readonly Language[],
  ) {}

  statement(): Statement {
    for (let at = 0; at < this.tokens.length; ) at += Math.max(1, this.take(at));
    const { terms, marks, languages, words } = this;
    const is_offer = this.is_offer;
    return { terms, marks, languages, words, is_offer };
  }

  /** How many tokens it took. */
  private take(at: number): number {
    const { tokens, languages } = this;
    const token = tokens[at];
    if (!token) return 1;
    if (token.kind === "mark") {
      if (CLAUSE_END.test(token.raw)) this.endClause();
      return 1;
    }
    this.words += 1;
    if (token.kind === "digits") return this.digits(at);
    const phrase = phraseAt(tokens, at, languages);
    const number = phrase?.meaning.number;
    if (phrase && number !== undefined && !phrase.meaning.is_article && number !== 1) {
      this.number(at, number, phrase.meaning.is_ordinal ? "ordinal" : "number");
      return phrase.length;
    }
    if (phrase?.meaning.tags.has("neg") && !phrase.meaning.tags.has("reminder")) {
      this.mark(at, "neg", "neg");
      return phrase.length;
    }
    if (phrase && this.isCalendar(at, phrase)) {
      const { month, weekday } = phrase.meaning;
      this.mark(at, "calendar", month === undefined ? `weekday ${weekday}` : `month ${month}`);
      return phrase.length;
    }
    const relation = relationAt(tokens, at, languages);
    if (relation) this.relate(at, relation);
    const side = sideAt(tokens, at, languages);
    if (side) this.mark(at, "side", side.word, side);
    if (relation && relation !== "lacks" && token.kind === "word") return 1;
    return token.kind === "wide" ? this.wide(at) : this.word(at);
  }

  private isCalendar(
    at: number,
    {
      length,
      meaning,
    }: { length: number; meaning: { month?: number; weekday?: number; is_short_name?: boolean } },
  ): boolean {
    const { month, weekday, is_short_name } = meaning;
    if (month === undefined && weekday === undefined) return false;
    const beside = [this.tokens[at - 1], this.tokens[at + length]];
    const is_dated = beside.some((token) => token?.kind === "digits");
    const is_capital = /^\p{Lu}/u.test(this.tokens[at]?.raw ?? "") && at > 0;
    return is_dated || (!is_short_name && (is_capital || weekday !== undefined));
  }

  private digits(at: number): number {
    const { text, tokens } = this;
    const token = tokens[at];
    if (!token) return 1;
    const numeric = numericAt(text, token.start);
    const end = token.start + numeric.length;
    const length = Math.max(1, tokens.slice(at).filter((each) => each.start < end).length);
    const raw = text.slice(token.start, end);
    // A number in a name, as "H2O" and "Q10", is part of it.
    if (token.glued && tokens[at - 1]?.kind === "word") return length;
    if (numeric.kind === "number") {
      const sort = sortOf(raw, tokens[at + length]);
      this.number(at, numeric.number, sort);
      if (sort === "percent") return length + 1;
    } else if (numeric.kind === "time" && numeric.is_weak)
      this.number(at, numeric.number, "number");
    else if (numeric.kind === "time") this.mark(at, "calendar", `time ${numeric.minute}`);
    else if (numeric.is_weak)
      for (const part of raw.split(/\D+/).filter(Boolean)) this.number(at, Number(part), "number");
    else this.mark(at, "calendar", `date ${raw.replace(/\s/g, "")}`);
    return length;
  }

  private number(at: number, number: number, sort: Mark["sort"]): void {
    const is_about = at - this.about <= 2;
    this.relation = null;
    this.marks.push({
      at,
      clause: this.clause,
      value: String(number),
      sort,
      number,
      is_about,
      side: null,
    });
  }

  private mark(at: number, sort: Mark["sort"], value: string, side: Side | null = null): void {
    this.marks.push({ at, clause: this.clause, value, sort, number: 0, is_about: false, side });
  }

  private endClause(): void {
    this.clause += 1;
    this.relation = null;
  }

  private relate(at: number, kind: Relation): void {
    if (kind === "joins") {
      this.endClause();
      return;
    }
    if (kind === "about") this.about = at;
    else if (kind === "offers") this.is_offer = true;
    else if (kind === "each" || kind === "some" || kind === "only" || kind === "lacks")
      this.mark(at, kind, kind);
    else {
      this.relation = { kind, at };
    }
  }

  private word(at: number): number {
    const token = this.tokens[at];
    if (!token || isSmall(token, this.languages)) return 1;
    const is_first = this.words === 1;
    this.term(at, token.raw, is_first);
    return 1;
  }

  private term(at: number, raw: string, is_first: boolean): void {
    const word = plainText(raw);
    const relation = this.relation && at - this.relation.at <= 2 ? this.relation.kind : null;
    this.relation = null;
    this.terms.push({
      stem: BEGINS_WIDE.test(raw) ? raw : stemOf(raw),
      raw,
      word,
      at,
      clause: this.clause,
      weight: isLight(word, this.languages) ? LESS : 1,
      is_name: isName(raw, is_first, this.languages),
      is_first,
      relation,
    });
  }

  /** Letters of a script without blanks, two by two. */
  private wide(at: number): number {
    const { tokens } = this;
    let end = at;
    while (
      tokens[end + 1]?.kind === "wide" &&
      tokens[end + 1]?.glued &&
      !phraseNumber(tokens, end + 1, this.languages)
    )
      end += 1;
    for (let each = at; each <= end; each += 1) {
      if (each > at) {
        const side = sideAt(tokens, each, this.languages);
        if (side) this.mark(each, "side", side.word, side);
        const phrase = phraseAt(tokens, each, this.languages);
        if (phrase?.meaning.tags.has("neg")) this.mark(each, "neg", "neg");
        const relation = relationAt(tokens, each, this.languages);
        if (relation) this.relate(each, relation);
      }
      const pair = `${tokens[each]?.raw ?? ""}${each < end ? (tokens[each + 1]?.raw ?? "") : ""}`;
      if (pair.length < 2 && end > at) continue;
      if (!HIRAGANA.test(pair)) this.term(each, pair, false);
    }
    return end - at + 1;
  }
}

function phraseNumber(
  tokens: readonly Token[],
  at: number,
  languages: readonly Language[],
): boolean {
  return phraseAt(tokens, at, languages)?.meaning.number !== undefined;
}

function sortOf(raw: string, next: Token | undefined): Mark["sort"] {
  if (next?.raw === "%" || next?.word === "percent" || next?.word === "prozent") return "percent";
  return /^(?:1[0-9]|20)\d\d$/.test(raw) ? "year" : "number";
}

function isSmall({ word, raw }: Token, languages: readonly Language[]): boolean {
  if (word.length === 1) return !/^\p{Lu}$/u.test(raw) || word === "a" || word === "i";
  return isStopWord(word) || smallWordsOf(languages).has(word);
}

/** Written with a capital where no rule asks for one. German writes every noun so: names are those no lexicon has. */
function isName(raw: string, is_first: boolean, languages: readonly Language[]): boolean {
  if (/^\p{Lu}[\p{Lu}\d]+$/u.test(raw)) return true;
  if (!/^\p{Lu}/u.test(raw)) return false;
  if (languages.includes("de") || is_first) return relatedStems(raw).size === 0;
  return true;
}

function isLight(word: string, languages: readonly Language[]): boolean {
  return isAskingWord(word) || isTextbookWord(word) || isOf("light", word, languages);
}
