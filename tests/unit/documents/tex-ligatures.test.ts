import { expect, it } from "vitest";
import { layoutPage } from "@/lib/documents/layout/page";

function lineOf(text: string) {
  const run = { text, x: 72, y: 100, width: 200, size: 10, bold: false, angle: 0 };
  const page = { number: 1, width: 612, height: 792, rules: [], scanned: false };
  return layoutPage({ ...page, runs: [run], hidden_characters: 0 }).lines[0]?.text;
}

it("spells the ligatures of TeX's own fonts, of which only numbers are left", () => {
  expect(lineOf("a nota \u001cnal o\u001ecial")).toBe("a nota final official");
  expect(lineOf("\u000crst, o\u000eces")).toBe("first, offices");
});

it("leaves other signs of that kind out", () => {
  expect(lineOf("Bees\u0002 \u000c10")).toBe("Bees 10");
});
