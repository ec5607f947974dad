import { type Name, nameOf } from "@/lib/grades/place-by-name";
import type { SentScore } from "@/lib/grades/typed-score";
import { plainText } from "@/lib/text/fold";
import { pattern } from "@/lib/text/pattern";
import { type Line, linesOf } from "./cells";
import { type Header, headerOf } from "./header";
import { rowOf } from "./row";
import { type Reason, scoreOf } from "./score-of";
import { type Told, tellCell, tellNamed } from "./tell-cell";
import { KIND_LABELS, TOTALS } from "./words";

/** A piece of work with what was got for it, or why it was left out. */
export type PastedRow = { line: number; title: string } & (
  | { score: Exclude<SentScore, null>; reason: null }
  | { score: null; reason: Reason | "total" }
);

/** So much is read; a page of grades is far below. */
export const PASTED_MAX = 60_000;

/**
 * Names and scores out of copied text: a page of grades of a learning platform (also where each row is spread over
 * lines), a spreadsheet, CSV, or one piece a line. Rows that add others up are told as such and never as a score.
 */
export function readPastedScores(pasted: string, letters: readonly string[]): PastedRow[] {
  const lines = linesOf(pasted.slice(0, PASTED_MAX));
  const reader = new Reader(letters, repeatedIn(lines, letters), CANVAS.test(pasted));
  for (const line of lines) reader.read(line);
  return reader.ended();
}

const CANVAS = /click to test a different score|submission progress status/i;
const IS_TOTAL = pattern("iu")`^${TOTALS}$`;
const IS_KIND = pattern("iu")`^${KIND_LABELS}$`;

/** Names that stand behind others more than once: groups of pieces. */
function repeatedIn(lines: readonly Line[], letters: readonly string[]): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const { cells } of lines) {
    if (headerOf(cells)) continue;
    for (const cell of cells) {
      const told = tellCell(cell, letters);
      if (told.is !== "text") continue;
      const name = plainText(told.text);
      counts.set(name, (counts.get(name) ?? 0) + 1);
    }
  }
  return new Set([...counts].filter(([, count]) => count > 1).map(([name]) => name));
}

/** A row that is spread over lines, as far as it was read. */
interface Begun {
  line: number;
  names: string[];
  told: Told[];
  /** Something that is no name came after the names: what names something now begins a row. */
  is_named: boolean;
}

class Reader {
  private readonly rows: PastedRow[] = [];
  private header: Header | null = null;
  private begun: Begun | null = null;

  constructor(
    private readonly letters: readonly string[],
    private readonly groups: ReadonlySet<string>,
    private readonly is_canvas: boolean,
  ) {}

  read(line: Line): void {
    const header = headerOf(line.cells);
    if (header) {
      this.flush();
      this.header = header;
      return;
    }
    const row = rowOf(line, this.header, this.letters, (name) => this.groups.has(plainText(name)));
    if (row) {
      const above = this.begun;
      if (above && row.title === "" && isOpen(above)) {
        this.begun = null;
        this.add({ line: above.line, title: this.nameOf(above), ...row.read });
        return;
      }
      // "Quiz" above "Quiz 1" says what kind of work it is.
      if (above?.names.every((name) => this.isLabel(name)) && isOpen(above)) this.begun = null;
      this.flush();
      if (row.title !== "") this.add({ line: line.number, title: row.title, ...row.read });
      return;
    }
    for (const cell of line.cells) this.take(line, cell);
  }

  ended(): PastedRow[] {
    this.flush();
    const names = this.rows.map(({ title }) => nameOf(title));
    return this.rows.map((row, at) => {
      const own = names[at];
      const is_total = row.score !== null && own && isOfOthers(own, names);
      return is_total ? { line: row.line, title: row.title, score: null, reason: "total" } : row;
    });
  }

  private take({ number }: Line, cell: string): void {
    const told = tellCell(cell, this.letters);
    const named = told.is === "text" ? tellNamed(cell, this.letters) : null;
    if (named) {
      this.flush();
      this.add({ line: number, title: named.title, ...scoreOf([named.score]) });
      return;
    }
    if (told.is === "empty") return;
    // "Assignment" below a date tells the kind of what was named above it.
    const is_label = told.is === "text" && this.begun?.is_named && IS_KIND.test(told.text);
    if (is_label && this.begun && isOpen(this.begun)) return;
    if (told.is === "text") {
      if (this.begun && (this.begun.is_named || !isOpen(this.begun))) this.flush();
      this.begun ??= { line: number, names: [], told: [], is_named: false };
      this.begun.names.push(told.text);
      return;
    }
    if (!this.begun) {
      if (told.is === "noise" || told.is === "open") return;
      this.begun = { line: number, names: [], told: [], is_named: true };
    }
    this.begun.told.push(told);
    this.begun.is_named = true;
  }

  private flush(): void {
    const { begun } = this;
    this.begun = null;
    if (!begun) return;
    const read = scoreOf(begun.told);
    const title = this.nameOf(begun);
    const others = begun.names.filter((name) => name !== title && !this.isLabel(name));
    if (!this.is_canvas) {
      for (const name of others) {
        this.add({ line: begun.line, title: name, score: null, reason: "none" });
      }
    }
    this.add({ line: begun.line, title, ...read });
  }

  /** Of names in a row: pages have the group after the name, a list without one the name right before the score. */
  private nameOf({ names }: Begun): string {
    const own = names.filter((name) => !this.isLabel(name));
    const left = own.length > 0 ? own : names.slice(0, 1);
    return (this.is_canvas ? left[0] : left.at(-1)) ?? "";
  }

  private isLabel(name: string): boolean {
    return this.groups.has(plainText(name)) || IS_KIND.test(name);
  }

  private add(row: PastedRow): void {
    const is_total = IS_TOTAL.test(row.title) || (row.score !== null && this.isGroup(row.title));
    const reason = row.title === "" ? "no_name" : is_total ? "total" : null;
    this.rows.push(reason ? { line: row.line, title: row.title, score: null, reason } : row);
  }

  private isGroup(title: string): boolean {
    return this.groups.has(plainText(title));
  }
}

/** "Quizzes" beside "Quiz 1" and "Quiz 2" adds them up. */
function isOfOthers({ stems, number }: Name, names: readonly Name[]): boolean {
  if (number !== null || stems.length === 0) return false;
  const same = names.filter(
    (other) => other.number !== null && String(other.stems) === String(stems),
  );
  return same.length > 1;
}

function isOpen({ told }: Begun): boolean {
  return told.every(({ is }) => is === "noise" || is === "empty");
}
