import { describe, expect, test } from "vitest";
import { judge } from "@/lib/answering/claims/judge";
import { NO_CONTEXT } from "@/lib/answering/claims/reading";
import { READER } from "./student";

const verdictOf = (sentence: string) => judge(sentence, READER).verdict;

/** What holds, and the same with another value, in ways that a language has of saying it. */
const PAIRS: [name: string, right: string, wrong: string][] = [
  [
    "a length with a half before its unit",
    "The Essay on cells takes you four hours.",
    "The Essay on cells takes you three and a half hours.",
  ],
  [
    "a half in one word",
    "Die Final exam in Biology dauert zwei Stunden.",
    "Die Final exam in Biology dauert anderthalb Stunden.",
  ],
  [
    "a half behind its unit",
    "El Essay on cells te llevará cuatro horas.",
    "El Essay on cells te llevará cuatro horas y media.",
  ],
  [
    "quarters of an hour",
    "Quiz 2 dauert eine halbe Stunde.",
    "Quiz 2 dauert drei Viertel einer Stunde.",
  ],
  ["an hour with an h", "Durée du Quiz 2 : 30 min", "Durée du Quiz 2 : 1 h 30"],
  [
    "a weekday and a part of it in one word",
    "Quiz 2 ist am Donnerstagnachmittag.",
    "Quiz 2 ist am Freitagnachmittag.",
  ],
  [
    "a part of the day before its hour",
    "Donderdag 's middags om kwart voor vier heb je Quiz 2.",
    "Donderdag 's ochtends om kwart voor vier heb je Quiz 2.",
  ],
  [
    "a fortnight",
    "Your Lab report 1 was due on 26 February.",
    "Your Project is due in a fortnight.",
  ],
  ["a week from a day", "Quiz 2 is a week from tomorrow.", "Quiz 2 is a week from Friday."],
  [
    "a week from the coming day of its name",
    "Quiz 2 is a week from Thursday.",
    "The Essay on cells is due a week from Friday.",
  ],
  [
    "a share of what is left",
    "Two thirds of the assignments in Biology are still left.",
    "One third of the assignments in Biology is still left.",
  ],
  [
    "minutes counted from a half",
    "Quiz 2 begint om kwart over half vier.",
    "Quiz 2 begint om tien over half vier.",
  ],
  ["a weekend", "The Essay on cells is due on Friday.", "The Essay on cells is due this weekend."],
  [
    "the day before something else",
    "The Essay on cells is due six days before Quiz 2.",
    "The Essay on cells is due the day before Quiz 2.",
  ],
  [
    "an ordinal hour",
    "Quiz 2 zaczyna się za kwadrans szesnasta.",
    "Quiz 2 zaczyna się o szesnastej.",
  ],
  [
    "the day of a month and its year in dots",
    "Final exam z Biology masz 15.06.",
    "Final exam z Biology masz 16.06.",
  ],
  [
    "the first, where one is no article",
    "El quince de junio tienes el Final exam de Biology.",
    "El uno de junio tienes el Final exam de Biology.",
  ],
  [
    "a start and an end",
    "The Final exam in Biology starts at 9:30 and ends at half past eleven.",
    "The Final exam in Biology starts at 9:30 and ends at half past twelve.",
  ],
  [
    "half of what is counted",
    "You have done 5 of the 12 topics in Biology.",
    "You have done half of the 12 topics in Biology.",
  ],
  [
    "a part with the whole before it",
    "Von den zwölf Themen in Biology hast du fünf geschafft.",
    "Von den zwölf Themen in Biology hast du sechs geschafft.",
  ],
  [
    "what is left beside what is done",
    "You have 7 topics left in Biology, and you've done 1 of the 3 assignments.",
    "You have 7 topics left in Biology, and you've done 2 of the 3 assignments.",
  ],
  [
    "all of a number",
    "All eight topics in Databases II are done.",
    "All twelve topics in Biology are done.",
  ],
  [
    "two things on one day",
    "The Final exam in Biology and the Final exam in Databases II are four days apart.",
    "The Final exam in Biology and the Final exam in Databases II are on the same day.",
  ],
  [
    "a comparison with its word ahead",
    "You get more time for the Essay on cells than for Quiz 2.",
    "You get less time for the Essay on cells than for Quiz 2.",
  ],
  [
    "a comparison that names the other first",
    "Compared with Quiz 2, the Essay on cells counts more toward your grade.",
    "Compared with the Essay on cells, Quiz 2 counts more toward your grade.",
  ],
  [
    "courses by what is left",
    "You have more topics left in Biology than in Databases II.",
    "You have fewer topics left in Biology than in Databases II.",
  ],
  [
    "an order",
    "First comes the Essay on cells, then Quiz 2.",
    "First comes Quiz 2, then the Essay on cells.",
  ],
  [
    "a sum without a word for it",
    "Quiz 2 plus the Essay on cells makes 25% of the grade.",
    "Quiz 2 plus the Essay on cells makes 30% of the grade.",
  ],
  [
    "what is denied behind what holds",
    "Quiz 2 is on Thursday, not on Friday.",
    "Quiz 2 is on Friday, not on Thursday.",
  ],
  [
    "a day that is denied after an interjection",
    "No, Quiz 2 isn't on 19 March.",
    "No, Quiz 2 isn't on 18 March.",
  ],
  [
    "what has begun",
    "Den Essay on cells hast du schon angefangen.",
    "Das Project hast du schon angefangen.",
  ],
  [
    "what is still to do",
    "Das Project musst du noch abgeben.",
    "Den Lab report 1 musst du noch abgeben.",
  ],
  [
    "a session by its title and day",
    "Photosynthesis is planned for tomorrow.",
    "Photosynthesis is planned for Friday.",
  ],
  [
    "a weight and a mark",
    "Lab report 1 counts for 5% of the grade, and you got 85%.",
    "Lab report 1 counts for 85% of the grade, and you got 5%.",
  ],
  [
    "points out of a total",
    "On Lab report 1 you got 17 points, out of a total of 20.",
    "On Lab report 1 you got 17 points, out of a total of 25.",
  ],
  [
    "a course in small letters beside work",
    "Your biology quiz lasts 30 minutes.",
    "Your biology quiz lasts 40 minutes.",
  ],
  [
    "one word of a title beside its kind",
    "The cells essay is due on Friday.",
    "The cells essay is due on Monday.",
  ],
  [
    "two of a kind, the second by its course alone",
    "La Final exam de Biology pesa menos que la de Databases II.",
    "La Final exam de Biology pesa más que la de Databases II.",
  ],
  ["days to go in French", "J-8 avant Quiz 2 !", "J-9 avant Quiz 2 !"],
  ["a bare hour behind a date", "Quiz 2 : jeu. 18 mars, 15h45", "Quiz 2 : jeu. 18 mars, 16h"],
  ["an hour in Italian", "Quiz 2: gio 18 mar, ore 15.45", "Quiz 2: gio 18 mar, ore 16"],
  [
    "a minute before midnight",
    "El Essay on cells vence el 12 de marzo, un minuto antes de medianoche.",
    "El Essay on cells vence el 12 de marzo, dos minutos antes de medianoche.",
  ],
];

