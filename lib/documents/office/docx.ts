import { DocumentError } from "@/lib/documents/document-error";
import type { Block } from "@/lib/documents/flow/blocks";
import { type FullCell, tableBlocks } from "@/lib/documents/flow/table-blocks";
import { Numbering } from "./docx-numbering";
import { paragraphRuns } from "./docx-runs";
import { outlineLevel, Styles } from "./docx-styles";
import { Package } from "./package";
import { childOf, childrenOf, elementsOf, findAll, textOf, type Xml } from "./xml";

const PARTS = /^_rels\/\.rels$|^word\/(?:_rels\/[^/]+\.rels|[^/]+\.xml)$/i;
const MAIN = "word/document.xml";
/** What was taken out or only looks; the other form of what stands beside it. */
const PASSED_OVER = new Set(["del", "moveFrom", "sdtPr", "sectPr", "tblPr", "tcPr", "Fallback"]);
/** Twentieths of a point for one level of indent. */
const INDENT = 720;

/** What a Word document says, in its order. Throws `DocumentError`. */
export function docxBlocks(bytes: Uint8Array): Block[] {
  const files = new Package(bytes, PARTS);
  const main = files.mainPart() || MAIN;
  const body = childOf(files.xml(main), "document", "body");
  if (!body) throw new DocumentError("damaged");
  const relations = files.relationsOf(main);
  const part = (type: string) => {
    const relation = relations.find((each) => each.type === type);
    return relation && files.xml(relation.target);
  };
  const reader = new DocxReader(new Styles(part("styles")), new Numbering(part("numbering")));
  const heads = headersOf(body).map((id) => relations.find((each) => each.id === id)?.target ?? "");
  const head = heads.map((path) => reader.header(childOf(files.xml(path), "hdr")));
  return [
    ...(head.find((blocks) => blocks.length > 0) ?? []),
    ...reader.blocksIn(body),
    ...reader.notes(childOf(part("footnotes"), "footnotes")),
  ];
}

/** The headers of the first section, that of its first page before that of the others. */
function headersOf(body: Xml): string[] {
  const [section] = findAll(body, "sectPr");
  const references = childrenOf(section, "headerReference").map(({ attributes }) => attributes);
  const kinds = childOf(section, "titlePg") ? ["first", "default"] : ["default"];
  return kinds.flatMap((kind) =>
    references.flatMap(({ type, "r:id": id }) => (type === kind && id ? [id] : [])),
  );
}

class DocxReader {
  private readonly styles: Styles;
  private readonly numbering: Numbering;

  constructor(styles: Styles, numbering: Numbering) {
    this.styles = styles;
    this.numbering = numbering;
  }

  blocksIn(element: Xml): Block[] {
    return elementsOf(element).flatMap((child): Block[] => {
      if (PASSED_OVER.has(child.name)) return [];
      if (child.name === "p") return this.paragraph(child);
      if (child.name === "tbl") return tableBlocks(this.rowsOf(child));
      return this.blocksIn(child);
    });
  }

  /** What stands above the pages, such as the course's name; not their numbers. */
  header(part: Xml | undefined): Block[] {
    return findAll(part, "p").flatMap((element): Block[] => {
      const fields = findAll(element, "instrText").map(textOf);
      const simple = findAll(element, "fldSimple").map(({ attributes }) => attributes.instr ?? "");
      if ([...fields, ...simple].some((field) => /\b(?:NUM)?PAGES?\b/.test(field))) return [];
      return this.paragraph(element).flatMap((block): Block[] => {
        if (block.kind === "paragraph") return [{ ...block, place: "header" }];
        if (block.kind !== "heading") return [];
        // It is above every page, not above the paragraphs that follow.
        return [{ ...block, kind: "paragraph", bold: true, place: "header" }];
      });
    });
  }

  /** Notes below the text. */
  notes(part: Xml | undefined): Block[] {
    return childrenOf(part, "footnote").flatMap((note) => {
      const place = `footnote ${note.attributes.id ?? ""}`;
      return this.blocksIn(note).flatMap((block) =>
        block.kind === "paragraph" ? [{ ...block, place }] : [],
      );
    });
  }

  private paragraph(element: Xml): Block[] {
    const properties = childOf(element, "pPr");
    const style = this.styles.paragraph(childOf(properties, "pStyle")?.attributes.val);
    const runs = paragraphRuns(element, style, this.styles);
    const list = childOf(properties, "numPr") ?? style.numbering;
    const level = outlineLevel(properties) ?? style.heading;
    if (runs.text.trim() === "") return [];
    if (level !== undefined) {
      return [{ kind: "heading", level, ...runs.look(), text: runs.text.trim() }];
    }
    const item = list && this.numbering.next(list);
    const text = runs.text.trim();
    return [
      {
        kind: "paragraph",
        ...runs.look(),
        text: item?.marker ? `${item.marker} ${text}` : text,
        indent: item ? item.level + 1 : indentOf(properties),
      },
    ];
  }

  private rowsOf(table: Xml): FullCell[][] {
    return rowsIn(table).map((row) => {
      let column = numberIn(childOf(row, "trPr", "gridBefore"), 0);
      return cellsIn(row).map((cell) => {
        const properties = childOf(cell, "tcPr");
        const at = column;
        column += numberIn(childOf(properties, "gridSpan"), 1);
        const merged = childOf(properties, "vMerge");
        // Goes on with the cell above it.
        const is_rest = merged !== undefined && merged.attributes.val !== "restart";
        return { column: at, blocks: is_rest ? [] : this.blocksIn(cell) };
      });
    });
  }
}

/** Rows and cells may stand in elements of their own, as fields to fill in do. */
function rowsIn(table: Xml): Xml[] {
  return elementsOf(table).flatMap((child) => {
    if (child.name === "tr") return childOf(child, "trPr", "del") ? [] : [child];
    return child.name === "tc" || PASSED_OVER.has(child.name) ? [] : rowsIn(child);
  });
}

function cellsIn(row: Xml): Xml[] {
  return elementsOf(row).flatMap((child) => {
    if (child.name === "tc") return [child];
    return PASSED_OVER.has(child.name) ? [] : cellsIn(child);
  });
}

function numberIn(element: Xml | undefined, otherwise: number): number {
  const number = Number(element?.attributes.val ?? otherwise);
  return Number.isSafeInteger(number) && number >= 0 && number < 1000 ? number : otherwise;
}

function indentOf(properties: Xml | undefined): number {
  const { left, start } = childOf(properties, "ind")?.attributes ?? {};
  const width = Number(left ?? start ?? 0);
  return width > 0 ? Math.min(8, width / INDENT) : 0;
}
