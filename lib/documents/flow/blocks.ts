import type { Cell } from "@/lib/documents/types";

/** A document without pages of its own, in reading order. What a reader of such a format gives. */
export type Block = Heading | Paragraph | Table | Slide;

/** `level` counts from 1; 0 is a title above all headings. */
type Heading = { kind: "heading"; level: number; text: string; size?: number };

/** A line feed in `text` is a line break, a tab the next cell. */
export type Paragraph = {
  kind: "paragraph";
  text: string;
  bold?: boolean;
  /** What looks otherwise than the rest of it: bold or italic words. */
  emphasised?: string[];
  /** Points. */
  size?: number;
  /** Levels, 0 for none. */
  indent?: number;
  /** Has the place of the block before it, as parts of one table do. */
  same_place?: boolean;
  /** Where it stands, if not in the text: "footnote 2". */
  place?: string;
};

export type Table = { kind: "table"; rows: TableCell[][]; same_place?: boolean };

/** `column` counts from 0; a cell that spans several stands in the first of them. */
export type TableCell = Pick<Cell, "text" | "breaks"> & { column: number; bold?: boolean };

/** Begins a page that is one in the document, too. */
type Slide = { kind: "slide"; number: number };
