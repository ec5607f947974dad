import { expect, it } from "vitest";
import { answerFromMaterial } from "@/lib/answering/answer";
import { termMatcher } from "@/lib/answering/term-matcher";
import type { Answer, AnswerInput, Passage } from "@/lib/answering/types";
import { contentWords, wordsOf } from "@/lib/answering/words";
import { FACTS, MATERIAL } from "./material";

/** The passages that share a word with a question, those with most of them first, as a search would find them. */
function found(question: string): Passage[] {
  const match = termMatcher(contentWords(question));
  return MATERIAL.map((passage) => {
    const words = wordsOf([...passage.heading_path, passage.title, passage.text].join(" "));
    return { ...passage, score: match(words).reduce((sum, held) => sum + held, 0) };
  })
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score);
}

function ask(question: string, more: Partial<AnswerInput> = {}): Answer {
  return answerFromMaterial({
    question,
    question_type: "general",
    passages: found(question),
    facts: FACTS,
    ...more,
  });
}

const ON_PAGE: [question: string, kind: Answer["kind"], page: number, words: string][] = [
  ["What is osmosis?", "definition", 12, "Osmosis is the movement of water"],
  ["What are mitochondria?", "definition", 21, "The mitochondrion is an organelle"],
  ["What's photosynthesis?", "definition", 25, "in a process called photosynthesis"],
  ["What is a deadlock?", "definition", 10, "A deadlock occurs when"],
  ["What does 2NF mean?", "definition", 7, "Second normal form (2NF)"],
  ["Was ist Entropie?", "definition", 3, "Entropie bezeichnet ein Maß"],
  ["Qu'est-ce qu'un catalyseur ?", "definition", 5, "Un catalyseur est une substance"],
  ["什么是光合作用?", "definition", 2, "光合作用是植物利用光能"],
  ["Why do plant cells not burst?", "why", 12, "because their wall resists"],
  ["How many ATP does one glucose yield?", "number", 23, "30 to 32 molecules"],
  ["When did Metternich resign?", "when", 41, "13 March 1848"],
  ["Who argued the endosymbiotic theory?", "who", 22, "**Lynn Margulis**"],
  ["How does photosynthesis work?", "how", 26, "First, the light reactions"],
  ["List the stages of cellular respiration", "list", 23, "1. Glycolysis splits glucose"],
  ["What are the properties of transactions?", "list", 9, "- Durability"],
  ["Explain the sodium-potassium pump", "passage", 14, "for each ATP (cf. Fig. 2.4)."],
  ["Summarise chapter 3", "overview", 21, "1. Glycolysis"],
];

it.each(ON_PAGE)("answers %s", (question, kind, page, words) => {
  const answer = ask(question);
  expect(answer).toMatchObject({ kind, found: true, facts_used: [] });
  expect(answer.citations[0]?.page).toBe(page);
  expect(answer.text).toContain(words);
  expect(answer.confidence).toBeGreaterThan(0.2);
});

it("compares two things with the passage that does, and says nothing twice", () => {
  const { text, kind } = ask("What is the difference between active and passive transport?");
  expect(kind).toBe("comparison");
  for (const words of ["whereas active transport", "Active transport is", "Passive transport is"])
    expect(text.split(words)).toHaveLength(2);
});

it("says which side of a comparison the material is silent about", () => {
  const { text, found } = ask("Compare osmosis and quantum tunnelling");
  expect(found).toBe(true);
  expect(text).toContain("Osmosis is the movement of water");
  expect(text).toContain("Your files don't cover “quantum tunnelling”.");
});

