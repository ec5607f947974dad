import type { Block } from "@/lib/documents/flow/blocks";
import type { FullCell } from "@/lib/documents/flow/table-blocks";

const WIDEST_SPAN = 100;
const HIGHEST_SPAN = 1000;
/** What stands beyond is read as if it stood in the last. */
const MOST_COLUMNS = 150;

/** A table whose end is not read yet. */
export class OpenTable {
  readonly rows: FullCell[][] = [];
  private cell: FullCell | null = null;
  private column = 0;
  /** For each column the rows that a cell above still covers. */
  private covered: number[] = [];

  openRow(): void {
    this.cell = null;
    this.rows.push([]);
    this.column = 0;
    this.covered = this.covered.map((rows) => Math.max(0, rows - 1));
  }

  openCell({ colspan, rowspan }: Record<string, string>): void {
    if (this.rows.length === 0) this.openRow();
    while (this.column < MOST_COLUMNS && (this.covered[this.column] ?? 0) > 0) this.column += 1;
    this.cell = { column: this.column, blocks: [] };
    this.rows.at(-1)?.push(this.cell);
    const width = Math.min(spanOf(colspan, WIDEST_SPAN), MOST_COLUMNS - this.column);
    const height = spanOf(rowspan, HIGHEST_SPAN);
    for (let at = 0; at < width; at += 1) this.covered[this.column + at] = height;
    this.column += Math.max(0, width);
  }

  closeCell(): void {
    this.cell = null;
  }

  /** False where no cell is open: browsers show such words before the table. */
  give(blocks: Block[]): boolean {
    this.cell?.blocks.push(...blocks);
    return this.cell !== null;
  }
}

function spanOf(value = "1", most: number): number {
  const span = Number.parseInt(value, 10);
  return span > 0 ? Math.min(span, most) : 1;
}
