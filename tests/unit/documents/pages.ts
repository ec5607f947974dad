import type { Line, Page } from "@/lib/documents/types";

const SIZES = { "# ": 18, "## ": 13 } as const;

/**
 * Pages as the layout would give them: "# " is a title line, "## " a bold heading, a tab a cell gap, "---" a page
 * break.
 */
export function sheet(text: string): Page[] {
  return text
    .replace(/^\n|\n\s*$/g, "")
    .split(/^---$/m)
    .map((part, index) => pageOf(part.replace(/^\n/, "").split("\n"), index + 1));
}

function pageOf(texts: string[], number: number): Page {
  const lines: Line[] = [];
  let y = 72;
  for (const source of texts) {
    const mark = source.startsWith("## ") ? "## " : source.startsWith("# ") ? "# " : null;
    const text = (mark ? source.slice(mark.length) : source).replace(/\n/g, "");
    const size = mark ? SIZES[mark] : 10;
    const indent = /^ */.exec(text)?.[0].length ?? 0;
    if (text.trim()) lines.push(lineOf(text.trim(), 72 + indent * 6, y, size, mark !== null));
    y += size * 1.3;
  }
  const characters = lines.reduce((sum, line) => sum + line.text.replace(/\s/g, "").length, 0);
  return { number, width: 612, height: 792, lines, characters, has_text: characters > 0 };
}

function lineOf(text: string, x: number, y: number, size: number, bold: boolean): Line {
  const width = text.length * size * 0.5;
  const texts = text.split("\t");
  const cells = texts.map((cell, index) => ({
    text: cell,
    x: x + index * 180,
    width: cell.length * size * 0.5,
  }));
  return {
    text,
    x,
    y,
    width,
    height: size,
    size,
    bold,
    column: 0,
    ...(cells.length > 1 && { cells }),
  };
}
