import { and, asc, desc, eq, exists, ilike, inArray, or, type SQL, sql } from "drizzle-orm";
import { db } from "@/db/client";
import { chatMessages, chatThreads } from "@/db/schema/chat";
import { courses } from "@/db/schema/courses";
import { exams } from "@/db/schema/exams";
import { files } from "@/db/schema/files";
import { topicItems } from "@/db/schema/topics";
import type { ChatMessage, ChatThread, chatThreads as endpoints } from "@/lib/contract/assistant";
import type { ReadBody } from "@/lib/contract/endpoint";
import { toMessage } from "@/lib/services/assistant/messages";
import { found, notFound } from "@/lib/services/kernel/errors";
import { likeLiteral } from "@/lib/services/kernel/like";
import { type Owner, ownedBy } from "@/lib/services/kernel/owner";
import { requireCourse } from "@/lib/services/kernel/require-course";

const MOST_LISTED = 500;
const MOST_MESSAGES = 1000;
/** The title until the first question gives the conversation one. */
export const UNTITLED = "New conversation";

/** The last used first; with words those that hold them in their title or messages. */
export async function listThreads(owner: Owner, q: string): Promise<ChatThread[]> {
  const pattern = `%${likeLiteral(q)}%`;
  const said = db()
    .select({ one: sql`1` })
    .from(chatMessages)
    .where(
      and(
        ownedBy(chatMessages, owner),
        eq(chatMessages.thread_id, chatThreads.id),
        ilike(chatMessages.content, pattern),
      ),
    );
  return selectThreads(owner, q ? or(ilike(chatThreads.title, pattern), exists(said)) : undefined);
}

/** 404 for another student's course, exam, topic or file. */
export async function createThread(
  owner: Owner,
  choices: ReadBody<typeof endpoints.create>,
): Promise<ChatThread> {
  await requireChoices(owner, choices);
  const [row] = await db()
    .insert(chatThreads)
    .values({ question_type: "general", ...choices, owner_id: owner.id, title: UNTITLED })
    .returning({ id: chatThreads.id });
  return readSummary(owner, found(row, "Thread").id);
}

export async function readThread(
  owner: Owner,
  thread_id: number,
): Promise<ChatThread & { messages: ChatMessage[] }> {
  const thread = await readSummary(owner, thread_id);
  const newest = await db()
    .select()
    .from(chatMessages)
    .where(and(ownedBy(chatMessages, owner), eq(chatMessages.thread_id, thread_id)))
    .orderBy(desc(chatMessages.id))
    .limit(MOST_MESSAGES);
  return { ...thread, messages: newest.reverse().map(toMessage) };
}

export async function patchThread(
  owner: Owner,
  thread_id: number,
  change: ReadBody<typeof endpoints.patch>,
): Promise<ChatThread> {
  await requireThread(owner, thread_id);
  await requireChoices(owner, change);
  if (Object.keys(change).length > 0) {
    await db()
      .update(chatThreads)
      .set(change)
      .where(ownedBy(chatThreads, owner, thread_id));
  }
  return readSummary(owner, thread_id);
}

/** 404 unless the conversation is the student's. */
export async function requireThread(
  owner: Owner,
  thread_id: number,
): Promise<typeof chatThreads.$inferSelect> {
  const [row] = await db()
    .select()
    .from(chatThreads)
    .where(ownedBy(chatThreads, owner, thread_id));
  return found(row, "Thread");
}

async function readSummary(owner: Owner, thread_id: number): Promise<ChatThread> {
  const [thread] = await selectThreads(owner, eq(chatThreads.id, thread_id));
  return found(thread, "Thread");
}

function selectThreads(owner: Owner, condition: SQL | undefined): Promise<ChatThread[]> {
  return db()
    .select({
      id: chatThreads.id,
      title: chatThreads.title,
      course_id: chatThreads.course_id,
      course_name: courses.name,
      question_type: chatThreads.question_type,
      exam_id: chatThreads.exam_id,
      topic_id: chatThreads.topic_id,
      full_answers: chatThreads.full_answers,
      file_ids: chatThreads.file_ids,
      message_count: sql<number>`(select count(*)::int from ${chatMessages} m
        where m.owner_id = ${owner.id} and m.thread_id = "chat_threads"."id")`,
      created_at: chatThreads.created_at,
      updated_at: chatThreads.updated_at,
    })
    .from(chatThreads)
    .leftJoin(
      courses,
      and(eq(courses.id, chatThreads.course_id), eq(courses.owner_id, chatThreads.owner_id)),
    )
    .where(and(ownedBy(chatThreads, owner), condition))
    .orderBy(desc(chatThreads.updated_at), asc(chatThreads.id))
    .limit(MOST_LISTED);
}

type Chosen = ReadBody<typeof endpoints.create>;

async function requireChoices(owner: Owner, chosen: Chosen): Promise<void> {
  const { course_id, exam_id, topic_id, file_ids } = chosen;
  if (course_id) await requireCourse(owner, course_id);
  if (exam_id) await requireOne(exams, owner, exam_id, "Exam");
  if (topic_id) await requireOne(topicItems, owner, topic_id, "Topic");
  if (!file_ids || file_ids.length === 0) return;
  const own = await db().$count(files, and(ownedBy(files, owner), inArray(files.id, file_ids)));
  if (own < new Set(file_ids).size) throw notFound("File");
}

async function requireOne(
  table: typeof exams | typeof topicItems,
  owner: Owner,
  id: number,
  noun: string,
): Promise<void> {
  const own = await db().$count(table, ownedBy(table, owner, id));
  if (own === 0) throw notFound(noun);
}
