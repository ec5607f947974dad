import { expect, it } from "vitest";
import { extractSyllabus } from "@/lib/documents/extract/syllabus/extract-syllabus";
import { sheet } from "./pages";

function seconds(times: number): number {
  const words = Array.from(
    { length: times },
    (_, at) => `the essay and the report and page${at} and`,
  );
  const pages = sheet(`# Optics\n${words.join(" ")}`);
  const from = process.cpuUsage();
  extractSyllabus(pages);
  return process.cpuUsage(from).user / 1e6;
}

it("reads a passage four times as long in less than ten times the time", { retry: 2 }, () => {
  seconds(500);
  expect(seconds(12_000)).toBeLessThan(10 * seconds(3000));
});
