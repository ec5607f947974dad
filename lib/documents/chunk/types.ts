import type { Box, Line } from "@/lib/documents/types";
import type { ContentsEntry } from "./contents";

/** Languages whose stems and stop words the index knows; `simple` stands for every other. */
export type Language = "english" | "german" | "french" | "spanish" | "simple";

/** A box on a page, counted from 1. */
export type PageBox = Box & { page: number };

/** A passage that is found as one. It never crosses a section; a sentence only where that one alone is too long. */
export type Chunk = {
  /** Counted from 1 within its document. */
  number: number;
  /** What stands beside the text, so that no sentence runs through it: captions of figures, notes in the margin. */
  kind: "text" | "caption" | "note";
  /** From the document's outermost heading to the one it stands under. */
  heading_path: string[];
  text: string;
  page_start: number;
  page_end: number;
  /** Where in the text each page after the first begins, in order. */
  page_breaks: number[];
  boxes: PageBox[];
  word_count: number;
  /** Minutes. */
  estimated_study_time: number;
  /** 1 (easy) to 5. */
  difficulty: number;
};

/** What the whole document tells before it is cut, gathered page by page. */
export type Profile = {
  pages: number;
  /** Letters by size of type, the size with one decimal. */
  sizes: Record<string, number>;
  /** Lines that the document itself calls headings: by its bookmarks, or by their style. */
  headings?: number;
  /** Pages by what stands in their margins. */
  margins: Record<string, number>;
  /** Pages by how much the number printed on them is higher than their place in the document. */
  numbering?: Record<string, number>;
  /** The printed table of contents. */
  contents?: ContentsEntry[];
  /** Slides whose words all stand on the next one, which is built on them. */
  built_on?: number[];
  /** The lines of the last page and their places, where it is a slide. */
  last_slide?: string[];
  stop_words: Partial<Record<Language, number>>;
  words: number;
};

export type Heading = {
  text: string;
  size: number;
  bold: boolean;
  /** 2 for "3.1", 1 for "Chapter 3"; null without a number. */
  depth: number | null;
  /** In a book that names its headings: one that it does not name, below the last that it does. */
  is_unnamed?: boolean;
};

/** A line of the open section. `starts` is what separates it from the one before. */
export type Piece = {
  text: string;
  starts: "word" | "paragraph";
  box: PageBox;
  is_formula?: true;
};

/** What is still open between two pages; plain JSON, so that a job can go on from it. */
export type ChunkerState = {
  next_number: number;
  headings: Heading[];
  /** The text under the last heading that is not cut yet. */
  open: Piece[];
  caption: Piece[];
  /** Notes of the section that is open. */
  notes: Piece[];
  last: {
    line: Omit<Line, "cells">;
    page: number;
    as: "heading" | Chunk["kind"];
    is_row?: true;
    is_label?: true;
  } | null;
};
