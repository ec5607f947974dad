import { db } from "@/db/client";
import { searchFeedback, searchQueries } from "@/db/schema/retrieval";
import type { ReadBody, Received } from "@/lib/contract/endpoint";
import type { retrieval as endpoints } from "@/lib/contract/retrieval";
import { found } from "@/lib/services/kernel/errors";
import { type Owner, ownedBy } from "@/lib/services/kernel/owner";

/** A rating counts for at most this many passages of an answer. */
const PASSAGES = 10;
const MOST_TERMS = 100;

type Asked = {
  course_id: number | null;
  kind: typeof searchQueries.$inferInsert.kind;
  query: string;
  terms: string[];
  /** What was answered, the best first. */
  passages: { file_id: number; number: number }[];
};

/** Keeps what was asked and answered, so that the student can rate it. Returns its id. */
export async function recordQuery(
  owner: Owner,
  { terms, passages, ...asked }: Asked,
): Promise<number> {
  const [row] = await db()
    .insert(searchQueries)
    .values({
      ...asked,
      owner_id: owner.id,
      terms: terms.slice(0, MOST_TERMS),
      passages: distinct(passages).slice(0, PASSAGES),
      created_at: new Date().toISOString(),
    })
    .returning({ id: searchQueries.id });
  return found(row, "Answer").id;
}

/** One rating for each answer: a second one takes the place of the first. 404 for what nobody asked. */
export async function rateAnswer(
  owner: Owner,
  { query_id, rating, comment }: ReadBody<typeof endpoints.feedback>,
): Promise<Received<typeof endpoints.feedback>> {
  const [asked] = await db()
    .select({ id: searchQueries.id })
    .from(searchQueries)
    .where(ownedBy(searchQueries, owner, query_id));
  found(asked, "Answer");
  const [row] = await db()
    .insert(searchFeedback)
    .values({ owner_id: owner.id, query_id, rating, comment })
    .onConflictDoUpdate({
      target: [searchFeedback.owner_id, searchFeedback.query_id],
      set: { rating, comment, updated_at: new Date().toISOString() },
    })
    .returning({
      id: searchFeedback.id,
      query_id: searchFeedback.query_id,
      rating: searchFeedback.rating,
      comment: searchFeedback.comment,
      created_at: searchFeedback.created_at,
    });
  return found(row, "Answer");
}

/** An answer may cite a passage several times. */
function distinct(passages: Asked["passages"]): Asked["passages"] {
  const places = passages.map(
    ({ file_id, number }) => [`${file_id} ${number}`, { file_id, number }] as const,
  );
  return [...new Map(places).values()];
}
