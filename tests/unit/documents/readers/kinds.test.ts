import { describe, expect, test } from "vitest";
import { decodeText } from "@/lib/documents/decode-text";
import { documentKind } from "@/lib/documents/document-kind";
import { zipOf } from "@/tests/support/zip";

const zip = (...names: string[]) => zipOf(Object.fromEntries(names.map((name) => [name, "<x/>"])));
const ODT = "application/vnd.oasis.opendocument.text";
const odt = zipOf({ mimetype: ODT, "content.xml": "<x/>" });
const ole = (stream: string) =>
  Buffer.concat([
    Buffer.from("d0cf11e0a1b11ae1", "hex"),
    Buffer.alloc(504),
    Buffer.from(stream, "utf16le"),
  ]);

describe("the kind of a document", () => {
  test.each<[string, string, Uint8Array]>([
    ["docx", "a.pdf", zip("[Content_Types].xml", "word/document.xml")],
    ["docx", "", zip("word/document2.xml")],
    ["pptx", "slides.docx", zip("ppt/presentation.xml", "ppt/slides/slide1.xml")],
    ["odt", "", odt],
    ["odt", "", zipOf({ "content.xml": "<x/>".repeat(2000), mimetype: ODT })],
    ["unknown", "", zipOf({ mimetype: ODT.replace("text", "base"), "content.xml": "<x/>" })],
    ["unknown", "book.docx", zip("xl/workbook.xml")],
    ["unknown", "files.docx", zip("notes.txt", "content.xml")],
    ["docx", "", zip("word/document.xml", "word/media/a.png").slice(0, -40)],
    ["docx", "", ole("EncryptedPackage")],
    ["pptx", "week 1.pptx", ole("EncryptedPackage")],
    ["unknown", "old.doc", ole("WordDocument")],
    ["jpeg", "photo.png", Uint8Array.of(0xff, 0xd8, 0xff, 0xe0)],
    ["png", "", Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10)],
    ["unknown", "", new Uint8Array()],
    ["unknown", "noise.txt", Uint8Array.of(1, 2, 3, 0, 200)],
  ])("is %s by its bytes (%s)", (kind, name, bytes) => {
    expect(documentKind(bytes, name)).toBe(kind);
  });

  test.each([
    ["html", "", "<!DOCTYPE html><html><p>Due Friday"],
    ["html", "", "\ufeff<!-- saved from a page --> <html><p>Due Friday"],
    ["html", "", "<h1>Notes</h1><p>Due Friday"],
    ["html", "syllabus.docx", "<table><tr><td>Week 1</table>"],
    ["html", "page.htm", "Due <b>Friday</b>"],
    ["markdown", "syllabus.md", "# Notes"],
    ["markdown", "syllabus.md", "<div align=center>Notes</div>\n\n# Week 1"],
    ["text", "", "# Notes"],
    ["text", "a.html", "Due Friday"],
    ["text", "", "Klausur am 3. März"],
    ["unknown", "picture.svg", '<svg xmlns="http://www.w3.org/2000/svg"><text>Due</text></svg>'],
    ["unknown", "", "{\\rtf1 Due Friday}"],
    ["unknown", "", " \n\t\n"],
  ])("is %s by its text (%s)", (kind, name, text) => {
    expect(documentKind(new TextEncoder().encode(text), name)).toBe(kind);
  });

  test("is text in other encodings, too", () => {
    expect(documentKind(Buffer.from("Prüfung am 3. März", "latin1"))).toBe("text");
    expect(documentKind(Buffer.from("\ufeffDue Friday", "utf16le"))).toBe("text");
  });

  test("and its encoding are those that a page of HTML names", () => {
    const cyrillic = [0xdd, 0xea, 0xe7, 0xe0, 0xec, 0xe5, 0xed];
    const page = Uint8Array.from([
      ...Buffer.from('<html><meta charset="windows-1251">'),
      ...cyrillic,
    ]);
    expect(documentKind(page)).toBe("html");
    expect(decodeText(page)?.slice(-7)).toBe("Экзамен");
  });
});
