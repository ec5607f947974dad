import { and, asc, eq, sql } from "drizzle-orm";
import { db } from "@/db/client";
import { topicItems } from "@/db/schema/topics";
import type { SyllabusTopic } from "@/lib/knowledge/types";
import { type Owner, ownedBy } from "@/lib/services/kernel/owner";

/** `week` is the syllabus's, counted from 1. */
export type TopicCard = SyllabusTopic & { week: number | null };

/** The topic cards of a course in their order, the first `most` of them. */
export function topicCards(owner: Owner, course_id: number, most: number): Promise<TopicCard[]> {
  return db()
    .select({
      id: topicItems.id,
      title: topicItems.title,
      description: topicItems.description,
      order: topicItems.order,
      is_completed: sql<boolean>`${topicItems.completed_at} is not null`,
      difficulty: topicItems.difficulty,
      week: topicItems.week,
    })
    .from(topicItems)
    .where(and(ownedBy(topicItems, owner), eq(topicItems.course_id, course_id)))
    .orderBy(asc(topicItems.order), asc(topicItems.id))
    .limit(most);
}
