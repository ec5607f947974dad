import { askChat, chatTokens, isResting, PATIENCE, type Patience } from "@/lib/ai/chat";
import { chatPrompt } from "@/lib/ai/chat-prompt";
import { modelAnswer, settledPart } from "@/lib/ai/model-answer";
import { modelFor, reasonOf } from "@/lib/ai/provider";
import { answerFromMaterial } from "@/lib/answering/answer";
import { isGradedWork } from "@/lib/answering/classify";
import { plainMarkdown } from "@/lib/answering/draft";
import { matches } from "@/lib/answering/rank";
import type { Answer, CourseFact, Passage } from "@/lib/answering/types";
import { contentWords, wordsOf } from "@/lib/answering/words";
import type { Source } from "@/lib/contract/retrieval";
import { log } from "@/lib/log";
import { withModel } from "@/lib/services/ai-budget/with-model";
import {
  gatherMaterial,
  type Material,
  passageOf,
  type Question,
  sourcesOf,
} from "@/lib/services/assistant/material";
import { rememberQuery } from "@/lib/services/feedback";
import type { Owner } from "@/lib/services/owner";
import type { DescribedPassage } from "@/lib/services/retrieval/found-passages";
import { formatInstant } from "@/lib/time/format";

/** How often words of a model are looked through while they come. */
const LOOK_MS = 120;
/** What the student's data say best, whatever model there is. */
const FROM_DATA = ["greeting", "deadlines", "progress"];

const NO_MODEL = "The language model did not answer, so the built-in engine did.";
const LEFT_OUT = "A date that your course does not have was left out.";
const UNPROVEN = "Nothing in your materials proves this answer.";

export type Asking = Question & {
  purpose?: "chat" | "question" | "explanation";
  /** Solves graded work instead of giving hints. */
  full_answers?: boolean;
  /** How a model is to say it. */
  manner?: string;
  patience?: Patience;
  /** The student's stop. */
  signal?: AbortSignal;
  /** All of the text so far, as it may be shown. */
  onText?: (text: string) => void;
};

type Answered = {
  text: string;
  sources: (Source & DescribedPassage)[];
  facts: CourseFact[];
  /** 0 to 1, from the evidence. */
  confidence: number;
  found: boolean;
  service_used: "built-in" | "model";
  /** For the student; mostly empty. */
  note: string;
  /** By which it can be rated. */
  query_id: number;
};

/**
 * The answer to one question from the student's own passages and data: of the configured model as far as its
 * quotes prove it, else of our own engine. 404 for another student's course.
 */
export async function answerQuestion(owner: Owner, asked: Asking): Promise<Answered> {
  const material = await gatherMaterial(owner, asked);
  const own = ownAnswer(owner, asked, material);
  const answered = (await askModel(owner, asked, material, own)) ?? told(own, material);
  if (answered.service_used === "built-in") asked.onText?.(answered.text);
  const query_id = await rememberQuery(owner, {
    course_id: asked.course_id ?? null,
    kind: asked.purpose === "chat" ? "chat" : "question",
    query: asked.question,
    terms: material.terms,
    passages: answered.sources,
  });
  return { ...answered, query_id };
}

type Unremembered = Omit<Answered, "query_id">;

/** As it was asked, and where that finds nothing, with what it leans on. */
function ownAnswer(owner: Owner, asked: Asking, material: Material): Answer {
  const { question_type = "general", full_answers } = asked;
  const { query, passages, facts, topic } = material;
  const input = {
    question_type,
    passages: passages.map(passageOf),
    facts,
    now_words: todayOf(owner),
    ...(topic && { topic }),
    ...(full_answers && { hint_first: false }),
  };
  const own = answerFromMaterial({ ...input, question: asked.question });
  if (own.found || query === asked.question) return own;
  const leaning = answerFromMaterial({ ...input, question: query });
  if (leaning.found && isAbout(asked.question, leaning, input.passages)) return leaning;
  if (!topic) return own;
  const about = answerFromMaterial({ ...input, question: `Explain ${topic.title}` });
  if (!about.found) return own;
  const lead = `Your materials do not answer that directly. On “${plainMarkdown(topic.title)}” they say:`;
  return { ...about, text: `${lead}\n\n${about.text}`, confidence: about.confidence / 2 };
}

