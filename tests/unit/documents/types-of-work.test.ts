import { describe, expect, it } from "vitest";
import { typeOfItem } from "@/lib/documents/extract/syllabus/work-words";

describe("the type of a piece", () => {
  it.each([
    ["Entrega final", "project"],
    ["Entrega parcial", "project"],
    ["Quices en clase", "quiz"],
    ["Cuestionario de seminarios", "quiz"],
    ["Control II", "quiz"],
    ["Exercícios", "homework"],
    ["Peer review", "other"],
    ["Peer evaluations", "other"],
    ["Final demonstration", "presentation"],
    ["Project demonstration", "presentation"],
    ["Examen parcial", "midterm"],
    ["Final exam", "final"],
    ["Literature review", "paper"],
    ["Book review", "paper"],
  ])("of %s is %s", (title, type) => {
    expect(typeOfItem(title)).toBe(type);
  });
});
