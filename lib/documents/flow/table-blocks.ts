import type { Block, TableCell } from "./blocks";

/** A cell as it is in the document: what stands in it, and in which column it begins, counted from 0. */
export type FullCell = { column: number; blocks: Block[] };

/** A cell with more paragraphs is a column of text and not an entry; in a table of one or two rows, fewer make one. */
const [MOST_PARAGRAPHS, FEW_ROWS, MOST_IN_FEW_ROWS] = [30, 2, 8];
const MOST_COLUMNS = 200;

/**
 * A table, and what stands in it one after another where it was only used to lay text out. All of it has the place
 * of one paragraph.
 */
export function tableBlocks(rows: FullCell[][]): Block[] {
  const is_column = rows.every((row) => row.every(({ column }) => column === 0));
  const in_table = rows.length > FEW_ROWS ? MOST_PARAGRAPHS : MOST_IN_FEW_ROWS;
  const most = is_column ? 1 : in_table;
  const blocks: Block[] = [];
  for (const row of rows) {
    const filled = row.filter(({ blocks }) => blocks.length > 0);
    if (filled.length === 0) continue;
    if (filled.some((cell) => isText(cell, most))) {
      blocks.push(...filled.flatMap((cell) => cell.blocks));
      continue;
    }
    const last = blocks.at(-1);
    const cells = filled.filter(({ column }) => column < MOST_COLUMNS).map(entryOf);
    if (last?.kind === "table") last.rows.push(cells);
    else blocks.push({ kind: "table", rows: [cells] });
  }
  return blocks.map((block, index) =>
    index > 0 && (block.kind === "paragraph" || block.kind === "table")
      ? { ...block, same_place: true }
      : block,
  );
}

function isText({ blocks }: FullCell, most: number): boolean {
  return (
    blocks.length > most || blocks.some((block) => block.kind === "table" && block.rows.length > 1)
  );
}

function entryOf({ column, blocks }: FullCell): TableCell {
  const texts = blocks.flatMap((block) => textsOf(block));
  const bold = blocks.every(
    (block) => block.kind === "heading" || (block.kind === "paragraph" && block.bold === true),
  );
  const paragraphs = texts.map((text) => text.replace(/\s+/g, " ").trim()).filter(Boolean);
  const breaks = paragraphs.slice(1).map((_, index) => {
    return paragraphs.slice(0, index + 1).join(" ").length + 1;
  });
  return { column, bold, text: paragraphs.join(" "), ...(breaks.length > 0 && { breaks }) };
}

function textsOf(block: Block): string[] {
  if (block.kind === "slide") return [];
  return block.kind === "table"
    ? block.rows.flat().map(({ text }) => text)
    : [block.text.replace(/[\t\n]/g, " ")];
}
