import type { Progression } from "@/lib/planning/types";
import { pattern, words } from "@/lib/text/pattern";
import { matchTitles } from "./titles";

const FOCUS = {
  en: words`
    focus(?:s?ing|s?ed)?(?: (?:more|mainly|mostly|especially|particularly))? (?:on|in), concentrat(?:e|ing) on,
    mostly, mainly, especially, particularly, above all, emphasi[sz](?:e|ing), emphasis on,
    priorit(?:i[sz](?:e|ing)|y(?: on|:)?), more (?:time |practice |work |hours )?(?:on|for|with),
    struggl(?:e|ing) with, weak (?:in|on|at|with), (?:need|want)(?: more)? (?:help|practice|time) (?:with|on|for|in)
  `,
  de: words`schwerpunkt(?: auf)?, vor allem`,
  fr: words`surtout`,
  es: words`sobre todo`,
};
const SKIP = {
  en: words`
    skip(?:ping)?, leav(?:e|ing) out, omit(?:ting)?, ignor(?:e|ing), exclud(?:e|ing), except(?: for)?, without,
    drop(?:ping)?, (?:don['’]?t|do not|no) need(?: to (?:study|cover|review|do))?,
    (?:already|i|we)(?: already)? (?:know|understand|mastered|finished|learn(?:ed|t)|studied|covered|did),
    (?:have|['’]ve)(?: already)? (?:mastered|finished|learn(?:ed|t)|studied|covered|done),
    (?:am|['’]m)(?: already)? (?:good|confident|comfortable|fine|done) (?:at|with|in|on), not (?:cover|include),
    nothing (?:on|about), no more
  `,
  de: words`kenne ich(?: schon)?, ohne, überspring(?:e|en)?`,
  fr: words`sauf`,
  es: words`sin`,
};
const TRIGGER = pattern("giu")`(?<!\p{L})(?:(?<skip>${SKIP})|(?<focus>${FOCUS}))(?!\p{L})`;

/** Titles to dwell on and titles to leave out; a title that is asked for both ways is left out. */
export function focusAndSkippedTopics(
  text: string,
  titles: string[],
): { focus: string[]; skip: string[] } {
  const wishes = { focus: new Set<string>(), skip: new Set<string>() };
  const triggers = [...text.matchAll(TRIGGER)];
  for (const [index, match] of triggers.entries()) {
    const kind = match.groups?.skip ? "skip" : "focus";
    const start = match.index + match[0].length;
    const end = triggers[index + 1]?.index ?? text.length;
    for (const title of matchTitles(phraseOf(text.slice(start, end)), titles))
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

const HARD_FIRST = {
  en: words`
    (?:hard|tough|difficult)(?:er|est)?(?: \p{L}+){0,2} first,
    (?:start|begin)(?:ing)? (?:with )?(?:the )?(?:hard|tough|difficult)(?:er|est)?, most difficult(?: \p{L}+)? first,
    front[- ]?load(?:ed|ing)?, as (?:early|soon|quickly|fast) as possible,
    most(?: of (?:it|the work))? (?:early|at the (?:start|beginning))
  `,
  de: words`schwer(?:es|ste[ns]?|ste themen)? zuerst`,
  fr: words`le plus difficile d['’]abord`,
  es: words`lo (?:más )?difícil primero`,
};
const MORE_AT_THE_END = words`
  back[- ]?load(?:ed|ing)?, (?:start|begin)(?:ing)? (?:slow(?:ly)?|light(?:ly)?|small),
  light(?:er)? (?:start|at (?:first|the start|the beginning)), ramp(?:ing)? up,
  more(?: \p{L}+)? (?:towards?|at|near) the end
`;
const MIXED = {
  en: words`
    mix(?:ed)?(?: (?:it|them|things|topics|easy|hard|of|up|difficult\p{L}*|order))?, alternat(?:e|ing),
    interleav(?:e|ed|ing), variety
  `,
  de: words`abwechseln\p{L}*`,
  fr: words`varier`,
  es: words`alternar`,
};
const EASY_FIRST = {
  en: words`
    (?:easy|easier|easiest|simple|simpler|simplest|basic|basics)(?: \p{L}+){0,2} first,
    (?:start|begin)(?:ing)? (?:with )?(?:the )?(?:easy|easier|easiest|simple|basics?),
    (?:from )?eas(?:y|iest) to (?:hard|difficult)(?:est)?, gradual(?:ly)?, ease (?:me )?in(?:to)?, build(?:ing)? up
  `,
  de: words`leicht(?:es)? zuerst`,
  fr: words`le plus facile d['’]abord`,
  es: words`lo (?:más )?fácil primero`,
};
const PROGRESSIONS: [Progression, RegExp][] = [
  ["front_loaded", pattern("iu")`(?<!\p{L})${HARD_FIRST}(?!\p{L})`],
  ["back_loaded", pattern("iu")`(?<!\p{L})${MORE_AT_THE_END}(?!\p{L})`],
  ["mixed", pattern("iu")`(?<!\p{L})${MIXED}(?!\p{L})`],
  ["gradual", pattern("iu")`(?<!\p{L})${EASY_FIRST}(?!\p{L})`],
];

const NOT = /(?:not|don['’]?t|never|no)\s+(?:\p{L}+\s+)?$/iu;

export function requestedProgression(text: string): Progression | undefined {
  const found = PROGRESSIONS.flatMap(([progression, pattern]) => {
    const match = pattern.exec(text);
    return match && !NOT.test(text.slice(0, match.index)) ? [{ progression, at: match.index }] : [];
  });
  return found.sort((a, b) => a.at - b.at)[0]?.progression;
}
