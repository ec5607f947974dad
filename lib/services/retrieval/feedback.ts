import { type SQL, sql } from "drizzle-orm";
import { searchFeedback, searchQueries } from "@/db/schema/retrieval";
import type { FeedbackRating } from "@/lib/contract/values";
import type { Owner } from "@/lib/services/kernel/owner";

/** The part of its score that a passage gains or loses at most: one that is twice as good stays first. */
const MOST = 0.3;
/** Two questions are the same when they share this much of their words, as stems. */
const SAME = sql.raw("0.6e0");
/** Older ratings are forgotten. */
const LATEST = 300;
const RATING_VALUES = {
  helpful: 1,
  partially_helpful: 0.3,
  not_helpful: -1,
} as const satisfies Record<FeedbackRating, number>;

/**
 * What this student thought of the passages that answered the same question before: -1 to 1 for each of
 * them, the first of an answer counting most. Stands in the query that ranks, after `rarity`.
 */
export function ratedPassages(owner: Owner): SQL {
  const worth = sql.join(
    Object.entries(RATING_VALUES).map(([rating, value]) =>
      sql.raw(`when '${rating}' then ${value}e0`),
    ),
    sql` `,
  );
  return sql`
    select (p.passage ->> 'file_id')::int as file_id, (p.passage ->> 'number')::int as number,
      greatest(-1e0, least(1e0, sum(q.likeness * case f.rating ${worth} else 0e0 end / (p.place * p.place)))) as liked
    from (
      select query_id, rating from ${searchFeedback}
      where owner_id = ${owner.id} order by updated_at desc limit ${LATEST}
    ) f
    cross join lateral (
      select q.passages, shared.count::float8
        / (cardinality(q.terms) + (select count(*) from rarity) - shared.count) as likeness
      from ${searchQueries} q
      cross join lateral (
        select count(*) from unnest(q.terms) t(term) where t.term in (select term from rarity)
      ) shared
      where q.id = f.query_id and q.owner_id = ${owner.id} and shared.count > 0
      offset 0
    ) q
    cross join lateral json_array_elements(q.passages) with ordinality as p(passage, place)
    where q.likeness >= ${SAME}
    group by 1, 2`;
}

/** Re-ranks the passages by the student's ratings, best first. */
export function rankByFeedback<H extends { score: number; liked: number }>(hits: H[]): H[] {
  if (hits.every(({ liked }) => liked === 0)) return hits;
  return hits
    .map((hit) => ({ ...hit, score: hit.score * (1 + MOST * hit.liked) }))
    .sort((a, b) => b.score - a.score);
}
