import { and, eq, gt, inArray, isNotNull, isNull, notInArray, or, sql, sum } from "drizzle-orm";
import { db } from "@/db/client";
import { fileIndexes } from "@/db/schema/chunks";
import { courses } from "@/db/schema/courses";
import { exams } from "@/db/schema/exams";
import { files } from "@/db/schema/files";
import { readings } from "@/db/schema/readings";
import { studySessions } from "@/db/schema/study-plans";
import { topicItems } from "@/db/schema/topics";
import type { Exam } from "@/lib/contract/exams";
import { knowledgeGraph } from "@/lib/knowledge/graph";
import type { KnowledgeGraph, Section, SyllabusTopic } from "@/lib/knowledge/types";
import { stemsOf } from "@/lib/knowledge/words";
import { listExams, selectExams } from "@/lib/services/courses/exams";
import { type Owner, ownedBy } from "@/lib/services/kernel/owner";
import { type TopicCard, topicCards } from "@/lib/services/knowledge/cards";
import { memory } from "@/lib/services/knowledge/memory";
import { courseDocuments, sectionsOfDocuments } from "@/lib/services/knowledge/sections";

const CHAPTERS = 12;
const MOST_CHAPTERS = 60;
/** Clients could not send back a plan of more topics than 500. */
const MOST_CARDS = 400;
/** Ids of topics that only an exam's coverage names; topic cards have positive ids. */
const COVERAGE_IDS = -1;

/** Everything in a course that a plan can be made from. */
export interface Material {
  graph: KnowledgeGraph;
  sections: Section[];
  /** Without topic cards the documents say what the course is about. */
  has_cards: boolean;
  /** By date; those that have not begun. */
  exams: Exam[];
  /** The course's first day, and the weeks of its syllabus by node. */
  term_start: string | null;
  weeks: Map<string, number>;
  /** Resources that are still being read. */
  unread: number;
  /** How long the student takes compared with the usual. */
  pace: number;
}

/** Reads it all. The graph holds the topic cards, what exams cover besides, and the topics of documents. */
export async function readMaterial(owner: Owner, course_id: number): Promise<Material> {
  const [cards, upcoming, documents, unread, pace, term] = await Promise.all([
    topicCards(owner, course_id, MOST_CARDS),
    selectExams(
      owner,
      and(eq(exams.course_id, course_id), gt(exams.exam_date, new Date().toISOString())),
    ),
    courseDocuments(owner, course_id),
    unreadResources(owner, course_id),
    paceOf(owner),
    db()
      .select({ start_date: courses.start_date })
      .from(courses)
      .where(ownedBy(courses, owner, course_id)),
  ]);
  const sections = await sectionsOfDocuments(owner, documents);
  const topics = [...cards, ...coveredOnly(upcoming, cards)];
  const key = JSON.stringify([course_id, topics, documents]);
  const graph = kept.get(key) ?? graphOf(topics, sections, cards.length > 0);
  kept.set(key, graph);
  return {
    graph,
    sections,
    has_cards: cards.length > 0,
    exams: upcoming,
    term_start: term[0]?.start_date ?? null,
    weeks: new Map(cards.flatMap(({ id, week }) => (week === null ? [] : [[`topic-${id}`, week]]))),
    unread,
    pace,
  };
}

/** By all that a graph is made of: it takes long, and a plan is made, looked at and changed in a row. */
const kept = memory<KnowledgeGraph>(20);

/**
 * Topic cards own all that the documents say on them, so that their hours are whole; parts of documents
 * stand beside them. Without cards these parts are the topics: chapters rather than paragraphs.
 */
function graphOf(topics: SyllabusTopic[], sections: Section[], has_cards: boolean): KnowledgeGraph {
  if (!has_cards) {
    const files = new Set(sections.map(({ file_id }) => file_id)).size;
    const max_nodes = Math.min(MOST_CHAPTERS, CHAPTERS * Math.max(2, files));
    return knowledgeGraph({ topics, sections, max_nodes });
  }
  const own = knowledgeGraph({ topics, sections, max_nodes: topics.length });
  const whole = knowledgeGraph({ topics, sections });
  const known = new Set(own.nodes.map(({ id }) => id));
  const beside = whole.nodes.filter(({ id }) => !known.has(id));
  const ids = new Set(beside.map(({ id }) => id));
  return {
    nodes: [...own.nodes, ...beside],
    edges: [...own.edges, ...whole.edges.filter(({ from, to }) => ids.has(from) || ids.has(to))],
  };
}

