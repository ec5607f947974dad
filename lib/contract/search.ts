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

export const search = {
  find: endpoint("GET /search/", {
    summary: "What has these words in its name, best first; without words what changed last",
    query: z.object({ q: text(200, "The search").default("") }),
    answer: z.array(SearchHit),
  }),
};
