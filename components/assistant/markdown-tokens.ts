import { Marked, type Token, type TokenizerExtension } from "marked";
import { NOT_FROM_FILES } from "@/lib/contract/values";

/** What answers hold besides Markdown: formulas, markers of sources, and the mark of what no source says. */
export interface Formula {
  type: "formula";
  raw: string;
  tex: string;
  display: boolean;
}
export interface Marker {
  type: "marker";
  raw: string;
  number: number;
}
/** After a sentence that no file of the student says. */
export interface Unproven {
  type: "unproven";
  raw: string;
}

/** The parts of an answer. Markup of HTML stays the text it is. */
export function tokensOf(text: string): Token[] {
  return marked.lexer(text);
}

const DISPLAY = /^ {0,3}(?:\$\$([\s\S]+?)\$\$|\\\[([\s\S]+?)\\\])[ \t]*(?:\n|$)/;
const DISPLAY_INSIDE = /^(?:\$\$([^$]+?)\$\$|\\\[([\s\S]+?)\\\])/;
/** As Pandoc has it, so that prices stay prices. */
const INLINE =
  /^(?:\$((?:[^\s$\\]|\\[\s\S])(?:(?:[^$\\\n]|\\[\s\S])*?(?:[^\s$\\]|\\[^\s]))?)\$(?!\d)|\\\(([\s\S]+?)\\\))/;

const blockFormula: TokenizerExtension = {
  name: "formula",
  level: "block",
  start: (source) => {
    const at = source.search(/(?:^|\n) {0,3}(?:\$\$|\\\[)/);
    return at < 0 ? undefined : at;
  },
  tokenizer: (source) => formula(DISPLAY.exec(source), true),
};

const inlineFormula: TokenizerExtension = {
  name: "inline-formula",
  level: "inline",
  start: (source) => {
    const at = source.search(/\$|\\[([]/);
    return at < 0 ? undefined : at;
  },
  tokenizer: (source) =>
    formula(DISPLAY_INSIDE.exec(source), true) ?? formula(INLINE.exec(source), false),
};

const marker: TokenizerExtension = {
  name: "marker",
  level: "inline",
  start: (source) => {
    const at = source.search(/\[\d/);
    return at < 0 ? undefined : at;
  },
  tokenizer: (source) => {
    const found = /^\[(\d{1,3})\](?!\()/.exec(source);
    return found ? { type: "marker", raw: found[0], number: Number(found[1]) } : undefined;
  },
};

/** Read from the text, where it says which sentence it is for; clients that show the text alone have it as well. */
const unproven: TokenizerExtension = {
  name: "unproven",
  level: "inline",
  start: (source) => {
    const at = source.indexOf(NOT_FROM_FILES);
    return at < 0 ? undefined : at;
  },
  tokenizer: (source) =>
    source.startsWith(NOT_FROM_FILES) ? { type: "unproven", raw: NOT_FROM_FILES } : undefined,
};

function formula(found: RegExpExecArray | null, display: boolean) {
  if (!found) return undefined;
  return { type: "formula", raw: found[0], tex: (found[1] ?? found[2] ?? "").trim(), display };
}

const nothing = () => undefined;

const marked = new Marked({
  gfm: true,
  breaks: true,
  extensions: [blockFormula, inlineFormula, marker, unproven],
  // No HTML, and no references to addresses.
  tokenizer: { html: nothing, tag: nothing, def: nothing },
});
