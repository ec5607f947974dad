import { describe, expect, it, test } from "vitest";
import { quoteBoxes } from "@/lib/documents/evidence";
import { foldText } from "@/lib/text/fold";
import { findQuoteParts } from "@/lib/text/quote-parts";
import { sheet } from "@/tests/unit/documents/pages";

const parts = (text: string, quote: string) =>
  findQuoteParts(foldText(text), quote).map(({ start, end }) => text.slice(start, end));

const SAID = "The mantle flows slowly, about as fast as nails grow";

describe("of a quote that stands in a text in part", () => {
  it.each([
    [
      "what runs on to the next page is left out",
      `Heading. ${SAID}`,
      `${SAID}, and carries the plates with it for millions of years.`,
      [SAID],
    ],
    [
      "what stands on the page before is left out",
      `for millions of years and more. ${SAID}`,
      "It carries the plates for millions of years and more.",
      ["for millions of years and more"],
    ],
    [
      "both sides of a page number are found",
      "carries the plates with it for\n17\nmillions of years over the globe",
      "carries the plates with it for millions of years over the globe",
      ["carries the plates with it for", "millions of years over the globe"],
    ],
    [
      "a word broken at a line's end is whole",
      "the plates move as the man-\ntle flows under the crust. Next chapter",
      "the plates move as the mantle flows under the crust. And much more",
      ["the plates move as the man-\ntle flows under the crust"],
    ],
    [
      "a script without blanks is found",
      "光合作用是植物利用光能。下一页",
      "光合作用是植物利用光能。然后",
      ["光合作用是植物利用光能"],
    ],
    [
      "bullets and bars may differ",
      "Stages: • egg • larva • pupa\tadult. Next",
      "Stages: - egg\n- larva\n- pupa | adult | and more",
      ["Stages: • egg • larva • pupa\tadult"],
    ],
    ["four words in a row are chance", "on the other hand we", "but on the other hand you", []],
    ["nothing is found for nothing", SAID, "  ", []],
  ])("%s", (_, text, quote, expected) => {
    expect(parts(text, quote)).toEqual(expected);
  });

  it("the longest stretch decides, and no stretch before it stands behind it", () => {
    const text = `as fast as nails do grow. ${SAID}. The plates move as the mantle flows below.`;
    const quote = `The plates move as the crust. ${SAID}!`;
    expect(parts(text, quote)).toEqual([SAID]);
  });
});

test("a long quote is marked by the lines of it that stand on its page", () => {
  const lines = Array.from({ length: 12 }, (_, at) => `Line ${at} tells of the plates and faults`);
  const [page] = sheet(`# Plates\n${lines.slice(0, 9).join("\n")}`);
  const boxes = quoteBoxes(page ?? expect.fail(), lines.slice(2).join(" "));
  expect(boxes).toHaveLength(7);
  expect(quoteBoxes(page ?? expect.fail(), "Words that no page of this file holds")).toEqual([]);
});

test("a page and a quote of one word over and over are compared in a moment", () => {
  const began = performance.now();
  findQuoteParts(foldText("la ".repeat(3000)), `${"la ".repeat(600)}li`);
  expect(performance.now() - began).toBeLessThan(2000);
});
