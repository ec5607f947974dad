import { DocumentError } from "@/lib/documents/document-error";
import type { Block } from "@/lib/documents/flow/blocks";
import { Runs } from "@/lib/documents/flow/runs";
import { type FullCell, tableBlocks } from "@/lib/documents/flow/table-blocks";
import { pattern } from "@/lib/text/pattern";
import { mathText } from "./math";
import { Package } from "./package";
import { childOf, childrenOf, elementsOf, findAll, textOf, type Xml } from "./xml";

const PARTS = pattern("i")`
  ^_rels\/\.rels$|
  ^ppt\/(?:_rels\/)?presentation[^/]*\.(?:xml|rels)$|
  ^ppt\/(?:slides|notesSlides)\/(?:_rels\/)?[^/]+\.(?:xml|rels)$|
  ^ppt\/diagrams\/data[^/]*\.xml$`;
const MAIN = "ppt/presentation.xml";
const MOST_SLIDES = 3000;
const TITLES = new Set(["title", "ctrTitle"]);
/** Placeholders that programs fill in, the same on every slide. */
const FURNITURE = new Set(["sldNum", "dt", "ftr", "hdr"]);

/** What the slides of a presentation say, each with its notes and diagrams at its end. Throws `DocumentError`. */
export function pptxBlocks(bytes: Uint8Array): Block[] {
  const files = new Package(bytes, PARTS);
  const main = files.mainPart() || MAIN;
  const presentation = childOf(files.xml(main), "presentation");
  if (!presentation) throw new DocumentError("damaged");
  const slides = childrenOf(childOf(presentation, "sldIdLst"), "sldId");
  if (slides.length > MOST_SLIDES) throw new DocumentError("too_large");
  const parts = new Map(files.relationsOf(main).map(({ id, target }) => [id, target]));
  return slides.flatMap(({ attributes }, index): Block[] => [
    { kind: "slide", number: index + 1 },
    ...slideBlocks(files, parts.get(attributes["r:id"] ?? "") ?? "", index + 1),
  ]);
}

function slideBlocks(files: Package, path: string, number: number): Block[] {
  const shapes = childOf(files.xml(path), "sld", "cSld", "spTree");
  if (!shapes) return [];
  const relations = files.relationsOf(path);
  const diagrams = findAll(shapes, "relIds").flatMap(({ attributes }) => {
    const target = relations.find(({ id }) => id === attributes["r:dm"])?.target ?? "";
    return findAll(files.xml(target), "pt").flatMap(({ children }) => {
      return children.flatMap((child) =>
        typeof child !== "string" && child.name === "t" ? paragraphsIn(child) : [],
      );
    });
  });
  const notes = relations.filter(({ type }) => type === "notesSlide").slice(0, 1);
  const spoken = notes.flatMap(({ target }) => {
    const tree = childOf(files.xml(target), "notes", "cSld", "spTree");
    return tree ? shapesIn(tree).filter((shape) => placeholderOf(shape) === "body") : [];
  });
  return [
    ...shapesIn(shapes).flatMap(shapeBlocks),
    ...diagrams,
    ...spoken
      .flatMap((shape) => paragraphsIn(childOf(shape, "txBody")))
      .map((block) => ({
        ...block,
        place: `slide ${number}, notes`,
      })),
  ];
}

/** Shapes and tables, also those of groups. */
function shapesIn(tree: Xml): Xml[] {
  return elementsOf(tree).flatMap((child) => {
    if (["sp", "graphicFrame", "cxnSp"].includes(child.name)) return [child];
    return child.name === "Fallback" ? [] : shapesIn(child);
  });
}

function placeholderOf(shape: Xml): string | undefined {
  const placeholder = childOf(shape, "nvSpPr", "nvPr", "ph");
  return placeholder && (placeholder.attributes.type ?? "body");
}

function shapeBlocks(shape: Xml): Block[] {
  const [table] = shape.name === "graphicFrame" ? findAll(shape, "tbl") : [];
  if (table) return tableBlocks(childrenOf(table, "tr").map(rowOf));
  const placeholder = placeholderOf(shape) ?? "";
  if (FURNITURE.has(placeholder)) return [];
  const paragraphs = paragraphsIn(childOf(shape, "txBody"));
  if (!TITLES.has(placeholder) || paragraphs.length === 0) return paragraphs;
  const text = paragraphs.map(({ text }) => text.replace(/\n/g, " ")).join(" ");
  return [{ kind: "heading", level: 1, text }];
}

function rowOf(row: Xml): FullCell[] {
  return childrenOf(row, "tc").map((cell, column) => ({
    column,
    blocks: paragraphsIn(childOf(cell, "txBody")),
  }));
}

function paragraphsIn(body: Xml | undefined): Extract<Block, { kind: "paragraph" }>[] {
  return childrenOf(body, "p").flatMap((paragraph) => {
    const runs = new Runs();
    addRuns(paragraph, runs);
    const level = Number(childOf(paragraph, "pPr")?.attributes.lvl ?? 0);
    const text = runs.text.trim();
    if (text === "") return [];
    return [{ kind: "paragraph", ...runs.look(), text, indent: Math.min(8, level || 0) }];
  });
}

function addRuns(element: Xml, runs: Runs): void {
  for (const child of elementsOf(element)) {
    if (child.name === "br") runs.add("\n");
    else if (child.name === "tab") runs.add("\t");
    else if (child.name === "oMath") runs.add(mathText(child));
    else if (child.name === "r" || child.name === "fld") {
      // Sizes say little: most are inherited, and a slide's text is as large as there is room.
      const { b, i } = childOf(child, "rPr")?.attributes ?? {};
      const is = (value?: string) => value === "1" || value === "true";
      runs.add(textOf(childOf(child, "t")), { bold: is(b), italic: is(i) });
    } else if (!/^(?:pPr|endParaRPr|Fallback)$/.test(child.name)) addRuns(child, runs);
  }
}
