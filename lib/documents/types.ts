/** All lengths are points (1/72 inch), measured from the page's top left corner. Everything here is plain JSON. */
export type Box = { x: number; y: number; width: number; height: number };

/** A piece of a line set apart by a wide gap: a table cell, a page number at the margin. */
export type Cell = {
  text: string;
  x: number;
  width: number;
  /** Where in the text lines or paragraphs begin that nothing but their author set below the one before. */
  breaks?: number[];
};

/** `text` holds the cells in reading order with a tab between them; `cells` is present when there are two or more. */
export type Line = Box & {
  text: string;
  size: number;
  bold: boolean;
  /** 0 for text across the page or in the leftmost column. */
  column: number;
  cells?: Cell[];
  /** 1 to 6 where the document itself says that this is a heading; absent where only its type can tell. */
  heading?: number;
  /** It stands in the margin beside the text, as a note to it. */
  aside?: true;
  /**
   * Where it stands in a document that has no pages of its own, for people to read: "Grading > Late work /
   * paragraph 2", "(start) / paragraph 1", "slide 3". The lines of one paragraph or table share it.
   */
  place?: string;
};

/**
 * `unreadable`: a picture on which nothing could be made out; `nothing`: a page that holds no more than it said;
 * `stopped`: it took too long; `locked`: the document would need its password again.
 */
export type Recognition = "text" | "unreadable" | "nothing" | "stopped" | "locked";

export type Page = {
  /** Counted from 1. */
  number: number;
  width: number;
  height: number;
  lines: Line[];
  characters: number;
  has_text: boolean;
  /** What text recognition made of a page without text; absent where it has not looked. */
  recognized?: Recognition;
  /** Phrases that its type sets apart from the words beside them, in reading order. */
  emphasised?: string[];
};

/** A run of text as the worker saw it painted; `y` is the baseline. */
export type RawRun = {
  text: string;
  x: number;
  y: number;
  width: number;
  size: number;
  bold: boolean;
  italic?: boolean;
  angle: number;
};

/** A drawn line along an axis, as a box. */
export type Rule = { x0: number; y0: number; x1: number; y1: number };

export type RawPage = {
  number: number;
  width: number;
  height: number;
  runs: RawRun[];
  rules: Rule[];
  /** The text is a recognition layer under the picture of a page. */
  scanned: boolean;
  hidden_characters: number;
};
