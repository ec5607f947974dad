/** Words that differ from a typed one by what fingers do. */
export type Correction = { term: string; factor: number };

const SHORTEST = 4;
const LONG = 8;
const MOST_PER_WORD = 3;
/** What a hit by a corrected word is worth. */
const FACTORS = [1, 0.8, 0.6];

/** How many letters may be wrong in a word of this length. */
function typosAllowed(length: number): number {
  if (length < SHORTEST) return 0;
  return length < LONG ? 1 : 2;
}

/** The nearest of the words that a course holds, more frequent ones first; none when all are too far. */
export function corrections(
  word: string,
  vocabulary: { term: string; count: number }[],
): Correction[] {
  const most = typosAllowed(word.length);
  const near = vocabulary
    .map(({ term, count }) => {
      const distance = isStemOf(term, word) ? 1 : distanceOf(word, term, most);
      return { term, count, distance };
    })
    // Two slips and another beginning make another word.
    .filter(({ term, distance }) => distance <= most && (distance < 2 || term[0] === word[0]))
    .sort((a, b) => a.distance - b.distance || b.count - a.count || (a.term < b.term ? -1 : 1));
  return near
    .filter(({ distance }) => distance === near[0]?.distance)
    .slice(0, MOST_PER_WORD)
    .map(({ term, distance }) => ({ term, factor: FACTORS[distance] ?? 0 }));
}

/**
 * Words that one slip at the beginning turns into this one: its first letter wrong, missing, one too many, or
 * swapped with the second. They can be looked up; all others begin alike.
 */
export function otherBeginnings(word: string): string[] {
  if (typosAllowed(word.length) === 0) return [];
  const rest = word.slice(1);
  const letters = [...(ALPHABETS.find((letters) => letters.includes(word[0] ?? "")) ?? "")];
  const swapped = `${word.slice(1, 2)}${word.slice(0, 1)}${word.slice(2)}`;
  const others = letters.flatMap((letter) => [`${letter}${rest}`, `${letter}${word}`]);
  return [...new Set([rest, swapped, ...others])].filter((other) => other !== word);
}

const ALPHABETS = [
  "abcdefghijklmnopqrstuvwxyzäöüàáâãåæçèéêëìíîïñòóôõøùúûýšžčćđ",
  "абвгдежзийклмнопрстуфхцчшщъыьэюяё",
  "αβγδεζηθικλμνξοπρστυφχψωάέήίόύώ",
];

/** A slip in its ending keeps a word from being cut to its stem: "conditoin" for "condit". */
function isStemOf(term: string, word: string): boolean {
  return term.length >= 5 && term.length >= word.length * 0.6 && word.startsWith(term);
}

/** Letters to insert, drop, replace, or swap with the next; anything above `most` is `most + 1`. */
export function distanceOf(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1];
      const replaced = at(row, j - 1) + (same ? 0 : 1);
      let best = Math.min(at(row, j) + 1, at(next, j - 1) + 1, replaced);
      const is_swap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (is_swap) best = Math.min(best, at(before, j - 2) + 1);
      next.push(best);
    }
    if (Math.min(...next) > most) return most + 1;
    [before, row] = [row, next];
  }
  return Math.min(at(row, b.length), most + 1);
}

function at(row: number[], index: number): number {
  return row[index] ?? Number.POSITIVE_INFINITY;
}
