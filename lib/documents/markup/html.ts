import { Parser } from "htmlparser2";
import { DocumentError } from "@/lib/documents/document-error";
import type { Block } from "@/lib/documents/flow/blocks";
import { Runs } from "@/lib/documents/flow/runs";
import { tableBlocks } from "@/lib/documents/flow/table-blocks";
import { inFormat } from "@/lib/documents/office/docx-numbering";
import { isBlock, isPassedOver } from "./elements";
import { OpenTable } from "./open-table";

/**
 * What a page of HTML says, without what stands around it on every page of its site; only its main part where it has
 * one. It is read tag by tag: nothing is loaded or run, and nothing but words is kept.
 */
export function htmlBlocks(text: string): Block[] {
  const reader = new HtmlReader();
  const parser = new Parser({
    onopentag: (name, attributes) => reader.open(name, attributes),
    ontext: (data) => reader.text(data),
    onclosetag: (name) => reader.close(name),
  });
  parser.write(text);
  parser.end();
  return reader.blocks();
}

type Says = "passed_over" | "main" | "bold" | "italic" | "preformatted";
/** No page is so deep; the time to read one grows with the square of its depth. */
const DEEPEST = 5000;

type List = { number: number; format: string };

class HtmlReader {
  private readonly all: Block[] = [];
  private readonly main: Block[] = [];
  private readonly tables: OpenTable[] = [];
  private readonly lists: List[] = [];
  private runs = new Runs();
  private marker = "";
  private heading: number | null = null;
  /** How many open elements say so of what stands in them. */
  private readonly inside: Record<Says, number> = {
    passed_over: 0,
    main: 0,
    bold: 0,
    italic: 0,
    preformatted: 0,
  };
  /** For each open element what it adds to these. */
  private readonly stack: Says[][] = [];

  blocks(): Block[] {
    this.flush();
    while (this.tables.length > 0) this.endTable();
    const [first] = this.main;
    if (!first) return this.all;
    return this.main.some(isTitle) ? this.main : [...this.titleBefore(first), ...this.main];
  }

  /** The page's title and what stands below it, such as the term, where both come before its main part. */
  private titleBefore(first: Block): Block[] {
    const before = this.all.slice(0, this.all.indexOf(first));
    const title = before.findLastIndex(isTitle);
    return title < 0 ? [] : before.slice(title);
  }

  open(name: string, attributes: Record<string, string>): void {
    const says = saysOf(name, attributes);
    for (const each of says) this.inside[each] += 1;
    this.stack.push(says);
    if (this.stack.length > DEEPEST) throw new DocumentError("damaged");
    if (this.inside.passed_over > 0) return;
    if (name === "br") this.runs.add("\n");
    if (!isBlock(name)) return;
    this.flush();
    if (/^h[1-6]$/.test(name)) this.heading = Number(name[1]);
    if (name === "ul" || name === "ol") this.lists.push(listOf(name, attributes));
    if (name === "li") this.marker = this.nextMarker(attributes);
    if (name === "table") this.tables.push(new OpenTable());
    if (name === "tr") this.tables.at(-1)?.openRow();
    if (name === "td" || name === "th") this.tables.at(-1)?.openCell(attributes);
  }

  text(data: string): void {
    if (this.inside.passed_over > 0) return;
    const text = this.inside.preformatted > 0 ? data : data.replace(/\s+/g, " ");
    this.runs.add(text, {
      bold: this.inside.bold > 0,
      italic: this.inside.italic > 0,
    });
  }

  close(name: string): void {
    const was_passed_over = this.inside.passed_over > 0;
    if (!was_passed_over && isBlock(name)) this.flush();
    for (const each of this.stack.pop() ?? []) this.inside[each] -= 1;
    if (was_passed_over) return;
    if (/^h[1-6]$/.test(name)) this.heading = null;
    if (name === "ul" || name === "ol") this.lists.pop();
    if (name === "li") this.marker = "";
    if (name === "table") this.endTable();
    if (name === "td" || name === "th") this.tables.at(-1)?.closeCell();
  }

  private flush(): void {
    const { runs } = this;
    this.runs = new Runs();
    const text = runs.text
      .replace(/[ \t]*\n[ \t]*/g, "\n")
      .replace(/ {2,}/g, " ")
      .trim();
    if (text === "") return;
    if (this.heading !== null) {
      this.give([{ kind: "heading", level: this.heading, text: text.replace(/\n/g, " ") }]);
      return;
    }
    const { marker } = this;
    this.marker = "";
    const indent = this.lists.length;
    const marked = marker ? `${marker} ${text}` : text;
    this.give([{ kind: "paragraph", ...runs.look(), text: marked, indent }]);
  }

  private give(blocks: Block[]): void {
    const table = this.tables.at(-1);
    if (table?.give(blocks)) return;
    this.all.push(...blocks);
    if (this.inside.main > 0) this.main.push(...blocks);
  }

  private endTable(): void {
    const table = this.tables.pop();
    if (table) this.give(tableBlocks(table.rows));
  }

  private nextMarker(attributes: Record<string, string>): string {
    const list = this.lists.at(-1);
    if (!list || list.format === "") return "•";
    list.number = Number(attributes.value ?? list.number + 1) || 1;
    return `${inFormat(list.number, list.format)}.`;
  }
}

function isTitle(block: Block): boolean {
  return block.kind === "heading" && block.level === 1;
}

function saysOf(name: string, attributes: Record<string, string>) {
  const says: Says[] = [];
  if (isPassedOver(name, attributes)) says.push("passed_over");
  if (name === "main" || attributes.role === "main") says.push("main");
  if (name === "b" || name === "strong" || name === "th") says.push("bold");
  if (name === "i" || name === "em" || name === "dfn") says.push("italic");
  if (name === "pre") says.push("preformatted");
  return says;
}

/** Bullets have no format. */
function listOf(name: string, { type = "1", start = "1" }: Record<string, string>): List {
  return { number: (Number(start) || 1) - 1, format: name === "ol" ? type : "" };
}
