import { describe, expect, test } from "vitest";
import { claimReader } from "@/lib/answering/claims/check-answer";
import { judge } from "@/lib/answering/claims/judge";
import { knownItem } from "@/lib/answering/claims/known-item";
import { KNOWN, READER } from "./student";

const verdictOf = (sentence: string, ...before: string[]) => {
  let context = undefined as ReturnType<typeof judge>["context"] | undefined;
  for (const each of before) context = judge(each, READER, context).context;
  return judge(sentence, READER, context).verdict;
};

/** What holds, and the same with another value. */
const PAIRS: [name: string, right: string, wrong: string][] = [
  ["day", "Your Biology final is on 15 June.", "Your Biology final is on 16 June."],
  ["month", "Your Biology final is in June.", "Your Biology final is in July."],
  ["year", "Your Biology final is on 15 June 2027.", "Your Biology final is on 15 June 2028."],
  ["another item's day", "Quiz 2 in Biology is on March 18.", "Quiz 2 in Biology is on March 12."],
  ["weekday", "Quiz 2 is on a Thursday.", "Quiz 2 is on a Friday."],
  ["day and weekday", "Quiz 2 is on Thursday, March 18.", "Quiz 2 is on Thursday, March 25."],
  ["hour", "Quiz 2 starts at 3:45 PM.", "Quiz 2 starts at 3:45 AM."],
  ["end", "Quiz 2 ends at 16:15.", "Quiz 2 ends at 16:45."],
  ["span", "Quiz 2 runs from 3:45 to 4:15 PM.", "Quiz 2 runs from 3:45 to 4:45 PM."],
  ["UTC", "In UTC, Quiz 2 starts at 14:45.", "In UTC, Quiz 2 starts at 15:45."],
  ["midnight", "The Project is due on 3 May at midnight.", "The Project is due on 3 May at 23:59."],
  ["relative", "The Essay on cells is due in two days.", "The Essay on cells is due tomorrow."],
  ["weeks", "Quiz 2 is in eight days.", "Quiz 2 is in a week."],
  [
    "distance",
    "The Essay on cells is due six days before Quiz 2.",
    "The Essay on cells is due a week before Quiz 2.",
  ],
  ["numeric date", "Quiz 2: 18/03/2027", "Quiz 2: 18/04/2027"],
  ["ordinal", "Quiz 2 is on the eighteenth of March.", "Quiz 2 is on the nineteenth of March."],
  [
    "weight",
    "The Essay on cells counts for 15% of the grade.",
    "The Essay on cells counts for 40% of the grade.",
  ],
  [
    "weight of grade",
    "Fifty percent of your Biology grade is the final.",
    "Sixty percent of your Biology grade is the final.",
  ],
  [
    "score",
    "You got 17 of 20 points for Lab report 1.",
    "You got 18 of 20 points for Lab report 1.",
  ],
  [
    "percent scored",
    "Your result for Lab report 1 was 85%.",
    "Your result for Lab report 1 was 5%.",
  ],
  ["letter", "You earned a B on Lab report 1.", "You earned an A on Lab report 1."],
  ["progress", "You are 40% through Biology.", "Your grade in Biology is 40%."],
  ["length", "Quiz 2 lasts half an hour.", "Quiz 2 lasts an hour and 30 minutes."],
  [
    "work",
    "The Essay on cells is about four hours of work.",
    "The Essay on cells is about five hours of work.",
  ],
  ["room", "Quiz 2 takes place in Lab 5.", "Quiz 2 takes place in Aula 3."],
  ["unknown room", "Your Biology final is in Aula 3.", "Your Biology final is in Room 99."],
  ["topics left", "You have 7 topics left in Biology.", "You have 5 topics left in Biology."],
  [
    "topics done",
    "You have finished 5 of 12 topics in Biology.",
    "You have finished 7 of 12 topics in Biology.",
  ],
  [
    "progress",
    "You are 40% of the way through Biology.",
    "You are 89% of the way through Biology.",
  ],
  ["plan", "Your Biology plan is 25% done.", "Your Biology plan is 40% done."],
  [
    "all topics",
    "You have completed all topics of Databases II.",
    "You have completed all topics of Biology.",
  ],
  [
    "handed in",
    "You have already submitted Lab report 1.",
    "You have already submitted the Essay on cells.",
  ],
  [
    "not handed in",
    "You have not submitted the Essay on cells yet.",
    "You have not submitted Lab report 1 yet.",
  ],
  ["none on a day", "You have no exam on 17 March.", "You have no exam on 18 March."],
  ["nothing due", "You have nothing due tomorrow.", "You have nothing due on 12 March."],
  ["none of a kind", "There is no midterm in Biology.", "There is no quiz in Biology."],
  ["next", "Your next exam is on March 18.", "Your next exam is on June 11."],
  ["next by name", "Your next exam is Quiz 2.", "Your next exam is the final in Biology."],
  [
    "two claims",
    "Quiz 2 is on 18 March and counts for 10%.",
    "Quiz 2 is on 18 March and counts for 15%.",
  ],
  [
    "two items",
    "Quiz 2 is on 18 March, and the Essay on cells is due 12 March.",
    "Quiz 2 is on 12 March, and the Essay on cells is due 18 March.",
  ],
  [
    "every week",
    "Office hours for Biology are on Thursdays at 10:00.",
    "Office hours for Biology are on Tuesdays at 10:00.",
  ],
  [
    "session",
    "Tomorrow you study “Photosynthesis” for 45 minutes.",
    "Tomorrow you study “Photosynthesis” for 54 minutes.",
  ],
  ["before", "Quiz 2 is before the Biology final.", "Quiz 2 is after the Biology final."],
  [
    "more",
    "The Biology final counts more than Quiz 2.",
    "Quiz 2 counts more than the Biology final.",
  ],
  [
    "at least",
    "The Biology final counts for at least 40%.",
    "The Biology final counts for more than 60%.",
  ],
  ["term", "Biology ends on 18 June.", "Biology ends on 19 June."],
  ["code", "BIO 110 has 12 topics.", "BIO 110 has 8 topics."],
  ["not until", "Quiz 2 isn't until 18 March.", "Quiz 2 isn't until 19 March."],
  ["denied", "Quiz 2 is not on 19 March.", "Quiz 2 is not on 18 March."],
  ["count within a month", "You have 2 exams in June.", "You have 3 exams in June."],
];