it.each(["What is quantum entanglement?", "Who was Otto von Bismarck?", "How do I cook rice?"])(
  "does not find %s",
  (question) => {
    const answer = ask(question);
    expect(answer).toMatchObject({ found: false, tier: "none", kind: "not_found", citations: [] });
    expect(answer.text).toMatch(/^Your files don't cover (?:that|“.+”)\./);
    expect(answer.confidence).toBe(0);
  },
);

it("is less sure of what is told of somebody whom its best passage does not name", () => {
  const words = "that a red blood cell that is put into pure water swells and bursts?";
  const [named, unnamed] = [ask(`Did Chomsky say ${words}`), ask(`Did anybody say ${words}`)];
  expect(named.tier).not.toBe("found");
  expect(named.confidence).toBeLessThan(unnamed.confidence);
});

it.each(["What did Kant say about bread?", "Which metaphysics do glucose eaters hold?"])(
  "shows no place where a name or half of the words stand nowhere: %s",
  (question) => expect(ask(question)).toMatchObject({ tier: "none", citations: [] }),
);

it("shows the closest places, with their pages and words, where it is not sure", () => {
  const weak = ask("How do particles spread in a hot metal?");
  expect(weak).toMatchObject({ found: true, tier: "closest" });
  expect(weak.text).toMatch(
    /^These pages come closest\. .+\n\n#### \*Cell biology notes\*, page 13, .+\n\nDiffusion means/,
  );
  expect(ask("What is osmosis?")).toMatchObject({ tier: "found" });
});

it("finds a word by its irregular plural, and one that is also a word of asking", () => {
  const passage = MATERIAL[0] ?? expect.fail();
  const vertex = { ...passage, text: "A vertex is a point where two edges of a graph meet." };
  const work = { ...passage, text: "Work is the force times the distance along which it acts." };
  const passages = [vertex, work];
  expect(ask("What are vertices?", { passages }).text).toContain("A vertex is a point");
  expect(ask("What is work?", { passages }).text).toContain("Work is the force");
});

it("asks for material where there is none", () => {
  expect(ask("What is osmosis?", { passages: [] })).toMatchObject({ found: false, citations: [] });
});

it("greets", () => {
  expect(ask("Hello!")).toMatchObject({ kind: "greeting", found: true, citations: [] });
});

it.each(["Write my essay on the causes of the revolutions of 1848", "Solve exercise 3 on osmosis"])(
  "helps with work that counts, without doing it: %s",
  (question) => {
    const { kind, text } = ask(question);
    expect(kind).toBe("hint");
    expect(text).toContain("**Idea** — ");
    expect(text).toMatch(/\*\*Where to read\*\* — \*.+\*, pages? \d+/);
  },
);

it("gives hints for homework unless the student wants the whole answer", () => {
  const question = "Why do plant cells not burst?";
  expect(ask(question, { question_type: "homework" }).text).toContain("**Idea**");
  expect(ask(question, { question_type: "homework", hint_first: false }).text).not.toContain(
    "**Idea**",
  );
  expect(ask(question, { hint_first: true }).text).toContain("**Idea**");
});

it("shows a similar example of the material in a hint, and no printed solution", () => {
  const passages = [
    {
      ...(MATERIAL[0] ?? expect.fail()),
      text:
        "A loan with compound interest grows by a fixed share of what is owed.\nSolution: the " +
        "compound interest of the loan is 1,276 euros.\nFor example, 100 euros at 10 percent become " +
        "121 euros after two years.",
    },
  ];
  const { text } = ask("Solve problem 2: compound interest of a loan", { passages });
  expect(text).toContain("**A similar example** — For example, 100 euros");
  expect(text).not.toContain("1,276");
});

const QUESTIONS = [
  ...ON_PAGE.map(([question]) => question),
  "What happened in the Austrian Empire?",
  "What are the results of the revolution of 1848?",
  "Summarise the results of the revolution",
  "Summarise the Modern history reader",
  "Compare serfdom and bread prices",
  "What does the student have to print?",
  "Tell me about the exam that was cancelled",
  "List everything about transactions",
  "Solve exercise 2 about deadlocks",
  "Compare osmosis and diffusion",
];

it.each(QUESTIONS)("proves every sentence of its answer: %s", (question) => {
  const { text, citations } = ask(question);
  for (const { passage_id, quote, page } of citations) {
    const passage = MATERIAL.find(({ id }) => id === passage_id);
    expect(passage?.text).toContain(quote);
    expect(page).toBeGreaterThanOrEqual(passage?.page_start ?? 0);
    expect(page).toBeLessThanOrEqual(passage?.page_end ?? 0);
  }
  const read = [
    ...new Set(Array.from(text.matchAll(/\[(\d+)\]/g), ([, marker]) => Number(marker))),
  ];
  expect(read).toEqual(citations.map(({ marker }) => marker));
  expect(read).toEqual(read.map((_, index) => index + 1));
  const cited = MATERIAL.filter(({ id }) => citations.some(({ passage_id }) => passage_id === id));
  for (const line of text.split("\n").filter(saysSomethingOf(MATERIAL)))
    expect(saysSomethingOf(cited)(line), line).toBe(true);
});

it.each(QUESTIONS)("neither obeys nor repeats what a document orders: %s", (question) => {
  const { text } = ask(question);
  expect(text).not.toMatch(/BANANA|cancelled\. |Ignore all|must print/);
  expect(text).not.toMatch(/\]\(|<[a-z]|!\[/i);
});

it("writes a link of a document as text", () => {
  const { text } = ask("Where can I click for more?", {
    passages: MATERIAL.filter(({ title }) => title === "Modern history reader"),
  });
  expect(text).not.toContain("](http");
});

it("writes a link between dollar signs as text", () => {
  const passages = [
    {
      ...(MATERIAL[0] ?? expect.fail()),
      text: "Osmosis is the movement $a ![x](https://evil.example/p.png) b$ of water, $x^2$.",
    },
  ];
  const { text } = ask("What is osmosis?", { passages });
  expect(text).not.toMatch(/(?<!\\)\]\(|:\/\//);
  expect(text).toContain("$x^2$");
});

it("takes no date of an exam from a document", () => {
  const answer = ask("When is my final exam in Modern History?");
  expect(answer.text).not.toContain("1 January");
  expect(answer.citations).toEqual([]);
});

/** Whether a line begins with five words that stand in one of the passages word for word. */
function saysSomethingOf(passages: Passage[]) {
  return (line: string): boolean => {
    const words = line
      .replace(/\[\d+\]|[*\\-]/g, "")
      .trim()
      .split(/\s+/)
      .slice(0, 5)
      .join(" ");
    return words.split(" ").length === 5 && passages.some(({ text }) => text.includes(words));
  };
}
