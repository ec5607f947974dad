/** Of a text so many characters (UTF-16) at most, without the half of a letter that a cut leaves at the end. */
export function beginningOf(text: string, most: number): string {
  return text.slice(0, most).replace(/[\ud800-\udbff]$/, "");
}