/** Words by which a question only goes on from the one before, or asks for another way to say it. */
const GOES_ON =
  /\b(?:more|again|further|else|details?|deeper|simpl(?:y|e|er)|short(?:er)?|longer|easier|differently|main|key|ideas?|points?|continue|elaborate|why|first|second|last|one)\b/gi;

/** Whether what it leans on says anything of what the question names itself. */
function isAbout(question: string, { citations }: Answer, passages: Passage[]): boolean {
  const named = contentWords(question.replace(GOES_ON, " "));
  if (named.length === 0) return true;
  const cited = passages.filter(({ id }) => citations.some(({ passage_id }) => passage_id === id));
  const words = cited.flatMap(({ title, heading_path, text }) =>
    wordsOf([title, ...heading_path, text].join(" ")),
  );
  return matches(named, words).some((found) => found > 0);
}

function told(own: Answer, { passages }: Material, note = ""): Unremembered {
  return {
    text: own.text,
    sources: sourcesOf(own.citations, passages),
    facts: own.facts_used,
    confidence: own.confidence,
    found: own.found,
    service_used: "built-in",
    note,
  };
}

/** Null where our own answer is the better one, and where no model is. */
async function askModel(
  owner: Owner,
  asked: Asking,
  material: Material,
  own: Answer,
): Promise<Unremembered | null> {
  if (!modelFor("chat")) return null;
  if (FROM_DATA.includes(own.kind) && own.found) return null;
  if (isResting()) return told(own, material, NO_MODEL);
  const passages = material.passages.map(passageOf);
  const known = { passages, facts: material.facts };
  const prompt = promptFor(owner, asked, material);
  const looking = nowAndThen((raw) => {
    const part = settledPart(raw);
    if (part) asked.onText?.(modelAnswer(part, known).text);
  });
  try {
    const result = await withModel(
      owner,
      { purpose: asked.purpose ?? "question", estimate: chatTokens(prompt) },
      () =>
        askChat(prompt, {
          patience: asked.patience ?? PATIENCE,
          signal: asked.signal,
          onText: looking.see,
        }),
    );
    if (!result.asked) return told(own, material, result.note);
    const { text, is_whole } = result.answer;
    const { citations, ...answer } = modelAnswer(is_whole ? text : settledPart(text), known);
    if (answer.text.trim() === "" && is_whole) return told(own, material, NO_MODEL);
    return {
      text: answer.text,
      sources: sourcesOf(citations, material.passages),
      facts: answer.facts,
      confidence: answer.confidence,
      found: answer.found,
      service_used: "model",
      note: noteOn(answer),
    };
  } catch (error) {
    log.warn({ reason: reasonOf(error) }, "the model gave no answer");
    return told(own, material, NO_MODEL);
  } finally {
    looking.end();
  }
}

function promptFor(owner: Owner, asked: Asking, { passages, facts, topic, exam }: Material) {
  const { question, question_type = "general", before = [], full_answers, manner } = asked;
  return chatPrompt({
    question,
    question_type,
    passages: passages.map(passageOf),
    facts,
    before,
    today: todayOf(owner),
    topic: topic?.title ?? "",
    exam: exam?.name ?? "",
    hint_first: !full_answers && (question_type === "homework" || isGradedWork(question, facts)),
    manner: manner ?? "",
  });
}

function noteOn({ dates_left_out, found }: { dates_left_out: number; found: boolean }): string {
  if (dates_left_out > 0) return LEFT_OUT;
  return found ? "" : UNPROVEN;
}

/** "Wed 7 Oct" */
function todayOf({ timezone }: Owner): string {
  return formatInstant(new Date().toISOString(), timezone).split(",")[0] ?? "";
}

/** Looks at the last of what comes, every moment. `end` leaves out what is still waiting. */
function nowAndThen(look: (raw: string) => void) {
  let latest = "";
  let timer: NodeJS.Timeout | undefined;
  return {
    see(raw: string) {
      latest = raw;
      timer ??= setTimeout(() => {
        timer = undefined;
        try {
          look(latest);
        } catch (error) {
          // Thrown out of a timer it would end the process.
          log.warn({ reason: reasonOf(error) }, "what a model has said so far was not shown");
        }
      }, LOOK_MS);
    },
    end: () => clearTimeout(timer),
  };
}
