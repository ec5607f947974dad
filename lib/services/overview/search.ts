import { and, desc, eq, ilike, isNotNull, ne, type SQL, sql } from "drizzle-orm";
import { type AnyPgColumn, unionAll } from "drizzle-orm/pg-core";
import { db } from "@/db/client";
import { assignments } from "@/db/schema/assignments";
import { courses } from "@/db/schema/courses";
import { exams } from "@/db/schema/exams";
import { files } from "@/db/schema/files";
import { resources } from "@/db/schema/resources";
import { studyPlans } from "@/db/schema/study-plans";
import { topicItems } from "@/db/schema/topics";
import type { SearchHit, TextHit } from "@/lib/contract/search";
import { keysOf, SEARCH_KINDS, type SearchKind } from "@/lib/contract/values";
import { pageAt } from "@/lib/documents/chunk/page-at";
import { likeLiteral } from "@/lib/services/kernel/like";
import { type Owner, ownedBy } from "@/lib/services/kernel/owner";
import { describePassages } from "@/lib/services/retrieval/found-passages";
import { searchPassages } from "@/lib/services/retrieval/search";
import { excerptOf } from "@/lib/text/excerpt";

/** Of each kind, and in all. */
const HITS = 20;
const WORDS = 8;

/**
 * What has every word of `q` in its name, in one query: names that begin with it first, then by kind,
 * then what changed last. Without words, what changed last.
 */
export async function findByName(owner: Owner, q: string): Promise<SearchHit[]> {
  const words = q.toLowerCase().split(/\s+/).filter(Boolean).slice(0, WORDS);
  const named = (name: AnyPgColumn | SQL) =>
    and(...words.map((word) => ilike(name, `%${likeLiteral(word)}%`)));
  const ofCourses = db()
    .select({
      ...hit("course", courses, courses.name),
      course_id: sql<number | null>`${courses.id}`.as("course_id"),
      course_name: sql<string | null>`null::text`.as("course_name"),
    })
    .from(courses)
    .where(and(ownedBy(courses, owner), named(sql`(${courses.code} || ' ' || ${courses.name})`)))
    .orderBy(desc(courses.updated_at))
    .limit(HITS);
  const found = await unionAll(
    ofCourses,
    inTable("file", files, fileName, shown),
    inTable("assignment", assignments, assignments.title),
    inTable("exam", exams, exams.name),
    inTable("resource", resources, resources.title),
    inTable("topic", topicItems, topicItems.title),
    inTable("study_plan", studyPlans, studyPlans.title),
  );
  return found
    .map((row) => ({ ...row, rank: words.length === 0 ? 0 : rankOf(row, words.join(" ")) }))
    .sort((a, b) => a.rank - b.rank || (a.changed < b.changed ? 1 : -1))
    .slice(0, HITS);

  function inTable(kind: SearchKind, table: NamedTable, name: AnyPgColumn | SQL, only?: SQL) {
    return db()
      .select({
        ...hit(kind, table, name),
        course_id: sql<number | null>`${table.course_id}`.as("course_id"),
        course_name: sql<string | null>`${courses.name}`.as("course_name"),
      })
      .from(table)
      .leftJoin(courses, and(eq(courses.id, table.course_id), eq(courses.owner_id, table.owner_id)))
      .where(and(ownedBy(table, owner), only, named(name)))
      .orderBy(desc(table.updated_at))
      .limit(HITS);
  }
}

/** Fewer letters stand in every document. */
const LEAST_LETTERS = 3;
/** As many as there is room for below the names, and of one document not all of them. */
const TEXT_HITS = 6;
const HITS_OF_ONE = 2;

/** Where in the student's documents the words stand, in two queries. */
export async function findInText(owner: Owner, q: string): Promise<TextHit[]> {
  if (q.length < LEAST_LETTERS) return [];
  const { hits } = await searchPassages(owner, q, { limit: TEXT_HITS, of_a_file: HITS_OF_ONE });
  const passages = await describePassages(owner, hits);
  return passages.map((passage) => {
    const excerpt = excerptOf(passage.chunk_text, q);
    const { file_id, resource_title, course_id } = passage;
    const page = pageAt(
      { page_start: passage.page, page_breaks: passage.page_breaks },
      Math.max(0, passage.chunk_text.indexOf(excerpt)),
    );
    return { file_id, title: resource_title, course_id, page, excerpt };
  });
}

type NamedTable =
  | typeof assignments
  | typeof exams
  | typeof files
  | typeof resources
  | typeof topicItems
  | typeof studyPlans;

/** A resource is found as such; the PDF of an import stands nowhere before it is accepted. */
const shown = and(ne(files.kind, "resource"), isNotNull(files.course_id));

/** A syllabus is uploaded without a title of its own. */
const fileName = sql<string>`case ${files.kind}
  when 'syllabus' then ${files.original_filename} else ${files.title} end`;

function hit(
  kind: SearchKind,
  table: { id: AnyPgColumn; updated_at: AnyPgColumn },
  name: AnyPgColumn | SQL,
) {
  return {
    kind: sql<SearchKind>`${kind}::text`.as("kind"),
    id: sql<number>`${table.id}`.as("id"),
    title: sql<string>`${name}`.as("title"),
    changed: sql<string>`${table.updated_at}::text`.as("changed"),
  };
}

const KINDS = keysOf(SEARCH_KINDS);

/** Smaller is better. */
function rankOf({ title, kind }: { title: string; kind: SearchKind }, q: string): number {
  const at = title.toLowerCase().indexOf(q);
  const place = at === 0 ? 0 : at > 0 && /\W/.test(title.charAt(at - 1)) ? 1 : 2;
  return place * KINDS.length + KINDS.indexOf(kind);
}
