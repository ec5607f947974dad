import { describe, expect, test } from "vitest";
import { judge } from "@/lib/answering/claims/judge";
import { READER } from "./student";

const verdictOf = (sentence: string) => judge(sentence, READER).verdict;

describe("advice beside what a sentence states", () => {
  test.each([
    "Quiz 2 è giovedì 18 marzo, quindi il giorno prima fai solo un ripasso leggero.",
    "Quiz 2 tombe le 18 mars, prévois une courte révision la veille.",
    "Quiz 2 is on 18 March, and one good question can save you an entire evening.",
    "Quiz 2 is on Thursday, 18 March; arrive 15 minutes early.",
    "Am 18. März hast du Quiz 2, da kannst du abends früh abschalten.",
    "Quiz 2 figura el 18.03.2027; ensáyala al menos dos veces en voz alta.",
    "Split the Essay on cells into four or five small pieces, it is still open.",
    "You still have seven topics left in Biology, doable if you take one every two days.",
    "In Biology fehlen dir noch sieben Themen, mit einem Thema alle zwei Tage ist das machbar.",
    "Quiz 2 is on 18 March, and none of it looks hard.",
    "As of this evening, Quiz 2 is 8 days away.",
    "Quiz 2要到3月18日，再多练两遍会更好。",
  ])("is no claim: %s", (sentence) => {
    expect(verdictOf(sentence)).toBe("own");
  });

  test.each([
    "Quiz 2 è venerdì 19 marzo, quindi il giorno prima fai solo un ripasso leggero.",
    "Quiz 2 tombe le 19 mars, prévois une courte révision la veille.",
    "Quiz 2 is on 18 March, and you can sit it in room 9.",
    "Quiz 2 is on 18 March, and the Project is due the day before.",
    "Quiz 2 (Biology) will take, at a guess, roughly sixteen hours of your time.",
    "Quiz 2 is on 18 March, and it can start in the evening.",
    "You still have six topics left in Biology, doable if you take one every two days.",
    "Pour toute question sur Biology, adressez-vous à votre enseignante, Mme Alex Muster.",
    "As of this evening, Quiz 2 is 9 days away.",
    "Tonight, Quiz 2 takes place.",
    "Quiz 2 is on 18 March, so prepare the project the day before.",
    "Quiz 2 is on 18 March, and not at 15:45.",
    "Split the Essay on cells well for its 45 credits.",
    "Todo en 9 días, el Quiz 2 es entonces.",
  ])("does not cover what is false beside it: %s", (sentence) => {
    expect(verdictOf(sentence)).toBe("wrong");
  });
});
