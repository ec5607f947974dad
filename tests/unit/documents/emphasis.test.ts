import { describe, expect, test } from "vitest";
import { layoutPage } from "@/lib/documents/layout/page";
import type { RawRun } from "@/lib/documents/types";
import { docxOf, odtOf, wordParagraph } from "@/tests/support/office";
import { read } from "./readers/read";

/** Lines of runs, one below the other: `*bold*`, `_italic_` and plain words. */
function emphasisOf(lines: string[], size = 10) {
  const runs = lines.flatMap((line, row) => {
    let x = 72;
    return (line.match(/\*[^*]+\*|_[^_]+_|[^*_]+/g) ?? []).map((part): RawRun => {
      const text = part.replace(/[*_]/g, "");
      const width = text.length * size * 0.5;
      const run = { text, x, y: 100 + row * 12, width, size, angle: 0 };
      x += width;
      return { ...run, bold: part.startsWith("*"), italic: part.startsWith("_") };
    });
  });
  const page = { number: 1, width: 612, height: 792, runs, rules: [] };
  return layoutPage({ ...page, scanned: false, hidden_characters: 0 }).emphasised;
}

const PLAIN = "The text around it says nothing of its own, in plain letters.";

describe("what the type of a page sets apart", () => {
  test("are phrases in bold or italic letters among plain ones", () => {
    expect(
      emphasisOf([
        "The *mode* is the most frequent number, the _median_ the middle one.",
        "*Mean.* It is the sum by the count.",
      ]),
    ).toEqual(["mode", "median", "Mean"]);
  });

  test("are no headings, also where bold words follow them", () => {
    expect(emphasisOf(["*2.4 Machine Learning*", "*Machine Learning* is a field.", PLAIN])).toEqual(
      ["Machine Learning"],
    );
    expect(emphasisOf(["*A heading of two*", "*lines*", PLAIN])).toBeUndefined();
  });

  test("go on in the next line, also within a word", () => {
    expect(emphasisOf(["This is known as *operationaliza-*", "*tion* of the idea."])).toEqual([
      "operationalization",
    ]);
    expect(emphasisOf(["This is known as the *central limit*", "*theorem* of it."])).toEqual([
      "central limit theorem",
    ]);
  });

  test("are nothing where most of a page looks so, and no single letters, sentences or lists of them", () => {
    expect(
      emphasisOf(["*Most of this* is *set in bold*, and *nothing stands out* of *such a page*."]),
    ).toBeUndefined();
    expect(emphasisOf(["Let _x_ and _ab_ be numbers that we choose.", PLAIN])).toBeUndefined();
    const sentence = "*it goes on and on with many more words than a name has*";
    expect(emphasisOf([`Here ${sentence} and ends.`, PLAIN, PLAIN])).toBeUndefined();
    expect(emphasisOf(Array.from({ length: 90 }, () => `${PLAIN} See *this*.`))).toBeUndefined();
  });

  test("may be more than a page has room for", async () => {
    const { pages } = await read(`<html><p>${"<b>mode</b> and ".repeat(150_000)}`);
    expect(pages.every(({ emphasised }) => emphasised === undefined)).toBe(true);
  });

  test("is known of Word documents, OpenDocument texts, web pages and Markdown", async () => {
    const set = async (file: Uint8Array | string, name?: string) =>
      (await read(file, name)).pages.flatMap(({ emphasised = [] }) => emphasised);
    const bold = wordParagraph("mode", { look: "<w:b/>" });
    const inner = bold.match(/<w:r>.*<\/w:r>/s)?.[0] ?? "";
    const plain = wordParagraph("is the most frequent number.");
    expect(
      await set(
        docxOf(plain.replace("<w:r>", `${inner}<w:r>`) + wordParagraph("x", { look: "<w:b/>" })),
      ),
    ).toEqual(["mode"]);
    const styles = `<style:style style:name="I"><style:text-properties fo:font-style="italic"/></style:style>`;
    expect(
      await set(
        odtOf(`<text:p>The <text:span text:style-name="I">mode</text:span> is.</text:p>`, styles),
      ),
    ).toEqual(["mode"]);
    expect(await set("<html><p>The <em>mode</em> and <b>the <i>mean</i></b> are.")).toEqual([
      "mode",
      "the mean",
    ]);
    expect(
      await set("# Means\n\nThe **mode** is the most frequent.\n\n**Note**\n", "a.md"),
    ).toEqual(["mode"]);
  });
});
