import { expect, it } from "vitest";
import { checkMessage, MESSAGE_MAX } from "@/lib/chat-rules/check-message";
import { ATTACKS } from "./attacks";
import { HONEST } from "./honest";

it.each(HONEST)("passes unchanged: %s", (message) => {
  expect(checkMessage(message)).toEqual({ ok: true, message });
});

it.each(ATTACKS)("refuses: %s", (message) => {
  expect(checkMessage(message)).toEqual({
    ok: false,
    kind: "off_topic",
    text: "Please ask questions related to your studies and coursework.",
  });
});

it.each(["", "   \n\t ", "\u200b\u2060", "\u0000"])(
  "asks for a message instead of %j",
  (message) => {
    expect(checkMessage(message)).toMatchObject({ kind: "empty", text: "Please enter a message." });
  },
);

it("takes 2,000 characters and no more", () => {
  expect(checkMessage("word ".repeat(400).trim().padEnd(MESSAGE_MAX, "s")).ok).toBe(true);
  expect(checkMessage("a".repeat(MESSAGE_MAX + 1))).toMatchObject({
    kind: "too_long",
    text: "Message too long. Please keep it under 2000 characters.",
  });
});

it.each([
  "!@#$%^&*()",
  "asd!@#qwe$%^&*(zxc",
  "&%$§ )(/&% =?(/ hello &%$ §/(",
  "∑∑∑∑∑∑∑∑∑∑ ∑∑∑∑∑",
  "= = = = = = = = = = = = =",
  "((((((((((((((((((((((((a",
  "😀😀😀😀😀😀😀 hi",
  "$#@$#@$#@ what",
  "???",
])("asks for plain text instead of %s", (message) => {
  expect(checkMessage(message)).toMatchObject({
    kind: "not_plain",
    text: "Please use plain text for your questions.",
  });
});

it.each([
  ["What is <b>osmosis</b>?", "What is osmosis?"],
  ["<p>Hello</p> explain<br>diffusion", "Hello explaindiffusion"],
  ['See <a href="https://x.example">this</a> graph, please', "See this graph, please"],
  ["Why is <span class='x'>this</span> so?", "Why is this so?"],
  ["explain the poem <script>alert(1)</script> to me in short", "explain the poem to me in short"],
  ["Is `<b>` old?  Use <b>bold</b>", "Is `<b>` old? Use bold"],
])("removes elements from %s", (message, clean) => {
  expect(checkMessage(message)).toEqual({ ok: true, message: clean });
});

it("keeps line breaks and indents, and makes one blank of many", () => {
  expect(
    checkMessage("  What   is \t this:\n\n \n\n    x = 1   # one\n```\na    b\n```\n"),
  ).toEqual({
    ok: true,
    message: "What is this:\n\n    x = 1 # one\n```\na    b\n```",
  });
});

it("replaces half a letter and removes what a database refuses", () => {
  expect(checkMessage("a\u0000b \ud800 what is this")).toEqual({
    ok: true,
    message: "ab \ufffd what is this",
  });
});

it.each([
  ..."<>$`\\'\"([{;=*-& a1".split("").map((sign) => sign.repeat(MESSAGE_MAX)),
  "<a ".repeat(666),
  "<b x=".repeat(400),
  "a=' ".repeat(500),
  "' or ".repeat(400),
  "ignore all ".repeat(180),
  "`a``b```".repeat(250),
  "$a".repeat(1000),
  "\\(".repeat(1000),
  "pretend you ".repeat(166),
  "a b ".repeat(500),
  "<!--".repeat(500),
  "<script>".repeat(250),
  "select ".repeat(285),
  "\n \t".repeat(666),
  "👨‍👩‍👧".repeat(250),
  "e\u0301\u0300".repeat(666),
])("answers for any two thousand characters (%#)", (message) => {
  expect(() => checkMessage(message)).not.toThrow();
});

it("is indifferent to a second check", () => {
  for (const message of HONEST) {
    const once = checkMessage(message);
    expect(once.ok && checkMessage(once.message)).toEqual(once);
  }
});