/** Why a course has nothing to plan from; null when it has something. Reads little. */
export async function missingMaterial(owner: Owner, course_id: number): Promise<string | null> {
  const [card] = await db()
    .select({
      id: topicItems.id,
      open: sql<boolean>`bool_or(${topicItems.completed_at} is null) over ()`,
    })
    .from(topicItems)
    .where(and(ownedBy(topicItems, owner), eq(topicItems.course_id, course_id)))
    .limit(1);
  if (card?.open) return null;
  const coming = (await listExams(owner, course_id)).filter(({ is_upcoming }) => is_upcoming);
  if (coming.some((exam) => exam.syllabus_coverage.length > 0)) return null;
  if (card) return reasonOf({ has_cards: true, unread: 0 });
  const [passage] = await db()
    .select({ id: files.id })
    .from(files)
    .innerJoin(
      fileIndexes,
      and(eq(fileIndexes.file_id, files.id), isNotNull(fileIndexes.finished_at)),
    )
    .where(and(resourcesOf(owner, course_id), gt(fileIndexes.chunk_count, 0)))
    .limit(1);
  if (passage) return null;
  return reasonOf({ has_cards: false, unread: await unreadResources(owner, course_id) });
}

export function reasonOf({ has_cards, unread }: { has_cards: boolean; unread: number }): string {
  if (unread > 0) {
    return "We're still reading this course's resources. Please try again when they're ready.";
  }
  if (has_cards)
    return "You've completed every topic of this course, so there's nothing left to plan.";
  return (
    "This course has no topics and no readable resources yet. Add its syllabus, some topics " +
    "or a file, then ask again."
  );
}

/** What exams cover and no card speaks of, each once. */
function coveredOnly(upcoming: Exam[], cards: TopicCard[]): SyllabusTopic[] {
  const last = Math.max(0, ...cards.map(({ order }) => order));
  const names: string[] = [];
  for (const { syllabus_coverage } of upcoming) {
    for (const { topic } of syllabus_coverage) {
      const known = [...cards.map(({ title }) => title), ...names];
      if (!known.some((name) => sameTopic(name, topic))) names.push(topic);
    }
  }
  return names.map((title, index) => ({
    id: COVERAGE_IDS - index,
    title,
    description: "",
    order: last + 1 + index,
    is_completed: false,
    difficulty: "intermediate",
  }));
}

function resourcesOf(owner: Owner, course_id: number) {
  return and(ownedBy(files, owner), eq(files.course_id, course_id), eq(files.kind, "resource"));
}

async function unreadResources(owner: Owner, course_id: number): Promise<number> {
  return db().$count(
    files,
    and(
      resourcesOf(owner, course_id),
      or(
        inArray(
          files.id,
          db()
            .select({ id: readings.file_id })
            .from(readings)
            .where(and(ownedBy(readings, owner), notInArray(readings.stage, ["ready", "failed"]))),
        ),
        inArray(
          files.id,
          db()
            .select({ id: fileIndexes.file_id })
            .from(fileIndexes)
            .innerJoin(readings, eq(readings.file_id, fileIndexes.file_id))
            .where(
              and(
                eq(fileIndexes.owner_id, owner.id),
                isNull(fileIndexes.finished_at),
                eq(readings.stage, "ready"),
              ),
            ),
        ),
      ),
    ),
  );
}

/** Whether two names speak of the same: all words of one that carry meaning are among the other's. */
export function sameTopic(a: string, b: string): boolean {
  const [first, second] = [new Set(stemsOf(a)), new Set(stemsOf(b))];
  if (first.size === 0 || second.size === 0)
    return a.trim().toLowerCase() === b.trim().toLowerCase();
  return (
    [...first].every((stem) => second.has(stem)) || [...second].every((stem) => first.has(stem))
  );
}

/** Hours at the usual pace that a student's own hours are weighed against: a first session says little. */
const USUAL_HOURS = 4;
const SLOWEST = 1.8;
const FASTEST = 0.6;

/** How long the student takes compared with what was planned, from the time that was spent on learning. */
async function paceOf(owner: Owner): Promise<number> {
  const [row] = await db()
    .select({
      minutes: sum(studySessions.minutes_spent).mapWith(Number),
      hours: sum(studySessions.hours).mapWith(Number),
    })
    .from(studySessions)
    .where(
      and(
        ownedBy(studySessions, owner),
        eq(studySessions.status, "done"),
        eq(studySessions.kind, "study"),
        gt(studySessions.minutes_spent, 0),
      ),
    );
  const pace = ((row?.minutes ?? 0) / 60 + USUAL_HOURS) / ((row?.hours ?? 0) + USUAL_HOURS);
  return Math.min(SLOWEST, Math.max(FASTEST, pace));
}