describe("in whatever way it is said", () => {
  test.each(PAIRS)("%s is held against the data", (_, right, wrong) => {
    expect(verdictOf(right)).toBe("own");
    expect(verdictOf(wrong)).toBe("wrong");
  });

  test.each([
    "Quiz 2 is on Thursday, so sleep well tonight.",
    "Since Quiz 2 counts for 10% of your grade, I'd give it priority this weekend.",
    "Se non vedo male, Quiz 2 è il 18 marzo.",
    "Quiz 2 ist am Donnerstag, plane also heute Abend noch etwas Zeit ein.",
  ])("advice that follows states nothing: %s", (sentence) => {
    expect(verdictOf(sentence)).toBe("own");
  });

  test.each([
    "Quiz 2 is on Thursday, so it starts at 10:15.",
    "Aim to be seated before 10:15, since that is when Quiz 2 begins.",
    "Quiz 2 is on Thursday, so it counts for 40% of your grade.",
    "Quiz 2 is on 18 March, so it's in three days.",
    "The Final exam in Biology lasts longer than the Final exam in Databases II.",
    "Nothing more to do on the Project: you turned it in.",
    "Keine Sorge, das Project hast du bereits abgegeben, da musst du nichts mehr tun.",
  ])("what follows and states a value is held against the data: %s", (sentence) => {
    expect(verdictOf(sentence)).toBe("wrong");
  });

  test("an article is no course, whatever course has it in its name", () => {
    const known = READER.known;
    expect(known.courses.some(({ name }) => name.includes("l'"))).toBe(false);
    expect(judge("L'examen final de biologie commence à 9h30.", READER, NO_CONTEXT).verdict).toBe(
      "own",
    );
  });

  test("a month in a title is a month", () => {
    expect(verdictOf("Quiz 2 is on March 18.")).toBe("own");
  });
});
