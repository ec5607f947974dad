import { implement } from "@/lib/api/implement";
import { attachment } from "@/lib/api/responses";
import { topicItems, topics } from "@/lib/contract/topics";
import {
  addSyllabus,
  downloadSyllabus,
  listSyllabi,
  readSyllabus,
  replaceSyllabus,
  reprocessSyllabus,
} from "@/lib/services/syllabus/sources";
import {
  createTopicItem,
  listTopicItems,
  patchTopicItem,
  readTopicItem,
  reorderTopicItems,
  toggleTopicItem,
} from "@/lib/services/syllabus/topic-items";
import { listTopicPassages } from "@/lib/services/syllabus/topic-passages";
import { removeSyllabus, removeTopicItem } from "@/lib/services/trash/deletions";

export const topicRoutes = implement(topics, {
  list: ({ owner, path }) => listSyllabi(owner, path.course_id),
  create: ({ owner, path, body }) => addSyllabus(owner, path.course_id, body, { only_pdf: true }),
  read: ({ owner, path }) => readSyllabus(owner, path),
  update: ({ owner, path, body }) => replaceSyllabus(owner, path, body, { only_pdf: true }),
  updateAny: ({ owner, path, body }) => replaceSyllabus(owner, path, body, { only_pdf: false }),
  remove: ({ owner, path }) => removeSyllabus(owner, path),
  reprocess: ({ owner, path }) => reprocessSyllabus(owner, path),
  download: ({ owner, path }) => attachment(downloadSyllabus(owner, path)),
});

export const topicItemRoutes = implement(topicItems, {
  list: ({ owner, path }) => listTopicItems(owner, path.course_id),
  create: ({ owner, path, body }) => createTopicItem(owner, path.course_id, body),
  read: ({ owner, path }) => readTopicItem(owner, path),
  passages: ({ owner, path }) => listTopicPassages(owner, path),
  patch: ({ owner, path, body }) => patchTopicItem(owner, path, body),
  remove: ({ owner, path }) => removeTopicItem(owner, path),
  toggleCompletion: ({ owner, path }) => toggleTopicItem(owner, path),
  reorder: async ({ owner, path, body }) => {
    await reorderTopicItems(owner, path.course_id, body.topic_orders);
    return { message: "We've saved the new order." };
  },
});
