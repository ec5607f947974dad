import type { ReadBody, Received } from "@/lib/contract/endpoint";
import type { knowledge as endpoints, KnowledgeGraph } from "@/lib/contract/knowledge";
import { knowledgeGraph } from "@/lib/knowledge/graph";
import { completedOf, learningPath, prerequisitesOf } from "@/lib/knowledge/paths";
import type { GraphNode } from "@/lib/knowledge/types";
import { invalidField } from "@/lib/services/kernel/errors";
import type { Owner } from "@/lib/services/kernel/owner";
import { requireCourse } from "@/lib/services/kernel/require-course";
import { topicCards } from "@/lib/services/knowledge/cards";
import { memory } from "@/lib/services/knowledge/memory";
import { courseDocuments, sectionsOfDocuments } from "@/lib/services/knowledge/sections";

/** A syllabus has a few dozen; each is compared with all sections. */
const MOST_TOPICS = 200;

/** Topics of a course and how they depend on each other. 404 unless the course is the student's. */
export async function courseGraph(owner: Owner, course_id: number): Promise<KnowledgeGraph> {
  await requireCourse(owner, course_id);
  const topics = await topicCards(owner, course_id, MOST_TOPICS);
  const documents = await courseDocuments(owner, course_id);
  const key = JSON.stringify([course_id, topics, documents]);
  const graph =
    kept.get(key) ??
    knowledgeGraph({ topics, sections: await sectionsOfDocuments(owner, documents) });
  kept.set(key, graph);
  return { course_id, ...graph };
}

/** Cached by everything that the graph is built from. */
const kept = memory<ReturnType<typeof knowledgeGraph>>(20);

/** What comes before a topic, nearest first. */
export async function coursePrerequisites(
  owner: Owner,
  course_id: number,
  topic: string,
): Promise<Received<typeof endpoints.prerequisites>> {
  const graph = await courseGraph(owner, course_id);
  if (topic === "") throw invalidField("topic", "Please name a topic");
  const { node, prerequisites, missing } = prerequisitesOf(graph, topic);
  return { topic: node?.topic ?? topic, found: node !== null, prerequisites, missing };
}

/** What is completed, then what is left in the order it takes. */
export async function courseLearningPath(
  owner: Owner,
  course_id: number,
  { topic, preferences }: ReadBody<typeof endpoints.learningPath>,
): Promise<Received<typeof endpoints.learningPath>> {
  const graph = await courseGraph(owner, course_id);
  const aim = topic === "" ? null : topic;
  const left = learningPath(graph, aim, {}).map(({ node }) => node);
  const total_hours = rounded(left.reduce((sum, node) => sum + node.estimated_study_hours, 0));
  const hours_per_week = preferences?.hours_per_week;
  return {
    course_id,
    topic,
    found: aim === null || prerequisitesOf(graph, aim).node !== null,
    steps: [...completedOf(graph, aim), ...left].map(stepOf),
    total_hours,
    weeks: hours_per_week ? Math.ceil(total_hours / hours_per_week) : null,
  };
}

function stepOf(node: GraphNode, index: number) {
  return {
    order: index + 1,
    topic: node.topic,
    node_id: node.id,
    estimated_hours: node.estimated_study_hours,
    difficulty_level: node.difficulty_level,
    is_completed: node.is_completed,
    resources: node.passages.map(({ file_id, file_title, page }) => ({
      file_id,
      title: file_title,
      page,
    })),
  };
}

function rounded(hours: number): number {
  return Math.round(hours * 10) / 10;
}
