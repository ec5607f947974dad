import { z } from "zod";
import { Id, orNull, text } from "./common";
import { endpoint } from "./endpoint";

const Passage = z.object({
  file_id: Id,
  file_title: z.string(),
  page: z.int(),
  chunk_number: z.int(),
  quote: z.string(),
});

export const KnowledgeNode = z.object({
  /** "topic-12" for a topic of the syllabus, else of a section. */
  id: z.string(),
  topic: z.string(),
  kind: z.enum(["syllabus", "document"]),
  difficulty_level: z.number(),
  estimated_study_hours: z.number(),
  confidence: z.number(),
  /** Null where completion is not kept. */
  is_completed: z.boolean().nullable(),
  passages: z.array(Passage),
});
export type KnowledgeNode = z.infer<typeof KnowledgeNode>;

export const KnowledgeEdge = z.object({
  /** Comes before `to`. */
  from: z.string(),
  to: z.string(),
  reason: z.enum(["requires", "order", "related"]),
  weight: z.number(),
  evidence: z.object({ file_id: Id.nullable(), page: z.int().nullable(), quote: z.string() }),
});
export type KnowledgeEdge = z.infer<typeof KnowledgeEdge>;

export const KnowledgeGraph = z.object({
  course_id: Id,
  nodes: z.array(KnowledgeNode),
  edges: z.array(KnowledgeEdge),
});
export type KnowledgeGraph = z.infer<typeof KnowledgeGraph>;

const PathStep = z.object({
  order: z.int(),
  topic: z.string(),
  node_id: z.string(),
  estimated_hours: z.number(),
  difficulty_level: z.number(),
  is_completed: z.boolean().nullable(),
  resources: z.array(z.object({ file_id: Id, title: z.string(), page: z.int() })),
});

export const knowledge = {
  graph: endpoint("GET /resources/knowledge-graph/{course_id}/", {
    summary: "Topics of a course's syllabus and documents, and how they depend on each other",
    answer: KnowledgeGraph,
  }),
  prerequisites: endpoint("GET /resources/knowledge-graph/{course_id}/prerequisites/", {
    summary: "What comes before a topic, nearest first, and what of it is not completed",
    query: z.object({ topic: text(300, "The topic").default("") }),
    answer: z.object({
      topic: z.string(),
      found: z.boolean(),
      prerequisites: z.array(KnowledgeNode),
      missing: z.array(KnowledgeNode),
    }),
  }),
  learningPath: endpoint("POST /resources/learning-path/{course_id}/", {
    summary: "The way to a topic, or through the course, in the order of what it takes",
    body: z.object({
      topic: text(300, "The topic").default(""),
      preferences: z
        .looseObject({ hours_per_week: z.number().min(0.5).max(80).optional() })
        .nullish(),
    }),
    answer: z.object({
      course_id: Id,
      topic: z.string(),
      /** False when the course has no such topic. */
      found: z.boolean(),
      /** What is completed comes first. */
      steps: z.array(PathStep),
      /** Hours still to study. */
      total_hours: z.number(),
      /** At the hours per week that were asked for; null without them. */
      weeks: z.number().nullable(),
    }),
  }),
  analytics: endpoint("GET /resources/ai-analytics/{course_id}/", {
    summary: "How a course is going, from the student's own data",
    answer: z.object({
      course_id: Id,
      progress: z.object({
        completed_topics: z.int(),
        total_topics: z.int(),
        completed_assignments: z.int(),
        total_assignments: z.int(),
        percentage: z.number(),
      }),
      weak_topics: z.array(
        z.object({ topic: z.string(), reason: z.string(), resource: orNull(Passage) }),
      ),
      hours_planned: z.number(),
      hours_studied: z.number(),
      questions_asked: z.int(),
      helpful_share: z.number().nullable(),
      recommendations: z.array(z.string()),
    }),
  }),
};
