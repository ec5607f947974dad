import { MONTHS_IN_FULL, WEEKDAYS_IN_FULL } from "@/lib/text/calendar";
import { pattern, words } from "@/lib/text/pattern";
import { DUE } from "./dated-item";
import type { Work } from "./dated-work";
import { type OwnWork, ownWorksIn } from "./own-work";
import type { Passage } from "./passages";
import { NUMBER_LAST, numberIn } from "./title-words";
import { GRADED, WORK_PHRASE } from "./work-words";

/** The pieces of work that a sentence names, each by its whole name; `own` are those of the document's own scheme. */
export function worksIn(passage: Passage, own: OwnWork = []): Work[] {
  const known = knownWorksIn(passage);
  const named = ownWorksIn(passage, own).filter(
    ({ start, end }, at, all) =>
      !known.some((work) => work.start <= start && work.end >= end) &&
      !all.slice(0, at).some((work) => work.start < end && start < work.end),
  );
  if (named.length === 0) return known;
  const others = known.filter(
    (work) => !named.some(({ start, end }) => work.start < end && start < work.end),
  );
  return [...named, ...others].sort((a, b) => a.start - b.start);
}

function knownWorksIn({ text, start }: Passage): Work[] {
  const found = [...text.matchAll(WORK_PHRASE)].flatMap((match) => {
    const title = match[0]
      .replace(/\s+due$/i, "")
      .replace(/\s+/g, " ")
      .trim();
    const after = text.slice(match.index + match[0].length, match.index + match[0].length + 24);
    const before = text.slice(Math.max(0, match.index - 16), match.index);
    if (IS_ABOUT_WORK.test(after) || NOT_FIXED.test(text.slice(match.index))) return [];
    if (PRESENTED_FIRST.test(text.slice(0, match.index))) return [];
    // A topic is assigned on a day, and no assignment due.
    if (/^assignments?$/i.test(title) && ALLOTTED.test(before)) return [];
    const is_held = /^\s(?:on|at|in class)\s/i.test(after);
    if (/^finals?$/i.test(title) && /\b(?:and|or|a|last|semi)\s$/i.test(before) && !is_held)
      return [];
    // "Writing up final results"
    if (
      title === "final" &&
      /^\s(?!takes|counts|covers|begins|starts)\p{Ll}{4,}s(?!\p{L})/u.test(after)
    )
      return [];
    // "Final (15-min) Presentation"
    if (/^finals?$/i.test(title) && /^\s*\([^)]{0,24}\)?\s*\p{L}/u.test(after)) return [];
    if (
      /^finals?$/i.test(title) &&
      /^\s*(?:submissions?|versions?|cop(?:y|ies)|deliverables?)\b/i.test(after)
    )
      return [];
    if (
      /\b(?:practice|make-?up|mock|sample|possible|potential|no|missed|previous|past)\s$/i.test(
        before,
      )
    )
      return [];
    if (
      /\b(?:drafts?|versions?|cop(?:y|ies)|outlines?|abstracts?|summary) of (?:the |your |an? )?$/i.test(
        before,
      )
    )
      return [];
    const prefix = CAPITALISED.exec(text.slice(0, match.index))?.[1] ?? "";
    const behind = text.slice(match.index + match[0].length);
    const rest = / due$/i.test(match[0]) ? "" : numberLast(behind) || restOfName(behind);
    const length = match[0].replace(/\s+due$/i, "").length + rest.length;
    const named = NO_PREFIX.test(prefix) ? title : `${prefix}${title}`;
    const from = start + match.index - (named.length - title.length);
    const end = start + match.index + length;
    // "Final tuition payment due": what no word of work ends is no piece of its own.
    const last = rest.split(" ").at(-1) ?? "";
    const is_part =
      rest !== "" && !NUMBER_LAST.test(rest) && (!GRADED.test(last) || /^drafts?$/.test(last));
    return [{ title: `${named}${rest}`, from, start: start + match.index, end, is_part }];
  });
  // "Project Preliminary Report" is one piece and not a project beside it.
  const parts: typeof found = [];
  let next_from = Number.POSITIVE_INFINITY;
  for (const work of found.toReversed()) {
    if (next_from > work.start) parts.unshift(work);
    next_from = Math.min(next_from, work.from);
  }
  const numbered: Work[] = [];
  let last_end = 0;
  return parts.filter((work) => {
    const is_own = work.start >= last_end && !isInSubtitle(text, start, work, numbered);
    last_end = Math.max(last_end, work.end);
    if (text[work.end - start] === ":" && numberIn(work.title) !== null) numbered.push(work);
    return is_own;
  });
}

