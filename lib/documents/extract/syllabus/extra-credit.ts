import type { DocumentText } from "@/lib/documents/document-text";
import { pattern, words } from "@/lib/text/pattern";
import { total } from "./share-sums";
import type { WeightedItem } from "./weight-rows";

const EXTRA_CREDIT = words`extra[ -]?credit, bonus`;
/** More than one thing, or extra credit that is a piece of another part. */
const WITHIN_ANOTHER = pattern("iu")`(?<![\p{L}])${words`
  and, with, without, incl\p{L}*, no, not, or, on, in, of, per, each, every, any
`}(?![\p{L}])|[&/+]`;
const EXTRA_TITLE = pattern("iu")`
  ^(?:optional )?${EXTRA_CREDIT}(?![\p{L}])|(?<![\p{L}])\(?${EXTRA_CREDIT}(?: \p{L}+)?\)?$`;
/** Behind a share, at the end of its row: "Reflections 5% (extra credit)". */
const EXTRA_BEHIND = pattern("iu")`
  ^[\s(–—,-]*(?:optional )?${EXTRA_CREDIT}(?: (?:points?|only))?\s?\)?\.?\s*$`;

/** Whether the whole part is extra credit: "Extra credit", "Reflections (bonus)". */
export function isExtraCredit(title: string): boolean {
  return EXTRA_TITLE.test(title) && !WITHIN_ANOTHER.test(title);
}

/** Marks what comes on top, where the other shares are the whole grade without it. */
export function withExtraCredit(document: DocumentText, rows: WeightedItem[]): WeightedItem[] {
  if (rows.some(({ extra_credit }) => extra_credit)) return rows;
  const extra = rows.filter((row) => isExtraCredit(row.title) || saysSoBehind(document, row));
  const counted = rows.filter((row) => !extra.includes(row));
  if (extra.length === 0 || Math.abs(total(counted) - 100) > 0.05) return rows;
  return rows.map((row) => (extra.includes(row) ? { ...row, extra_credit: true as const } : row));
}

/** Whether its row ends with the words: "Reflections 5% (extra credit)". */
export function saysSoBehind(document: DocumentText, { line, end }: WeightedItem): boolean {
  const entry = document.lines[line];
  if (!entry) return false;
  return EXTRA_BEHIND.test(document.text.slice(end, entry.start + entry.line.text.length));
}
