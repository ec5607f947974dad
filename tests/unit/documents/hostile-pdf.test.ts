import { constants, deflateRawSync, deflateSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { DocumentError } from "@/lib/documents/document-error";
import { readPdf } from "@/lib/documents/read-pdf";
import { pdfOf, textPage } from "@/tests/support/pdf";

const MEGABYTE = 1_000_000;
const SENTENCE = "Please hand in your own work and show every step.";

/** Objects without a table of their places, which every reader of PDFs looks for itself. */
function pdfOfObjects(objects: (string | Buffer)[]): Uint8Array {
  const numbered = objects.flatMap((object, index) => [
    Buffer.from(`${index + 1} 0 obj\n`),
    Buffer.from(object),
    Buffer.from("\nendobj\n"),
  ]);
  const [start, end] = ["%PDF-1.7\n", "trailer\n<< /Root 1 0 R >>\n%%EOF\n"].map((text) =>
    Buffer.from(text),
  );
  return new Uint8Array(Buffer.concat([start ?? "", ...numbered, end ?? ""].map(Buffer.from)));
}

function pageOf(contents: Buffer, ...others: Buffer[]): Uint8Array {
  return pdfOfObjects([
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << " +
      "/Font << /F1 << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >> /XObject << /X 5 0 R >> >> >>",
    contents,
    ...others,
  ]);
}

function stream(dictionary: string, data: Buffer): Buffer {
  const head = `<< ${dictionary} /Length ${data.length} >>\nstream\n`;
  return Buffer.concat([Buffer.from(head), data, Buffer.from("\nendstream")]);
}

/** Compressed twice: a few kilobytes that become `times` times 16 MB. */
function packed(text: string, times: number): Buffer {
  const block = Buffer.alloc(16 * MEGABYTE, text);
  const flushed = deflateRawSync(block, { level: 9, finishFlush: constants.Z_FULL_FLUSH });
  const once = Buffer.concat([
    Buffer.from([0x78, 0x9c]),
    ...Array.from({ length: times }, () => flushed),
    deflateRawSync(Buffer.alloc(0)),
  ]);
  return stream("/Filter [/FlateDecode /FlateDecode]", deflateSync(once, { level: 9 }));
}

/** What becomes of it, while another document is read beside it. */
async function fateOf(bytes: Uint8Array) {
  const before = process.memoryUsage.rss();
  let most = before;
  const looking = setInterval(() => {
    most = Math.max(most, process.memoryUsage.rss());
  }, 20);
  const started = performance.now();
  const others = pdfOf([textPage([SENTENCE])]);
  const [outcome, other] = await Promise.all([
    readPdf(bytes, { onPage: () => undefined }).then(
      (result) => result,
      (error: unknown) => (error instanceof DocumentError ? error.code : error),
    ),
    readPdf(others, { onPage: () => undefined }),
  ]);
  clearInterval(looking);
  const seconds = (performance.now() - started) / 1000;
  return { outcome, other, seconds, server_mb: (most - before) / MEGABYTE };
}

describe("a PDF made to harm", () => {
  it.each([
    ["a page of 4 GB of blanks", () => pageOf(packed(" ", 256))],
    ["a page of 2 GB of letters", () => pageOf(packed("BT /F1 9 Tf (AAAA BBBB) Tj ET\n", 128))],
    ["more pages than any book", () => pdfOf(Array.from({ length: 5001 }, () => []))],
  ])(
    "ends as too large, and the server stays as it was: %s",
    { timeout: 90_000 },
    async (_, of) => {
      const { outcome, other, seconds, server_mb } = await fateOf(of());
      expect(outcome).toBe("too_large");
      expect(other.page_count).toBe(1);
      expect(seconds).toBeLessThan(60);
      expect(server_mb).toBeLessThan(200);
    },
  );

  it("with a page fuller than any keeps its other pages", async () => {
    const full = Array.from({ length: 1000 }, () => ({
      text: "A".repeat(210),
      x: 9,
      y: 99,
      size: 2,
    }));
    const bytes = pdfOf([textPage([SENTENCE]), full]);
    const result = await readPdf(bytes, { onPage: () => undefined });
    expect(result).toMatchObject({ page_count: 2, unreadable_pages: [2] });
  });

  it("with a tree of pages that holds itself has nothing to read", async () => {
    const bytes = pdfOfObjects([
      "<< /Type /Catalog /Pages 2 0 R >>",
      "<< /Type /Pages /Kids [2 0 R 2 0 R] /Count 1000 >>",
    ]);
    expect((await fateOf(bytes)).outcome).toBe("no_text_layer");
  });

  it("of a hundred thousand objects is read", async () => {
    const bytes = pageOf(
      stream("", Buffer.from(`BT /F1 9 Tf 72 700 Td (${SENTENCE}) Tj ET`)),
      ...Array.from({ length: 100_000 }, () => Buffer.from("[]")),
    );
    expect((await fateOf(bytes)).outcome).toMatchObject({ page_count: 1, unreadable_pages: [] });
  });
});
