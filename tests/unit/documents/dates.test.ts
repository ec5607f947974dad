import { describe, expect, it } from "vitest";
import { type DateMention, findDates } from "@/lib/documents/dates/find";
import {
  areSeveralTerms,
  isOutsideTerms,
  resolveDate,
  termOf,
  termsIn,
} from "@/lib/documents/dates/resolve";
import { findTimes } from "@/lib/documents/dates/times";

const plain = ({ year, month, day }: DateMention) => [year, month, day];

describe("findDates", () => {
  it.each([
    ["October 25th, 2024", [2024, 10, 25]],
    ["Fri., Oct. 25, 2024", [2024, 10, 25]],
    ["the 5th of March 2024", [2024, 3, 5]],
    ["25-Oct-2024", [2024, 10, 25]],
    ["16FEB23", [2023, 2, 16]],
    ["2024-10-25", [2024, 10, 25]],
    ["2024/10/25", [2024, 10, 25]],
    ["10/25/24", [2024, 10, 25]],
    ["25/10/2024", [2024, 10, 25]],
    ["05.09.2024", [2024, 9, 5]],
    ["Mo, 5. September 2024", [2024, 9, 5]],
    ["lundi 1er mars 2024", [2024, 3, 1]],
    ["14 août 2023", [2023, 8, 14]],
    ["viernes 5 de abril de 2024", [2024, 4, 5]],
    ["15 gennaio 2020", [2020, 1, 15]],
    ["2024年10月25日", [2024, 10, 25]],
    ["Sept 14", [null, 9, 14]],
    ["Thu Feb-27", [null, 2, 27]],
    ["Mon 2/19", [null, 2, 19]],
    ["March 5th (Thursday), 2020", [2020, 3, 5]],
    ["11\tOct-30", [null, 10, 30]],
    ["Tuesday 3 November 1700: Essay", [null, 11, 3]],
    ["Klausur am 5.5.", [null, 5, 5]],
    ["Qua 24/Set 14 Prova", [2014, 9, 24]],
    ["19/Nov 14", [2014, 11, 19]],
    ["24/Out", [null, 10, 24]],
    ["12 września 2024", [2024, 9, 12]],
    ["5. května 2024", [2024, 5, 5]],
    ["3 Ekim 2024", [2024, 10, 3]],
    ["24 октября 2023 г.", [2023, 10, 24]],
    ["15 syyskuuta", [null, 9, 15]],
  ])("reads %j", (text, date) => {
    expect(findDates(text).map(plain)).toEqual([date]);
  });

  it.each([
    "Problem set 3",
    "Find out 2 more",
    "10/20 points",
    "Room 10/12",
    "Chapter 3/4",
    "version 1.2.10",
    "1/2 of the class",
    "2.\n3. What type of market is this?",
    "You may 3 times retake it.",
    "June, 2010",
    "February 30, 2024",
    "13/13/2024",
    "12/14 meetings",
    "a grade of 5.5.",
    "on 4 July 1776",
    "(10/2 8) Indexes",
    "28 Aug-\tScripts",
    "50%",
    "$10/12",
    "the help line is open 24/7",
    "at least 2/3 field notes",
    "pass 8/9 quizzes, 2/3 field notes, and the talk",
    "(555) 010-0000 – 24/7 on call",
  ])("sees no date in %j", (text) => {
    expect(findDates(text)).toEqual([]);
  });

  it("takes no weekday from another cell or from the line below", () => {
    const weekdays = (text: string) => findDates(text).map(({ weekday }) => weekday);
    expect(weekdays("Assignments given 2/6")).toEqual([null]);
    expect(weekdays("ven 2/6")).toEqual([5]);
    expect(weekdays("Thu\tFeb-27")).toEqual([null]);
    expect(weekdays("May 14\nMonday, May 16")).toEqual([null, 1]);
  });

  it("puts the month first between full stops where some days are possible only so", () => {
    const american = "08.25.2017, 09.06.2017, 09.13.2017, 09.27.2017";
    expect(findDates(american).map(plain)).toEqual([
      [2017, 8, 25],
      [2017, 9, 6],
      [2017, 9, 13],
      [2017, 9, 27],
    ]);
    expect(findDates(`${american}, 25.11.2017`).map(plain)).toContainEqual([2017, 6, 9]);
  });

  it("reads a month and its day with a comma between them", () => {
    expect(findDates("March, 3rd").map(plain)).toEqual([[null, 3, 3]]);
    expect(findDates("March, 3 (5 pm)").map(plain)).toEqual([[null, 3, 3]]);
    expect(findDates("In March, 3 hives swarm").map(plain)).toEqual([]);
  });

  it("follows the document's order of day and month, unless only the other is possible", () => {
    expect(findDates("4/5/2024", { day_first: true }).map(plain)).toEqual([[2024, 5, 4]]);
    expect(findDates("4/25/2024", { day_first: true }).map(plain)).toEqual([[2024, 4, 25]]);
    expect(findDates("Sunday 5/4/2025").map(plain)).toEqual([[2025, 5, 4]]);
    expect(findDates("Saturday 5/4/2025").map(plain)).toEqual([[2025, 4, 5]]);
  });
});

