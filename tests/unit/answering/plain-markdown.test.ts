import { describe, expect, test } from "vitest";
import { tokensOf } from "@/components/assistant/markdown-tokens";
import { plainMarkdown } from "@/lib/answering/plain-markdown";
import { foldText } from "@/lib/text/fold";

const WRITTEN = [
  "Call snake_case(a, b) of __init__ or _x_ and fill in ____ here.",
  "2*3*4 is 24; *p < .05, **p < .01; char *a, *b; f(*args, **kwargs); A* search and D* Lite.",
  "Read [the notes](https://evil.example/?d=s) and ![x](//evil.example/p.png).",
  "[x]: https://evil.example",
  "As shown before [12], [^1] and [3](4).",
  '<img src="https://evil.example/x" onerror="y"> and a List<T> and <!-- hidden --> &lt;b&gt;',
  "<https://evil.example> or https://evil.example/a_b",
  "# Not a heading",
  "> not a quotation",
  "- not an item",
  "3. Not an item",
  "[ ] not a task",
  "--- - ---",
  "``` not code",
  "| a | b | and ~~gone~~ or ~gone~",
  "C:\\temp\\*.txt, \\(not mathematics, \\[either, a\\_b and the end\\",
  "A price of $5 and one of $6.",
];

describe("a text of a document in an answer", () => {
  test.each(WRITTEN)("stands there to read, without a backslash of ours: %s", (text) => {
    const plain = plainMarkdown(text);
    expect(plain.split("\\")).toHaveLength(text.split("\\").length);
    expect(readAs(plain)).toBe(readAs(text));
  });

  test.each(WRITTEN)("holds no Markdown, wherever it stands: %s", (text) => {
    const plain = plainMarkdown(text);
    for (const [before, after, kinds] of [
      ["", "", ["paragraph"]],
      ["- ", " [1]", ["list", "text", "marker"]],
      ["*", "*, page 1", ["paragraph", "em"]],
      ["**", "** is due", ["paragraph", "strong"]],
      ["*one", " and two*", ["paragraph", "em"]],
    ] as const) {
      expect([before, kindsIn(`${before}${plain}${after}`)]).toEqual([before, kinds]);
    }
  });

  test.each(WRITTEN)("leads nowhere for another reader of Markdown or HTML: %s", (text) => {
    expect(plainMarkdown(text)).not.toMatch(/\]\(|\]:|:\/\/|<[a-z/!?]/i);
  });

  test("keeps its mathematics and code, but for what could lead out of them", () => {
    expect(plainMarkdown("Let $x_1 * y_1$ be `a_b * c`.")).toBe("Let $x_1 * y_1$ be `a_b * c`.");
    expect(plainMarkdown("$a ![x](https://evil.example) b$")).not.toMatch(/\]\(|:\/\//);
    expect(plainMarkdown("`![x](https://evil.example)`")).not.toMatch(/\]\(|:\/\//);
    expect(plainMarkdown("$<img src=x>$")).not.toContain("<img");
  });

  test("of marks alone takes no long time", () => {
    for (const mark of ["*", "_", "~", "*~", "[", "\\", "`", "<", "*a ", "_a", "- ", "-"]) {
      const started = performance.now();
      plainMarkdown(mark.repeat(20_000));
      expect(performance.now() - started).toBeLessThan(1000);
    }
  });
});

/** As a reader sees it: no width is no letter, and a hair no blank. */
function readAs(text: string): string {
  return foldText(text.replaceAll("\u200a", "")).text;
}

/** The kinds of Markdown a text holds, but for text itself. */
function kindsIn(text: string): string[] {
  const found = new Set<string>();
  const look = (tokens: ReturnType<typeof tokensOf>) => {
    for (const token of tokens) {
      const inner = "items" in token ? token.items : "tokens" in token ? token.tokens : undefined;
      if (token.type !== "list_item" && (token.type !== "text" || inner)) found.add(token.type);
      look(inner ?? []);
    }
  };
  look(tokensOf(text));
  return [...found];
}
