import { describe, expect, test } from "vitest";
import { documentKind } from "@/lib/documents/document-kind";
import { pagesOfText } from "@/lib/documents/text-pages";
import { docxOf, odtOf, wordParagraph as paragraph, pptxOf, shape } from "@/tests/support/office";
import { zipOf } from "@/tests/support/zip";
import { problemWith } from "./read";

const DUE = paragraph("Due on Friday");
const ENTITIES = `<!DOCTYPE d [<!ENTITY x SYSTEM "file:///etc/hostname"><!ENTITY y "due">]>`;
const nested = (before: string, after: string, times: number) =>
  before.repeat(times) + DUE + after.repeat(times);
const withMain = (content: string | Uint8Array, options = {}) =>
  zipOf({ "word/document.xml": content }, options);
const png = (width: number, height: number) => {
  const head = Buffer.from("89504e470d0a1a0a0000000d49484452", "hex");
  const size = Buffer.alloc(8);
  size.writeUInt32BE(width, 0);
  size.writeUInt32BE(height, 4);
  return Buffer.concat([head, size]);
};
/** Says of itself that it has four billion parts. */
const endless = () => {
  const zip = Buffer.from(docxOf(DUE));
  const end = zip.subarray(-22);
  const entries = Buffer.alloc(56);
  entries.write("PK\x06\x06", "latin1");
  entries.writeUInt32LE(0xffffffff, 32);
  entries.writeUInt32LE(end.readUInt32LE(16), 48);
  const locator = Buffer.alloc(20);
  locator.write("PK\x06\x07", "latin1");
  locator.writeUInt32LE(zip.length - 22, 8);
  return Buffer.concat([zip.subarray(0, -22), entries, locator, end]);
};

describe("a hostile file ends with a sentence", () => {
  test.each<[string, string, () => Uint8Array]>([
    ["a part that unpacks to gigabytes", "too_large", () => withMain("x", { stated_size: 3e9 })],
    [
      "a part that is larger than it says",
      "damaged",
      () => withMain("<a>".repeat(1e5), { stated_size: 9 }),
    ],
    ["parts without number", "too_large", () => docxOf(DUE, {}, manyParts(30_000))],
    ["a directory without end", "too_large", endless],
    ["entities of its own", "damaged", () => withMain(`${ENTITIES}<d>&x;&y;</d>`)],
    [
      "entities in UTF-16",
      "damaged",
      () => withMain(Buffer.from(`\ufeff${ENTITIES}<d/>`, "utf16le")),
    ],
    ["elements without number", "too_large", () => docxOf("<w:p/>".repeat(4e6))],
    ["deep elements", "damaged", () => docxOf(nested("<w:sdt>", "</w:sdt>", 100_000))],
    [
      "deep tables",
      "damaged",
      () => docxOf(nested("<w:tbl><w:tr><w:tc>", "</w:tc></w:tr></w:tbl>", 3000)),
    ],
    ["a zip cut off", "damaged", () => docxOf(DUE).slice(0, -30)],
    ["an encrypted zip", "locked", () => withMain("x", { encrypted: true })],
    ["slides without number", "too_large", () => pptxOf(new Array(3001).fill(""))],
    [
      "an endless row",
      "no_text",
      () => odtOf('<table:table-row table:number-rows-repeated="1e12"/>'),
    ],
    ["a huge picture", "too_large", () => png(30_000, 30_000)],
    ["a picture without size", "damaged", () => Uint8Array.of(0xff, 0xd8, 0xff, 0xd9, 0, 0)],
    ["a deep page", "damaged", () => Buffer.from(`${"<div>".repeat(200_000)}Due`)],
  ])("%s: %s", async (_, problem, make) => {
    const bytes = make();
    const from = performance.now();
    expect(await problemWith(bytes)).toBe(problem);
    expect(performance.now() - from).toBeLessThan(10_000);
  });

  test("Markdown that is made to be read for hours is read as text", async () => {
    const texts = await problemWith(`${"[a](".repeat(100_000)}${"*a_".repeat(100_000)}`, "a.md");
    expect(texts).toContainEqual(expect.stringContaining("[a]([a]("));
  });

  test.each([
    ["blanks", `${" ".repeat(150_000)}x`],
    ["cells", "a   ".repeat(50_000)],
    ["rules of tables", `${"|---".repeat(50_000)}x`],
    ["comments of HTML", `${"<!-- -->".repeat(25_000)}x`],
    ["cells that span", `<table>${"<tr><td colspan=100 rowspan=1000>a".repeat(5000)}`],
  ])("pasted text made of %s takes no longer than other text", (_, text) => {
    const from = performance.now();
    expect(pagesOfText(text)[0]?.lines.length).toBeGreaterThan(0);
    expect(performance.now() - from).toBeLessThan(3000);
  });

  test("what lies outside of the document is not there", async () => {
    const away = '<Relationship Id="n" Type="x/styles" Target="../../../../etc/hostname"/>';
    const remote =
      '<Relationship Id="m" Type="x/styles" TargetMode="External" Target="http://127.0.0.1:9/s"/>';
    const bytes = docxOf(
      DUE,
      {},
      {
        "word/_rels/document.xml.rels": `<Relationships>${away}${remote}</Relationships>`,
        "../../written": "x",
      },
    );
    expect(await problemWith(bytes)).toEqual(["Due on Friday"]);
  });

  test("a slide that stands in a ring is read as often as it is shown", async () => {
    const bytes = pptxOf([shape("One"), shape("Two")]);
    expect(await problemWith(bytes)).toEqual(["One", "Two"]);
    expect(documentKind(bytes)).toBe("pptx");
  });
});

function manyParts(count: number): Record<string, string> {
  return Object.fromEntries(Array.from({ length: count }, (_, at) => [`word/media/${at}.png`, ""]));
}
