/** A piece of a line. */
export type Piece =
  | { kind: "text"; text: string; bold?: boolean; italic?: boolean }
  | { kind: "marker"; marker: number }
  /** After a sentence that no file of the student says. */
  | { kind: "unproven" };

export interface Block {
  kind: "paragraph" | "item" | "heading" | "table";
  pieces: Piece[];
  /** Of an item that has one. */
  number?: number;
  /** Of a table, the first naming its columns; each cell is its pieces. */
  rows?: Piece[][][];
}

/**
 * An answer as paragraphs, list items, headings and tables. Answers hold the little Markdown that the engine
 * writes, with `\` before letters that are meant as they stand; what is not understood stays text.
 */
export function blocksOf(answer: string): Block[] {
  const blocks: Block[] = [];
  for (const part of answer.split(/\n{2,}/)) {
    const rows = rowsOf(part);
    if (rows) {
      blocks.push({ kind: "table", pieces: [], rows });
      continue;
    }
    let open: Block | undefined;
    for (const line of part.split("\n")) {
      const { kind, text, number } = kindOf(line);
      if (text === "") continue;
      if (kind === "paragraph" && open?.kind === "paragraph") {
        open.pieces.push({ kind: "text", text: "\n" }, ...piecesOf(text));
        continue;
      }
      open = { kind, pieces: piecesOf(text), ...(number !== undefined && { number }) };
      blocks.push(open);
    }
  }
  return blocks;
}

const RULE = /^\|(?: --- \|)+$/;

/** The cells of a table as the engine writes it. */
function rowsOf(part: string): Piece[][][] | null {
  const [head, rule = "", ...body] = part.trim().split("\n");
  if (!head || !RULE.test(rule)) return null;
  return [head, ...body].map((line) => {
    return line
      .replace(/^\| | \|$/g, "")
      .split(" | ")
      .map((cell) => piecesOf(cell.trim()));
  });
}

/** The answer without its marks, to be read out. */
export function spokenText(answer: string): string {
  return blocksOf(answer)
    .map(({ pieces, rows = [] }) => [spoken(pieces), ...rows.flat().map(spoken)].join(" "))
    .join(" ")
    .replace(/\s+/g, " ")
    .replace(/ ([.,;:!?])/g, "$1")
    .trim();
}

function spoken(pieces: Piece[]): string {
  return pieces.map(spokenPiece).join("");
}

function spokenPiece(piece: Piece): string {
  if (piece.kind === "unproven") return "(not from your files)";
  return piece.kind === "text" ? piece.text : "";
}

function kindOf(line: string): { kind: Block["kind"]; text: string; number?: number } {
  const item = /^\s*(?:[-*•]|(\d+)[.)])\s+(.*)$/.exec(line);
  if (item) {
    const [, number, text = ""] = item;
    return { kind: "item", text: text.trim(), ...(number && { number: Number(number) }) };
  }
  const heading = /^\s*#{1,6}\s+(.*)$/.exec(line);
  if (heading) return { kind: "heading", text: (heading[1] ?? "").trim() };
  return { kind: "paragraph", text: line.replace(/^\s*>\s?/, "").trim() };
}

const TOKENS = /\\(.)|\[(\d{1,3})\]|(\*\*|\*)|(\[not from your files\])/gu;

function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = [];
  let plain = "";
  let [bold, italic] = [false, false];
  const flush = () => {
    if (plain) {
      pieces.push({
        kind: "text",
        text: plain,
        ...(bold && { bold }),
        ...(italic && { italic }),
      });
    }
    plain = "";
  };
  let at = 0;
  for (const match of text.matchAll(TOKENS)) {
    plain += text.slice(at, match.index);
    at = match.index + match[0].length;
    const [whole, escaped, marker, star, unproven] = match;
    if (escaped !== undefined) plain += /[\p{P}\p{S}]/u.test(escaped) ? escaped : whole;
    else {
      flush();
      if (marker !== undefined) pieces.push({ kind: "marker", marker: Number(marker) });
      if (unproven !== undefined) pieces.push({ kind: "unproven" });
      if (star === "**") bold = !bold;
      if (star === "*") italic = !italic;
    }
  }
  plain += text.slice(at);
  flush();
  return pieces;
}
