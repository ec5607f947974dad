import { render, screen, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { Answer } from "@/components/assistant/answer";
import { AnswerBadges } from "@/components/assistant/answer-badges";
import { AskBox } from "@/components/resources/ask-box";
import type { ChatMessage } from "@/lib/contract/assistant";
import { NOT_FROM_FILES } from "@/lib/contract/values";
import { ANSWERED } from "@/tests/support/conversation";
import { serve, show } from "@/tests/support/page";

const said = ANSWERED.messages.at(-1) ?? expect.fail();
const EXAM = { kind: "exam", id: 3, title: "Midterm", course_name: "Biology" } as const;
const FILES = "From your files";
const DATA = "From your courses";
const CLOSEST = "Closest pages, not a sure answer";
const NONE = "Not in your materials";
const LACKING = "Not in your courses yet";

const CASES: [string, string | null, Partial<ChatMessage>][] = [
  ["a passage", FILES, { tier: "found" }],
  ["the closest passages", CLOSEST, { tier: "closest" }],
  ["nothing", NONE, { tier: "none", found: false, sources: [] }],
  ["the student's own data", DATA, { tier: "found", sources: [], from_data: true }],
  ["data that lack it", LACKING, { tier: "none", found: false, sources: [], from_data: true }],
  ["files beside data", FILES, { tier: "found", facts: [EXAM] }],
  ["nothing, as a greeting does", null, { tier: "found", sources: [] }],
  ["a question", null, { tier: null, found: null, sources: [] }],
];

describe("an answer that stands on", () => {
  test.each(CASES)("%s says so in words: %s", (_, words, change) => {
    const { container } = render(<AnswerBadges message={{ ...said, ...change }} />);
    for (const each of [FILES, DATA, CLOSEST, NONE, LACKING]) {
      expect(screen.queryAllByText(each), each).toHaveLength(each === words ? 1 : 0);
    }
    expect(container.textContent).not.toMatch(/\d|%/);
  });
});

test.each([
  ["found", said.sources, FILES, false],
  ["closest", said.sources, CLOSEST, false],
  ["none", [], NONE, false],
  ["found", [], DATA, true],
  ["none", [], LACKING, true],
])(
  "an answer of the library says how far it holds: %s",
  async (tier, sources, words, from_data) => {
    const answer = {
      query_id: 1,
      question: "What?",
      answer: "Water. [1]",
      sources,
      tier,
      from_data,
      not_from_files: [],
      note: "",
      facts: [],
    };
    serve({ "POST /resources/ai-question/": { body: answer } });
    const { user } = show(<AskBox unread={0} />);
    await user.type(screen.getByRole("textbox", { name: "Ask your documents" }), "What?{Enter}");
    expect(await screen.findByText(words)).toBeTruthy();
  },
);

test.each([
  ["built-in", "a link alone, however its text escapes the title", "Lab *2*"],
  ["model", "a row with its date, whether the text names it or not", "Open Lab *2*"],
])("a fact of a %s answer is %s", async (service_used, _, name) => {
  const lab = { ...EXAM, id: 4, title: "Lab *2*", course_id: 9, date: "Fri 9 Oct" };
  const message = { ...said, service_used, facts: [lab], content: "**Lab \\*2\\*** is due." };
  render(<Answer message={message} onSource={() => undefined} onFullAnswer={undefined} />);
  const list = screen.getByRole("list", { name: DATA });
  expect(within(list).getByRole("link", { name })).toBeTruthy();
  expect(within(list).queryAllByText(/Fri 9 Oct/)).toHaveLength(service_used === "model" ? 1 : 0);
});

const MARKED = `Water. [1] Napoleon drank it. ${NOT_FROM_FILES}`;
const MARK = {
  not_from_files: ["Napoleon drank it."],
  note: "I left out what your files contradict.",
};

test("a sentence that no file says is marked, and the mark explained once", async () => {
  const message = { ...said, ...MARK, content: MARKED };
  render(<Answer message={message} onSource={() => undefined} onFullAnswer={undefined} />);
  expect(await screen.findByText(/Napoleon drank it/)).toBeTruthy();
  expect(screen.getAllByText("Not from your files")).toHaveLength(2);
  expect(screen.getByText(/general knowledge/)).toBeTruthy();
  expect(screen.getByText(MARK.note)).toBeTruthy();
  expect(document.body.textContent).not.toContain(NOT_FROM_FILES);
});

test("an answer of the library marks it as well", async () => {
  const answer = {
    query_id: 1,
    question: "What?",
    answer: MARKED,
    sources: said.sources,
    facts: [],
    tier: "closest",
    from_data: false,
    ...MARK,
    service_used: "model",
  };
  serve({ "POST /resources/ai-question/": { body: answer } });
  const { user } = show(<AskBox unread={0} />);
  await user.type(screen.getByRole("textbox", { name: "Ask your documents" }), "What?{Enter}");
  expect(await screen.findAllByText("Not from your files")).toHaveLength(2);
  expect(screen.getByText(MARK.note)).toBeTruthy();
  expect(screen.getByText(/drank it\. \(not from your files\)/)).toBeTruthy();
});

test("an answer of the library links to the student's own items", async () => {
  const facts = [{ ...EXAM, course_id: 9 }];
  const answer = {
    query_id: 1,
    question: "When?",
    answer: "**Midterm** is on **Fri 9 Oct**.",
    sources: [],
    facts,
    tier: "found",
    from_data: true,
    not_from_files: [],
    note: "",
    service_used: "built-in",
  };
  serve({ "POST /resources/ai-question/": { body: answer } });
  const { user } = show(<AskBox unread={0} />);
  await user.type(screen.getByRole("textbox", { name: "Ask your documents" }), "When?{Enter}");
  const link = await screen.findByRole("link", { name: "Midterm" });
  expect(link.getAttribute("href")).toContain("/courses/9");
});
