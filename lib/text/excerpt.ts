/** A run of a text; `hit` where it is one of the words looked for. */
export interface Run {
  text: string;
  hit: boolean;
}

/**
 * Of a passage the sentences around the first of the words, about `length` letters of it and verbatim: it
 * is what the viewer is asked to mark.
 */
export function excerptOf(passage: string, words: string, length = 240): string {
  if (passage.length <= length) return passage.trim();
  const first = matcherOf(words)?.exec(passage)?.index ?? 0;
  const wanted = Math.max(0, first - length / 3);
  const start = first === 0 ? 0 : startBefore(passage, wanted, first);
  const end = passage.slice(start, start + length).search(/\s\S*$/);
  const cut = start + length >= passage.length || end < length / 2 ? length : end;
  return passage.slice(start, start + cut).trim();
}

/** The text in runs, so that the words looked for can be shown among the others. */
export function runsOf(text: string, words: string): Run[] {
  const matcher = matcherOf(words);
  if (!matcher) return [{ text, hit: false }];
  return text
    .split(matcher)
    .map((run, index) => ({ text: run, hit: index % 2 === 1 }))
    .filter((run) => run.text !== "");
}

/** Whether any of the words looked for stands in the text. */
export function holdsWords(text: string, words: string): boolean {
  return matcherOf(words)?.test(text) ?? false;
}

/** Words that begin as one of those looked for does: the index, too, takes "graphs" for "graph". */
function matcherOf(words: string): RegExp | undefined {
  const stems = (words.match(/[\p{L}\p{N}]{2,}/gu) ?? []).map((word) => word.slice(0, stem(word)));
  if (stems.length === 0) return undefined;
  const any = stems.sort((a, b) => b.length - a.length).join("|");
  return new RegExp(`(?<![\\p{L}\\p{N}])((?:${any})[\\p{L}\\p{N}]*)`, "iu");
}

function stem({ length }: string): number {
  if (length > 6) return length - 2;
  return length > 4 ? length - 1 : length;
}

/** The beginning of a sentence between the two places, else of a word. */
function startBefore(text: string, from: number, to: number): number {
  const before = text.slice(from, to);
  const sentence = before.search(/(?<=[.!?:;]\s)\S/);
  if (sentence >= 0) return from + sentence;
  const word = from === 0 ? 0 : before.search(/(?<=\s)\S/);
  return word >= 0 ? from + word : to;
}
