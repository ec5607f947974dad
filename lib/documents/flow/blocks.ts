/** A document without pages of its own, in reading order. What a reader of such a format gives. */
export type Block = Heading | Paragraph | Table | Slide;

type Heading = { kind: "heading"; level: number; text: string; size?: number };

/** A line feed in `text` is a line break, a tab the next cell. */
export type Paragraph = {
  kind: "paragraph";
  text: string;
  bold?: boolean;
  /** Points. */
  size?: number;
  /** Levels, 0 for none. */
  indent?: number;
  /** Goes on with the paragraph before it, as the items of one list in a cell do. */
  same_place?: boolean;
};

export type Table = { kind: "table"; rows: TableCell[][] };

/** `column` counts from 0; a cell that spans several stands in the first of them. */
export type TableCell = { text: string; column: number; bold?: boolean };

/** Begins a page that is one in the document, too. */
type Slide = { kind: "slide"; number: number };
