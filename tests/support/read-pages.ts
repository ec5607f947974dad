import type { ReadPage } from "@/lib/contract/documents";

type ReadLine = ReadPage["lines"][number];

/** Lines of 11 points, one below the other, as reading keeps them; a tab begins the next column. */
export function readPage(number: number, lines: (string | Partial<ReadLine>)[]): ReadPage {
  return {
    number,
    lines: lines.map((given, index): ReadLine => {
      const line = typeof given === "string" ? { text: given } : given;
      const cells = line.text?.split("\t") ?? [];
      return {
        text: "",
        x: 56,
        y: 56 + 25 * index,
        size: 11,
        bold: false,
        place: `(start) / paragraph ${index + 1}`,
        ...(cells.length > 1 && { cells: cells.map((_, column) => 56 + 100 * column) }),
        ...line,
      };
    }),
  };
}
