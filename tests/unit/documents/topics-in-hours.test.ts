import { expect, it } from "vitest";
import { extractSyllabus } from "@/lib/documents/extract/syllabus/extract-syllabus";
import { sheet } from "./pages";

function topics(units: string[]) {
  const lines = units.flatMap((unit) => [unit, "  a. Reading aloud from the log of the hive"]);
  const pages = sheet(["# Beekeeping", "Aims of each part:", ...lines].join("\n"));
  return extractSyllabus(pages).topics.map(({ value }) => value.title);
}

const UNITS = ["Queens", "Drones", "Swarms", "Wax and honey", "Winter stores"];

it("takes what counts up with its hours for the topics", () => {
  expect(topics(UNITS.map((name, at) => `${at + 1}. ${name} (${at + 4} horas)`))).toEqual(UNITS);
});

it("takes nothing where the numbers have a gap, or no hours", () => {
  expect(topics(UNITS.map((name, at) => `${at + 2}. ${name} (8 horas)`))).not.toEqual(UNITS);
  expect(topics(UNITS.map((name, at) => `${at + 1}. ${name}`))).toEqual([]);
});
