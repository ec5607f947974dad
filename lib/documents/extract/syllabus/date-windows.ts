import type { DateMention } from "@/lib/documents/dates/find";
import type { DocumentText } from "@/lib/documents/document-text";

const UNTIL = /^\s*(?:[-–—]|to|through|until|till|and closes?(?: on)?|bis|au|al|hasta)\s*$/iu;

/** "Thu 9/18, 8am to Fri 9/19, 11:59pm": work that is open for a while is due at the end of it. */
export function joinWindows(document: DocumentText, mentions: DateMention[]): DateMention[] {
  const joined: DateMention[] = [];
  for (const mention of mentions) {
    const before = joined.at(-1);
    const from = Math.max(before?.end ?? 0, before?.time?.end ?? 0);
    const is_end =
      before?.time &&
      mention.time &&
      from <= mention.start &&
      UNTIL.test(document.text.slice(from, mention.start));
    if (before && is_end) joined.splice(-1, 1, { ...mention, start: before.start });
    else joined.push(mention);
  }
  return joined;
}

/** The mentions in a stretch of text; they are in order, so that a long list is not walked each time. */
export function within(mentions: DateMention[], from: number, to: number): DateMention[] {
  let [low, high] = [0, mentions.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((mentions[middle]?.start ?? 0) < from) low = middle + 1;
    else high = middle;
  }
  const found: DateMention[] = [];
  for (let at = low; at < mentions.length; at += 1) {
    const mention = mentions[at];
    if (!mention || mention.start > to) break;
    if (mention.end <= to) found.push(mention);
  }
  return found;
}
