import { typosAllowed } from "@/lib/retrieval/spelling";
import { editDistance } from "@/lib/text/edit-distance";
import { bareWord, stemOf } from "@/lib/text/stem";
import { plainMarkdown } from "./plain-markdown";
import type { Answer } from "./types";

/** A stem of a question that no file holds, and those that the search looked for instead. */
type Replaced = { word: string; by: readonly string[] };

/** A word of a question as it was typed, and as the files write it. */
export type Respelt = { word: string; by: string };

const WORD = /\p{L}[\p{L}\p{M}]*/gu;
/** Words are compared in so many of the passages, the best ones. */
const MOST_READ = 10;

/**
 * A question as it was searched for: each misspelt word as the passages found write it, so that they are judged by it
 * as they were found by it. Names stay as they are, since one letter makes another name.
 */
export function respell(
  question: string,
  replaced: readonly Replaced[],
  passages: readonly { text: string }[],
): { question: string; respelt: Respelt[] } {
  if (replaced.length === 0) return { question, respelt: [] };
  const texts = passages.slice(0, MOST_READ).map(({ text }) => text);
  const written = new Set(texts.flatMap((text) => text.match(WORD) ?? []).map(bareWord));
  const respelt: Respelt[] = [];
  const text = question.replace(WORD, (word, at: number) => {
    const is_name = at > 0 && /^\p{Lu}/u.test(word);
    const bare = bareWord(word);
    const meant = replaced.find(({ word: stem }) => bare.startsWith(stem) || stemOf(word) === stem);
    if (is_name || !meant || written.has(bare)) return word;
    const most = typosAllowed(bare.length);
    const [near] = [...written]
      .filter((other) => meant.by.some((stem) => other.startsWith(stem)))
      .map((other) => ({ other, slips: editDistance(bare, other, most) }))
      .filter(({ slips }) => slips <= most)
      .sort((a, b) => a.slips - b.slips || a.other.length - b.other.length);
    if (!near) return word;
    respelt.push({ word, by: near.other });
    return near.other;
  });
  return { question: text, respelt };
}

/** A letter makes a photon a proton: what is quoted for another word says so, and is given with reserve. */
export function withSpelling(answer: Answer, respelt: readonly Respelt[]): Answer {
  const is_quoted = answer.citations.length > 0;
  if (respelt.length === 0 || !is_quoted) return answer;
  const words = (of: keyof Respelt) =>
    respelt.map((each) => `“${plainMarkdown(each[of])}”`).join(", ");
  const lead = `Your files don't contain ${words("word")}. This is what they say about ${words("by")}.`;
  return { ...answer, tier: "closest", text: `${lead}\n\n${answer.text}` };
}
