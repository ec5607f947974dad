import { describe, expect, it } from "vitest";
import { verifyQuote } from "@/lib/documents/evidence";
import { extractSyllabus } from "@/lib/documents/extract/syllabus/extract-syllabus";
import { sheet } from "./pages";

function detailsOf(text: string) {
  const pages = sheet(text);
  const { details } = extractSyllabus(pages);
  const facts = Object.entries(details ?? {});
  for (const [, fact] of facts)
    if (fact) expect(verifyQuote(pages, fact.evidence.page, fact.evidence.quote)).not.toBeNull();
  return Object.fromEntries(facts.map(([name, fact]) => [name, fact?.value ?? null]));
}

describe("a syllabus' details", () => {
  it("stand behind labels", () => {
    const text = `# BIO 210: Marine Biology
Instructor: Ann Example
Email: aexample@example.edu
Office Hours: Tuesdays 2-4 pm, Hall 12
Class meetings: MWF 9:00-9:50, Room 7
This is a 3-credit course. Extra credit of 5 points is possible.`;
    expect(detailsOf(text)).toEqual({
      credits: 3,
      instructor_email: "aexample@example.edu",
      office_hours: "Tuesdays 2-4 pm, Hall 12",
      meeting_times: "MWF 9:00-9:50, Room 7",
    });
  });

  it("end before the comma of what came next", () => {
    const text = "# Algebra\nOffice hours: Tuesdays and Thursdays 9:30 - 11:30,\nHall 12";
    expect(detailsOf(text).office_hours).toBe("Tuesdays and Thursdays 9:30 - 11:30");
  });

  it("follow a verb as well", () => {
    const text = "# Algebra\nClass meets: Mon/Wed 10:00-11:15 am";
    expect(detailsOf(text).meeting_times).toBe("Mon/Wed 10:00-11:15 am");
  });

  it("stand in cells beside their labels, in German", () => {
    const text = `# Thermodynamik
Dozentin	Prof. Ida Beispiel
E-Mail	beispiel@example.de
Sprechstunde	Montag 14-15 Uhr
Vorlesung	Dienstag 10:15-11:45
ECTS	6`;
    expect(detailsOf(text)).toEqual({
      credits: 6,
      instructor_email: "beispiel@example.de",
      office_hours: "Montag 14-15 Uhr",
      meeting_times: "Dienstag 10:15-11:45",
    });
  });

  it("are none where the document says nothing of the kind", () => {
    const text = `# Essay Writing
Instructor: Max Muster
Office hours are announced later.
You may earn 5 extra credits. Lecture notes are online.`;
    expect(detailsOf(text)).toEqual({
      credits: null,
      instructor_email: null,
      office_hours: null,
      meeting_times: null,
    });
  });
});
