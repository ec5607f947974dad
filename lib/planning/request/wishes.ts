import type { Progression } from "@/lib/planning/types";
import { titlesMeant } from "./titles";

const FOCUS =
  "focus(?:s?ing|s?ed)?(?: (?:more|mainly|mostly|especially|particularly))? (?:on|in)|concentrat(?:e|ing) on|mostly|mainly|especially|particularly|above all|emphasi[sz](?:e|ing)|emphasis on|priorit(?:i[sz](?:e|ing)|y(?: on|:)?)|more (?:time |practice |work |hours )?(?:on|for|with)|struggl(?:e|ing) with|weak (?:in|on|at|with)|(?:need|want)(?: more)? (?:help|practice|time) (?:with|on|for|in)|schwerpunkt(?: auf)?|vor allem|surtout|sobre todo";
const SKIP =
  "skip(?:ping)?|leav(?:e|ing) out|omit(?:ting)?|ignor(?:e|ing)|exclud(?:e|ing)|except(?: for)?|without|drop(?:ping)?|(?:don['’]?t|do not|no) need(?: to (?:study|cover|review|do))?|(?:already|i|we)(?: already)? (?:know|understand|mastered|finished|learn(?:ed|t)|studied|covered|did)|(?:have|['’]ve)(?: already)? (?:mastered|finished|learn(?:ed|t)|studied|covered|done)|(?:am|['’]m)(?: already)? (?:good|confident|comfortable|fine|done) (?:at|with|in|on)|not (?:cover|include)|nothing (?:on|about)|no more|kenne ich(?: schon)?|ohne|überspring(?:e|en)?|sauf|sin";
const TRIGGER = new RegExp(`(?<!\\p{L})(?:(?<skip>${SKIP})|(?<focus>${FOCUS}))(?!\\p{L})`, "giu");

/** Titles to dwell on and titles to leave out; a title that is asked for both ways is left out. */
export function wishedTopics(text: string, titles: string[]): { focus: string[]; skip: string[] } {
  const wishes = { focus: new Set<string>(), skip: new Set<string>() };
  const triggers = [...text.matchAll(TRIGGER)];
  for (const [index, match] of triggers.entries()) {
    const kind = match.groups?.skip ? "skip" : "focus";
    const start = match.index + match[0].length;
    const end = triggers[index + 1]?.index ?? text.length;
    for (const title of titlesMeant(phraseOf(text.slice(start, end)), titles))
      wishes[kind].add(title);
  }
  const skip = titles.filter((title) => wishes.skip.has(title));
  return {
    focus: titles.filter((title) => wishes.focus.has(title) && !skip.includes(title)),
    skip,
  };
}

/** Up to the end of the sentence or a turn in it. */
function phraseOf(text: string): string {
  return (
    text.split(
      /[;!?\n]|\.(?:\s|$)|(?<!\p{L})(?:but|because|since|until|before|then|so|aber|mais|pero)(?!\p{L})/iu,
    )[0] ?? ""
  );
}

const PROGRESSIONS: [Progression, RegExp][] = [
  [
    "front_loaded",
    /(?<!\p{L})(?:(?:hard|tough|difficult)(?:er|est)?(?: \p{L}+){0,2} first|(?:start|begin)(?:ing)? (?:with )?(?:the )?(?:hard|tough|difficult)(?:er|est)?|most difficult(?: \p{L}+)? first|front[- ]?load(?:ed|ing)?|as (?:early|soon|quickly|fast) as possible|most(?: of (?:it|the work))? (?:early|at the (?:start|beginning))|schwer(?:es|ste[ns]?|ste themen)? zuerst|le plus difficile d['’]abord|lo (?:más )?difícil primero)(?!\p{L})/iu,
  ],
  [
    "back_loaded",
    /(?<!\p{L})(?:back[- ]?load(?:ed|ing)?|(?:start|begin)(?:ing)? (?:slow(?:ly)?|light(?:ly)?|small)|light(?:er)? (?:start|at (?:first|the start|the beginning))|ramp(?:ing)? up|more(?: \p{L}+)? (?:towards?|at|near) the end)(?!\p{L})/iu,
  ],
  [
    "mixed",
    /(?<!\p{L})(?:mix(?:ed)?(?: (?:it|them|things|topics|easy|hard|of|up|difficult\p{L}*|order))?|alternat(?:e|ing)|interleav(?:e|ed|ing)|variety|abwechseln\p{L}*|varier|alternar)(?!\p{L})/iu,
  ],
  [
    "gradual",
    /(?<!\p{L})(?:(?:easy|easier|easiest|simple|simpler|simplest|basic|basics)(?: \p{L}+){0,2} first|(?:start|begin)(?:ing)? (?:with )?(?:the )?(?:easy|easier|easiest|simple|basics?)|(?:from )?eas(?:y|iest) to (?:hard|difficult)(?:est)?|gradual(?:ly)?|ease (?:me )?in(?:to)?|build(?:ing)? up|leicht(?:es)? zuerst|le plus facile d['’]abord|lo (?:más )?fácil primero)(?!\p{L})/iu,
  ],
];

const NOT = /(?:not|don['’]?t|never|no)\s+(?:\p{L}+\s+)?$/iu;

export function wishedProgression(text: string): Progression | undefined {
  const found = PROGRESSIONS.flatMap(([progression, pattern]) => {
    const match = pattern.exec(text);
    return match && !NOT.test(text.slice(0, match.index)) ? [{ progression, at: match.index }] : [];
  });
  return found.sort((a, b) => a.at - b.at)[0]?.progression;
}
