/** Lines that one paste may hold. */
const LINES_MAX = 50;

/** Every line of a text that says something. */
export function linesOf(text: string): string[] {
  return text
    .split(/[\r\n]+/)
    .map((line) => line.trim())
    .filter((line) => /[\p{L}\p{N}]/u.test(line))
    .slice(0, LINES_MAX);
}
