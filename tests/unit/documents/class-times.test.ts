import { describe, expect, it, test } from "vitest";
import { verifyQuote } from "@/lib/documents/evidence";
import { readClassTimes } from "@/lib/documents/extract/syllabus/class-times";
import { extractSyllabus } from "@/lib/documents/extract/syllabus/extract-syllabus";
import { sheet } from "./pages";

const DAYS = ["Su", "Mo", "Tu", "We", "Th", "Fr", "Sa"];

/** "MoWe 10:10-11:00 @ Room 101" for each class time. */
function read(text: string) {
  return readClassTimes(text).map(({ weekdays, start_time, end_time, location }) => {
    const when = `${weekdays.map((day) => DAYS[day]).join("")} ${start_time}-${end_time}`;
    return location ? `${when} @ ${location}` : when;
  });
}

/** As syllabi of many colleges write them. */
const WRITTEN: [text: string, ...read: string[]][] = [
  ["MWF 10:10-11:00 am, Room 101", "MoWeFr 10:10-11:00 @ Room 101"],
  ["Tue/Thu 1:30 PM - 2:45 PM", "TuTh 13:30-14:45"],
  ["Mondays and Wednesdays, 14:00-15:20", "MoWe 14:00-15:20"],
  ["Mon/Wed 4:30 - 5:45 PM, Example Hall (EX) 1071", "MoWe 16:30-17:45 @ Example Hall (EX) 1071"],
  ["MWF 10:00-10:50 in Agronomy G541", "MoWeFr 10:00-10:50 @ Agronomy G541"],
  [
    "This course meets MWF from 1:25–2:15 in 105 Riley Hall.",
    "MoWeFr 13:25-14:15 @ 105 Riley Hall",
  ],
  ["TR, 9:30—10:45 AM, in Miller 205", "TuTh 09:30-10:45 @ Miller 205"],
  ["Lecture 3:00–4:15 Tuesday & Thursday, 226 Braker Hall", "TuTh 15:00-16:15 @ 226 Braker Hall"],
  ["Section 1: MWF 1:00-1:50pm, Keck 100", "MoWeFr 13:00-13:50 @ Keck 100"],
  ["Monday 7-9PM, Duncan Hall 1070", "Mo 19:00-21:00 @ Duncan Hall 1070"],
  ["Tuesdays, Room 203 6:00 – 9:00 PM", "Tu 18:00-21:00"],
  ["MW 8:40 am – 9:55 am", "MoWe 08:40-09:55"],
  ["Wednesday, 2:50 PM –4:40 PM Remote (Online)", "We 14:50-16:40 @ Remote (Online)"],
  ["MWF, 2–2:50pm, Briggs 108", "MoWeFr 14:00-14:50 @ Briggs 108"],
  [
    "MW 10:15–11:30 @ H-937	MW 13:15–14:30 @ MB-S2.210",
    "MoWe 10:15-11:30 @ H-937",
    "MoWe 13:15-14:30 @ MB-S2.210",
  ],
  ["TUESDAY 10AM – 12PM, LT12", "Tu 10:00-12:00 @ LT12"],
  ["TTH 11:00 – 12:15, Institute 231", "TuTh 11:00-12:15 @ Institute 231"],
  ["Tuesdays/Thursdays 3:15 pm to 5:00 pm", "TuTh 15:15-17:00"],
  ["Tu/Th 2:10p – 3:30p, Campbell 131a", "TuTh 14:10-15:30 @ Campbell 131a"],
  ["Mo. & We. 2:00p–3:20p", "MoWe 14:00-15:20"],
  ["T/TH 4-5:15 pm", "TuTh 16:00-17:15"],
  ["TR 1:15-5:05", "TuTh 13:15-17:05"],
  ["TR 9-10:30AM, Vagelos 2000", "TuTh 09:00-10:30 @ Vagelos 2000"],
  ["Mondays from 06:50 to 09:50 PM", "Mo 18:50-21:50"],
  ["10:00 - 10:50am, M/W/F", "MoWeFr 10:00-10:50"],
  ["MW 1-3:50", "MoWe 13:00-15:50"],
  ["M 9-1:00pm", "Mo 09:00-13:00"],
  ["Fri 11-1pm", "Fr 11:00-13:00"],
  ["Wednesdays, 6:30-9:20", "We 18:30-21:20"],
  ["TuTh 9:30–11A in 3106 Etcheverry", "TuTh 09:30-11:00 @ 3106 Etcheverry"],
  ["3:35 – 4:55 PM Mon/Wed in 232 Oelman Hall", "MoWe 15:35-16:55 @ 232 Oelman Hall"],
  ["Tuesday and Thursday 12:30 - 13:50 PM", "TuTh 12:30-13:50"],
  [
    "on Mondays and Wednesdays, from 12:45 to 2:05 p.m. All students should register for 3 credits.",
    "MoWe 12:45-14:05",
  ],
  ["Monday and Wednesday from 17:30 to 18:45 (5:30pm to 6:45pm)", "MoWe 17:30-18:45"],
  ["Monday: 19:00 – 21:30 Hours Tuesday: 18:00 – 20:30 Hours", "Mo 19:00-21:30", "Tu 18:00-20:30"],
  [
    "17:00 - 19:00 Tuesday 13:00 - 15:00 Wednesday 13:00 - 15:00 Thursday",
    "Tu 17:00-19:00",
    "We 13:00-15:00",
    "Th 13:00-15:00",
  ],
  ["Monday 10 – 12h (Group A), 14 – 16 h (Group B)", "Mo 10:00-12:00", "Mo 14:00-16:00"],
  ["Tues 6-9 pm., LOW 4030", "Tu 18:00-21:00 @ LOW 4030"],
  ["M-Th: 2:00 – 2:50", "MoTuWeTh 14:00-14:50"],
  ["Monday through Friday 9:00 am - 11:30 am", "MoTuWeThFr 09:00-11:30"],
  ["Tuesdays & Thursdays, 5-7pm | July 7 to August 13, 2026 | Online", "TuTh 17:00-19:00"],
  ["mardi de 8h30 à 11h30", "Tu 08:30-11:30"],
  ["lundi et jeudi, 9:00-10:30, salle B12", "MoTh 09:00-10:30 @ salle B12"],
  ["Dienstag 10:15-11:45, Hörsaal 3", "Tu 10:15-11:45 @ Hörsaal 3"],
  ["Mo, Mi 8:15–9:45", "MoWe 08:15-09:45"],
  ["Do 14-16 Uhr, Raum 2.01", "Th 14:00-16:00 @ Raum 2.01"],
  ["Lunes 10:00am - 1:00pm. AULA A201", "Mo 10:00-13:00 @ AULA A201"],
  ["Lunes y Miércoles M1 (08:30 - 09:50)", "MoWe 08:30-09:50"],
  ["Cátedra Jueves 18:30 a 21:20 hrs.", "Th 18:30-21:20"],
  ["miércoles de 15.30 a 18.50.", "We 15:30-18:50"],
  ["Martes y jueves, 10:30–12:00. Del 25 de agosto al 3 de diciembre", "TuTh 10:30-12:00"],
  ["terças e quintas, 16h30-18h20", "TuTh 16:30-18:20"],
  ["lunedì e mercoledì 9.00-11.00, aula 4", "MoWe 09:00-11:00 @ aula 4"],
  ["maandag 9:00-10:45", "Mo 09:00-10:45"],
];

