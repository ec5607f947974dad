import { and, asc, eq, inArray, type SQL, sql } from "drizzle-orm";
import { db } from "@/db/client";
import { topicItems } from "@/db/schema/topics";
import type { ReadBody } from "@/lib/contract/endpoint";
import type { topicItems as endpoints, TopicItem, TopicItemInput } from "@/lib/contract/topics";
import { TOPIC_DIFFICULTIES } from "@/lib/contract/values";
import { found, invalidField, notFound, violatedConstraint } from "@/lib/services/kernel/errors";
import { type Owner, ownedBy } from "@/lib/services/kernel/owner";
import { requireCourse } from "@/lib/services/kernel/require-course";

type Place = { course_id: number; item_id: number };
type Patch = ReadBody<typeof endpoints.patch>;
type Orders = ReadBody<typeof endpoints.reorder>["topic_orders"];

/** In the order the student gave them. */
export async function listTopicItems(owner: Owner, course_id: number): Promise<TopicItem[]> {
  await requireCourse(owner, course_id);
  return selectItems(and(ownedBy(topicItems, owner), eq(topicItems.course_id, course_id)));
}

export async function readTopicItem(owner: Owner, place: Place): Promise<TopicItem> {
  const [item] = await selectItems(at(owner, place));
  return found(item, "Item");
}

/** Adds a card at the end. 400 when the course has a card made by hand of this title. */
export async function createTopicItem(
  owner: Owner,
  course_id: number,
  input: TopicItemInput,
): Promise<TopicItem> {
  await requireCourse(owner, course_id);
  const last = sql<number>`(select coalesce(max(${topicItems.order}), -1) + 1 from ${topicItems}
    where ${topicItems.owner_id} = ${owner.id} and ${topicItems.course_id} = ${course_id})`;
  const [row] = await withTopicConflicts(
    db()
      .insert(topicItems)
      .values({ ...input, order: last, course_id, owner_id: owner.id })
      .returning({ item_id: topicItems.id }),
  );
  return readTopicItem(owner, { course_id, ...found(row, "Item") });
}

export async function patchTopicItem(
  owner: Owner,
  place: Place,
  { is_completed, ...fields }: Patch,
): Promise<TopicItem> {
  const completed = is_completed === undefined ? {} : { completed_at: completion(is_completed) };
  return change(owner, place, { ...fields, ...completed });
}

export async function toggleTopicItem(owner: Owner, place: Place): Promise<TopicItem> {
  return change(owner, place, {
    completed_at: sql`case when ${topicItems.completed_at} is null then ${new Date().toISOString()}::timestamptz end`,
  });
}

/**
 * Stores the whole order or nothing: 404 when one of the cards is not in this course. Answers count from 1, stored
 * places from 0; a request may count from either.
 */
export async function reorderTopicItems(
  owner: Owner,
  course_id: number,
  orders: Orders,
): Promise<void> {
  await requireCourse(owner, course_id);
  const order_of = new Map(orders.map(({ id, order }) => [id, order]));
  if (order_of.size === 0) return;
  const first = Math.min(1, ...order_of.values());
  const pairs = sql.join(
    [...order_of].map(([id, order]) => sql`(${id}::int, ${order - first}::int)`),
    sql`, `,
  );
  await db().transaction(async (tx) => {
    const scope = and(
      ownedBy(topicItems, owner),
      eq(topicItems.course_id, course_id),
      inArray(topicItems.id, [...order_of.keys()]),
    );
    const moved = await tx
      .update(topicItems)
      .set({
        order: sql`(select wanted.place from (values ${pairs}) as wanted (id, place)
          where wanted.id = ${topicItems.id})`,
      })
      .where(scope)
      .returning({ id: topicItems.id });
    if (moved.length < order_of.size) throw notFound("Item");
  });
}

function at(owner: Owner, { course_id, item_id }: Place): SQL | undefined {
  return and(ownedBy(topicItems, owner, item_id), eq(topicItems.course_id, course_id));
}

function completion(is_completed: boolean): string | null {
  return is_completed ? new Date().toISOString() : null;
}

async function change(
  owner: Owner,
  place: Place,
  set: Parameters<ReturnType<typeof updateItems>["set"]>[0],
): Promise<TopicItem> {
  const [row] = await withTopicConflicts(
    updateItems()
      .set({ ...set, updated_at: new Date().toISOString() })
      .where(at(owner, place))
      .returning({ id: topicItems.id }),
  );
  found(row, "Item");
  return readTopicItem(owner, place);
}

function updateItems() {
  return db().update(topicItems);
}

async function selectItems(condition: SQL | undefined): Promise<TopicItem[]> {
  const rows = await db()
    .select({
      id: topicItems.id,
      title: topicItems.title,
      description: topicItems.description,
      difficulty: topicItems.difficulty,
      is_completed: sql<boolean>`${topicItems.completed_at} is not null`,
      order: sql<number>`${topicItems.order} + 1`,
      source_id: topicItems.source_id,
      week: topicItems.week,
      evidence: topicItems.evidence,
      created_at: topicItems.created_at,
      updated_at: topicItems.updated_at,
    })
    .from(topicItems)
    .where(condition)
    .orderBy(asc(topicItems.order), asc(topicItems.id));
  return rows.map((row) => ({
    ...row,
    difficulty_display: TOPIC_DIFFICULTIES[row.difficulty],
  }));
}

async function withTopicConflicts<T>(save: PromiseLike<T>): Promise<T> {
  try {
    return await save;
  } catch (error) {
    if (violatedConstraint(error) !== "topic_items_title_key") throw error;
    throw invalidField("title", "There's already a topic with this title.");
  }
}
