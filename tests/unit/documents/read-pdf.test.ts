import { describe, expect, it } from "vitest";
import { DocumentError } from "@/lib/documents/document-error";
import { documentKind } from "@/lib/documents/document-kind";
import { type ReadOptions, readPdf } from "@/lib/documents/read-pdf";
import type { Page } from "@/lib/documents/types";
import { type PdfPage, pdfOf, textPage } from "@/tests/support/pdf";

async function read(bytes: Uint8Array, options: Partial<ReadOptions> = {}) {
  const pages: Page[] = [];
  const result = await readPdf(bytes, { onPage: (page) => void pages.push(page), ...options });
  return { ...result, pages, lines: pages.flatMap((page) => page.lines.map((line) => line.text)) };
}

async function problemWith(bytes: Uint8Array, options: Partial<ReadOptions> = {}) {
  const error = await read(bytes, options).catch((thrown: unknown) => thrown);
  return error instanceof DocumentError ? error.code : error;
}

const SENTENCE = "Please hand in your own work and show every step.";

describe("readPdf", () => {
  it("gives each page's lines with their place, size and weight", async () => {
    const { pages, page_count } = await read(
      pdfOf([
        [
          { text: "Homework 1", x: 72, y: 90, size: 20, bold: true },
          { text: SENTENCE, x: 72, y: 130 },
        ],
        textPage(["The second page says something, too."]),
      ]),
    );
    expect(page_count).toBe(2);
    expect(pages.map((page) => page.number)).toEqual([1, 2]);
    expect(pages[0]).toMatchObject({ width: 612, height: 792, has_text: true });
    expect(pages[0]?.lines[0]).toMatchObject({
      text: "Homework 1",
      x: 72,
      y: 75,
      size: 20,
      bold: true,
    });
    expect(pages[0]?.lines[1]).toMatchObject({ text: SENTENCE, bold: false, column: 0 });
  });

  it("takes TeX's bold fonts for bold, of which only their names tell", async () => {
    const plain = pdfOf([
      [{ text: "Homework 1", x: 72, y: 90, bold: true }, ...textPage([SENTENCE])],
    ]);
    const text = Buffer.from(plain).toString("latin1");
    const tex = text.replace("/Helvetica-Bold", "/CMBX12".padEnd("/Helvetica-Bold".length));
    const { pages } = await read(new Uint8Array(Buffer.from(tex, "latin1")));
    expect(pages[0]?.lines.map(({ bold }) => bold)).toEqual([false, true]);
  });

  it("reads East Asian letters that a font numbers in one of the standard ways", async () => {
    const written = "この科目の期末レポートの割合は成績全体の 70% です。";
    const hex = Buffer.from(written, "utf16le").swap16().toString("hex");
    const font =
      "<< /Type /Font /Subtype /Type0 /BaseFont /HeiseiMin-W3 /Encoding /UniJIS-UTF16-H /DescendantFonts " +
      "[<< /Type /Font /Subtype /CIDFontType0 /BaseFont /HeiseiMin-W3 " +
      "/CIDSystemInfo << /Registry (Adobe) /Ordering (Japan1) /Supplement 2 >> >>] >>";
    const plain = Buffer.from(pdfOf([textPage([SENTENCE])])).toString("latin1");
    const japanese = plain
      .replace(/<< \/Type \/Font .*?\/Helvetica \/.*?>>/, font)
      .replace(`(${SENTENCE})`, `<${hex}>`);
    expect((await read(new Uint8Array(Buffer.from(japanese, "latin1")))).lines).toEqual([written]);
  });

  it("hands on one page after the other, waiting for each", async () => {
    const bytes = pdfOf(Array.from({ length: 8 }, () => textPage([SENTENCE])));
    let busy = 0;
    let most = 0;
    const seen: number[] = [];
    await readPdf(bytes, {
      onPage: async (page) => {
        busy += 1;
        most = Math.max(most, busy);
        await new Promise((resolve) => setTimeout(resolve, 2));
        seen.push(page.number);
        busy -= 1;
      },
    });
    expect(seen).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(most).toBe(1);
  });

  it("goes on from the page an earlier run stopped at", async () => {
    const bytes = pdfOf([
      textPage([SENTENCE]),
      textPage([SENTENCE]),
      textPage(["The last page of three."]),
    ]);
    const { pages, page_count } = await read(bytes, { from_page: 3 });
    expect(page_count).toBe(3);
    expect(pages.map((page) => page.number)).toEqual([3]);
  });

  it("passes on what the caller throws and ends the reading", async () => {
    const bytes = pdfOf([textPage([SENTENCE]), textPage([SENTENCE])]);
    const full = new Error("disk full");
    const onPage = () => {
      throw full;
    };
    await expect(readPdf(bytes, { onPage })).rejects.toBe(full);
  });

  it("opens a locked document with its password only", async () => {
    const bytes = pdfOf([textPage([SENTENCE])], { password: "sesame" });
    expect(await problemWith(bytes)).toBe("password_required");
    expect(await problemWith(bytes, { password: "wrong" })).toBe("password_required");
    expect((await read(bytes, { password: "sesame" })).lines).toEqual([SENTENCE]);
  });

  it("opens a document that is only protected against printing", async () => {
    const bytes = pdfOf([textPage([SENTENCE])], { password: "" });
    expect((await read(bytes)).lines).toEqual([SENTENCE]);
  });

  it.each([
    ["an empty file", new Uint8Array()],
    ["a text file renamed", new TextEncoder().encode("Homework 1, due on Friday")],
    ["a picture", Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10])],
  ])("says that %s is not a PDF", async (_, bytes) => {
    expect(documentKind(bytes)).not.toBe("pdf");
    expect(await problemWith(bytes)).toBe("not_a_pdf");
  });

  it("accepts a header that does not stand at the very start", () => {
    expect(documentKind(new TextEncoder().encode("\r\n\r\n%PDF-1.7\n"))).toBe("pdf");
  });

  it.each([10, 30, 50, 70, 90, 99])(
    "says that a file cut off at %i percent is damaged",
    async (percent) => {
      const bytes = pdfOf([textPage([SENTENCE]), textPage([SENTENCE]), textPage([SENTENCE])]);
      const cut = bytes.slice(0, Math.floor((bytes.length * percent) / 100));
      const problem = await problemWith(cut);
      // Near the end only the index is lost, and every page can still be read.
      if (percent >= 90)
        expect(["damaged", expect.objectContaining({ page_count: 3 })]).toContainEqual(problem);
      else expect(problem).toBe("damaged");
    },
  );

  it("says that garbage after a header is damaged", async () => {
    const noise = Uint8Array.from({ length: 4000 }, (_, index) => (index * 7919) % 251);
    const bytes = new Uint8Array([...new TextEncoder().encode("%PDF-1.4\n"), ...noise]);
    expect(await problemWith(bytes)).toBe("damaged");
  });

  it("says that pages without letters have no text layer", async () => {
    const picture: PdfPage = [{ rectangle: [50, 50, 500, 600], color: [0.5, 0.5, 0.5] }];
    expect(await problemWith(pdfOf([picture, picture]))).toBe("no_text_layer");
    const stamped: PdfPage = [
      ...picture,
      { text: "Scanned with CamScanner", x: 400, y: 780, size: 8 },
    ];
    expect(await problemWith(pdfOf([stamped, stamped]))).toBe("no_text_layer");
  });

  it("names the pages of a readable document that hold no text", async () => {
    const { pages_without_text } = await read(
      pdfOf([textPage([SENTENCE]), [], textPage([SENTENCE])]),
    );
    expect(pages_without_text).toEqual([2]);
  });

  it("stops when the time is up", async () => {
    const bytes = pdfOf(Array.from({ length: 50 }, () => textPage([SENTENCE])));
    expect(await problemWith(bytes, { time_limit_ms: 1 })).toBe("too_slow");
  });

  it("tells the student what happened and what to do for every problem", async () => {
    const error = await read(new Uint8Array()).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(DocumentError);
    expect(String(error)).toContain("isn't a PDF");
  });
});

