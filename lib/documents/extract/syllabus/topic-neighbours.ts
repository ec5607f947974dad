import type { Found } from "@/lib/documents/evidence";
import { isSectionName } from "./section-words";
import type { SyllabusTopic } from "./types";

type Topic = Found<SyllabusTopic>;
const FEWEST_WEEKS = 4;

/** A plan counted by weeks without the parts of the document printed before its first and behind its last week. */
export function withinWeeks(topics: Topic[]): Topic[] {
  const weeks = new Set(topics.flatMap(({ value }) => value.week ?? []));
  if (weeks.size < FEWEST_WEEKS) return topics;
  const first = topics.findIndex(({ value }) => value.week !== null);
  const last = topics.findLastIndex(({ value }) => value.week !== null);
  const holdsSection = (part: Topic[]) => part.some(({ value }) => isSectionName(value.title));
  const from = holdsSection(topics.slice(0, first)) ? first : 0;
  const to = holdsSection(topics.slice(last + 1)) ? last + 1 : topics.length;
  return topics.slice(from, to);
}

/** Topics of one cell that were read as one, where the next or the one before repeats a part of it. */
export function parted(titles: string[]): string[][] {
  const parts = titles.map((title) => [title]);
  for (let at = 1; at < titles.length; at += 1) {
    const before = parts[at - 1]?.at(-1) ?? "";
    const own = titles[at] ?? "";
    const shared = sharedWords(before, own);
    if (!shared) continue;
    const head = before.slice(0, before.length - shared.length).trim();
    const rest = own.slice(shared.length).trim();
    if (!/^\p{Lu}/u.test(rest) || NEEDS_MORE.test(head)) continue;
    // Two words are often the subject of both, as in "Linear Regression" and "Linear Regression Diagnostics".
    if (head === "" ? !/[,&]|\sand\s/.test(shared) : countOf(head) < 2 || countOf(rest) < 2)
      continue;
    if (head !== "") parts[at - 1]?.splice(-1, 1, head, shared);
    parts[at] = [rest];
  }
  return parts;
}

const NEEDS_MORE = /(?:[,(–:&/-]|\b(?:and|or|of|the|in|for|to|with|on|by|from|y|de|la|und|et))$/iu;

function countOf(text: string): number {
  return text.split(" ").length;
}

/** The words, two or more, that end one title and begin the next. */
function sharedWords(before: string, own: string): string | null {
  const words = own.split(" ");
  for (let length = words.length - 1; length >= 2; length -= 1) {
    const shared = words.slice(0, length).join(" ");
    if (/^\p{Lu}/u.test(shared) && (before === shared || before.endsWith(` ${shared}`)))
      return shared;
  }
  return null;
}
