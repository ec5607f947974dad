import { describe, expect, it } from "vitest";
import { chunksOf } from "@/lib/documents/chunk/chunk-pages";
import { emptyProfile, profilePages } from "@/lib/documents/chunk/profile";
import { pagesOfFlow } from "@/lib/documents/flow/pages-of-flow";
import type { Line, Page } from "@/lib/documents/types";
import { pptxOf, shape } from "@/tests/support/office";

const TITLE = "PAYOUTS OF COALITIONS";
const WRAPPED = [
  "A cooperative game gives to each coalition of its players a certain payout that",
  "they may divide among themselves",
];
const GAPS = { wrapped: 3, item: 7 };

/** A line of a slide; "> " is one that stands close below the one before, as lines of one item do. */
function slide(number: number, texts: string[], { title = TITLE, size = 10 } = {}): Page {
  const lines: Line[] = [lineOf(title, 3, 13)];
  let y = 30;
  for (const text of texts) {
    y += text.startsWith("> ") ? GAPS.wrapped : GAPS.item;
    lines.push(lineOf(text.replace(/^> /, ""), y, size));
    y += size;
  }
  return pageOf(number, lines);
}

function pageOf(number: number, lines: Line[], [width, height] = [453, 255]): Page {
  const characters = lines.reduce((sum, { text }) => sum + text.length, 0);
  return { number, width, height, lines, characters, has_text: true };
}

function lineOf(text: string, y: number, size: number): Line {
  const width = text.length * size * 0.5;
  const cells = text.split("\t").map((cell) => ({ text: cell, x: 36, width: cell.length * 5 }));
  const line = { text, x: 36, y, width, height: size, size, bold: false, column: 0 };
  return cells.length > 1 ? { ...line, cells } : line;
}

const texts = (pages: Page[]) => [...chunksOf(pages)].map(({ text }) => text.split("\n"));

describe("a slide of a PDF", () => {
  it("has a line for each of its items, though none ends and their bullets are drawn", () => {
    const items = [
      ...WRAPPED.map((text, at) => (at ? `> ${text}` : text)),
      "Symmetry",
      "Efficiency",
    ];
    expect(texts([slide(1, items)])).toEqual([[WRAPPED.join(" "), "Symmetry", "Efficiency"]]);
  });

  it("parts items as near as lines where they begin large and had room, with a number or an arrow", () => {
    const long = WRAPPED[0] ?? "";
    const items = [long, "> ⇒ the same payout", "> Symmetry", "> Dummy"];
    expect(texts([slide(1, items)])).toEqual([[long, "⇒ the same payout", "Symmetry", "Dummy"]]);
    expect(texts([slide(1, [long, "> 1 Dummy"])])).toEqual([[long, "1 Dummy"]]);
    expect(texts([slide(1, [long, "> Symmetry"])])).toEqual([[`${long} Symmetry`]]);
    expect(texts([slide(1, [long, "> is", "> fair"])])).toEqual([[`${long} is fair`]]);
  });

  it("parts a full line from the next item by the wider gap between them", () => {
    const items = [WRAPPED[0] ?? "", `> ${WRAPPED[1]}`, WRAPPED[0] ?? "", WRAPPED[0] ?? ""];
    const page = slide(1, items);
    for (const line of page.lines.slice(4)) line.y -= 2;
    expect(texts([page])).toEqual([[WRAPPED.join(" "), WRAPPED[0], WRAPPED[0]]]);
  });

  it("shares no passage with another, also where both have one title", () => {
    const pages = [1, 2, 3, 4].map((number) => slide(number, [`What is said on page ${number}`]));
    const other = slide(5, ["Something else"], { title: "ANOTHER TITLE" });
    const chunks = [...chunksOf([...pages, other, ...filler(6)])];
    expect(chunks.map(({ text }) => text)).toContain("What is said on page 2");
    expect(chunks.slice(0, 5).map(({ heading_path }) => heading_path)).toEqual([
      ...pages.map(() => [TITLE]),
      ["ANOTHER TITLE"],
    ]);
    expect(chunks.every(({ page_start, page_end }) => page_start === page_end)).toBe(true);
  });

  it("that is built in steps is read once, where it is whole", () => {
    const items = ["First there is one thing", "Then there is a second thing", "At last a third"];
    const steps = items.map((_, at) => slide(at + 1, items.slice(0, at + 1)));
    const chunks = [...chunksOf([...steps, ...filler(4)])];
    expect(chunks[0]).toMatchObject({
      page_start: 3,
      text: items.join("\n"),
      heading_path: [TITLE],
    });
    expect(chunks.filter(({ text }) => text.includes("First"))).toHaveLength(1);
  });

  it("that is built in steps has no running head for that", () => {
    const items = ["First of all", "Then comes this", "Then comes that"];
    const steps = items.map((_, at) => {
      const step = slide(at + 1, items.slice(0, at + 1));
      return { ...step, lines: [...step.lines, lineOf("after Shapley (1951)", 18, 6)] };
    });
    expect(texts([...steps, ...filler(4)])[0]).toContain("after Shapley (1951)");
  });

  it("is known as a step also where it was profiled in another batch", () => {
    const steps = [slide(1, ["First of all"]), slide(2, ["First of all", "Second of all"])];
    const one = profilePages(emptyProfile(), steps);
    const [first, second] = steps.map((page) => [page]);
    const two = profilePages(profilePages(emptyProfile(), first ?? []), second ?? []);
    expect(two).toEqual(one);
    expect(one.built_on).toEqual([1]);
  });

  it("that only shares its beginning with the next is kept", () => {
    const pages = [
      slide(1, ["A common line", "One thing said here only"]),
      slide(2, ["A common line"]),
    ];
    expect(texts(pages)).toEqual([
      ["A common line", "One thing said here only"],
      ["A common line"],
    ]);
  });
});

it("a slide of a presentation has its paragraphs on lines of their own, however long and near", () => {
  const bytes = pptxOf([
    shape("Cells", { placeholder: "ctrTitle" }) + shape(`${WRAPPED.join(" ")}\nand how they move`),
    shape("Grading", { placeholder: "title" }) + shape("What counts"),
  ]);
  const chunks = [...chunksOf(pagesOfFlow(bytes, "pptx"))];
  expect(chunks.map(({ heading_path, text }) => [heading_path, text.split("\n")])).toEqual([
    [["Cells"], [WRAPPED.join(" "), "and how they move"]],
    [["Grading"], ["What counts"]],
  ]);
});

describe("a page that is no slide", () => {
  const lines = slide(1, ["One line", "> Another that is longer"]).lines;

  it("is read as before: high, or two pages of a book side by side", () => {
    for (const page of [pageOf(1, lines, [255, 453]), { ...pageOf(1, lines), characters: 4000 }]) {
      expect(texts([page]).flat()).toContain("One line Another that is longer");
    }
  });

  it("is no step of the next, whatever they share", () => {
    const pages = [1, 2].map((number) => pageOf(number, lines, [255, 453]));
    expect(profilePages(emptyProfile(), pages).built_on).toEqual([]);
  });
});

/** Slides with titles of their own. */
function filler(from: number): Page[] {
  return Array.from({ length: 6 }, (_, at) => {
    return slide(from + at, [`Words of slide ${at}`], { title: `TITLE ${"ABCDEF"[at]}${at}` });
  });
}