const IN_OTHER_LANGUAGES: typeof PAIRS = [
  [
    "de",
    "Die Abschlussklausur in Biology ist am fünfzehnten Juni um 9:30 Uhr.",
    "Die Abschlussklausur in Biology ist am sechzehnten Juni um 9:30 Uhr.",
  ],
  [
    "de compound",
    "Die Biologyklausur „Quiz 2“ ist am 18. März.",
    "Die Biologyklausur „Quiz 2“ ist am 19. März.",
  ],
  [
    "de nothing left",
    "In Databases II sind keine Themen mehr offen.",
    "In Biology sind keine Themen mehr offen.",
  ],
  [
    "fr",
    "L'examen final de Biology commence à 9 h 30 le 15 juin.",
    "L'examen final de Biology commence à 10 h 30 le 15 juin.",
  ],
  ["es", "Te quedan siete temas en Biology.", "Te quedan cinco temas en Biology."],
  [
    "it",
    "Il saggio «Essay on cells» scade tra due giorni.",
    "Il saggio «Essay on cells» scade tra tre giorni.",
  ],
  [
    "pt",
    "A prova final de Biology cai na terça-feira, dia 15.",
    "A prova final de Biology cai na quarta-feira, dia 15.",
  ],
  [
    "nl",
    "Het eindtentamen van Biology telt voor de helft van je cijfer.",
    "Het eindtentamen van Databases II telt voor de helft van je cijfer.",
  ],
  [
    "pl",
    "Egzamin końcowy z przedmiotu Biology odbędzie się 15 czerwca.",
    "Egzamin końcowy z przedmiotu Biology odbędzie się 15 lipca.",
  ],
  [
    "ja",
    "Biologyの「Quiz 2」は午後3時45分からです。",
    "Biologyの「Quiz 2」は午前3時45分からです。",
  ],
  ["zh", "Biology的期末考试在6月15日。", "Biology的期末考试在6月16日。"],
  ["sv, by Intl alone", "Provet ”Quiz 2” är den 18 mars.", "Provet ”Quiz 2” är den 18 maj."],
  ["ru, by Intl alone", "Тест «Quiz 2» состоится 18 марта.", "Тест «Quiz 2» состоится 18 мая."],
  ["ko", "「Quiz 2」 시험은 3월 18일입니다.", "「Quiz 2」 시험은 5월 18일입니다."],
  ["digits of another script", "Quiz 2 is on ١٨ March.", "Quiz 2 is on ١٩ March."],
];

