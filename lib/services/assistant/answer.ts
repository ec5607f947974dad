import { askChat, chatTokens, TIMEOUTS, type Timeouts } from "@/lib/ai/chat";
import { modelFor, reasonOf } from "@/lib/ai/provider";
import { answerFromMaterial } from "@/lib/answering/answer";
import { factsForModel, passagesForModel } from "@/lib/answering/chat-material";
import { chatPrompt } from "@/lib/answering/chat-prompt";
import { claimReader } from "@/lib/answering/claims/check-answer";
import type { Known } from "@/lib/answering/claims/known";
import { knownFacts } from "@/lib/answering/claims/known-facts";
import { stablePart } from "@/lib/answering/claims/stable-part";
import { isForHint } from "@/lib/answering/classify";
import { isFollowUp } from "@/lib/answering/follow-up";
import { modelAnswer } from "@/lib/answering/model-answer";
import { answerOwnData } from "@/lib/answering/own-data/answer";
import { plainMarkdown } from "@/lib/answering/plain-markdown";
import { withSpelling } from "@/lib/answering/respell";
import { supportReader } from "@/lib/answering/support/support";
import { termMatcher } from "@/lib/answering/term-matcher";
import type { Answer, AnswerTier, CourseFact, Passage } from "@/lib/answering/types";
import { contentWords, wordsOf } from "@/lib/answering/words";
import type { Source } from "@/lib/contract/retrieval";
import { log } from "@/lib/log";
import { recordQuery } from "@/lib/services/assistant/answer-feedback";
import { NO_MODEL, noteOn, noteOnGone } from "@/lib/services/assistant/answer-notes";
import {
  gatherMaterial,
  type Material,
  passageOf,
  type Question,
  sourcesOf,
} from "@/lib/services/assistant/material";
import { isResting } from "@/lib/services/kernel/circuits";
import type { Owner } from "@/lib/services/kernel/owner";
import { withModel } from "@/lib/services/kernel/with-model";
import { areAllFacts, courseFacts } from "@/lib/services/overview/course-facts";
import type { DescribedPassage } from "@/lib/services/retrieval/found-passages";
import { pattern, words } from "@/lib/text/pattern";
import { dateIn } from "@/lib/time/dates";
import { formatShortDay } from "@/lib/time/format";

/** How often the streamed text of a model is checked and shown. */
const THROTTLE_MS = 120;

export type AnswerRequest = Question & {
  purpose?: "chat" | "question" | "explanation";
  /** Solves graded work instead of giving hints. */
  full_answers?: boolean;
  /** The style a model is asked to answer in. */
  style?: string;
  timeouts?: Timeouts;
  /** Aborted when the student stops the answer. */
  signal?: AbortSignal;
  /** Called with the whole text so far, cleaned for display. */
  onText?: (text: string) => void;
};

type Answered = {
  text: string;
  kind: "answer" | "hint";
  sources: (Source & DescribedPassage)[];
  facts: CourseFact[];
  /** 0 to 1, from the evidence. */
  confidence: number;
  found: boolean;
  tier: AnswerTier;
  /** It says what the student's own data hold, or that they lack it. */
  from_data: boolean;
  /** Sentences of it that no passage says. */
  not_from_files: string[];
  service_used: "built-in" | "model";
  /** For the student; mostly empty. */
  note: string;
  /** The id under which the answer can be rated. */
  query_id: number;
};

/**
 * The answer to one question from the student's own passages and data: of the configured model as far as its
 * quotes prove it, else of our own engine. 404 for another student's course.
 */
export async function answerQuestion(owner: Owner, asked: AnswerRequest): Promise<Answered> {
  const material = await gatherMaterial(owner, asked);
  const own = answerWithoutModel(owner, asked, material);
  const answered = (await askModel(owner, asked, material, own)) ?? builtInAnswer(own, material);
  if (answered.service_used === "built-in") asked.onText?.(answered.text);
  const query_id = await recordQuery(owner, {
    course_id: asked.course_id ?? null,
    kind: asked.purpose === "chat" ? "chat" : "question",
    query: asked.question,
    terms: material.terms,
    passages: answered.sources,
  });
  return { ...answered, query_id };
}

type UnrecordedAnswer = Omit<Answered, "query_id">;

/**
 * Answers the question alone, or together with the question before it and the chosen topic: the better supported of
 * both, and of a question that goes on from the one before the latter.
 */
function answerWithoutModel(owner: Owner, asked: AnswerRequest, material: Material): Answer {
  const { question_type = "general", full_answers } = asked;
  const { before, passages, facts, topic } = material;
  const input = {
    question_type,
    passages: passages.map(passageOf),
    facts,
    now_words: todayOf(owner),
    today: dateIn(owner.timezone, new Date()),
    ...(topic && { topic }),
    ...(full_answers && { hint_first: false }),
  };
  if (material.question !== asked.question) {
    const going_on = answerFromMaterial({ ...input, question: material.question });
    if (going_on.found && going_on.facts_used.length > 0) return going_on;
  }
  const searched = { ...input, question: material.searched };
  const own =
    answerOwnData({ ...input, question: asked.question }) ??
    withSpelling(answerFromMaterial(searched), material.respelt);
  if (!before || own.from_data) return own;
  const leaning = withSpelling(answerFromMaterial({ ...searched, before }), material.respelt);
  if (leaning.found && addressesQuestion(asked.question, leaning, input.passages)) {
    if (isFollowUp(asked.question) || leaning.confidence >= own.confidence) return leaning;
  }
  if (own.found || !topic) return own;
  const about = answerFromMaterial({ ...input, question: `Explain ${topic.title}` });
  if (!about.found) return own;
  const lead = `Your files don't answer that directly. Here's what they say about “${plainMarkdown(topic.title)}”:`;
  return { ...about, text: `${lead}\n\n${about.text}`, confidence: about.confidence / 2 };
}