test.each(WRITTEN)("reads %j", (text, ...expected) => {
  expect(read(text)).toEqual(expected);
});

describe("where the text leaves the half of the day open", () => {
  it.each([
    ["MW 8:00-8:50", "MoWe null-null"],
    ["Tuesday 7:00-9:45, Hall 1", "Tu null-null @ Hall 1"],
    ["Tu/Th: 1:10-3:00 AM", "TuTh null-null"],
  ])("the days of %j are read, and no time", (text, expected) => {
    expect(read(text)).toEqual([expected]);
  });

  it("says that a reading without am and pm is one", () => {
    const inferred = (text: string) => readClassTimes(text).map((one) => one.inferred);
    expect(inferred("MWF 10:00-10:50")).toEqual([true]);
    expect(inferred("MWF 10:00-10:50 am")).toEqual([false]);
    expect(inferred("MWF 14:00-14:50")).toEqual([false]);
  });
});

test.each([
  ["every other Monday, 4:15 to 5:30 pm"],
  ["18:30-20:30 Alternate Wednesdays"],
  ["Friday, March 1st, 14:30-17:30"],
  ["Thursday, 27 May, 9AM – 5PM"],
  ["9AM – 5PM, Thursday 27 May"],
  ["Wednesday 6:30 - 9:00 pm, May 6"],
  ["Tue-Thu 9:00-10:00 am"],
  ["Monday (lecture) and Wednesday 10:00-11:00 am in Hall 1, Friday online"],
  ["MWF in Room 101"],
  ["10:00-11:00 am"],
  ["Week 3-4: Monday is free"],
  ["Friday 10:00 am"],
  ["We do 10:00-11:00 exercises"],
])("reads nothing out of %j", (text) => {
  expect(read(text)).toEqual([]);
});

