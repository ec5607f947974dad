import type { Token } from "marked";
import { describe, expect, test } from "vitest";
import { tokensOf } from "@/components/assistant/markdown-tokens";

/** Every part of an answer, as "type:what it says". */
function parts(text: string): string[] {
  return tokensOf(text).flatMap(flat);
}

function flat(token: Token): string[] {
  const within: Token[] =
    ("tokens" in token && token.tokens) || ("items" in token && token.items) || [];
  const inner = within.flatMap(flat);
  if (inner.length > 0) return inner;
  if (token.type === "formula") return [`${token.display ? "display" : "formula"}:${token.tex}`];
  if (token.type === "marker") return [`marker:${token.number}`];
  return [`${token.type}:${"text" in token ? token.text : token.raw}`];
}

describe("formulas in an answer", () => {
  test("stand between dollars and between brackets", () => {
    expect(parts("Let $x_1^2$ be \\(y_2\\).")).toEqual([
      "text:Let ",
      "formula:x_1^2",
      "text: be ",
      "formula:y_2",
      "text:.",
    ]);
  });

  test("have lines of their own, also over several lines", () => {
    expect(parts("So\n$$\na + b\n$$\nand\n\\[ c \\]")).toEqual([
      "text:So",
      "display:a + b",
      "text:and",
      "display:c",
    ]);
  });

  test("may stand on a line with words", () => {
    expect(parts("Thus $$a_1$$ holds")).toEqual(["text:Thus ", "display:a_1", "text: holds"]);
  });

  test.each(["It costs $5 and then $10", "From $5-$10 on", "A lone $ sign"])(
    "are not prices: %s",
    (text) => {
      expect(parts(text).join()).not.toContain("formula");
    },
  );

  test("are not looked for in code", () => {
    expect(parts("`echo $HOME $PATH`")).toEqual(["codespan:echo $HOME $PATH"]);
    expect(parts("```sh\necho $A $B\n```")).toEqual(["code:echo $A $B"]);
  });
});

describe("markers of sources in an answer", () => {
  test("are found in prose, next to each other as well", () => {
    expect(parts("Cells divide [1][2].")).toEqual([
      "text:Cells divide ",
      "marker:1",
      "marker:2",
      "text:.",
    ]);
  });

  test("are found in lists and in bold", () => {
    expect(parts("- **one** [3]")).toEqual(["text:one", "text: ", "marker:3"]);
  });

  test("are not found in code", () => {
    expect(parts("`a[1]`")).toEqual(["codespan:a[1]"]);
  });
});

describe("what an answer may not bring", () => {
  test("HTML stays the text it is", () => {
    expect(parts("<img src=x onerror=alert(1)> and <b>bold</b>").join("")).not.toContain("html:");
    expect(parts("<script>alert(1)</script>").map((part) => part.split(":")[0])).toEqual(["text"]);
  });

  test("addresses are not taken for references", () => {
    expect(parts("[1]: https://example.org").join()).not.toContain("def:");
  });
});
