/** A grade in one spelling, "A-", to be compared: capitals, minus signs of all kinds as one, and no blank. */
export function plainGrade(written: string): string {
  return written
    .trim()
    .toUpperCase()
    .replace(/ ?[\u2010-\u2015\u2212]/g, "-")
    .replace(/ /g, "");
}