function classTimesOf(text: string) {
  const pages = sheet(text);
  const facts = extractSyllabus(pages).class_times ?? [];
  for (const { evidence } of facts)
    expect(verifyQuote(pages, evidence.page, evidence.quote)).not.toBeNull();
  return facts.map(({ value: { kind, weekdays, start_time, is_choice }, evidence }) => [
    kind,
    weekdays.map((day) => DAYS[day]).join(""),
    start_time,
    is_choice,
    evidence.quote,
  ]);
}

describe("the class times of a syllabus", () => {
  it("are those of its lectures, labs and discussions, each with its words", () => {
    const text = `# BIO 210: Marine Biology
Instructor: Ann Example
Email: aexample@example.edu
Lecture: Tuesday and Thursday, 8:30 AM – 10:00 AM, Hall 12
Lab: Wednesday, 2:50 PM – 4:40 PM
Recitation	Friday 1-1:50 pm
Office Hours: Tuesdays 2-4 pm, Hall 12
Time: MW 12-2pm
Final exam: Wednesday 7:00 – 9:00 pm`;
    expect(classTimesOf(text)).toEqual([
      ["lecture", "TuTh", "08:30", false, "Tuesday and Thursday, 8:30 AM – 10:00 AM, Hall 12"],
      ["lab", "We", "14:50", false, "Wednesday, 2:50 PM – 4:40 PM"],
      ["discussion", "Fr", "13:00", false, "Friday 1-1:50 pm"],
    ]);
  });

  it("go on in the lines below their label", () => {
    const text = `# Operating systems
Lectures:	Tuesday: 16:00-17:30 STE G0103
	Thursday: 14:30-16:00 STE G0103
Questions are welcome on Friday 10:00-11:00.`;
    expect(classTimesOf(text).map(([kind, days]) => [kind, days])).toEqual([
      ["lecture", "Tu"],
      ["lecture", "Th"],
    ]);
  });

  it("are a choice where there are several groups", () => {
    const text = `# Programming
Lecture (Sections 01-03): MWF 10:00am–10:50am CEE 115
Lecture (Sections 04-06): MWF 11:00am-11:50am CEE 115
Lab 1: Monday 17:30 – 19:00
Lab 2: Tuesday 17:30 – 19:00
Seminar: Friday 9-10 am`;
    expect(classTimesOf(text).map(([kind, days, , choice]) => [kind, days, choice])).toEqual([
      ["lecture", "MoWeFr", true],
      ["lecture", "MoWeFr", true],
      ["lab", "Mo", true],
      ["lab", "Tu", true],
      ["seminar", "Fr", false],
    ]);
  });

  it("stand beside other times on one line, and go on under the name of the first", () => {
    const text = `# ECO 302: Money
Fall 2026 | Seminar, Wednesdays 3:10-5:40 p.m., Old Library 12 | Office hours Mon 2-3
Discussion sections. 301: Thursdays 3:30-4:20 p.m.; 302: Thursdays 4:35-5:25 p.m.
Clinical\tFridays 6:45 a.m. - 3:15 p.m., as assigned`;
    expect(classTimesOf(text).map(([kind, days, from]) => [kind, days, from])).toEqual([
      ["seminar", "We", "15:10"],
      ["discussion", "Th", "15:30"],
      ["discussion", "Th", "16:35"],
      ["lab", "Fr", "06:45"],
    ]);
  });

  it("need no name where days and a time stand alone at the head of the document", () => {
    const text = (line: string) => `# MTH 214: Curves\nFall 2026\n${line}\nHall 210\n## Grading`;
    const days = (line: string) => classTimesOf(text(line)).map(([, named, from]) => [named, from]);
    expect(days("Tuesdays and Thursdays 1:30 pm to 2:45 pm")).toEqual([["TuTh", "13:30"]]);
    expect(days("Fall 2026, MW 2:30–3:45 p.m., Kant Hall 2. Dr. Example.")).toEqual([
      ["MoWe", "14:30"],
    ]);
    expect(days("The help desk is open Mondays and Tuesdays 1 pm to 3 pm")).toEqual([]);
    expect(days("Office: Tuesdays and Thursdays 1:30 pm to 2:45 pm")).toEqual([]);
  });

  it("are none where a day and a time belong to something else", () => {
    const text = `# Essay Writing
Homework is due Mondays 5-6 pm
The help desk is open Monday 10-12 am
Business hours: 8:00 AM to 5:00 PM, Monday through Friday`;
    expect(classTimesOf(text)).toEqual([]);
  });
});
