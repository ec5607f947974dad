import { describe, expect, test } from "vitest";
import { extractSyllabus } from "@/lib/documents/extract/syllabus/extract-syllabus";
import { pagesOfText } from "@/lib/documents/text-pages";
import { problemWith, read } from "./read";

const SCHEDULE = [
  "BIO 210 Cell Biology",
  "",
  "Schedule",
  "Week\tTopic\tDue",
  "1\tMembranes and transport\t",
  "2\tThe cell cycle\tHomework 1, October 4, 2026",
  "3\tMitosis and meiosis\tHomework 2, October 11, 2026",
].join("\n");

describe("plain text", () => {
  test("is lines with the paragraph each belongs to", async () => {
    const { lines } = await read("Welcome\nto the course\n\n  Late work\r\nis not taken.");
    expect(lines.map(({ text, place }) => [text, place])).toEqual([
      ["Welcome", "(start) / paragraph 1"],
      ["to the course", "(start) / paragraph 1"],
      ["Late work", "(start) / paragraph 2"],
      ["is not taken.", "(start) / paragraph 2"],
    ]);
    expect(lines[2]?.x).toBeGreaterThan(lines[3]?.x ?? 0);
  });

  test("has tables where tabs, bars or wide blanks part cells", async () => {
    const { lines } = await read(
      `${SCHEDULE}\n\n| Quiz | 20% |\n|------|-----|\n| Paper | 80% |\n\nExam     40%\nPapers   60%`,
    );
    expect(lines.slice(2).map(({ cells }) => cells?.map(({ text }) => text))).toEqual([
      ["Week", "Topic", "Due"],
      ["1", "Membranes and transport"],
      ["2", "The cell cycle", "Homework 1, October 4, 2026"],
      ["3", "Mitosis and meiosis", "Homework 2, October 11, 2026"],
      ["Quiz", "20%"],
      ["Paper", "80%"],
      ["Exam", "40%"],
      ["Papers", "60%"],
    ]);
    const topics = lines.slice(2, 6).map(({ cells }) => cells?.[1]?.x);
    expect(new Set(topics).size).toBe(1);
  });

  test("that was pasted gives the topics of its schedule", () => {
    const weeks = [
      "Week\tTopic",
      "1\tMembranes and transport",
      "2\tThe cell cycle",
      "3\tMitosis and meiosis",
    ];
    const { topics } = extractSyllabus(pagesOfText(["BIO 210", "Schedule", ...weeks].join("\n")));
    expect(topics.map(({ value }) => value.title)).toEqual([
      "Membranes and transport",
      "The cell cycle",
      "Mitosis and meiosis",
    ]);
  });

  test("that was pasted as HTML is read as HTML", () => {
    const rows = ["Cells", "Genes", "Tissues"].map((topic, at) => `<tr><td>${at + 1}<td>${topic}`);
    const html = `<h2>Schedule</h2><table><tr><th>Week<th>Topic${rows.join("\n")}</table>`;
    const pages = pagesOfText(html);
    expect(pages[0]?.lines.map(({ text }) => text)).toEqual([
      "Schedule",
      "Week\tTopic",
      "1\tCells",
      "2\tGenes",
      "3\tTissues",
    ]);
    const { topics } = extractSyllabus(pages);
    expect(topics.map(({ value }) => value.title)).toEqual(["Cells", "Genes", "Tissues"]);
  });

  test("that only begins like HTML stays as it was pasted", () => {
    for (const text of ["<div>".repeat(6000), "<script>due('Friday')</script>"]) {
      expect(pagesOfText(text)[0]?.lines[0]?.text.slice(0, 5)).toBe(text.slice(0, 5));
    }
  });

  test("is cut into pages between paragraphs", async () => {
    const paragraph = (number: number) => `Paragraph ${number}: ${"some words ".repeat(40)}`;
    const { pages } = await read(Array.from({ length: 40 }, (_, at) => paragraph(at)).join("\n\n"));
    expect(pages.length).toBeGreaterThan(4);
    expect(pages.map(({ number }) => number)).toEqual(pages.map((_, index) => index + 1));
    for (const { lines } of pages) expect(lines[0]?.text).toMatch(/^Paragraph/);
  });

  test("ends with a sentence where it is too large", async () => {
    expect(await problemWith("due on Friday ".repeat(2_000_000))).toBe("too_large");
  });

  test("in one endless line is read", async () => {
    const { lines } = await read("due on Friday ".repeat(100_000));
    expect(Math.max(...lines.map(({ text }) => text.length))).toBeLessThan(5000);
  });
});