describe("hidden text", () => {
  const shown = { text: "Due: May 3, 2024", x: 72, y: 100 };
  const fake = "Due: May 30, 2024";

  it.each<[string, PdfPage[number][]]>([
    ["painted invisibly", [{ text: fake, x: 72, y: 130, mode: 3 }]],
    ["white on the white page", [{ text: fake, x: 72, y: 130, color: [1, 1, 1] }]],
    ["nearly white", [{ text: fake, x: 72, y: 130, color: [0.97, 0.97, 0.97] }]],
    [
      "in the colour of the box behind it",
      [
        { rectangle: [60, 110, 300, 40], color: [0.2, 0.3, 0.5] },
        { text: fake, x: 72, y: 130, color: [0.2, 0.3, 0.5] },
      ],
    ],
    ["too small to read", [{ text: fake, x: 72, y: 130, size: 0.5 }]],
    ["off the page", [{ text: fake, x: 72, y: 900 }]],
    ["left of the page", [{ text: fake, x: -300, y: 130 }]],
    ["clipped away", [{ text: fake, x: 72, y: 130, clip: [0, 0, 50, 50] }]],
  ])("is kept out when it is %s", async (_, pieces) => {
    const { lines } = await read(pdfOf([[shown, { text: SENTENCE, x: 72, y: 80 }, ...pieces]]));
    expect(lines).toEqual([SENTENCE, shown.text]);
  });

  it("does not take white letters in a dark box for hidden", async () => {
    const { lines } = await read(
      pdfOf([
        [
          { rectangle: [60, 60, 400, 40], color: [0.1, 0.1, 0.4] },
          { text: SENTENCE, x: 72, y: 85, color: [1, 1, 1] },
        ],
      ]),
    );
    expect(lines).toEqual([SENTENCE]);
  });

  it("reads the recognised text of a scan, which is invisible throughout", async () => {
    const { lines } = await read(pdfOf([[{ text: SENTENCE, x: 72, y: 85, mode: 3 }]]));
    expect(lines).toEqual([SENTENCE]);
  });
});
