import type { WordList } from "@/lib/text/pattern";

/**
 * Words by what they say: a symbol of the rules, with its value after a colon ("PART:evening"), or several of them
 * ("EACH DAY"). Of words in several rows the last counts, and a longer phrase before a shorter one.
 */
export type Vocabulary = Readonly<Record<string, WordList>>;