describe.each([...PAIRS, ...IN_OTHER_LANGUAGES])("%s", (_, right, wrong) => {
  test(`holds: ${right}`, () => expect(verdictOf(right)).toBe("own"));
  test(`does not hold: ${wrong}`, () => expect(verdictOf(wrong)).toBe("wrong"));
});

test.each([
  ["no such item", "Quiz 7 in Biology is on 18 March."],
  ["no such title", "Your essay “Osmosis” in Biology is due on 12 March."],
  ["no such kind in the course", "Your presentation in Biology is on 12 March."],
  ["an item of another course", "Quiz 2 in Databases II is on 18 March."],
  ["no item at all", "Your exam takes place on 3 May at noon."],
  ["more than one item", "Your final is on 15 June."],
  ["a place nobody knows", "Your Biology final is held in the Crystal Palace."],
  ["a number nobody knows", "Quiz 2 has 25 questions."],
  ["a season", "Your Biology final is in summer."],
  ["a number of another language", "Quiz 2 is on dreiundzwanzigster März."],
  ["letters of two scripts", "Quiz 2 is in Мarch."],
  ["another zone's hour", "Quiz 2 starts at 15:45 EST."],
  ["dates of the student's own and no item", "You have to be there on 4 April 2027."],
])("%s is left out: %s", (_, sentence) => {
  expect(verdictOf(sentence)).toBe("wrong");
});

test("names of items may hold signs", () => {
  const item = knownItem({
    kind: "assignment",
    title: "HW #5 – A*",
    course: "Biology",
    day: "2027-03-18",
  });
  const reader = claimReader({ ...KNOWN, items: [item] });
  expect(judge("HW #5 – A* is on 18 March.", reader).verdict).toBe("own");
  expect(judge("HW #5 – A* is on 19 March.", reader).verdict).toBe("wrong");
});

test.each([
  "Photosynthesis was first described by Jan Ingenhousz in 1779.",
  "Napoleon died on 5 May 1821.",
  "A cell has about 42 million protein molecules.",
  "An exam with ten true/false questions can be answered in 1,024 ways.",
  "Biology became a science of its own around 1800.",
  "Work for 25 minutes, then rest for 5.",
  "What you review today is easier to recall tomorrow.",
  "Would you like me to make ten flashcards?",
  "If you miss a deadline, write to your teacher before 9 a.m.",
  "The final step of glycolysis takes place twice.",
  "See page 46 for the proof.",
  "Die Zellteilung dauert etwa 24 Stunden.",
  "La Révolution française a commencé le 14 juillet 1789.",
  "細胞は1665年に発見されました。",
])("a general sentence stays: %s", (sentence) => {
  expect(verdictOf(sentence)).toBe("general");
});

describe("a sentence that goes on from another", () => {
  const lead = "You asked about Quiz 2 in Biology.";
  test.each([
    ["It starts at 15:45.", "own"],
    ["It starts at 16:45.", "wrong"],
    ["That one counts for 10%.", "own"],
    ["That one counts for 15%.", "wrong"],
    ["You will find it in Lab 5.", "own"],
    ["You will find it in Aula 3.", "wrong"],
    ["Plants make sugar out of light.", "general"],
  ])("is about its item: %s", (sentence, verdict) => {
    expect(verdictOf(sentence, lead)).toBe(verdict);
  });

  test("is about the course that was named", () => {
    const before = "Let us look at Databases II.";
    expect(verdictOf("The final is on 11 June.", before)).toBe("own");
    expect(verdictOf("The final is on 15 June.", before)).toBe("wrong");
  });
});
