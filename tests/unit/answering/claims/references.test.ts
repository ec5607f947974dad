import { describe, expect, test } from "vitest";
import { checkAnswer } from "@/lib/answering/claims/check-answer";
import { fieldsOf, placeValues, UNKNOWN_REFERENCE } from "@/lib/answering/claims/references";
import { KNOWN, READER } from "./student";

const QUESTIONS = {
  en: "When is my final in Biology and how much does it count?",
  de: "Wann ist meine Klausur in Biology und wie viel zählt sie?",
  fr: "Quand est mon examen final de Biology et combien vaut-il ?",
  es: "¿Cuándo es mi examen final de Biology y cuánto vale?",
  it: "Quando è il mio esame finale di Biology e quanto vale?",
  pt: "Quando é a minha prova final de Biology e quanto vale?",
  nl: "Wanneer is mijn eindtentamen van Biology en hoeveel telt het?",
  pl: "Kiedy jest mój egzamin końcowy z przedmiotu Biology i ile się liczy?",
  ja: "Biologyの期末試験はいつですか。",
  zh: "Biology的期末考试是什么时候？",
};

describe("a model's reference to the student's data", () => {
  test("is replaced by the value, in the language of the question", () => {
    expect(placeValues("It is on [[exam-1.date]].", KNOWN, QUESTIONS.en)).toBe(
      "It is on Tuesday, June 15, 2027.",
    );
    expect(placeValues("Am [[exam-1.date]].", KNOWN, QUESTIONS.de)).toBe(
      "Am Dienstag, 15. Juni 2027.",
    );
    expect(placeValues("[[ exam-1.time ]], [[course-1.topics_left]]", KNOWN, QUESTIONS.en)).toBe(
      "9:30 AM, 7",
    );
    expect(placeValues("[[progress-1.percent]]", KNOWN, QUESTIONS.en)).toBe("40%");
  });

  test.each([
    "Your final is on [[exam-99.date]].",
    "Your final is on [[exam-1.colour]].",
    "Your essay is held in [[assignment-4.room]].",
    "Your final is on [[exam-1]].",
  ])("to nothing takes its sentence along: %s", (sentence) => {
    const placed = placeValues(`Hello. ${sentence}`, KNOWN, QUESTIONS.en);
    expect(placed).toContain(UNKNOWN_REFERENCE);
    expect(checkAnswer(placed, READER)).toMatchObject({ text: "Hello.", left_out: 1 });
  });

  test("to another item than the sentence speaks of does so as well", () => {
    const placed = placeValues("Your Biology final is on [[exam-3.date]].", KNOWN, QUESTIONS.en);
    expect(checkAnswer(placed, READER)).toMatchObject({ text: "", left_out: 1 });
  });

  test("leaves quotes and matrices alone", () => {
    for (const text of ['So it is. [[2: "copied words of it"]]', "[[1, 2], [3, 4]]"]) {
      expect(placeValues(text, KNOWN, QUESTIONS.en)).toBe(text);
    }
  });
});

const things = [...KNOWN.items, ...KNOWN.courses];

/** A value by itself, after the name of its thing, is what the checker must read back. */
describe.each(Object.entries(QUESTIONS))("values in %s", (_, question) => {
  test.each(["date", "time", "days", "weight", "length"])(
    "are read back by the checker: %s",
    (field) => {
      for (const item of KNOWN.items) {
        if (!fieldsOf(item, KNOWN).includes(field) || item.kind === "plan") continue;
        // Of two percentages a bare one is none.
        if (field === "weight" && item.percent !== null) continue;
        const value = placeValues(`[[${item.ref}.${field}]]`, KNOWN, question);
        const sentence = `${item.course}, “${item.title}”: ${value}`;
        expect([sentence, checkAnswer(sentence, READER, { question }).left_out]).toEqual([
          sentence,
          0,
        ]);
      }
    },
  );
});

test("every fact lists what can be placed of it", () => {
  for (const thing of things) {
    for (const field of fieldsOf(thing, KNOWN)) {
      expect(placeValues(`[[${thing.ref}.${field}]]`, KNOWN, "")).not.toContain(UNKNOWN_REFERENCE);
    }
  }
  const lists = things.map((thing) => fieldsOf(thing, KNOWN));
  expect(lists[0]).toEqual(["date", "time", "ends", "days", "weight", "length", "room"]);
});
