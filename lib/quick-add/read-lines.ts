import { type LineContext, type QuickItem, readLine } from "./read-line";

/** Lines that one paste may hold. */
export const LINES_MAX = 50;

/** Every line of a text that says something, one item each. */
export function readLines(text: string, context: LineContext): QuickItem[] {
  return linesOf(text).map((line) => readLine(line, context));
}

export function linesOf(text: string): string[] {
  return text
    .split(/[\r\n]+/)
    .map((line) => line.trim())
    .filter((line) => /[\p{L}\p{N}]/u.test(line))
    .slice(0, LINES_MAX);
}
