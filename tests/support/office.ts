import { type Parts, zipOf } from "./zip";

const OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const WORD = "http://schemas.openxmlformats.org/wordprocessingml/2006/main";
const DRAWING = "http://schemas.openxmlformats.org/drawingml/2006/main";
const SLIDES = "http://schemas.openxmlformats.org/presentationml/2006/main";
const OPEN = "urn:oasis:names:tc:opendocument:xmlns";

const relations = (targets: [id: string, type: string, target: string][]) =>
  `<Relationships>${targets
    .map(([id, type, to]) => `<Relationship Id="${id}" Type="${OFFICE}/${type}" Target="${to}"/>`)
    .join("")}</Relationships>`;

/** A Word document with this body; `styles` and the others are the insides of these parts, related as "r0" and on. */
export function docxOf(
  body: string,
  inside: { styles?: string; numbering?: string; footnotes?: string; hdr?: string } = {},
  parts: Parts = {},
): Uint8Array {
  const others = Object.entries(inside);
  return zipOf({
    "_rels/.rels": relations([["r1", "officeDocument", "word/document.xml"]]),
    "word/document.xml": `<w:document xmlns:w="${WORD}"><w:body>${body}</w:body></w:document>`,
    "word/_rels/document.xml.rels": relations(
      others.map(([name], index) => [`r${index}`, name, `${name}.xml`]),
    ),
    ...Object.fromEntries(
      others.map(([name, content]) => [`word/${name}.xml`, `<w:${name}>${content}</w:${name}>`]),
    ),
    ...parts,
  });
}

/** A paragraph of a Word document; `properties` and `look` are the insides of pPr and rPr. */
export function wordParagraph(text: string, { properties = "", look = "" } = {}): string {
  const run = `<w:r><w:rPr>${look}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r>`;
  return `<w:p><w:pPr>${properties}</w:pPr>${run}</w:p>`;
}

export function wordTable(rows: string[][]): string {
  const cell = (text: string) =>
    `<w:tc>${text.startsWith("<") ? text : wordParagraph(text)}</w:tc>`;
  return `<w:tbl>${rows.map((row) => `<w:tr>${row.map(cell).join("")}</w:tr>`).join("")}</w:tbl>`;
}

/** A presentation of slides with these shapes, and what was noted for some of them. */
export function pptxOf(slides: string[], notes: Record<number, string> = {}): Uint8Array {
  const tree = (name: string, shapes: string) =>
    `<p:${name} xmlns:p="${SLIDES}" xmlns:a="${DRAWING}"><p:cSld><p:spTree>${shapes}</p:spTree></p:cSld></p:${name}>`;
  const parts: Parts = {
    "_rels/.rels": relations([["r1", "officeDocument", "ppt/presentation.xml"]]),
    "ppt/presentation.xml": `<p:presentation xmlns:p="${SLIDES}" xmlns:r="${OFFICE}"><p:sldIdLst>${slides
      .map((_, index) => `<p:sldId id="${256 + index}" r:id="s${index + 1}"/>`)
      .join("")}</p:sldIdLst></p:presentation>`,
    "ppt/_rels/presentation.xml.rels": relations(
      // Parts are not named in the order of the slides.
      slides.map((_, index) => [`s${index + 1}`, "slide", `slides/slide${99 - index}.xml`]),
    ),
  };
  for (const [index, shapes] of slides.entries()) {
    const name = `slide${99 - index}.xml`;
    const said = notes[index + 1];
    parts[`ppt/slides/${name}`] = tree("sld", shapes);
    if (!said) continue;
    const note = `../notesSlides/notes${index}.xml`;
    parts[`ppt/slides/_rels/${name}.rels`] = relations([["n1", "notesSlide", note]]);
    parts[`ppt/notesSlides/notes${index}.xml`] = tree(
      "notes",
      shape(said, { placeholder: "body" }),
    );
  }
  return zipOf(parts);
}

/** A shape with a paragraph for each line. */
export function shape(text: string, { placeholder = "" } = {}): string {
  const kind = placeholder ? `<p:ph type="${placeholder}"/>` : "";
  const paragraphs = text.split("\n").map((line) => `<a:p><a:r><a:t>${line}</a:t></a:r></a:p>`);
  return (
    `<p:sp><p:nvSpPr><p:nvPr>${kind}</p:nvPr></p:nvSpPr>` +
    `<p:txBody>${paragraphs.join("")}</p:txBody></p:sp>`
  );
}

/** An OpenDocument text; `styles` is the inside of its automatic styles. */
export function odtOf(text: string, styles = ""): Uint8Array {
  const names = ["office", "text", "table", "style"].map(
    (name) => `xmlns:${name}="${OPEN}:${name}:1.0"`,
  );
  return zipOf({
    mimetype: "application/vnd.oasis.opendocument.text",
    "content.xml":
      `<office:document-content ${names.join(" ")}><office:automatic-styles>${styles}</office:automatic-styles>` +
      `<office:body><office:text>${text}</office:text></office:body></office:document-content>`,
  });
}
