import { expect, it } from "vitest";
import { isFollowUp } from "@/lib/answering/follow-up";

it.each([
  "and when are they fully grown",
  "Und warum?",
  "how big is it?",
  "¿Y por qué?",
  "what about the second?",
])("leans on the question before: %s", (question) => expect(isFollowUp(question)).toBe(true));

it.each([
  "What is osmosis?",
  "so what is a proglottid supposed to be?",
  "E = mc2, what is c?",
  "Was ist das Ziel der Lerngruppe?",
  "Why do plant cells not burst?",
])("stands alone: %s", (question) => expect(isFollowUp(question)).toBe(false));
