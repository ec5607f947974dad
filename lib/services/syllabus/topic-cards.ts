import { and, eq, isNull, notInArray, sql } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { courses } from "@/db/schema/courses";
import { topicItems } from "@/db/schema/topics";
import { verifyQuote } from "@/lib/documents/evidence";
import type { SyllabusFacts } from "@/lib/documents/extract/syllabus/types";
import type { Page } from "@/lib/documents/types";
import { type Owner, ownedBy } from "@/lib/services/kernel/owner";

const TITLE_MAX = 200;

/**
 * Cards of the same title (or, when the student renamed one, from the same words) stay as they are; new topics are
 * added at the end; cards that are gone from the syllabus go unless completed. Rules that find no topics at all say
 * nothing against cards whose words it still holds: a model found those. Returns how many cards there are.
 */
export async function saveCards(
  tx: Transaction,
  owner: Owner,
  { source_id, course_id }: { source_id: number; course_id: number },
  facts: SyllabusFacts,
  pages: Page[],
): Promise<number> {
  const topics = topicsOf(facts);
  // One syllabus of a course at a time: each puts its cards at the end.
  await tx
    .select({ id: courses.id })
    .from(courses)
    .where(ownedBy(courses, owner, course_id))
    .for("update");
  const cards = await tx
    .select({
      id: topicItems.id,
      title: sql<string>`lower(${topicItems.title})`,
      quote: sql<string | null>`${topicItems.evidence} ->> 'quote'`,
      page: sql<number>`(${topicItems.evidence} ->> 'page')::int`,
      source_id: topicItems.source_id,
      order: topicItems.order,
    })
    .from(topicItems)
    .where(and(ownedBy(topicItems, owner), eq(topicItems.course_id, course_id)));
  const rivals = cards.filter((card) => card.source_id === source_id || card.source_id === null);
  const kept = new Set<number>();
  const keep = (fits: (card: (typeof rivals)[number]) => boolean) => {
    const card = rivals.find((card) => !kept.has(card.id) && fits(card));
    if (card) kept.add(card.id);
    return card !== undefined;
  };
  // Titles first: several topics may stand in the same words, and each card is taken once.
  const untitled = topics.filter(
    (topic) => !keep(({ title }) => title === topic.title.toLowerCase()),
  );
  const added = untitled.filter((topic) => !keep(({ quote }) => quote === topic.evidence.quote));
  for (const { id, page, quote } of topics.length === 0 ? rivals : []) {
    if (quote && verifyQuote(pages, page, quote)) kept.add(id);
  }
  await tx
    .delete(topicItems)
    .where(
      and(
        ownedBy(topicItems, owner),
        eq(topicItems.source_id, source_id),
        isNull(topicItems.completed_at),
        kept.size > 0 ? notInArray(topicItems.id, [...kept]) : undefined,
      ),
    );
  const count = kept.size + added.length;
  if (added.length === 0) return count;
  const first = Math.max(-1, ...cards.map(({ order }) => order)) + 1;
  await tx
    .insert(topicItems)
    .values(
      added.map(({ title, week, evidence }, index) => ({
        owner_id: owner.id,
        course_id,
        source_id,
        title,
        week,
        evidence,
        difficulty: "intermediate" as const,
        order: first + index,
      })),
    )
    .onConflictDoNothing();
  return count;
}

/** The topics in their order, each once, with the words they were read from. */
function topicsOf({ topics }: SyllabusFacts) {
  const seen = new Set<string>();
  return topics.flatMap(({ value, evidence, confidence }) => {
    const title = value.title.slice(0, TITLE_MAX);
    if (seen.has(title.toLowerCase())) return [];
    seen.add(title.toLowerCase());
    const { page, quote, boxes } = evidence;
    const [first] = boxes;
    const at = first ? { x: first.x, y: first.y } : null;
    return [{ title, week: value.week, evidence: { page, quote, at, confidence } }];
  });
}
