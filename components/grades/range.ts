import type { GradeScheme } from "@/lib/contract/grade-scheme";
import { approximate } from "@/lib/grades/figures";

export interface Cut {
  letter: string;
  /** Where it begins, on the course's scale. */
  from: number;
}

export interface Mark extends Cut {
  /** Percent of the bar's width. */
  at: number;
  /** Its letter has room; the others are marked by a line alone. */
  named: boolean;
}

/** Percent of the bar's width that a letter takes. */
const LETTER_WIDTH = 7;

export function cutsOf({ letters }: Pick<GradeScheme, "letters">): Cut[] {
  return (letters ?? []).map(([letter, from]) => ({
    letter,
    from: approximate({ exact: String(from) }),
  }));
}

/** Where a result stands on a bar from 0 to the end of the scale; what goes beyond stays at its end. */
export function placeOn(top: number, value: number): number {
  return top > 0 ? Math.min(100, Math.max(0, (value / top) * 100)) : 0;
}

/** The cuts of the scale, from left to right. Whole letters are named before those with a sign. */
export function marksOn(top: number, cuts: readonly Cut[]): Mark[] {
  const marks = cuts
    .filter(({ from }) => from > 0 && from < top)
    .map((cut) => ({ ...cut, at: placeOn(top, cut.from), named: false }))
    .sort((a, b) => a.at - b.at);
  const byRank = marks.toSorted((a, b) => rankOf(a.letter) - rankOf(b.letter));
  for (const mark of byRank) {
    mark.named = marks.every(
      (other) => !other.named || Math.abs(other.at - mark.at) >= LETTER_WIDTH,
    );
  }
  return marks;
}

function rankOf(letter: string): number {
  return /[+\-−–]$/.test(letter) ? 1 : 0;
}
