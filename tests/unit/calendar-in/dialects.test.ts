import { describe, expect, test } from "vitest";
import { kindOfCalendar } from "@/lib/calendar-in/kind";
import { feed, itemsIn, understood } from "./calendars";

const seen = (name: string, asked = {}) =>
  itemsIn(feed(name), asked).map(({ key, type, title, course_label, at, has_time, is_sure }) =>
    [key, type, title, course_label, at, has_time ? "" : "day", is_sure ? "sure" : ""].join(" | "),
  );

describe("a feed of", () => {
  test.each(["canvas", "moodle", "brightspace", "blackboard", "google"])("%s is known", (name) => {
    expect(understood(feed(name))).toMatchObject({ kind: name, is_complete: true, skipped: 0 });
  });

  test.each([
    ["https://canvas.example.edu/feeds/calendars/user_abc.ics", "canvas"],
    ["https://m.example.edu/calendar/export_execute.php?userid=1&authtoken=x", "moodle"],
    ["https://lms.example.edu/d2l/le/calendar/feed/user/feed.ics?token=x", "brightspace"],
    ["https://b.example.edu/webapps/calendar/calendarFeed/x/learn.ics", "blackboard"],
    ["https://calendar.google.com/calendar/ical/x/private-y/basic.ics", "google"],
    ["https://example.edu/moodle.ics", "other"],
  ])("%s is known by its address: %s", (address, kind) => {
    expect(kindOfCalendar(address, { product: "", events: [] })).toBe(kind);
  });

  test("Canvas names the assignment in the address, which is its key", () => {
    expect(seen("canvas")).toEqual([
      "uid:event-calendar-event-253951 | busy | Lecture 22 | MATH 233 (170001) FA26 | 2026-12-01T12:45:00.000Z |  | ",
      "assignment:7494004 | assignment | Prelab Quiz 1: Glassware | " +
        "CHM 113 LABORATORY | 2026-12-02T15:00:00.000Z |  | sure",
      "assignment:700101 | assignment | Problem Set 6 | MATH 233 (170001) FA26 | 2026-12-05T04:59:00.000Z | day | sure",
      "assignment:700102 | exam | Midterm 2 | MATH 233 (170001) FA26 | 2026-12-10T17:00:00.000Z |  | ",
    ]);
  });

  test("Canvas keeps the key when the date of a section is given again", () => {
    const again = feed("canvas").replace("override-91234", "override-99999");
    expect(itemsIn(again).map(({ key }) => key)).toEqual(
      itemsIn(feed("canvas")).map(({ key }) => key),
    );
  });

  test("Moodle says what is due, and what is for teachers or only opens is left out", () => {
    expect(seen("moodle")).toEqual([
      "uid:11@moodle.example.edu | assignment | Essay 1 | ENG101 | 2026-12-03T22:59:00.000Z |  | sure",
      "uid:13@moodle.example.edu | assignment | Unit 4 Quiz | BIO110 | 2026-12-05T22:00:00.000Z |  | sure",
      "uid:16@moodle.example.edu | busy | Campus open day |  | 2026-12-06T09:00:00.000Z |  | ",
      "uid:15@moodle.example.edu | assignment | " +
        "A workshop whose name is so long that Moodle folds it over two lines | " +
        "ENG101 | 2026-12-07T12:00:00.000Z |  | sure",
    ]);
  });

  test("Brightspace says it after a dash, with the course as the place and zones of Windows", () => {
    const course = "CS3383 Algorithm Design and Analysis - FR01A (2026FA)";
    expect(seen("brightspace")).toEqual([
      `uid:6_1001@lms.example.edu | assignment | Assignment 3: Project Proposal | ` +
        `${course} | 2026-12-05T03:59:00.000Z |  | sure`,
      `uid:6_1004@lms.example.edu | assignment | Quiz 5 | ${course} | 2026-12-09T03:59:00.000Z |  | sure`,
      `uid:6_1005@lms.example.edu | exam | Final Exam | ${course} | 2026-12-15T13:00:00.000Z |  | `,
    ]);
  });

  test("Blackboard names no course, and two columns may have one title", () => {
    expect(seen("blackboard")).toEqual([
      "column:_1436930_1 | assignment | Topic 01 - Assignment |  | 2026-12-06T04:59:00.000Z |  | sure",
      "column:_1436931_1 | assignment | Topic 01 - Assignment |  | 2026-12-07T04:59:00.000Z |  | sure",
    ]);
  });

  test("Google repeats, leaves out, moves and calls off", () => {
    expect(seen("google").filter((line) => line.includes("2026-12"))).toEqual([
      "uid:hand-in@google.com | assignment | Hand in the lab report |  | 2026-12-12T04:59:00.000Z | day | ",
      "uid:abc123@google.com@2026-12-14T09:00:00.000Z | busy | Linear Algebra lecture | " +
        " | 2026-12-15T13:00:00.000Z |  | ",
      "uid:exam@google.com | exam | Final exam Linear Algebra |  | 2026-12-16T08:00:00.000Z |  | ",
    ]);
    expect(seen("google")).toContain(
      "uid:abc123@google.com@2026-11-30T09:00:00.000Z | busy | Linear Algebra lecture | " +
        " | 2026-11-30T09:00:00.000Z |  | ",
    );
  });
});
