const MOST_LETTERS = 280;
/** Sentences longer than this have their beginning out of sight. */
const FAR = 1500;

/** The sentence around a place in a text, verbatim; what is too long is cut at a word, the place inside. */
export function sentenceAt(text: string, at: number): string {
  // One letter more, so that a sentence may begin at the place itself.
  const before = text.slice(Math.max(0, at - FAR), at + 1);
  const offset = Math.max(0, at - FAR);
  let start = 0;
  for (const match of before.matchAll(/[.!?…]["'”’»)\]]*\s+(?=["'“‘«([¿¡]*[\p{Lu}\d])|\n+/gu)) {
    const ends = match[0].includes("\n") || !isAbbreviation(before.slice(0, match.index + 1));
    if (ends) start = offset + match.index + match[0].length;
  }
  const end = endOf(text, at);
  if (end - start <= MOST_LETTERS) return text.slice(start, end).trim();
  const from = Math.max(start, at - MOST_LETTERS / 2);
  const first = from === start ? from : from + Math.max(0, text.slice(from, at).indexOf(" ") + 1);
  return cut(text.slice(first, end));
}

/** The beginning of a text as a quote: its first sentence that is more than a few words, verbatim. */
export function firstSentence(text: string): string {
  for (const match of text.matchAll(/[^\n]+/g)) {
    const lead = match[0].search(/\S/);
    const sentence = sentenceAt(text, match.index + Math.max(0, lead));
    if (sentence.split(/\s+/).length >= 5) return cut(sentence);
  }
  return cut(text.trim());
}

function endOf(text: string, at: number): number {
  const rest = text.slice(at);
  for (const match of rest.matchAll(/[.!?…]["'”’»)\]]*(?=\s+["'“‘«([¿¡]*[\p{Lu}\d]|\s*$)|\n/gu)) {
    if (match[0] === "\n") return at + match.index;
    if (!isAbbreviation(text.slice(0, at + match.index + 1))) {
      return at + match.index + match[0].length;
    }
  }
  return text.length;
}

function isAbbreviation(before: string): boolean {
  return /(?:^|[\s(])(?:\p{Lu}|e\.g|i\.e|cf|vs|etc|sec|ch|chap|fig|eq|no|bzw|vgl|nr|abb|kap|abschn|z\.\s?b|d\.\s?h|p|pp)\.$/iu.test(
    before.slice(-10),
  );
}

function cut(quote: string): string {
  if (quote.length <= MOST_LETTERS) return quote.trim();
  const end = quote.lastIndexOf(" ", MOST_LETTERS);
  return quote.slice(0, end > 0 ? end : MOST_LETTERS).trim();
}
