/** The number that Roman numerals up to "XXXIX" say, in either case; null for other words. */
export function romanNumber(written: string): number | null {
  const number = ROMAN.indexOf(written.toLowerCase());
  return number > 0 ? number : null;
}

const ONES = ["", "i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix"];
const ROMAN = ["", "x", "xx", "xxx"].flatMap((tens) => ONES.map((ones) => tens + ones));
