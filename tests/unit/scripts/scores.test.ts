import { describe, expect, it } from "vitest";
import { hasScorer, layoutOf, scoresOf } from "@/tests/eval/scores";
import { sheet } from "@/tests/unit/documents/pages";

const item = (title: string, weight_percent: number) => {
  return { title, type: "homework", due: null, weight_percent, evidence_page: 1 };
};
const label = {
  kind: "syllabus",
  course: { name: "Reading Soils", code: "GEO 101", instructor: null, semester: null },
  items: [item("Homework", 40), item("Field report", 60)],
  topics: [],
};

describe("the scores of a reading", () => {
  it.runIf(hasScorer())("are those of the one piece of two that was found", () => {
    const prediction = {
      course: { name: "Reading Soils", code: null, instructor: null, semester: null },
      items: [item("Homework", 30)],
      topics: [],
    };
    const { rows, summary } = scoresOf([{ name: "soils", label, prediction }]);
    expect(summary.get("items_f1")).toBeCloseTo(2 / 3, 1);
    expect(rows.get("course name")).toBe(100);
    expect(rows.get("course code")).toBe(0);
    const { summary: full } = scoresOf([{ name: "soils", label, prediction: label }]);
    expect(full.get("items_f1")).toBe(1);
  });

  it("are parted by how a document is set", () => {
    expect(layoutOf([], "docx")).toBe("docx");
    expect(layoutOf([], "pdf")).toBe("pdf, not read");
    expect(layoutOf(sheet("Week\tTopic\n1\tClay\n2\tSand"), "pdf")).toBe("pdf, tables");
    expect(layoutOf(sheet("- Clay\n- Sand\nAnd silt"), "pdf")).toBe("pdf, lists");
    expect(layoutOf(sheet("Soils are read in layers."), "pdf")).toBe("pdf, prose");
  });
});
