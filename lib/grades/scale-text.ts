/** What a typed scale means, best first; null where a line is none or two say the same. */
export function readScale(typed: string): [letter: string, from: string][] | null {
  const lines = typed.split("\n").filter((line) => line.trim() !== "");
  const read = lines.map((line) => LINE.exec(line));
  const letters = read.flatMap((found): [string, string][] =>
    found?.[1] && found[2] ? [[found[1], found[2].replace(",", ".")]] : [],
  );
  const names = new Set(letters.map(([letter]) => letter.toUpperCase()));
  if (letters.length !== lines.length || names.size !== letters.length) return null;
  return letters.sort(([, a], [, b]) => Number(b) - Number(a));
}

/** The scale as it can be typed. */
export function scaleText(letters: readonly (readonly [string, string | number])[]): string {
  return letters.map(([letter, from]) => `${letter} ${from}`).join("\n");
}

/** "A- 90", "B+: 87,5 %" */
const LINE = /^\s*([^\s:=]{1,20})\s*[:=]?\s+(\d{1,3}(?:[.,]\d{1,4})?)\s*%?\s*$/;
