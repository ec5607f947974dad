import type { DocumentText, PlacedCell } from "@/lib/documents/document-text";
import { isDateCell } from "./table-rows";
import type { TopicList } from "./topic-lists";
import type { OutlinedTopic } from "./topic-outline";

const FEWEST_ROWS = 3;
/** So many lines without columns may stand between two rows of a table. */
const MOST_BETWEEN = 3;
const SLACK = 14;

type Column = { x: number; right: number; cells: PlacedCell[] };

/** The columns of every table, each as a list below its head; columns of one head are one list. */
export function topicColumns(document: DocumentText): TopicList[] {
  return tablesIn(document).flatMap((rows) => {
    const columns = columnsOf(rows);
    const [first, ...others] = rows;
    if (!first || others.length < FEWEST_ROWS) return [];
    const heads = first.filter(({ text }) => /\p{L}{2}/u.test(text) && text.length <= 40);
    const has_head = heads.length === first.length && !first.some(({ text }) => isDateCell(text));
    const key = keyColumn(columns);
    const keys = new Set(key?.cells.map(({ line }) => line));
    const lists = columns.flatMap((column) => {
      const body = column.cells.filter(({ line }) => !has_head || line !== first[0]?.line);
      const head = has_head ? headOver(column, heads) : "";
      const entries = joined(body, keys, key === column);
      return entries.length >= FEWEST_ROWS ? [{ head, entries }] : [];
    });
    const keyed = key !== undefined && key.cells.filter(isKey).length >= key.cells.length * 0.5;
    return lists
      .filter(({ head }, at) => !head || lists.findIndex((other) => other.head === head) === at)
      .map((list) => ({
        kind: "column" as const,
        head: list.head,
        keyed,
        entries: lists
          .filter((other) => other === list || (list.head && other.head === list.head))
          .flatMap(({ entries }) => entries),
      }));
  });
}

/** Lines with columns that follow one another, a few lines within wrapped cells among them. */
function tablesIn({ lines }: DocumentText): PlacedCell[][][] {
  const tables: PlacedCell[][][] = [];
  let gap: PlacedCell[][] = [];
  let open: PlacedCell[][] | null = null;
  let is_bold = false;
  for (const { cells, line } of lines) {
    if (cells.length > 1) {
      is_bold = line.bold;
      if (!open) {
        open = [];
        tables.push(open);
      } else open.push(...gap);
      open.push(cells);
      gap = [];
    } else if (open) {
      // What stands in another type below a row tells of it.
      gap.push(line.bold === is_bold ? cells : []);
      if (gap.length > MOST_BETWEEN) {
        open = null;
        gap = [];
      }
    }
  }
  return tables;
}

function columnsOf(rows: PlacedCell[][]): Column[] {
  const columns: Column[] = [];
  for (const row of rows) {
    for (const cell of row) {
      // Running text between rows belongs to no column.
      if (row.length === 1 && !columns.some(({ x }) => Math.abs(x - cell.x) < SLACK)) continue;
      const column = columns.find(({ x }) => Math.abs(x - cell.x) < SLACK);
      if (column) {
        column.cells.push(cell);
        column.right = Math.max(column.right, cell.x + cell.width);
      } else columns.push({ x: cell.x, right: cell.x + cell.width, cells: [cell] });
    }
  }
  return columns.filter(({ cells }) => cells.length >= FEWEST_ROWS);
}

const isKey = ({ text }: PlacedCell) =>
  /^\p{L}{0,9}\.?\s?\d{1,2}\D{0,3}$/u.test(text) || isDateCell(text);

/** The column whose cells begin the rows: numbers or days, else the first. */
function keyColumn(columns: Column[]): Column | undefined {
  const ordered = columns.toSorted((a, b) => a.x - b.x);
  return (
    ordered.find(({ cells }) => cells.filter(isKey).length >= cells.length * 0.5) ?? ordered[0]
  );
}

/** The head that stands over most of a column's width. */
function headOver({ x, right }: Column, heads: PlacedCell[]): string {
  const shared = (head: PlacedCell) => Math.min(right, head.x + head.width) - Math.max(x, head.x);
  const best = heads.toSorted((a, b) => shared(b) - shared(a))[0];
  return best && shared(best) > 0 ? best.text : "";
}

/** Cells of lines that begin no row go on with the cell above. */
function joined(cells: PlacedCell[], keys: Set<number>, is_key: boolean): OutlinedTopic[] {
  const entries: OutlinedTopic[] = [];
  let last = 0;
  for (const { text, start, line } of cells) {
    const above = entries.at(-1);
    const goes_on = !is_key && above && !keys.has(line) && line - last <= MOST_BETWEEN;
    if (goes_on) above.text = `${above.text} ${text}`;
    else entries.push({ text, start, end: start + text.length, week: null });
    last = line;
  }
  return entries;
}
