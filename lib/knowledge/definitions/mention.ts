import { bareWord, stemOf } from "@/lib/text/stem";
import { isStopWord } from "@/lib/text/stop-words";
import { UNSPACED } from "@/lib/text/unspaced";

/** A word and where it stands. */
export type Token = { stem: string; bare: string; start: number; end: number };

const WORD = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*(?:['’.][\p{L}\p{N}\p{M}]+)*/gu;
/** Korean sets blanks, but joins its particles to the word. */
const IS_JOINED = new RegExp(`${UNSPACED}|\\p{Script=Hangul}`, "u");
const ARTICLES = new Set(
  "a an the der die das ein eine le la les un une el los las una".split(" "),
);

export function tokensOf(text: string): Token[] {
  return Array.from(text.matchAll(WORD), ({ 0: word, index }) => ({
    stem: stemOf(word),
    bare: bareWord(word),
    start: index,
    end: index + word.length,
  }));
}

/** A subject as it may be written: "Institutional Review Board (IRB)" is either, or both. */
export type Subject = { text: string; forms: string[][]; unspaced: string };

export function subjectOf(text: string): Subject {
  const inside = text.match(/\(([^()]{2,})\)/u)?.[1] ?? "";
  const outside = text.replace(/\s*\([^()]*\)/gu, "").trim();
  const forms = [text, outside, inside].map(stemsOf).filter((stems) => stems.length > 0);
  const known = new Set<string>();
  return {
    text,
    forms: forms.filter((stems) => {
      const key = stems.join(" ");
      return !known.has(key) && known.add(key);
    }),
    unspaced: IS_JOINED.test(text) ? text.toLowerCase() : "",
  };
}

/** The stems of a term without its articles. */
export function stemsOf(text: string): string[] {
  const tokens = tokensOf(text);
  const named = tokens.filter(({ bare }, at) => at > 0 || !ARTICLES.has(bare));
  return (named.length > 0 ? named : tokens).map(({ stem }) => stem);
}

/** Where a subject stands in a sentence. */
export type Mention = {
  start: number;
  end: number;
  /** The first and the one after the last of its words. */
  from: number;
  to: number;
  /** 1 for every word as it is asked, less where only its beginning or a part is the same. */
  exactness: number;
};

/** The places of a subject in a sentence whose words stand there together; without any, those of most of its words. */
export function mentionsOf(subject: Subject, text: string, tokens: Token[]): Mention[] {
  if (subject.unspaced) {
    const start = text.toLowerCase().indexOf(subject.unspaced);
    const end = start + subject.unspaced.length;
    return start < 0 ? [] : [{ start, end, from: start, to: end, exactness: 1 }];
  }
  const whole = subject.forms.flatMap((stems) => runsOf(stems, tokens));
  if (whole.length > 0) return whole;
  const [longest = []] = subject.forms.toSorted((a, b) => b.length - a.length);
  if (longest.length < 2) return [];
  const parts = [longest.slice(0, -1), longest.slice(1)].filter(
    (stems) => stems.length > 1 || (stems[0]?.length ?? 0) > 3,
  );
  const share = (longest.length - 1) / longest.length;
  return parts
    .flatMap((stems) => runsOf(stems, tokens))
    .map((mention) => ({ ...mention, exactness: mention.exactness * share * PART }));
}

const PART = 0.8;

function runsOf(stems: string[], tokens: Token[]): Mention[] {
  const found: Mention[] = [];
  for (let from = 0; from + stems.length <= tokens.length; from += 1) {
    let exactness = 0;
    for (const [at, stem] of stems.entries()) {
      const like = likeness(stem, tokens[from + at]?.stem ?? "");
      if (like === 0) {
        exactness = 0;
        break;
      }
      exactness += like / stems.length;
    }
    const [first, last] = [tokens[from], tokens[from + stems.length - 1]];
    if (exactness === 0 || !first || !last) continue;
    const { start } = first;
    found.push({ start, end: last.end, from, to: from + stems.length, exactness });
  }
  return found;
}

/** 1 for the same stem, less for a word that begins like it. */
function likeness(a: string, b: string): number {
  if (a === b) return 1;
  const shorter = Math.min(a.length, b.length);
  if (shorter < 4 || Math.abs(a.length - b.length) > 4) return 0;
  let same = 0;
  while (same < shorter && a[same] === b[same]) same += 1;
  return same >= 4 && same >= Math.max(a.length, b.length) * 0.7 ? 0.75 : 0;
}

/** Whether the mention is the end of a longer name: "psychology" in "I-O psychology" or "social psychology". */
export function isModified({ start, from }: Mention, text: string, tokens: Token[]): boolean {
  const before = tokens[from - 1];
  if (!before || !/^[\s"'“‘«-]{0,2}$/u.test(text.slice(before.end, start))) return false;
  return !isStopWord(before.bare) && !LEADING.has(before.bare);
}

/** Whether it is the beginning of one: "memory" in "memory consolidation". */
export function isExtended({ end, to }: Mention, text: string, tokens: Token[]): boolean {
  const after = tokens[to];
  if (!after || !/^[\s-]$/u.test(text.slice(end, after.start))) return false;
  return !isStopWord(after.bare) && !/(?:s|ed|ly)$/u.test(after.bare);
}

/** Words before a term that are no part of its name. */
const LEADING = new Set(
  `called termed named known say term terms concept word phrase coined labeled dubbed using uses use
  develop developed include includes involves heisst nennt genannt begriff appelle terme llama termino`.split(
    /\s+/,
  ),
);
