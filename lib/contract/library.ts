import { z } from "zod";
import { Difficulty, Id, orNull, text } from "./common";
import { endpoint } from "./endpoint";
import { Resource } from "./resources";

const CourseFilter = orNull(z.coerce.number().pipe(Id)).optional();

/** A passage of a PDF, as the index keeps it. */
export const Chunk = z.object({
  id: Id,
  /** Counted from 1 in its PDF. */
  chunk_index: z.int(),
  chunk_type: z.enum(["text", "caption", "note"]),
  /** The beginning of its text. */
  content: z.string(),
  /** From the outermost heading to the one it stands under. */
  topics: z.array(z.string()),
  page: z.int(),
  page_end: z.int(),
  word_count: z.int(),
  /** Minutes. */
  estimated_study_time: z.number(),
  /** 1 (easy) to 5. */
  difficulty_level: z.int(),
});
export type Chunk = z.infer<typeof Chunk>;

export const FoundResource = Resource.extend({
  /** Where in it the words were found; empty when only its name matches. */
  passages: z.array(z.object({ page: z.int(), text: z.string(), score: z.number() })),
});
export type FoundResource = z.infer<typeof FoundResource>;

/** Every place in a resource where the words stand, page by page. */
export const ResourcePlaces = z.object({
  pages: z.array(
    z.object({
      page: z.int(),
      /** The words with some of the text around them, verbatim. */
      excerpts: z.array(z.string()),
    }),
  ),
  /** Excerpts on all pages. */
  total: z.int(),
});
export type ResourcePlaces = z.infer<typeof ResourcePlaces>;

/** The PDFs that students study from, as a library. */
export const library = {
  search: endpoint("GET /resources/search/", {
    summary: "Resources whose name or text holds these words, best first",
    query: z.object({
      search: text(200, "The search").default(""),
      course_id: CourseFilter,
      subject: text(100, "Subject").optional(),
      difficulty_level: orNull(z.coerce.number().pipe(Difficulty)).optional(),
    }),
    answer: z.array(FoundResource),
  }),
  places: endpoint("GET /resources/{resource_id}/search/", {
    summary: "Every place in one resource that holds these words, in order of its pages",
    query: z.object({ search: text(200, "The search").default("") }),
    answer: ResourcePlaces,
  }),
  stats: endpoint("GET /resources/stats/", {
    summary: "Counts over the student's resources",
    answer: z.object({
      total_resources: z.int(),
      ready_resources: z.int(),
      total_pages: z.int(),
      total_chunks: z.int(),
      /** Hours. */
      total_study_hours: z.number(),
      resources_by_type: z.record(z.string(), z.int()),
      resources_by_difficulty: z.record(z.string(), z.int()),
      resources_by_course: z.array(
        z.object({ course_id: Id.nullable(), course_name: z.string(), count: z.int() }),
      ),
    }),
  }),
  chunks: endpoint("GET /resources/{resource_id}/chunks/", {
    summary: "The passages of a resource, in order",
    answer: z.array(Chunk),
  }),
  topics: endpoint("GET /resources/{resource_id}/topics/", {
    summary: "What a resource is about, in its own order",
    answer: z.array(z.string()),
  }),
};