/** Words of follow-up questions, which ask for more or for another wording and name no subject. */
const FOLLOW_UPS = words`
  more, again, further, else, details?, deeper, simpl(?:y|e|er), short(?:er)?, longer, easier, differently, main, key,
  ideas?, points?, continue, elaborate, why, first, second, last, one
`;
const FOLLOW_UP_WORDS = pattern("gi")`\b${FOLLOW_UPS}\b`;

/** Whether the cited passages mention what the question itself names. */
function addressesQuestion(question: string, { citations }: Answer, passages: Passage[]): boolean {
  const named = contentWords(question.replace(FOLLOW_UP_WORDS, " "));
  if (named.length === 0) return true;
  const cited = passages.filter(({ id }) => citations.some(({ passage_id }) => passage_id === id));
  const words = cited.flatMap(({ title, heading_path, text }) =>
    wordsOf([title, ...heading_path, text].join(" ")),
  );
  return termMatcher(named)(words).some((found) => found > 0);
}

function builtInAnswer(own: Answer, { passages }: Material, note = ""): UnrecordedAnswer {
  return {
    text: own.text,
    kind: own.kind === "hint" ? "hint" : "answer",
    sources: sourcesOf(own.citations, passages),
    facts: own.facts_used,
    confidence: own.confidence,
    found: own.found,
    tier: own.tier,
    from_data: own.from_data,
    not_from_files: [],
    service_used: "built-in",
    note,
  };
}

/** Null where no model is configured, or where the built-in answer comes from the student's own data. */
async function askModel(
  owner: Owner,
  asked: AnswerRequest,
  material: Material,
  own: Answer,
): Promise<UnrecordedAnswer | null> {
  if (!modelFor("chat")) return null;
  if ((own.from_data || own.kind === "greeting") && own.found) return null;
  if (isResting("chat")) return builtInAnswer(own, material, NO_MODEL);
  const named = `${material.before} ${material.searched}`;
  const passages = passagesForModel(named, material.passages.map(passageOf));
  const reader = claimReader(await knownOf(owner, material));
  const support = supportReader(passages);
  const given = { facts: material.facts, reader, support, question: asked.question };
  const hint_first = !asked.full_answers && isForHint(asked, material.facts);
  const facts = factsForModel(named, asked.question_type ?? "general", material.facts);
  const prompt = promptFor(
    asked,
    { ...material, passages, facts, known: reader.known },
    hint_first,
  );
  const throttledText = throttled((raw) => {
    const part = stablePart(raw);
    if (part) asked.onText?.(modelAnswer(part, given).text);
  });
  try {
    const result = await withModel(
      owner,
      { purpose: asked.purpose ?? "question", estimate: chatTokens(prompt) },
      () =>
        askChat(prompt, {
          timeouts: asked.timeouts ?? TIMEOUTS,
          signal: asked.signal,
          onText: throttledText.see,
        }),
    );
    if (!result.asked) return builtInAnswer(own, material, result.note);
    const { text, is_whole, is_late } = result.answer;
    const { citations, ...answer } = modelAnswer(is_whole ? text : stablePart(text), given);
    if (answer.is_gone) return builtInAnswer(own, material, noteOnGone(answer));
    const is_empty = is_late ? !answer.found : is_whole && answer.text.trim() === "";
    if (is_empty) return builtInAnswer(own, material, NO_MODEL);
    return {
      text: answer.text,
      kind: hint_first ? "hint" : "answer",
      sources: sourcesOf(citations, material.passages),
      facts: answer.facts,
      confidence: answer.confidence,
      found: answer.found,
      tier: answer.tier,
      from_data: citations.length === 0 && answer.facts.length > 0,
      not_from_files: answer.not_from_files,
      service_used: "model",
      note: noteOn(answer, is_late),
    };
  } catch (error) {
    log.warn({ reason: reasonOf(error) }, "the model gave no answer");
    return builtInAnswer(own, material, NO_MODEL);
  } finally {
    throttledText.end();
  }
}

/** What a sentence about the student's own work is held against: all of it, whichever course was asked about. */
async function knownOf(owner: Owner, { facts, is_of_course }: Material): Promise<Known> {
  const all = is_of_course ? await courseFacts(owner) : facts;
  return knownFacts(all, {
    zone: owner.timezone,
    today: dateIn(owner.timezone, new Date()),
    is_complete: areAllFacts(all),
  });
}

function promptFor(
  { question, question_type = "general", before = [], style }: AnswerRequest,
  {
    passages,
    facts,
    known,
    topic,
    exam,
  }: Omit<Material, "passages"> & { passages: Passage[]; known: Known },
  hint_first: boolean,
) {
  return chatPrompt({
    question,
    question_type,
    passages,
    facts,
    known,
    before,
    topic: topic?.title ?? "",
    exam: exam?.name ?? "",
    hint_first,
    style: style ?? "",
  });
}

/** "Wed 7 Oct" */
function todayOf({ timezone }: Owner): string {
  return formatShortDay(new Date().toISOString(), timezone);
}

/**
 * Throttles: calls `look` with the latest text at most every LOOK_MS milliseconds. `end` cancels the pending call.
 */
function throttled(look: (raw: string) => void) {
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
          // An error thrown inside a timer would end the process.
          log.warn({ reason: reasonOf(error) }, "what a model has said so far was not shown");
        }
      }, THROTTLE_MS);
    },
    end: () => clearTimeout(timer),
  };
}
