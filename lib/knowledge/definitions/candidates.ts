import { pattern, words } from "@/lib/text/pattern";
import { isAskingWord, isStopWord, isTextbookWord } from "@/lib/text/stop-words";
import { type Token, tokensOf } from "./mention";
import { AFTER, BEFORE } from "./wording";

/** How a sentence names a term that it may define. */
export type CandidateKind = "opening" | "called" | "beside" | "entry" | "emphasised";

/** A term as a sentence names it, with its place in the sentence. */
export type Candidate = { term: string; start: number; end: number; kind: CandidateKind };

const MOST_WORDS = 6;
const MOST_LETTERS = 80;

/** The terms that a sentence may define, by how it is built: before a verb, after "called", beside an explanation. */
export function candidatesIn(text: string, tokens = tokensOf(text)): Candidate[] {
  const found = new Map<string, Candidate>();
  const add = (range: Range | null, kind: CandidateKind) => {
    const [first, last] = [tokens[range?.from ?? -1], tokens[(range?.to ?? 0) - 1]];
    if (!first || !last) return;
    const bracket = text.slice(last.end).match(/^\s\((\p{Lu}[\p{Lu}\d-]{1,8})s?\)/u);
    const term = text.slice(first.start, last.end);
    if (term.length > MOST_LETTERS || /[\n;:]/.test(term)) return;
    const key = `${first.start} ${last.end}`;
    if (!found.has(key))
      found.set(key, {
        term,
        start: first.start,
        end: last.end + (bracket?.[0].length ?? 0),
        kind,
      });
  };
  add(opening(text, tokens), "opening");
  for (const [at, token] of tokens.entries()) {
    const before = text.slice(Math.max(0, token.start - FAR), token.start);
    if (at > 0 && BEFORE.called.test(before)) add(forward(text, tokens, at), "called");
    else if (at > 0 && BEFORE.comma_or.test(before)) add(forward(text, tokens, at), "beside");
    const after = text.slice(token.end, token.end + FAR);
    if (/^["'”’»]?\s?[,(—–:]|^["'”’»]?\s\(/u.test(after) && isExplained(after))
      add(backward(text, tokens, at), "beside");
  }
  return [...found.values()];
}

/** The terms that a sentence names and its type sets apart, given as stems. */
export function candidatesSetApart(
  text: string,
  tokens: Token[],
  set_apart: ReadonlySet<string>,
): Candidate[] {
  if (set_apart.size === 0) return [];
  const found: Candidate[] = [];
  for (const [from, first] of tokens.entries()) {
    let stems = "";
    for (const last of tokens.slice(from, from + MOST_WORDS)) {
      stems = stems ? `${stems} ${last.stem}` : last.stem;
      const term = text.slice(first.start, last.end);
      if (set_apart.has(stems) && !/[\n;:]/.test(term))
        found.push({ term, start: first.start, end: last.end, kind: "emphasised" });
    }
  }
  return found;
}

const FAR = 90;

type Range = { from: number; to: number };

function isExplained(after: string): boolean {
  return [
    AFTER.comma_kind,
    AFTER.which_is,
    AFTER.which,
    AFTER.comma_bare,
    AFTER.bracket_kind,
    AFTER.dash,
  ].some((each) => each.test(after));
}

/** The term of a line of a glossary: "osmosis: diffusion of water", "osmosis – diffusion of water". */
export function entryIn(text: string): Candidate | null {
  const term = text.match(/^(?:[•*▪‣-]\s*)?([^:–—\t\n]{2,80}?)(?:\s?[:–—\t]\s?|\s-\s)(?=\S.{8})/u);
  const [start, end] = [term?.[0].indexOf(term[1] ?? "") ?? 0, term?.[1]?.length ?? 0];
  if (!term?.[1] || term[1].split(/\s+/).length > MOST_WORDS) return null;
  return { term: term[1].trim(), start, end: start + end, kind: "entry" };
}

/** The name with which a sentence opens, up to its verb. */
function opening(text: string, tokens: Token[]): Range | null {
  const from = tokens[0] && ARTICLE.has(tokens[0].bare) ? 1 : 0;
  const range = forward(text, tokens, from);
  const last = tokens[(range?.to ?? 0) - 1];
  if (!range || !last) return null;
  const after = text.slice(last.end, last.end + FAR);
  const says = [AFTER.is_a, AFTER.is, AFTER.means, AFTER.does, AFTER.is_state, AFTER.verb].some(
    (each) => each.test(after),
  );
  if (says) return range;
  // The verb was taken for a word of the name: "Memory refers to", "Cells provide".
  const shorter = { ...range, to: range.to - 1 };
  const before_verb = tokens[shorter.to - 1];
  const verb = tokens[shorter.to];
  if (!before_verb || !verb || shorter.to <= shorter.from) return null;
  const rest = text.slice(before_verb.end, before_verb.end + FAR);
  return [AFTER.means, AFTER.does, AFTER.verb].some((each) => each.test(rest)) ? shorter : null;
}

/** The words of a name from a place on. */
function forward(text: string, tokens: Token[], at: number): Range | null {
  let from = at;
  while (tokens[from] && ARTICLE.has(tokens[from]?.bare ?? "")) from += 1;
  let to = from;
  while (to - from < MOST_WORDS) {
    const token = tokens[to];
    if (!token || (to > from && !isBeside(text, tokens[to - 1], token))) break;
    const joins =
      to > from &&
      JOINING.has(token.bare) &&
      namesIn(tokens[to + 1]) &&
      isBeside(text, token, tokens[to + 1]);
    if (!namesIn(token) && !joins) break;
    if (to > from && isVerb(text, token)) break;
    to += 1;
  }
  return to > from ? { from, to } : null;
}

/** The words of a name up to a place. */
function backward(text: string, tokens: Token[], at: number): Range | null {
  let from = at + 1;
  while (at + 1 - from < MOST_WORDS) {
    const token = tokens[from - 1];
    if (!token || (from <= at && !isBeside(text, token, tokens[from]))) break;
    if (!namesIn(token) || isVerb(text, token)) break;
    from -= 1;
  }
  while (from <= at && LEADING.has(tokens[from]?.bare ?? "")) from += 1;
  return from <= at ? { from, to: at + 1 } : null;
}

function isBeside(text: string, one: Token | undefined, next: Token | undefined): boolean {
  return Boolean(
    one && next && /^["'“‘«]?[\s\-/’']["'“‘«]?$/u.test(text.slice(one.end, next.start)),
  );
}

function namesIn(token: Token | undefined): boolean {
  return Boolean(token) && !isStopWord(token?.bare ?? "") && !VERBS.test(token?.bare ?? "");
}

function isVerb(text: string, token: Token): boolean {
  return VERBS.test(text.slice(token.start, token.end).toLowerCase());
}

const VERBS = pattern("iu")`
  ^(?:refers?|means?|occurs?|involves?|consists?|includes?|describes?|suggests?|states?|asserts?|proposes?|focuses|
  happens?|called|known|termed|defined|named|denotes?|uses?|used|using|contains?|comprises?|provides?|produces?|
  allows?|enables?|helps?|develop(?:s|ed)?|become[s]?|makes?|takes?|shows?|showed|found|created?s?|bezeichnet|bedeutet|
  désigne|signifie|significa|examines?|requires?|holds?|carries|receives?|says?|said|began|begins?|include|including)$`;
const ARTICLE = new Set(
  words`a, an, the, der, die, das, ein, eine, le, la, les, un, une, el, los, las, una`,
);
const JOINING = new Set(words`of, and, for, to, in, de, von, des, der, du, del, et, y`);
const LEADING = new Set(
  words`one, first, second, third, important, common, major, key, main, specific, so, called, new, another, other,
  type, kind, form, particular, certain, own, general, simple, popular, basic`,
);

/** What can be no term, whatever is said of it. */
export function isNoTerm(term: string): boolean {
  const tokens = tokensOf(term);
  const naming = tokens.filter(
    ({ bare }) => !isStopWord(bare) && !isTextbookWord(bare) && !isAskingWord(bare),
  );
  return (
    naming.length === 0 ||
    !/\p{L}{2}/u.test(term) ||
    /^\d/.test(term) ||
    LABEL.test(term) ||
    NO_TERMS.has(tokens.at(-1)?.bare ?? "")
  );
}

/** What a figure, a table or a problem is called: "Figure 7.8", "Problem 1-1", "Abbildung 1". */
const LABELS = words`
  figure, fig, table, problem, example, exercise, activity, checkpoint, question, solution, equation, section, chapter,
  abbildung, abb, tabelle, beispiel, aufgabe, kapitel, abschnitt, figura, tabla, problema, ejemplo, ejercicio,
  tableau, exemple, exercice, chapitre
`;
const LABEL = pattern("iu")`^${LABELS}s?\.?\s(?:\p{Lu}[.-]?)?\d[\d.–-]*$`;

const NO_TERMS = new Set(
  words`people, person, example, researchers, students, study, studies, author, authors, result, results, way, ways,
  others, question, answer, chapter, section, figure, time, times, year, years, today, fact, reason, part, parts, day`,
);
