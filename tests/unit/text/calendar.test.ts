import { describe, expect, it, test } from "vitest";
import { MONTH, monthOf, weekdayOf } from "@/lib/text/calendar";
import { calendarNames } from "@/lib/text/calendar-names";
import { CALENDARS } from "@/lib/text/languages/all";
import { smallNumbers } from "@/lib/text/number-words";
import { NUMBER, numberOf } from "@/lib/text/numbers";

describe("the tables of the languages", () => {
  test("name every month, weekday and number", () => {
    expect(CALENDARS.map(({ months, weekdays }) => [months.length, weekdays.length])).toEqual(
      CALENDARS.map(() => [12, 7]),
    );
    for (const language of ["en", "de", "fr", "es"] as const) {
      expect(smallNumbers(language).map((spellings) => spellings.length > 0)).toEqual(
        Array(12).fill(true),
      );
    }
  });

  test("give no word two meanings", () => {
    const meanings = new Map<string, number>();
    for (const { months } of CALENDARS) {
      for (const [index, names] of months.entries()) {
        for (const name of names.split(" ")) {
          expect(meanings.get(name) ?? index, name).toBe(index);
          meanings.set(name, index);
        }
      }
    }
  });
});

it.each([
  ["October", 10],
  ["SEPT", 9],
  ["März", 3],
  ["août", 8],
  ["diciembre", 12],
  ["maart", 3],
  ["Monday", null],
])("the month of %s is %s", (word, month) => {
  expect(monthOf(word)).toBe(month);
});

it.each([
  ["Sunday", 0],
  ["Thurs.", 4],
  ["Mittwoch,", 3],
  ["samedi", 6],
  ["Di.", 2],
  ["di", null],
])("the weekday of %s is %s", (word, weekday) => {
  expect(weekdayOf(word)).toBe(weekday);
});

it.each([
  ["12", 12],
  ["2,5", 2.5],
  ["1½", 1.5],
  ["half an", 0.5],
  ["a couple of", 2],
  ["zwölf", 12],
  ["quatre", 4],
  ["many", null],
])("%s is the number %s", (words, number) => {
  expect(numberOf(words)).toBe(number);
});

test("a pattern takes the longest name that stands there", () => {
  expect(new RegExp(MONTH, "iu").exec("September 3")?.[0]).toBe("September");
  expect(new RegExp(NUMBER, "iu").exec("a couple of weeks")?.[0]).toBe("a couple of");
});

it.each([
  ["en", "sept", 9],
  ["fr", "aout", 8],
  ["es", "setiembre", 9],
  ["de", "jänner", 1],
  ["pl", "styczniu", 1],
] as const)(
  "knows a spelling that dates are read by in sentences, too: %s %s",
  (code, name, month) => {
    expect(calendarNames(code).find(({ words }) => words === name)?.month).toBe(month);
  },
);
