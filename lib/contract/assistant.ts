import { z } from "zod";
import { Difficulty, Id, Instant, orNull, requiredText, text } from "./common";
import { CourseFact } from "./course-facts";
import { endpoint } from "./endpoint";
import { AnswerTier, FromData, NotFromFiles, Source } from "./retrieval";
import { EXPLANATION_TYPES, keysOf, QUESTION_TYPES } from "./values";

/** Longer than the limit, so that the chat rules can refuse a long message with their own sentence. */
const TYPED_MAX = 20_000;

const CourseId = orNull(z.coerce.number().pipe(Id)).optional();
const Chosen = z
  .looseObject({ id: z.coerce.number().pipe(Id) })
  .nullish()
  .catch(null);
/** Clients send much more along, of every shape. */
const Context = z
  .looseObject({
    context_type: z.enum(keysOf(QUESTION_TYPES)).optional().catch("general"),
    selected_exam: Chosen,
    selected_topic: Chosen,
  })
  .nullish()
  .catch(null);

const Chat = z.object({
  response: z.string(),
  context: z.looseObject({}),
  service_used: z.string(),
  response_time_ms: z.int(),
  generated_at: Instant,
  rag_enhanced: z.boolean(),
  course_context_used: z.boolean(),
  security_blocked: z.boolean(),
  rate_limited: z.boolean(),
  sources: z.array(Source),
  /** 0 to 1, from the evidence. */
  confidence: z.number(),
  /** False when the student's material does not answer it. */
  found: z.boolean(),
  tier: AnswerTier,
  from_data: FromData,
  not_from_files: NotFromFiles,
  course_id: Id.nullable(),
  query_id: Id.nullable(),
  /** For the student: a model that did not answer, an allowance that is used up. */
  note: z.string(),
});

export const assistant = {
  chat: endpoint("POST /ai-assistant/chat/", {
    summary: "One question, one answer from the student's own material",
    limit: "chat",
    body: z.object({
      message: text(TYPED_MAX, "The message").default(""),
      context: Context,
      course_id: CourseId,
    }),
    answer: Chat,
  }),
  explain: endpoint("POST /ai-assistant/explain/", {
    summary: "Explain a topic from the student's own material",
    limit: "chat",
    body: z.object({
      topic: requiredText(500, "Please name a topic", "The topic"),
      context: text(1000, "The context").nullish(),
      difficulty_level: orNull(z.coerce.number().pipe(Difficulty)).optional(),
      explanation_type: z.enum(keysOf(EXPLANATION_TYPES)).default("simple"),
      course_id: CourseId,
    }),
    answer: z.object({
      topic: z.string(),
      explanation: z.string(),
      /** The same words, for clients that read this. */
      text: z.string(),
      difficulty_level: z.int().nullable(),
      explanation_type: z.enum(keysOf(EXPLANATION_TYPES)),
      sources: z.array(Source),
      found: z.boolean(),
      tier: AnswerTier,
      from_data: FromData,
      not_from_files: NotFromFiles,
      generated_at: Instant,
      service_used: z.string(),
      note: z.string(),
    }),
  }),
  recommendations: endpoint("POST /ai-assistant/recommendations/", {
    summary: "What to do next, from deadlines, progress and plans",
    body: z.object({ course_id: CourseId }),
    answer: z.object({
      recommendations: z.array(
        z.object({ title: z.string(), reason: z.string(), course_id: Id.nullable() }),
      ),
      generated_at: Instant,
      service_used: z.string(),
    }),
  }),
  status: endpoint("GET /ai-assistant/status/", {
    summary: "What answers here: the built-in engine, or a model as well; asks no model",
    answer: z.object({
      status: z.literal("available"),
      service: z.enum(["built-in", "model"]),
      model: z.string().nullable(),
      /** Why a configured model is not asked; else empty. */
      note: z.string(),
    }),
  }),
  enhancedStudyPlan: endpoint("POST /ai-assistant/enhanced-study-plan/", {
    summary: "A study plan of a course, generated and saved as a draft",
    limit: "generation",
    body: z.object({
      course_id: z.coerce.number("Course is required").pipe(Id),
      preferences: z
        .looseObject({
          study_hours_per_day: z.coerce.number().min(0.5).max(12).optional().catch(undefined),
          hours_per_week: z.coerce.number().min(1).max(84).optional().catch(undefined),
          weeks: z.coerce.number().int().min(1).max(52).optional().catch(undefined),
        })
        .nullish()
        .catch(null),
    }),
    answer: z.object({
      success: z.boolean(),
      plan: z.looseObject({}).nullable(),
      error: z.string(),
      message: z.string(),
      course_id: Id,
      estimated_total_hours: z.number(),
      generated_at: Instant,
      service_used: z.string(),
    }),
  }),
  semanticSearch: endpoint("POST /ai-assistant/semantic-search/", {
    summary: "Resources that say most about the query",
    limit: "question",
    body: z.object({
      query: requiredText(200, "Please enter what to look for", "The search"),
      resource_type: text(50, "Type").nullish(),
      limit: z.coerce.number().pipe(z.int().min(1).max(50)).default(10),
    }),
    answer: z.object({
      results: z.array(
        z.object({ id: Id, title: z.string(), description: z.string(), url: z.string() }),
      ),
      query: z.string(),
      total_results: z.int(),
      service_used: z.string(),
      search_time_ms: z.int(),
    }),
  }),
};

