import { classifyQuestion, isForHint } from "./classify";
import { compare } from "./compare";
import {
  answerDeadlines,
  answerProgress,
  answerStudyNext,
  asksWhatToStudy,
} from "./course-answers";
import { answerOf, newDraft } from "./draft";
import { hint } from "./hint";
import { overview } from "./overview";
import { answerOwnData } from "./own-data/answer";
import { asksDocuments } from "./own-data/asks-documents";
import { answerPassage } from "./passages";
import { plainMarkdown } from "./plain-markdown";
import type { Answer, AnswerInput } from "./types";

/**
 * Answers from the student's own passages and data, without a model: the best sentences word for word,
 * each with its citation. Dates and progress come from `facts` alone.
 */
export function answerFromMaterial(input: AnswerInput): Answer {
  const { today } = input;
  return (today && answerOwnData({ ...input, today })) || answerByKind(input);
}

function answerByKind(input: AnswerInput): Answer {
  const { question, facts, topic } = input;
  const asked = classifyQuestion(question);
  if (asked.kind === "greeting") return greeting(question, topic?.title);
  if (!asksDocuments(question)) {
    if (asked.kind === "deadlines") return answerDeadlines(input);
    if (asked.kind === "progress") return answerProgress(input);
  }
  if (facts.length > 0 && asksWhatToStudy(question)) return answerStudyNext(input);
  if (input.hint_first ?? isForHint(input, facts)) return hint(input, asked);
  const answer =
    (asked.kind === "overview" && overview(input, asked)) ||
    (asked.kind === "comparison" && compare(input, asked));
  return answer || answerPassage(input, asked);
}

function greeting(question: string, topic: string | undefined): Answer {
  const is_thanks = /thank|merci|danke|gracias/i.test(question);
  const about = topic ? ` about ${plainMarkdown(topic)}` : "";
  const text = is_thanks
    ? "You're welcome. Ask me the next question whenever you like."
    : `Hello! Ask me anything${about} in your course: a definition, a comparison, a ` +
      "summary of a chapter, or what's due next.";
  return answerOf(newDraft(), { kind: "greeting", text, confidence: 1 });
}
