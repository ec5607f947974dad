import { plainText } from "@/lib/text/fold";
import { pattern, source } from "@/lib/text/pattern";
import {
  BOOK_MATTER,
  COURSE_ADMINISTRATION,
  GENERIC_BEGINNINGS,
  GENERIC_HEADINGS,
  PARTS,
  STATEMENTS,
} from "./heading-words";
import { namesNoTopic } from "./words";

const MOST_WORDS = 10;
const MOST_LETTERS = 80;

const NUMBER = source`(?:\d+(?:\.\d+)*|[IVXLC]+|[A-Z])(?![\p{L}\p{N}])`;
const LEADING_PART = pattern("iu")`^${PARTS}\.?\s+${NUMBER}\s*[.:|–—-]*\s*`;
const LEADING_NUMBER =
  /^(?:§\s*)?(?:\d{1,3}(?:\.\d{1,3})*|[A-Z](?:\.\d{1,3})+|[IVXLC]{1,5}(?=[.)]))[.):]*(?:\s+|$)/u;

const LEADING_STATEMENT = pattern("iu")`^${STATEMENTS}\s*(?:\d+(?:\.\d+)*)?\s*[·:.–—(-]\s*(?=\S)`;
const LEADING_DATE = /^\d{1,2}[./-]\d{1,2}[./-](?:\d{2,4})?[:,]?\s+/u;
/** "MO3936 ", "AGRON 590RD - " */
const LEADING_CODE = /^\p{Lu}{2,6} ?\d{3,4}\p{Lu}{0,2}\b\s*[-–—:]?\s*(?=\p{L})/u;
/** What says where a text goes on, not what it is about. */
const TRAILING = pattern("iu")`
  \s*(?:
  [.…\s]{3,}\d+|
  \((?:cont(?:inued|['’]?d)?\.?|reprise|forts(?:etzung|\.)?|suite|continuación)\)|
  [-–—,]?\s*(?:continued|cont['’]?d|cont\.|Fortsetzung)|
  \(?\d+\s*\/\s*\d+\)?|
  [:.;,·–—-]
  )$`;

/** Whole headings that name a part of every document. */
const GENERIC = new Set(Object.values(GENERIC_HEADINGS).flat().map(plainText));
const GENERIC_BEGINNING = pattern("iu")`
  ^${GENERIC_BEGINNINGS}\b(?=\s*(?:[\d(:.#]|[A-Z]\b|of\b|for\b|$|objectives|exercises|questions|problems))`;

/** A line of facts in large type, not a title. */
const LABELLED = pattern("iu")`
  ^(?:place|due|time|room|office|phone|tba)\b\s*[:\d]|
  ^due\b|
  \d ?%|
  ^(?:course|class|session|tentative|weekly) (?:sessions?|overview|contents?|topics)\b`;
const WHOLE_DOCUMENT =
  /^(?:lecture notes|course notes|class notes|slides|skript|vorlesungsskript|polycopié|notes de cours|apuntes)\b/iu;

/** What stands before and after the text of a book; nothing under such a heading is a topic. */
const FRONT_OR_BACK_MATTER = pattern("iu")`^${BOOK_MATTER}$`;

/** What a syllabus says of a course, not of its subject; students upload syllabi beside their books. */
const ADMINISTRATION = pattern("iu")`^${COURSE_ADMINISTRATION}(?::? *\(?\d+ ?%\)?)?$`;

/** A heading without number and ornament, as students would name the topic; null when it names none. */
export function topicNameOf(heading: string): string | null {
  const name = sentenceCase(withoutOrnament(heading));
  const words = name.split(" ");
  if (name.length > MOST_LETTERS || words.length > MOST_WORDS || !/\p{L}{3}/u.test(name)) {
    // Short names are names where they are all capitals: "SQL", "C4"; a stray "of" is not.
    if (!/^[\p{Lu}][\p{Lu}\p{N}-]{1,5}$/u.test(name)) return null;
  }
  if (
    GENERIC.has(plainText(name)) ||
    GENERIC_BEGINNING.test(name) ||
    FRONT_OR_BACK_MATTER.test(name)
  )
    return null;
  if (ADMINISTRATION.test(name) || LABELLED.test(name)) return null;
  if (WHOLE_DOCUMENT.test(name)) return null;
  if (/https?:|www\.|@|©|[=∀∃⊢≤≥∑∫]|\b(?:19|20)\d\d\b.*\b(?:19|20)?\d\d\b/u.test(name)) return null;
  if (/^\p{Ll}/u.test(name) && !/^\p{Ll}(?:[-\p{Lu}])/u.test(name)) return null;
  if (/[.!;]\s+\p{Lu}/u.test(name) || /\.$/.test(name)) return null;
  const letters = name.match(/\p{L}/gu)?.length ?? 0;
  if (letters < name.replace(/\s/g, "").length * 0.6) return null;
  return words.every((word) => namesNoTopic(word)) ? null : name;
}

/** True for what stands before and after a book's own text, and for its exercises. */
export function isFrontOrBackMatter(heading: string): boolean {
  const name = sentenceCase(withoutOrnament(heading));
  return FRONT_OR_BACK_MATTER.test(name) || ADMINISTRATION.test(name);
}

/** "3.1" of "3.1 Arguments" and of "Section 3.1", "4" of "Chapter 4: Proofs"; null without a number. */
export function numberOf(heading: string): string | null {
  return heading.trim().match(NUMBERED)?.[1] ?? null;
}

const NUMBERED = pattern("iu")`^(?:${PARTS}\.?\s+|§\s*)?(\d{1,3}(?:\.\d{1,3})*)\b`;

function withoutOrnament(heading: string): string {
  let name = heading.replace(/[\s\u00a0]+/g, " ").trim();
  name = name.replace(LEADING_DATE, "").replace(LEADING_CODE, "");
  name = name.replace(LEADING_PART, "").replace(LEADING_NUMBER, "").replace(LEADING_PART, "");
  name = name.replace(/^[•◦▪–—*·:\s-]+/u, "").replace(LEADING_STATEMENT, "");
  if (name.endsWith(")") && !name.includes("(")) name = name.slice(0, -1);
  for (let before = ""; before !== name; ) {
    before = name;
    name = name.replace(TRAILING, "").trim();
  }
  return name;
}

/** "STAGES OF SLEEP" as "Stages of sleep"; short words that are no function words stay: "DNA". */
function sentenceCase(name: string): string {
  if (name !== name.toUpperCase() || !/\p{Lu}{5}|\p{Lu}.* .*\p{Lu}{3}/u.test(name)) return name;
  const lower = name
    .split(" ")
    .map((word) => (word.length <= 3 && !namesNoTopic(word) ? word : word.toLowerCase()))
    .join(" ");
  return lower.charAt(0).toUpperCase() + lower.slice(1);
}
