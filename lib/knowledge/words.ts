import { bareWord, stemOf } from "@/lib/text/stem";
import { isStopWord, isTextbookWord } from "@/lib/text/stop-words";

const WORD = /[\p{L}\p{N}][\p{L}\p{N}\p{M}'’]*/gu;

/** The stems of the words that can name a topic, in their order, repeated ones included. */
export function stemsOf(text: string): string[] {
  return (text.match(WORD) ?? []).flatMap((word) => topicStem(word) ?? []);
}

/** The stem of a word that can name a topic; null for others. */
export function topicStem(word: string): string | null {
  const plain = bareWord(word);
  return plain.length < 2 || /^\d/.test(plain) || namesNoTopic(plain) ? null : stemOf(word);
}

/** Whether a word stands in every teaching text, whatever its topic. */
export function namesNoTopic(word: string): boolean {
  return isStopWord(word) || isTextbookWord(word);
}
