import { describe, expect, test } from "vitest";
import { answerOf, newDraft } from "@/lib/answering/draft";
import { respell, withSpelling } from "@/lib/answering/respell";

const PASSAGES = [{ text: "Adversarial examples fool a model. An adversary has an effect." }];

describe("a question as it was searched for", () => {
  test("has its misspelt words as the passages write them", () => {
    const replaced = [
      { word: "adverseri", by: ["adversari", "adversar"] },
      { word: "efect", by: ["effect"] },
    ];
    expect(respell("what is an adverserial efect?", replaced, PASSAGES)).toEqual({
      question: "what is an adversarial effect?",
      respelt: [
        { word: "adverserial", by: "adversarial" },
        { word: "efect", by: "effect" },
      ],
    });
    const plants = [{ text: "Photosynthesi is no word, photosynthesis is one." }];
    const made = respell("photosinthesis", [{ word: "photosinthesi", by: ["photo"] }], plants);
    expect(made.question).toBe("photosynthesis");
    const opening = respell("Adverserial, what is it", replaced, PASSAGES);
    expect(opening.question).toBe("adversarial, what is it");
  });

  test("keeps what was found as it stands, names, and what no passage writes nearly so", () => {
    const replaced = [
      { word: "nash", by: ["nach"] },
      { word: "model", by: ["adversari"] },
      { word: "effec", by: ["effec"] },
    ];
    const kept = (question: string, passages = PASSAGES) =>
      expect(respell(question, replaced, passages)).toEqual({ question, respelt: [] });
    kept("an adversarial effect");
    kept("an adversarial effect", [{ text: "An effect and other effects." }]);
    kept("who is Nash", [{ text: "nach und nach" }]);
    kept("which models are there");
    expect(respell("an adversariel effect", [], PASSAGES).respelt).toEqual([]);
  });
});

describe("what is found for another word", () => {
  const citations = [{ marker: 1, passage_id: 1, quote: "A proton is.", page: 1 }];
  const made = { kind: "definition", text: "A proton is.", confidence: 0.9 } as const;
  const answer = answerOf({ citations }, made);
  const photon = [{ word: "photon", by: "proton" }];

  test("says so and is given with reserve", () => {
    expect(withSpelling(answer, photon)).toMatchObject({
      tier: "closest",
      text: "Your files don't contain “photon”. This is what they say about “proton”.\n\nA proton is.",
    });
  });

  test("is as it was where no word is another, or no page is quoted", () => {
    expect(withSpelling(answer, [])).toBe(answer);
    const greeting = answerOf(newDraft(), made);
    expect(withSpelling(greeting, photon)).toBe(greeting);
  });
});
