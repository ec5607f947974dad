import { layoutPage } from "@/lib/documents/layout/page";
import type { Page, RawRun } from "@/lib/documents/types";

/** A line as it was recognized: its baseline, and its words from left to right, in points. */
export type RecognizedLine = {
  y: number;
  size: number;
  words: { text: string; x: number; width: number; confidence: number }[];
};

export type RecognizedPicture = {
  number: number;
  width: number;
  height: number;
  is_blank: boolean;
  lines: RecognizedLine[];
};

/** Lines less certain than this are specks, rules and parts of pictures. */
const LEAST_CERTAIN = 40;
const CERTAIN = 70;
const CERTAIN_LETTERS_OF_TEXT = 20;
/** Sizes are measured in pixels, line by line; differences below this are no difference. */
const SAME_SIZE = 0.2;
/** What a bullet is taken for. */
const BULLET = /^[«»¢©®°+*¥§]$/;

/**
 * A picture of a page as a page: what was recognized on it, laid out as text is. Null when nothing readable is on it.
 */
export function recognizedPage(picture: RecognizedPicture): Page | null {
  const certain = picture.lines
    .flatMap(({ words }) => words)
    .filter(({ text, confidence }) => confidence >= CERTAIN && /\p{L}{2}/u.test(text));
  const letters = certain.reduce((sum, { text }) => sum + text.length, 0);
  if (letters < CERTAIN_LETTERS_OF_TEXT) return null;
  const { number, width, height } = picture;
  const page = layoutPage({
    number,
    width,
    height,
    runs: withSteadySizes(picture.lines).flatMap(runsOf),
    rules: [],
    scanned: true,
    hidden_characters: 0,
  });
  return { ...page, recognized: "text" };
}

function runsOf({ y, size, words }: RecognizedLine): RawRun[] {
  const letters = words.reduce((sum, { text }) => sum + text.length, 0);
  const certainty = words.reduce((sum, word) => sum + word.confidence * word.text.length, 0);
  if (certainty < letters * LEAST_CERTAIN) return [];
  return words.map(({ text, x, width }, index) => ({
    // Words are words however close they stand, which the blank says.
    text: index === 0 && words.length > 1 && BULLET.test(text) ? "• " : `${text} `,
    x,
    y,
    width,
    size,
    bold: false,
    angle: 0,
  }));
}

/** The usual size of the page for every line that is near it, so that only true headings stand out. */
function withSteadySizes(lines: RecognizedLine[]): RecognizedLine[] {
  const sizes = lines.flatMap(({ size, words }) => words.map(() => size)).sort((a, b) => a - b);
  const usual = sizes[Math.floor(sizes.length / 2)] ?? 0;
  return lines.map((line) =>
    Math.abs(line.size - usual) < usual * SAME_SIZE ? { ...line, size: usual } : line,
  );
}
