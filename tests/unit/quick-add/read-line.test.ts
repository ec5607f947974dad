import fc from "fast-check";
import { expect, it } from "vitest";
import { dueOf } from "@/lib/quick-add/due";
import { linesOf } from "@/lib/quick-add/lines";
import { readLine } from "@/lib/quick-add/read-line";
import { COURSES, inCells, NOW, readTable, ZONE } from "./table";

const CONTEXT = { now: NOW, zone: ZONE, courses: COURSES, course_id: null };

it.each(readTable("lines"))("reads “$line”", ({ line, reads }) => {
  expect(inCells(readLine(line, CONTEXT))).toBe(reads);
});

it("takes the day before the month where students write it so", () => {
  const berlin = { ...CONTEXT, zone: "Europe/Berlin" };
  expect(readLine("Essay 3/4", CONTEXT).date).toBe("2027-03-04");
  expect(readLine("Essay 3/4", berlin).date).toBe("2027-04-03");
});

it("counts days in the student's zone, not in that of the machine", () => {
  const late = new Date("2026-11-12T04:30:00Z");
  expect(readLine("Essay tomorrow", { ...CONTEXT, now: late }).date).toBe("2026-11-12");
  const auckland = { ...CONTEXT, now: late, zone: "Pacific/Auckland" };
  expect(readLine("Essay tomorrow", auckland).date).toBe("2026-11-13");
});

it("keeps the hour of the clock over a change to summer time, and moves one that is skipped", () => {
  const before = { ...CONTEXT, now: new Date("2027-03-12T15:00:00Z") };
  const due = (line: string) => dueOf(readLine(line, before), ZONE);
  expect(due("hw Sat 5pm")).toBe("2027-03-13T22:00:00.000Z");
  expect(due("hw Mon 5pm")).toBe("2027-03-15T21:00:00.000Z");
  expect(due("hw Sun 2:30am")).toBe("2027-03-14T07:30:00.000Z");
  expect(due("hw Sun")).toBe("2027-03-15T03:59:00.000Z");
  expect(due("hw")).toBeNull();
});

it("takes the course of the page where the line names none", () => {
  const onPage = { ...CONTEXT, course_id: 4 };
  expect(readLine("hw 5 Mon", onPage).course_id).toBe(4);
  expect(readLine("hw 5 Mon bio", onPage).course_id).toBe(2);
});

it("leaves a course's name alone that two courses share", () => {
  const courses = [...COURSES, { id: 7, code: "STAT 301", name: "Applied Statistics" }];
  const read = (line: string) => readLine(line, { ...CONTEXT, courses });
  expect(read("hw 5 Mon stat")).toMatchObject({ title: "hw 5 stat", course_id: null });
  expect(read("hw 5 Mon stat 301")).toMatchObject({ title: "hw 5", course_id: 7 });
});

it("parts a paste into lines and passes over what says nothing", () => {
  const text = "- hw 1 Fri\r\n\n  ---\n2. quiz 2 Mon 10am\n";
  expect(linesOf(text)).toEqual(["- hw 1 Fri", "2. quiz 2 Mon 10am"]);
  const titles = linesOf(text).map((line) => readLine(line, CONTEXT).title);
  expect(titles).toEqual(["hw 1", "quiz 2"]);
});

it("loses no word and makes up no day of lines without any", () => {
  const words = fc.constantFrom("alpha", "beta", "gamma", "delta", "quark", "rho", "vector", "ode");
  fc.assert(
    fc.property(fc.array(words, { minLength: 1, maxLength: 9 }), (typed) => {
      const line = typed.join(" ");
      const { title, date, time, weight } = readLine(line, CONTEXT);
      expect({ title, date, time, weight }).toEqual({
        title: line,
        date: null,
        time: null,
        weight: null,
      });
    }),
  );
});
