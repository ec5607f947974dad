import { marked } from "marked";
import type { Block } from "@/lib/documents/flow/blocks";
import { htmlBlocks } from "./html";
import { plainTextBlocks } from "./plain-text";

/** Nobody writes such lines, and the rules of Markdown take time that grows with their square. */
const LONGEST_LINE = 8000;
/** Pictures that stand in the text itself. */
const PICTURE = /data:[\w/+.-]+;base64,[A-Za-z0-9+/=]+/g;
/** What Jekyll, Quarto and R Markdown keep about the document above it. */
const FRONT_MATTER = /^\s*---\r?\n([\s\S]*?)\r?\n(?:---|\.\.\.)[ \t]*(?:\r?\n|$)/;
const TITLE = /^title:[ \t]*(["']?)(.+?)\1[ \t]*$/m;

/** The end of a line above one that begins with a label in bold: "**Instructor:** Ann Example". */
const BEFORE_LABEL = /[^\s\\](?=\r?\n(?:\*\*|__)[^*_\n]{2,40}(?::(?:\*\*|__)|(?:\*\*|__):))/g;

/** A table's rule that has a column more or fewer than the head above it. */
const RULED_HEAD =
  /^(?<head>[^\n]*\|[^\n]*)(?<end>\r?\n)[ \t]*\|?(?:[ \t]*:?-{3,}:?[ \t]*\|)+[ \t:-]*$/gm;

/** As parsers want it: one piece of the rule for each of the head's columns. */
function withWholeRules(body: string): string {
  return body.replace(RULED_HEAD, (_, head: string, end: string) => {
    const columns = head.replace(/^\s*\||\|\s*$/g, "").split(/(?<!\\)\|/).length;
    return `${head}${end}|${" --- |".repeat(columns)}`;
  });
}

/** What a Markdown text says; pieces of HTML in it are read as HTML. */
export function markdownBlocks(source: string): Block[] {
  const text = source.replace(PICTURE, "");
  if (text.split(/\r?\n/).some((line) => line.length > LONGEST_LINE)) return plainTextBlocks(text);
  const [whole = "", matter = ""] = FRONT_MATTER.exec(text) ?? [];
  const title = TITLE.exec(matter)?.[2];
  const body = text.slice(whole.length).replace(BEFORE_LABEL, "$&  ");
  const html = marked.parse(withWholeRules(body), { async: false, gfm: true });
  const blocks = htmlBlocks(html);
  return title ? [{ kind: "heading", level: 0, text: title }, ...blocks] : blocks;
}
