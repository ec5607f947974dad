import { and, eq, inArray, sql } from "drizzle-orm";
import { db } from "@/db/client";
import { chunks } from "@/db/schema/chunks";
import { resources } from "@/db/schema/resources";
import type { ReadBody, Received } from "@/lib/contract/endpoint";
import type { Resource } from "@/lib/contract/resources";
import type { retrieval as endpoints } from "@/lib/contract/retrieval";
import { type Owner, ownedBy } from "@/lib/services/kernel/owner";
import { requireCourse } from "@/lib/services/kernel/require-course";
import { coursePrerequisites } from "@/lib/services/knowledge/graph";
import { selectResources } from "@/lib/services/library/resources";
import { type StudyNeed, studyState } from "@/lib/services/overview/study-needs";
import { topicPassages } from "@/lib/services/retrieval/topic-passages";

const NEEDS = 5;
const PREREQUISITES = 3;
const FILES_OF_A_NEED = 2;
const UNREAD = 3;
const MOST = 10;

type Answer = Received<typeof endpoints.recommendations>;
type Recommendation = Answer["recommendations"][number];
type Wanted = ReadBody<typeof endpoints.recommendations>;
type Need = Pick<StudyNeed, "topic" | "reasons" | "weight"> & { course_id: number | null };

/**
 * Where to go on reading, each with its reason and page: for a topic and what comes before it, or for what exams,
 * questions and the syllabus ask for. A bounded number of queries. 404 for another student's course.
 */
export async function recommend(
  owner: Owner,
  { course_id = null, topic, difficulty_level = null }: Wanted,
): Promise<Answer> {
  if (course_id !== null) await requireCourse(owner, course_id);
  const { needs: pressing, used_files } = await studyState(owner, course_id);
  const all = await selectResources(
    owner,
    course_id === null ? undefined : eq(resources.course_id, course_id),
  );
  const by_file = new Map(
    all.filter(({ stage }) => stage === "ready").map((resource) => [resource.file_id, resource]),
  );
  const needs =
    topic === ""
      ? pressing.slice(0, NEEDS)
      : [asked(course_id, topic), ...(await prerequisitesOf(owner, course_id, topic))];
  const found: Recommendation[] = [];
  for (const need of needs) found.push(...(await forNeed(owner, need, by_file)));
  const about = found.length;
  if (topic === "") found.push(...unreadResources([...by_file.values()], used_files));
  const suited = await byDifficulty(owner, merged(found), difficulty_level);
  return {
    recommendations: suited.sort((a, b) => b.score - a.score).slice(0, MOST),
    reasoning: reasoningOf({ resources: by_file.size, needs, about, found: found.length }),
  };
}

function asked(course_id: number | null, topic: string): Need {
  return { course_id, topic, reasons: ["you asked for this topic"], weight: 1 };
}

async function prerequisitesOf(owner: Owner, course_id: number | null, topic: string) {
  if (course_id === null) return [];
  const { topic: name, missing } = await coursePrerequisites(owner, course_id, topic);
  return missing.slice(0, PREREQUISITES).map(
    (node, index): Need => ({
      course_id,
      topic: node.topic,
      reasons: [`it comes before ${name}, and you haven't completed it`],
      weight: 0.8 - 0.1 * index,
    }),
  );
}

async function forNeed(
  owner: Owner,
  { course_id, topic, reasons, weight }: Need,
  by_file: Map<number, Resource>,
): Promise<Recommendation[]> {
  // Resources of another course are not recommended for a topic.
  const file_ids = [...by_file.values()]
    .filter((resource) => course_id === null || (resource.course_id ?? course_id) === course_id)
    .map(({ file_id }) => file_id);
  if (file_ids.length === 0) return [];
  const hits = await topicPassages(owner, topic, { file_ids });
  const best = hits[0]?.score ?? 1;
  return hits.slice(0, FILES_OF_A_NEED).flatMap(({ file_id, page_start, score }) => {
    const resource = by_file.get(file_id);
    if (!resource) return [];
    return {
      ...namedTopics(resource),
      reason: sentence(`“${topic}”: ${reasons.join("; ")}`),
      score: rounded(weight * (0.6 + 0.4 * (score / best))),
      page: page_start,
      topic,
    };
  });
}

function unreadResources(ready: Resource[], used_files: Set<number>): Recommendation[] {
  return ready
    .filter(({ file_id }) => !used_files.has(file_id))
    .slice(0, UNREAD)
    .map((resource, index) => ({
      ...namedTopics(resource),
      reason: "You haven't looked anything up in it yet.",
      score: rounded(0.3 - 0.05 * index),
      page: 1,
      topic: "",
    }));
}

function namedTopics({ id, file_id, title, course_id }: Resource) {
  return { resource_id: id, file_id, title, course_id };
}

/** One recommendation for each place; a resource recommended for a topic is not listed again as unread. */
function merged(found: Recommendation[]): Recommendation[] {
  const places = Map.groupBy(found, ({ file_id, page }) => `${file_id} ${page}`);
  const once = [...places.values()].flatMap(
    (same) => same.toSorted((a, b) => b.score - a.score)[0] ?? [],
  );
  return once.filter(
    ({ file_id, topic }) =>
      topic !== "" || !once.some((other) => other.file_id === file_id && other.topic !== ""),
  );
}

/** Puts what is as hard as was asked first and says so: by what the student said, else by its text. */
async function byDifficulty(
  owner: Owner,
  found: Recommendation[],
  wanted: number | null,
): Promise<Recommendation[]> {
  if (wanted === null || found.length === 0) return found;
  const file_ids = [...new Set(found.map(({ file_id }) => file_id))];
  const rows = await db()
    .select({
      file_id: resources.file_id,
      said: resources.difficulty_level,
      measured: sql<number | null>`(select avg(c.difficulty)::float8 from ${chunks} c
        where c.owner_id = ${owner.id} and c.file_id = "resources"."file_id")`,
    })
    .from(resources)
    .where(and(ownedBy(resources, owner), inArray(resources.file_id, file_ids)));
  const level_of = new Map(rows.map(({ file_id, said, measured }) => [file_id, said ?? measured]));
  return found.map((each) => {
    const level = level_of.get(each.file_id);
    if (!level) return each;
    const distance = Math.abs(level - wanted);
    const fits = distance <= 0.5 ? " It's about as hard as you asked for." : "";
    return {
      ...each,
      reason: `${each.reason}${fits}`,
      score: rounded(each.score * (1 - 0.1 * Math.min(4, distance))),
    };
  });
}

/** `about` counts what was found for the needs. */
function reasoningOf(counts: {
  resources: number;
  needs: Need[];
  about: number;
  found: number;
}): string {
  if (counts.resources === 0) return "There's no file here yet that we could recommend.";
  if (counts.needs.length === 0) {
    const rest = counts.found > 0 ? "these are files" : "there is no file";
    return `You have no exam coming up and no open topics; ${rest} you haven't used lately.`;
  }
  const topics = counts.needs.map(({ topic }) => `“${topic}”`).join(", ");
  return counts.about === 0 ? `Your files say nothing about ${topics}.` : `Chosen for ${topics}.`;
}

function sentence(text: string): string {
  return `${text}.`;
}

function rounded(score: number): number {
  return Math.round(score * 1000) / 1000;
}
