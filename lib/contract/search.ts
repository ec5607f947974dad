import { z } from "zod";
import { Id, text } from "./common";
import { endpoint } from "./endpoint";
import { keysOf, SEARCH_KINDS } from "./values";

/** Something of the student's by its name. */
export const SearchHit = z.object({
  kind: z.enum(keysOf(SEARCH_KINDS)),
  id: Id,
  title: z.string(),
  course_id: Id.nullable(),
  course_name: z.string().nullable(),
});
export type SearchHit = z.infer<typeof SearchHit>;

/** A place in the text of a document. */
export const TextHit = z.object({
  file_id: Id,
  title: z.string(),
  course_id: Id.nullable(),
  page: z.int(),
  /** The words with some of the text around them, verbatim. */
  excerpt: z.string(),
});
export type TextHit = z.infer<typeof TextHit>;

export const search = {
  text: endpoint("GET /search/text/", {
    summary: "Places in the student's documents that hold these words, best first",
    query: z.object({ q: text(200, "The search").default("") }),
    answer: z.array(TextHit),
  }),
  find: endpoint("GET /search/", {
    summary: "What has these words in its name, best first; without words what changed last",
    query: z.object({ q: text(200, "The search").default("") }),
    answer: z.array(SearchHit),
  }),
};