const Choices = z.object({
  course_id: orNull(Id),
  question_type: z.enum(keysOf(QUESTION_TYPES)),
  exam_id: orNull(Id),
  topic_id: orNull(Id),
  /** Full answers to graded work instead of hints. */
  full_answers: z.boolean(),
  /** PDFs that count; null is all of the course. */
  file_ids: z.array(Id).max(500).nullable(),
});

const SentId = orNull(z.coerce.number().pipe(Id));
const SentChoices = Choices.extend({
  course_id: SentId,
  exam_id: SentId,
  topic_id: SentId,
}).partial();

export const ChatThread = Choices.extend({
  id: Id,
  title: z.string(),
  course_name: z.string().nullable(),
  message_count: z.int(),
  created_at: Instant,
  updated_at: Instant,
});
export type ChatThread = z.infer<typeof ChatThread>;

export const ChatMessage = z.object({
  id: Id,
  role: z.enum(["user", "assistant"]),
  content: z.string(),
  /** A hint helps with graded work and does not do it; the full answer can be asked for. */
  kind: z.enum(["answer", "hint", "blocked", "rate_limited", "error"]),
  state: z.enum(["streaming", "done", "stopped", "failed"]),
  sources: z.array(Source),
  facts: z.array(CourseFact),
  confidence: z.number().nullable(),
  found: z.boolean().nullable(),
  tier: AnswerTier.nullable(),
  from_data: FromData,
  not_from_files: NotFromFiles,
  service_used: z.string(),
  /** For the student: a model that did not answer, an allowance that is used up. */
  note: z.string(),
  query_id: Id.nullable(),
  created_at: Instant,
});
export type ChatMessage = z.infer<typeof ChatMessage>;

export const chatThreads = {
  list: endpoint("GET /ai-assistant/threads/", {
    summary: "Conversations, the last used first; with words those that hold them",
    query: z.object({ q: text(200, "The search").default("") }),
    answer: z.array(ChatThread),
  }),
  create: endpoint("POST /ai-assistant/threads/", {
    summary: "Begin a conversation",
    body: SentChoices,
    answer: ChatThread,
    status: 201,
  }),
  read: endpoint("GET /ai-assistant/threads/{thread_id}/", {
    summary: "A conversation with its messages, oldest first",
    answer: ChatThread.extend({ messages: z.array(ChatMessage) }),
  }),
  patch: endpoint("PATCH /ai-assistant/threads/{thread_id}/", {
    summary: "Rename a conversation or change what it is about",
    body: SentChoices.extend({
      title: requiredText(200, "Please enter a title", "Title").optional(),
    }),
    answer: ChatThread,
  }),
  remove: endpoint("DELETE /ai-assistant/threads/{thread_id}/", {
    summary: "Delete a conversation",
    status: 204,
  }),
  export: endpoint("GET /ai-assistant/threads/{thread_id}/export/", {
    summary: "A conversation as Markdown, sources included",
    download: true,
  }),
  send: endpoint("POST /ai-assistant/threads/{thread_id}/messages/", {
    summary: "Ask; the answer comes as a message stream of the AI SDK and is kept as it grows",
    limit: "chat",
    download: true,
    body: z.object({ message: text(TYPED_MAX, "The message").default("") }),
  }),
  resume: endpoint("GET /ai-assistant/threads/{thread_id}/stream/", {
    summary: "The rest of an answer that is still being written, as the same stream",
    download: true,
  }),
  stop: endpoint("POST /ai-assistant/threads/{thread_id}/stop/", {
    summary: "Stop the answer that is being written; what is there stays",
    answer: ChatMessage.nullable(),
  }),
};
