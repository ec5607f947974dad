import { expect, test } from "vitest";
import { specifiedSentences } from "@/scripts/sentences";
import { collectSentences } from "@/scripts/sentences/collect";
import { faultIn } from "./words";

const specified = specifiedSentences();
const sentences = collectSentences();

/** Ours with capitals or a form that the rules mistake, each for a reason. */
const ALLOWED = new Set([
  // `exam_type_display`: other clients of the API print it.
  "Final Exam",
  "Practical Exam",
  "Oral Exam",
  // The title of a course.
  "Sample: The Science of Learning",
]);

test("our own sentences are active, in sentence case, and free of inner words", () => {
  const ours = sentences.filter(({ text }) => !specified.has(text) && !ALLOWED.has(text));
  expect(ours.length).toBeGreaterThan(1000);
  const faults = ours.flatMap(({ place, text }) => {
    const fault = faultIn(text);
    return fault === undefined ? [] : [`${place}: “${text}” (${fault})`];
  });
  expect(faults).toEqual([]);
});

test.each([
  ["The file could not be read.", "passive: be read"],
  ["Topics are found in it.", "passive: are found"],
  ["The plan is laid on your days.", "passive: is laid"],
  ["{count} changes are kept here and will be sent.", "passive: are kept"],
  ["What rests on what", "not how a student speaks: rests on"],
  ["Work laid on the days until the exam", "not how a student speaks: laid on"],
  ["Built-in", "not how a student speaks: Built-in"],
  ["Course context loaded", "not how a student speaks: context loaded"],
  ["Enhanced with your uploaded resources", "not how a student speaks: Enhanced"],
  ["Add Your First Exam", "title case"],
])("“%s” is a fault", (text, fault) => {
  expect(faultIn(text)).toBe(fault);
});

test.each([
  "We couldn't read this file.",
  "These hours are taken by another plan",
  "Topics completed",
  "This PDF is locked",
  "Upload a PDF, Word or PowerPoint file",
  "Finish “Problem Set 3”",
])("“%s” is none", (text) => {
  expect(faultIn(text)).toBeUndefined();
});
