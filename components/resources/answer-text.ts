/** A piece of a line. */
export type Piece =
  | { kind: "text"; text: string; bold?: boolean; italic?: boolean }
  | { kind: "marker"; marker: number };

export interface Block {
  kind: "paragraph" | "item" | "heading";
  pieces: Piece[];
}

/**
 * An answer as paragraphs, list items and headings. Answers hold the little Markdown that the engine
 * writes, with `\` before letters that are meant as they stand; what is not understood stays text.
 */
export function blocksOf(answer: string): Block[] {
  const blocks: Block[] = [];
  for (const part of answer.split(/\n{2,}/)) {
    let open: Block | undefined;
    for (const line of part.split("\n")) {
      const [kind, text] = kindOf(line);
      if (text === "") continue;
      if (kind === "paragraph" && open?.kind === "paragraph") {
        open.pieces.push({ kind: "text", text: " " }, ...piecesOf(text));
        continue;
      }
      open = { kind, pieces: piecesOf(text) };
      blocks.push(open);
    }
  }
  return blocks;
}

/** The answer without its marks, to be read out. */
export function spokenText(answer: string): string {
  return blocksOf(answer)
    .map(({ pieces }) => pieces.map((piece) => (piece.kind === "text" ? piece.text : "")).join(""))
    .join(" ")
    .replace(/\s+/g, " ")
    .replace(/ ([.,;:!?])/g, "$1")
    .trim();
}

function kindOf(line: string): [Block["kind"], string] {
  const item = /^\s*(?:[-*•]|\d+[.)])\s+(.*)$/.exec(line);
  if (item) return ["item", (item[1] ?? "").trim()];
  const heading = /^\s*#{1,6}\s+(.*)$/.exec(line);
  if (heading) return ["heading", (heading[1] ?? "").trim()];
  return ["paragraph", line.replace(/^\s*>\s?/, "").trim()];
}

const TOKENS = /\\(.)|\[(\d{1,3})\]|(\*\*|\*)/gu;

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
    const [whole, escaped, marker, star] = match;
    if (escaped !== undefined) plain += /[\p{P}\p{S}]/u.test(escaped) ? escaped : whole;
    else {
      flush();
      if (marker !== undefined) pieces.push({ kind: "marker", marker: Number(marker) });
      if (star === "**") bold = !bold;
      if (star === "*") italic = !italic;
    }
  }
  plain += text.slice(at);
  flush();
  return pieces;
}
