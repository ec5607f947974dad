import { z } from "zod";
import { Difficulty, Id, Instant, orNull, requiredText, text } from "./common";
import { CourseFact } from "./course-facts";
import { endpoint } from "./endpoint";
import { FEEDBACK_RATINGS, keysOf, QUESTION_MAX } from "./values";

const CourseId = orNull(z.coerce.number().pipe(Id)).optional();
const Query = requiredText(500, "Please enter what to look for", "The search");

/** A passage that was found, complete enough to be shown and opened. */
export const FoundPassage = z.object({
  chunk_id: Id,
  file_id: Id,
  /** The resource the PDF is; null for syllabi, assignments and quizzes. */
  resource_id: Id.nullable(),
  resource_title: z.string(),
  course_id: Id.nullable(),
  heading: z.string(),
  chunk_text: z.string(),
  /** 0 to 1, within this answer. */
  relevance_score: z.number(),
  page: z.int(),
  page_end: z.int(),
});
export type FoundPassage = z.infer<typeof FoundPassage>;

/** A passage that an answer stands on; `marker` is its number in the text. */
export const Source = FoundPassage.extend({ marker: z.int(), quote: z.string() });
export type Source = z.infer<typeof Source>;

/** Whether meaning was compared besides words. */
const Method = z.enum(["words", "words_and_meaning"]);

const Feedback = z.object({
  id: Id,
  query_id: Id,
  rating: z.enum(keysOf(FEEDBACK_RATINGS)),
  comment: z.string(),
  created_at: Instant,
});

/**
 * How far an answer can be relied on: its passage answers the question; its passages are the closest there are and may
 * not answer it; the material says nothing of it.
 */
export const AnswerTier = z.enum(["found", "closest", "none"]);
export type AnswerTier = z.infer<typeof AnswerTier>;

/** The sentences that no file of the student says: what a language model says of its own general knowledge. */
export const NotFromFiles = z.array(z.string());

/** Whether it says what the student's own data hold, or lack: dates, weights, progress. Else it is of their files. */
export const FromData = z.boolean();

export const retrieval = {
  semanticSearch: endpoint("POST /resources/semantic-search/", {
    summary: "Passages of the student's PDFs that say most about the query",
    limit: "question",
    body: z.object({
      query: Query,
      course_id: CourseId,
      content_types: z.array(text(50, "Type")).max(20).optional(),
      top_k: z.coerce.number().pipe(z.int().min(1).max(50)).default(10),
    }),
    answer: z.object({
      query_id: Id,
      query: z.string(),
      results: z.array(FoundPassage),
      total_results: z.int(),
      method: Method,
      /** Words taken for misspelt, and what was looked for instead. */
      replaced: z.array(z.object({ word: z.string(), by: z.array(z.string()) })),
      /** For the student, when something kept the search from its best. */
      note: z.string(),
    }),
  }),
  aiQuestion: endpoint("POST /resources/ai-question/", {
    summary: "An answer from the student's own material, with its sources",
    limit: "question",
    body: z.object({
      question: requiredText(QUESTION_MAX, "Please enter a question", "The question"),
      course_id: CourseId,
      context_type: text(50, "Type").optional(),
    }),
    answer: z.object({
      query_id: Id,
      question: z.string(),
      answer: z.string(),
      sources: z.array(Source),
      /** What the student's own data hold of it. */
      facts: z.array(CourseFact),
      /** 0 to 1, from the evidence. */
      confidence: z.number(),
      found: z.boolean(),
      tier: AnswerTier,
      from_data: FromData,
      not_from_files: NotFromFiles,
      /** For the student: what was left out, a model that did not answer. */
      note: z.string(),
      course_id: Id.nullable(),
      context_type: z.string(),
      generated_at: Instant,
      rag_context_used: z.boolean(),
      service_used: z.string(),
    }),
  }),
  feedback: endpoint("POST /resources/ai-feedback/", {
    summary: "Say whether an answer helped; the same question then ranks its passages accordingly",
    body: z.object({
      query_id: z.coerce.number("Please say which answer you're rating").pipe(Id),
      rating: z.enum(keysOf(FEEDBACK_RATINGS), "Please choose a rating"),
      comment: text(2000, "The comment").default(""),
    }),
    answer: Feedback,
    status: 201,
  }),
  recommendations: endpoint("POST /resources/recommendations/", {
    summary: "What to study from next, each with its reason",
    body: z.object({
      course_id: CourseId,
      topic: text(200, "The topic").default(""),
      difficulty_level: orNull(z.coerce.number().pipe(Difficulty)).optional(),
      learning_style: z.unknown().optional(),
    }),
    answer: z.object({
      recommendations: z.array(
        z.object({
          resource_id: Id,
          file_id: Id,
          title: z.string(),
          course_id: Id.nullable(),
          reason: z.string(),
          score: z.number(),
          page: z.int(),
          topic: z.string(),
        }),
      ),
      reasoning: z.string(),
    }),
  }),
};
