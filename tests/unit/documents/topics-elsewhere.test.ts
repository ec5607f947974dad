import { describe, expect, it } from "vitest";
import { extractSyllabus } from "@/lib/documents/extract/syllabus/extract-syllabus";
import { sheet } from "./pages";

const topics = (text: string) =>
  extractSyllabus(sheet(`# Beekeeping\n${text}`)).topics.map(({ value }) => value.title);
const FOUR = ["Wax and honey", "Swarms in spring", "Queens and drones", "Hives in winter"];

describe("a list of topics", () => {
  it.each([
    [
      "a sentence that says that they follow, though it ends with a full stop",
      `Tópicos: cobriremos os seguintes tópicos.\n${FOUR.map((topic, at) => `${at + 1}. ${topic}`).join("\n")}`,
    ],
    [
      "a heading whose number has no blank behind it, as theirs have none",
      `## III.CONTENIDOS\n${FOUR.map((topic, at) => `${at + 1}.${topic}`).join("\n")}\n## IV.METODOLOGÍA\nText.`,
    ],
    [
      "a heading in Czech",
      `## Osnova předmětu\n${FOUR.map((topic) => `• ${topic}`).join("\n")}\n## Literatura\nText.`,
    ],
    [
      "bullets that a font draws in place of other signs",
      `## Contenido\n${FOUR.map((topic) => `‚ ${topic}`).join("\n")}\n## Literatura\nText.`,
    ],
  ])("follows %s", (_, text) => {
    expect(topics(text)).toEqual(FOUR);
  });

  it("does not hold the readings that stand under headings within it", () => {
    const reading = (topic: string) => `• Muster, M. (2019). On ${topic.toLowerCase()}`;
    const parts = FOUR.map((topic) => `• ${topic}`);
    const [one, two, ...others] = parts;
    const readings = ["## Bibliografia Básica", ...FOUR.map(reading)];
    const text = ["# Conteúdo", one, two, ...readings, "## Temas", ...others];
    expect(topics(text.join("\n")).filter((title) => title.startsWith("Muster"))).toEqual([]);
  });

  it("is none of the numbered parts of a Japanese document", () => {
    const parts = ["授業の内容", "授業の目標", "蜂の話", "履修上の注意", "参考文献", "評価"];
    const text = parts.map((part, at) => `## ${at + 1}. ${part}\n本文がここにある。`).join("\n");
    expect(topics(text)).toEqual([]);
  });

  it("is a column with a Portuguese head", () => {
    const rows = FOUR.map((topic, at) => `${at + 1}\t${at + 3}/08/2025\t${topic}`);
    expect(topics(`Aula\tData\tTema\n${rows.join("\n")}`)).toEqual(FOUR);
  });
});
