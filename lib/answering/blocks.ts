import { pageAt } from "@/lib/documents/chunk/page-at";
import { pattern, words } from "@/lib/text/pattern";
import type { RankedPassage } from "./rank-passages";
import type { Sentence } from "./sentences";
import type { AnswerKind } from "./types";

/**
 * Sentences that follow each other in one passage, and the one of them that answers. They begin on its page, or on the
 * one before where little is told there, and may run on to the next.
 */
export type Block = { sentences: Sentence[]; key: Sentence };

/** About a paragraph. */
const MOST_WORDS = 230;
const FEW_WORDS = 50;
/** A table or list is not cut short before. */
const MOST_WORDS_OF_LIST = 230;

/** The part of a passage that a student should read: its best sentence with what belongs to it. */
export function blockOf(
  { sentences, strengths }: Pick<RankedPassage, "sentences" | "strengths">,
  kind: AnswerKind,
  most = MOST_WORDS,
): Block | null {
  const best = Math.max(...strengths);
  const key = sentences[strengths.indexOf(best)];
  if (!key) return null;
  const is_list = kind === "list" || kind === "how";
  const list = is_list ? bestList(sentences, strengths, best) : null;
  return grown(list ?? key, sentences, most);
}

/** The first sentence of the list whose words or items have most of what is asked. */
function bestList(sentences: Sentence[], strengths: number[], best: number): Sentence | null {
  let chosen: { first: Sentence; strength: number } | null = null;
  for (const [at, first] of sentences.entries()) {
    if (first.kind !== "item" || sentences[at - 1]?.kind === "item") continue;
    let end = at;
    while (sentences[end + 1]?.kind === "item") end += 1;
    const lead = sentences[at - 1];
    const strength = Math.max(...strengths.slice(lead ? at - 1 : at, end + 1));
    if (end > at && strength >= best * 0.7 && strength > (chosen?.strength ?? 0))
      chosen = { first: lead ?? first, strength };
  }
  return chosen?.first ?? null;
}

/** With what the sentence leans on, the list or table it announces, and then what stands around it. */
function grown(key: Sentence, sentences: Sentence[], most: number): Block {
  const at = sentences.indexOf(key);
  const page = pageOf(key);
  let [from, to] = [at, at];
  let count = key.words.length;
  // What stands on the page before is told only where little stands on this one.
  const isHere = (one: Sentence | undefined): one is Sentence =>
    one !== undefined &&
    pageOf(one) >= (count < FEW_WORDS ? page - 1 : page) &&
    pageOf(one) <= page + 1;
  const takes = (one: Sentence | undefined, limit: number): boolean => {
    const beside = one && one.start < key.start ? sentences[from] : sentences[to];
    if (!isHere(one) || !beside || !isNext(one, beside)) return false;
    if (count + one.words.length > limit) return false;
    count += one.words.length;
    return true;
  };
  // A list is read from the words that announce it.
  while (sentences[from]?.kind === "item" && takes(sentences[from - 1], MOST_WORDS_OF_LIST))
    from -= 1;
  while (leansBack(sentences[from]) && takes(sentences[from - 1], most)) from -= 1;
  while (isListed(sentences[to + 1], sentences[to]) && takes(sentences[to + 1], MOST_WORDS_OF_LIST))
    to += 1;
  let [is_open_after, is_open_before] = [true, true];
  while (is_open_after || is_open_before) {
    // What follows a sentence explains it more often than what stands before.
    for (let step = 0; step < 2 && is_open_after; step += 1) {
      is_open_after = takes(sentences[to + 1], most);
      if (is_open_after) to += 1;
    }
    const before = sentences[from - 1];
    if (is_open_after && before && pageOf(before) < page) continue;
    is_open_before = is_open_before && takes(before, most);
    if (is_open_before) from -= 1;
  }
  const is_of_lines = isOfLines(sentences);
  const isLoose = (one: Sentence | undefined) =>
    one !== key &&
    (one?.kind === "question" ||
      (one?.kind === "line" && !(is_of_lines && says(one)) && !hasFormula(one.text)));
  while (to > at && (isLoose(sentences[to]) || sentences[to]?.text.endsWith(":"))) to -= 1;
  // A block begins with no list whose announcement it leaves out.
  const isBareItem = (one: Sentence | undefined) => key.kind !== "item" && one?.kind === "item";
  while (from < at && (isLoose(sentences[from]) || isBareItem(sentences[from]))) from += 1;
  return { sentences: sentences.slice(from, to + 1), key };
}

/** Nothing stands between them: what gives orders to an assistant is no sentence, and no part of a quote. */
function isNext(one: Sentence, other: Sentence): boolean {
  const [first, second] = one.start < other.start ? [one, other] : [other, one];
  return first.passage.text.slice(first.end, second.start).trim() === "";
}

function pageOf({ passage, start }: Sentence): number {
  return pageAt(passage, start);
}

/** Whether the next line belongs to a list, table or formula that has begun or is announced. */
function isListed(next: Sentence | undefined, last: Sentence | undefined): boolean {
  if (!next || !last) return false;
  if (next.kind === "item" || next.kind === "line")
    return last.kind === next.kind || ANNOUNCES.test(last.text);
  return last.kind === "item" && /^\p{Ll}/u.test(next.text);
}

const ANNOUNCING = {
  en: words`following, follows?, below, these, table, steps?, namely, is given by, listed`,
  de: words`folgende[nrsm]?, folgt, tabelle, nämlich`,
  fr: words`suivante?s?, tableau`,
  es: words`siguientes?, tabla`,
};
const ANNOUNCES = pattern("iu")`:$|\b${ANNOUNCING}\b`;
/** First words by which a sentence refers to the one before it. */
const REFERRING = {
  en: words`
    this, that, these, those, it, its, they, their, he, she, his, her, such, however, therefore, thus, hence, also,
    moreover, furthermore, additionally, in addition, for (?:example|instance), instead, as a result, consequently,
    the (?:latter|former), both, another, here, then, next, second(?:ly)?, third(?:ly)?, finally
  `,
  de: words`dies(?:e|er|es)?, sie, er, es, daher, deshalb, dann, danach`,
  fr: words`cette, ce, il, elle, ils, elles, ensuite, puis`,
  es: words`este, esta, esto, ello, luego, después`,
};
const LEANS = pattern("iu")`^${REFERRING}\b`;

/** Whether a sentence refers to the one before it. */
export function leansBack(sentence: Pick<Sentence, "text"> | undefined): boolean {
  return sentence !== undefined && LEANS.test(sentence.text);
}

const LEAST_WORDS_OF_A_LINE = 3;
const ENDED = /[.!?。！？…]["'”’»)\]]*$/u;

/** A slide or table: most of what it says has no end, so a line without one is no heading. */
function isOfLines(sentences: Sentence[]): boolean {
  return sentences.filter(({ text }) => !ENDED.test(text)).length > sentences.length / 2;
}

/** Words, and not the labels of a chart. */
function says({ text }: Sentence): boolean {
  return (text.match(/\p{L}{2,}/gu)?.length ?? 0) >= LEAST_WORDS_OF_A_LINE;
}

function hasFormula(text: string): boolean {
  return /[=≈≤≥∑√∝]/.test(text);
}