/** "Final activity (TBD)" in a row of the schedule: its day is not known. */
const NOT_FIXED = /^[^().;]{3,40}\((?:date )?(?:tbd|tba|to be (?:announced|determined))\)/i;
/** What is told of a piece of work some time before it is due. */
const TOLD_FIRST = {
  en: words`instructions, guidelines, requirements, kick-?off, briefing, introduction`,
  de: words`vorstellung, vorgaben`,
  fr: words`consignes, énoncé, lancement`,
  es: words`enunciado, instrucciones, indicaciones, publicación`,
  pt: words`enunciado, instruções, orientações`,
};
const PRESENTED_FIRST = pattern("iu")`
  (?<![\p{L}])${TOLD_FIRST}\s(?:of|for|to|du|de|des|de la|del|do|da|der|des|zur|zum)\s(?:the |your )?$`;

/** " Three" of "Assignment Three: Maps". */
function numberLast(after: string): string {
  const [number = ""] = /^\s\p{Lu}\p{Ll}+(?=[:\s(,.–-]|$)/u.exec(after) ?? [];
  return NUMBER_LAST.test(number) ? number : "";
}

/** A named piece may be told by what it is about: "Assignment Three: A project of your own". */
function isInSubtitle(text: string, offset: number, { start }: Work, numbered: Work[]): boolean {
  return numbered.some((work) => {
    const between = text.slice(work.end - offset, start - offset);
    return /^:\s[^.;(\d]*$/.test(between) && !DUE.test(between);
  });
}

/**
 * Capitalised words before it at the head of a line, or behind its day, belong to a piece's name:
 * "Writing Project 1", "Mon May 8: Drawing Challenge 1".
 */
const CAPITALISED = /^(?:[^:]{3,24}\d:)?[•◦▪\s–-]*((?:\p{Lu}[\p{L}'’-]{2,}\s){1,3})$/u;
const NO_NAMES = words`
  the, your, this, each, every, no, our, all, in, on, for, due, deadline, submit, optional, tentative, date, abgabe,
  die, der, das, den, la, las, los, el, le, les, il, une?, os, as
`;
const NO_PREFIX = pattern("i")`
  ^$|(?:^|\s)(?:${NO_NAMES}|${WEEKDAYS_IN_FULL.en}|${MONTHS_IN_FULL.en})\s`;

const ALLOTMENTS = words`topics?, groups?, teams?, seats?, rooms?, partners?, peers?, papers?, slots?`;
const ALLOTTED = pattern("i")`(?:^|[^\p{L}])${ALLOTMENTS}\s$`;

const DUE_AFTER = /^(?<rest>(?:\s\p{Ll}[\p{L}-]{2,}){1,3})\s(?:is\s|are\s)?due(?![\p{L}])/u;
const NO_NOUN = words`
  is, are, will, be, to, in, on, at, by, the, and, or, of, for, with, from, class, online, both, all, sections?, start,
  end, beginning, sessions?, lectures?, submissions?, problems?, questions?, answers?, solutions?, pages?
`;
const HAS_NO_NAME = pattern("iu")`(?:^|\s)${NO_NOUN}(?:\s|$)`;

/** "Project 1 paper declaration due" is about the declaration and not about the project. */
function restOfName(after: string): string {
  const { rest = "" } = DUE_AFTER.exec(after)?.groups ?? {};
  return HAS_NO_NAME.test(rest) ? "" : rest;
}

/** After the name of work these make something else of it: "exam week", "final grades". */
const ABOUT_WORK = words`
  grades?, periods?, week, schedule, review, prep\b, score, session, policy, (?:reading|study|recess) (?:days?|week),
  recess, break\b, conferences?, solutions?, returned, groups?,
  discussions?(?! (?:board|post|forum)), sign, questions?, bank, topics?(?! due), guidelines,
  instructions
`;
const IS_ABOUT_WORK = pattern("i")`^[\s-]*${ABOUT_WORK}\b`;
