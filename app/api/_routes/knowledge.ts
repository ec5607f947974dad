import { implement } from "@/lib/api/implement";
import { knowledge } from "@/lib/contract/knowledge";
import {
  courseGraph,
  courseLearningPath,
  coursePrerequisites,
} from "@/lib/services/knowledge/graph";
import { courseAnalytics } from "@/lib/services/overview/analytics";

export const knowledgeRoutes = implement(knowledge, {
  graph: ({ owner, path }) => courseGraph(owner, path.course_id),
  prerequisites: ({ owner, path, query }) =>
    coursePrerequisites(owner, path.course_id, query.topic),
  learningPath: ({ owner, path, body }) => courseLearningPath(owner, path.course_id, body),
  analytics: ({ owner, path }) => courseAnalytics(owner, path.course_id),
});