describe("a day outside the term", () => {
  const fall = termsIn("Fall 2023");

  it.each([
    ["2023-10-05", false],
    ["2023-08-15", false],
    ["2024-01-20", false],
    ["2022-10-05", true],
    ["2024-05-05", true],
  ])("is %s: %s", (date, outside) => {
    expect(isOutsideTerms(date, fall)).toBe(outside);
    expect(isOutsideTerms(date, [])).toBe(false);
  });

  it("is told from two terms named at once", () => {
    expect(areSeveralTerms(termsIn("Fall 2023 and Spring 2024"))).toBe(true);
    expect(areSeveralTerms(termsIn("Fall 2023, academic year 2023/24"))).toBe(false);
  });

  it.each(["F2024", "FA24", "2º Sem/2024", "2◦semestre 2024", "2024-2", "II/2024"])(
    "is known by the year of %s",
    (term) => {
      expect(resolveDate(findDates("October 4")[0] as DateMention, termsIn(term))).toMatchObject({
        date: "2024-10-04",
        year_from: "heading",
      });
    },
  );
});

describe("findTimes", () => {
  it.each([
    ["11:59pm", "23:59"],
    ["9 a.m.", "09:00"],
    ["12:00 noon", "12:00"],
    ["noon", "12:00"],
    ["midnight", "23:59"],
    ["middernacht", "23:59"],
    ["12 am", "00:00"],
    ["23h59", "23:59"],
    ["à 18 h", "18:00"],
    ["14 Uhr", "14:00"],
    ["4.30pm", "16:30"],
    ["9:00–11:00 am", "09:00"],
    ["7-9pm", "19:00"],
    ["11-1pm", "11:00"],
    ["24:00", "23:59"],
  ])("reads %j", (text, time) => {
    expect(findTimes(text)[0]?.time).toBe(time);
  });

  it.each(["2 hours", "3 h", "5", "25:61", "13 pm", "3.14"])("sees no time in %j", (text) => {
    expect(findTimes(text)).toEqual([]);
  });

  it.each([
    ["5pm ET", "ET"],
    ["11:59 p.m. (PST)", "PST"],
    ["17:00 CEST", "CEST"],
    ["17:00 UTC+1", "UTC+1"],
    ["11:59pm Eastern Time", "Eastern Time"],
    ["23:59 AoE", "AoE"],
    ["5pm Thursday", null],
  ])("names the zone in %j", (text, zone) => {
    expect(findTimes(text)[0]?.zone ?? null).toBe(zone);
  });
});

describe("a missing year", () => {
  const year = (text: string, term: string) => {
    const [mention] = findDates(text);
    return mention ? resolveDate(mention, termsIn(term)).date : undefined;
  };

  it.each([
    ["Oct 5", "Fall 2023", "2023-10-05"],
    ["Feb 8", "Winter 2019", "2019-02-08"],
    ["Feb 8", "Wintersemester 2019/20", "2020-02-08"],
    ["Jan 20", "2023-2024", "2024-01-20"],
    ["Jun 20", "SS 2022", "2022-06-20"],
    ["May 4", "2021 Spring", "2021-05-04"],
    ["Dec 1", "Spring 2021", null],
    ["Friday, Oct 5", "Fall 2023", null],
  ])("of %j in %j gives %j", (text, term, date) => {
    expect(year(text, term)).toBe(date);
  });

  it("is taken from a course that runs over the new year", () => {
    const [mention] = findDates("Jan 10");
    const term = termOf("2023-10-01", "2024-02-15");
    expect(mention && resolveDate(mention, term)).toMatchObject({
      date: "2024-01-10",
      year_from: "term",
    });
  });
});
