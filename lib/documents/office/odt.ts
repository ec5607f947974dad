import { DocumentError } from "@/lib/documents/document-error";
import type { Block } from "@/lib/documents/flow/blocks";
import { Runs } from "@/lib/documents/flow/runs";
import { type FullCell, tableBlocks } from "@/lib/documents/flow/table-blocks";
import { inFormat } from "./docx-numbering";
import { type Look, OdtStyles } from "./odt-styles";
import { Package } from "./package";
import { childOf, childrenOf, elementsOf, type Xml } from "./xml";

const PARTS = /^(?:content|styles)\.xml$|^META-INF\/manifest\.xml$/;
const PASSED_OVER = new Set(["tracked-changes", "annotation", "forms", "sequence-decls", "desc"]);
/** Rows and columns say how often they stand there: to a billion times, in empty ones. */
const MOST_REPEATED = 100;

/** What an OpenDocument text says, in its order. Throws `DocumentError`. */
export function odtBlocks(bytes: Uint8Array): Block[] {
  const files = new Package(bytes, PARTS);
  const manifest = childOf(files.xml("META-INF/manifest.xml"), "manifest");
  const entries = childrenOf(manifest, "file-entry");
  if (entries.some((entry) => childOf(entry, "encryption-data"))) throw new DocumentError("locked");
  const content = childOf(files.xml("content.xml"), "document-content");
  const body = childOf(content, "body", "text");
  if (!content || !body) throw new DocumentError("damaged");
  const named = childOf(files.xml("styles.xml"), "document-styles");
  const reader = new OdtReader(new OdtStyles([named, content]));
  return [...reader.blocksIn(body, null), ...reader.notes];
}

type List = { style: string; level: number; numbers: number[] };

class OdtReader {
  readonly notes: Block[] = [];
  private readonly styles: OdtStyles;

  constructor(styles: OdtStyles) {
    this.styles = styles;
  }

  blocksIn(element: Xml, list: List | null): Block[] {
    return elementsOf(element).flatMap((child): Block[] => {
      if (PASSED_OVER.has(child.name)) return [];
      if (child.name === "p") return this.paragraph(child, "");
      if (child.name === "h") return this.heading(child);
      if (child.name === "list") return this.list(child, list);
      if (child.name === "table") return tableBlocks(this.rowsOf(child));
      return this.blocksIn(child, list);
    });
  }

  private heading(element: Xml): Block[] {
    const runs = this.runs(element);
    const level = Math.max(1, Number(element.attributes["outline-level"] ?? 1) || 1);
    if (runs.text.trim() === "") return [];
    return [{ kind: "heading", level, ...runs.look(), text: runs.text.trim() }];
  }

  private paragraph(element: Xml, marker: string, indent = 0): Block[] {
    const runs = this.runs(element);
    const text = runs.text.trim();
    if (text === "") return [];
    if (this.styles.isTitle(element.attributes["style-name"])) {
      return [{ kind: "heading", level: 0, ...runs.look(), text }];
    }
    return [
      { kind: "paragraph", ...runs.look(), text: marker ? `${marker} ${text}` : text, indent },
    ];
  }

  /** An item begins with its marker; what else stands in it has none. */
  private list(element: Xml, above: List | null): Block[] {
    const list: List = {
      style: element.attributes["style-name"] ?? above?.style ?? "",
      level: (above?.level ?? 0) + 1,
      numbers: above?.numbers ?? [],
    };
    list.numbers.length = Math.min(list.numbers.length, list.level);
    if (element.attributes["continue-numbering"] !== "true") list.numbers[list.level - 1] = 0;
    return elementsOf(element).flatMap((item) => {
      if (item.name !== "list-item" && item.name !== "list-header") return [];
      const marker = item.name === "list-item" ? this.markerIn(list) : "";
      let is_first = true;
      return elementsOf(item).flatMap((child): Block[] => {
        if (child.name !== "p") return this.blocksIn({ ...item, children: [child] }, list);
        const blocks = this.paragraph(child, is_first ? marker : "", list.level);
        is_first &&= blocks.length === 0;
        return blocks;
      });
    });
  }

  private markerIn({ style, level, numbers }: List): string {
    const { format, prefix, suffix } = this.styles.listLevel(style, level);
    const number = (numbers[level - 1] ?? 0) + 1;
    numbers[level - 1] = number;
    return format ? `${prefix}${inFormat(number, format)}${suffix}` : "•";
  }

  private rowsOf(table: Xml): FullCell[][] {
    return elementsOf(table).flatMap((child): FullCell[][] => {
      if (child.name !== "table-row") return child.name === "table" ? [] : this.rowsOf(child);
      let column = 0;
      return [
        elementsOf(child).flatMap((cell) => {
          if (cell.name !== "table-cell" && cell.name !== "covered-table-cell") return [];
          const at = column;
          column += repeated(cell, "number-columns-repeated");
          return cell.name === "table-cell"
            ? [{ column: at, blocks: this.blocksIn(cell, null) }]
            : [];
        }),
      ];
    });
  }

  private runs(element: Xml): Runs {
    const runs = new Runs();
    this.addRuns(element, this.styles.lookOf(element.attributes["style-name"]), runs);
    return runs;
  }

  private addRuns(element: Xml, look: Look, runs: Runs): void {
    for (const child of element.children) {
      if (typeof child === "string") runs.add(child.replace(/\s+/g, " "), look);
      else if (child.name === "s") runs.add(" ");
      else if (child.name === "tab") runs.add("\t");
      else if (child.name === "line-break") runs.add("\n");
      else if (child.name === "note") this.note(child);
      else if (child.name === "text-box") {
        for (const block of this.blocksIn(child, null)) {
          if (block.kind === "paragraph") runs.add(`\n${block.text}`, look);
        }
        runs.add("\n");
      } else if (!PASSED_OVER.has(child.name)) {
        const own = child.name === "span" ? this.styles.lookOf(child.attributes["style-name"]) : {};
        this.addRuns(child, { ...look, ...own }, runs);
      }
    }
  }

  private note(element: Xml): void {
    const body = childOf(element, "note-body");
    const place = `footnote ${this.notes.length + 1}`;
    for (const block of body ? this.blocksIn(body, null) : []) {
      if (block.kind === "paragraph") this.notes.push({ ...block, place });
    }
  }
}

function repeated(element: Xml, attribute: string): number {
  const count = Number(element.attributes[attribute] ?? 1);
  return count > 0 ? Math.min(count, MOST_REPEATED) : 1;
}
