import { describe, expect, test } from "vitest";
import { isNoTerm } from "@/lib/knowledge/definitions/candidates";
import { chooseDefinitions, definitionStrengths } from "@/lib/knowledge/definitions/choose";
import { definitionsIn, SURE_TERM } from "@/lib/knowledge/definitions/find";

const passage = (
  text: string,
  heading_path: string[] = ["Chapter", "Section"],
  id = 1,
  score = 1,
) => ({
  id,
  heading_path,
  text,
  score,
});

const best = (subject: string, ...passages: ReturnType<typeof passage>[]) =>
  chooseDefinitions(subject, passages)[0]?.text;

describe("the sentence that says what a term is", () => {
  test("is about the term itself, not about a longer one", () => {
    const work = passage(
      "I-O psychology is a branch of psychology that studies how human behavior and psychology affect work.",
      ["Work", "What Is Industrial and Organizational Psychology?"],
      90,
      1,
    );
    const first = passage(
      "You may wonder why you should read on. Psychology refers to the scientific study of the mind and behavior. " +
        "Psychologists use the scientific method to acquire knowledge.",
      ["Introduction", "What Is Psychology?"],
      2,
      0.9,
    );
    expect(best("psychology", work, first)).toBe(
      "Psychology refers to the scientific study of the mind and behavior.",
    );
  });

  test.each([
    [
      "transduction",
      "The conversion from stimulus energy to action potential is known as transduction.",
    ],
    [
      "rehearsal",
      "One strategy is rehearsal, or the conscious repetition of information to be remembered.",
    ],
    ["umami", "By umami we mean the taste that is associated with monosodium glutamate."],
    [
      "Institutional Review Board (IRB)",
      "An IRB is a committee of people who review proposals for research.",
    ],
    [
      "Osmose",
      "Unter Osmose versteht man den Fluss von Wasser durch eine halbdurchlässige Membran.",
    ],
    ["osmose", "On appelle osmose le passage de l'eau à travers une membrane semi-perméable."],
    ["ósmosis", "Se llama ósmosis al paso del agua a través de una membrana semipermeable."],
  ])("for %s is found among others that only name it", (subject, sentence) => {
    const bare = subject.replace(/ \(.*/, "");
    const text = `Have you heard of ${bare}? We come back to the history of ${bare} in a later chapter. ${sentence}`;
    expect(best(subject, passage(text))).toBe(sentence);
  });

  test("is found in a script without blanks", () => {
    const sentence = "光合作用是植物利用光能制造有机物的过程。";
    expect(best("光合作用", passage(`我们在下一章讨论光合作用。${sentence}`))).toBe(sentence);
  });

  test("says nothing of a subject that the passages do not hold", () => {
    const [first] = definitionStrengths("mitosis", [
      {
        passage: passage("A checklist is a list of steps."),
        start: 0,
        text: "A checklist is a list of steps.",
      },
    ]);
    expect(first).toBeLessThan(0.1);
  });

  test("stands where its place in the passage says", () => {
    const text = "  First a word of greeting.\n\nA quark is a particle that makes up hadrons.  ";
    const [chosen] = chooseDefinitions("quark", [passage(text)]);
    expect(chosen && text.slice(chosen.start, chosen.end)).toBe(chosen?.text);
    expect(chosen?.text).toBe("A quark is a particle that makes up hadrons.");
  });
});

describe("the terms that a document defines", () => {
  const terms = (text: string, heading_path = ["Cells", "Transport"]) =>
    definitionsIn([passage(text, heading_path)]).map(({ term, kind }) => `${kind}: ${term}`);

  test("are named by how sentences are built", () => {
    expect(
      terms("Osmosis is the diffusion of water through a semipermeable membrane.", ["Osmosis"]),
    ).toEqual(["opening: Osmosis"]);
    expect(
      terms("The energy of food is stored in a molecule called adenosine triphosphate (ATP)."),
    ).toContain("called: adenosine triphosphate");
    expect(
      terms("Cells use endocytosis, which is the process by which a cell takes in material."),
    ).toContain("beside: endocytosis");
  });

  test("are each entry of a glossary", () => {
    const text =
      "osmosis: diffusion of water through a membrane\nactive transport – movement against a gradient";
    expect(terms(text, ["Cells", "Glossary"])).toEqual([
      "entry: osmosis",
      "entry: active transport",
    ]);
    expect(terms(text, ["Cells", "Glossar"])).toHaveLength(2);
    expect(terms(text, ["Cells", "Homework"])).not.toContain("entry: osmosis");
  });

  test("are surer where the type of their page sets them apart, and found however a sentence names them", () => {
    const text =
      "The feeling that others will help is called diffusion of responsibility. " +
      "In small groups it adds to the bystander effect, as many have shown.";
    const strengthOf = (asked: string, emphasised?: string[]) =>
      definitionsIn([{ ...passage(text), ...(emphasised && { emphasised }) }]).find(
        ({ term }) => term === asked,
      )?.strength ?? 0;
    const introduced = "diffusion of responsibility";
    const both = [introduced, "bystander effects"];
    expect(strengthOf(introduced, both)).toBeGreaterThan(strengthOf(introduced));
    expect(strengthOf(introduced, both)).toBeGreaterThan(SURE_TERM);
    expect(strengthOf("bystander effect", both)).toBeGreaterThan(0.3);
    // A book that sets apart no term that it introduces uses its type for something else.
    expect(strengthOf("bystander effect", ["bystander effects"])).toBeLessThan(0.3);
    expect(strengthOf("bystander effect", [introduced, "other words"])).toBe(0);
    expect(strengthOf("bystander effect")).toBe(0);
  });

  test.each(["Figure 7.8", "Figure A.4", "Problem 1-1", "Abbildung 1", "Ejemplo 3"])(
    "are not what figures and problems are called, as %s",
    (label) => expect(isNoTerm(label)).toBe(true),
  );

  test.each(["Type 2 diabetes", "Figure-ground", "Problem solving", "Section eight housing"])(
    "may be called %s",
    (term) => expect(isNoTerm(term)).toBe(false),
  );

  test("are not what any text speaks of", () => {
    expect(terms("The students went home because it was late, and people were tired.")).toEqual([]);
    expect(terms("This chapter is an introduction. The following example shows how.")).toEqual([]);
  });

  test("stand where they say", () => {
    const text =
      "Water is everywhere.  Osmosis is the diffusion of water through a membrane. More follows.";
    const found = definitionsIn([passage(text, ["Osmosis"])]).find(
      ({ term }) => term === "Osmosis",
    );
    expect(found && text.slice(found.start, found.end)).toBe(
      "Osmosis is the diffusion of water through a membrane.",
    );
  });
});

test("a long run of one sign takes no long time", () => {
  for (const sign of ["(", "a, ", "called ", "the ", "— ", "x-", "a (b, "]) {
    const text = `Osmosis ${sign.repeat(4000)}`;
    const from = performance.now();
    definitionsIn([passage(text)]);
    chooseDefinitions("osmosis", [passage(text)]);
    expect(performance.now() - from).toBeLessThan(1500);
  }
});
