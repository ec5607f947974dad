import { plainText } from "./fold";
import { LANGUAGE_WORDS } from "./languages/all";

const STOP_WORDS = setOf("stop_words");
const ASKING_WORDS = setOf("asking_words");
const TEXTBOOK_WORDS = setOf("textbook_words");

/** A word that any text holds, in any language known: it says nothing of what the text is about. */
export function isStopWord(word: string): boolean {
  return STOP_WORDS.has(plainText(word));
}

/** A word with which one asks about something, and which names nothing of it: "explain", "work", "example". */
export function isAskingWord(word: string): boolean {
  return ASKING_WORDS.has(plainText(word));
}

/** A word of any teaching text that names no topic: "figure", "chapter", "following". */
export function isTextbookWord(word: string): boolean {
  return TEXTBOOK_WORDS.has(plainText(word));
}

function setOf(kind: "stop_words" | "asking_words" | "textbook_words"): Set<string> {
  return new Set(LANGUAGE_WORDS.flatMap((words) => words[kind].split(/\s+/).map(plainText)));
}
