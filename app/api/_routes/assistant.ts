import { implement } from "@/lib/api/implement";
import { attachment, messageStream } from "@/lib/api/responses";
import { assistant, chatThreads } from "@/lib/contract/assistant";
import { adviseStudent } from "@/lib/services/assistant/advice";
import { answerChat } from "@/lib/services/assistant/chat";
import { explainTopic } from "@/lib/services/assistant/explain";
import { exportThread } from "@/lib/services/assistant/export";
import { findResources } from "@/lib/services/assistant/find-resources";
import { enhancedPlan } from "@/lib/services/assistant/plan";
import { deleteThread, resumeAnswer, sendMessage, stopAnswer } from "@/lib/services/assistant/send";
import { readStatus } from "@/lib/services/assistant/status";
import {
  createThread,
  listThreads,
  patchThread,
  readThread,
} from "@/lib/services/assistant/threads";

export const assistantRoutes = implement(assistant, {
  chat: ({ owner, body }) => answerChat(owner, body),
  explain: ({ owner, body }) => explainTopic(owner, body),
  recommendations: ({ owner, body }) => adviseStudent(owner, body),
  status: ({ owner }) => readStatus(owner),
  enhancedStudyPlan: ({ owner, body }) => enhancedPlan(owner, body),
  semanticSearch: ({ owner, body }) => findResources(owner, body),
});

export const chatThreadRoutes = implement(chatThreads, {
  list: ({ owner, query }) => listThreads(owner, query.q),
  create: ({ owner, body }) => createThread(owner, body),
  read: ({ owner, path }) => readThread(owner, path.thread_id),
  patch: ({ owner, path, body }) => patchThread(owner, path.thread_id, body),
  remove: ({ owner, path }) => deleteThread(owner, path.thread_id),
  export: ({ owner, path }) => attachment(exportThread(owner, path.thread_id)),
  send: ({ owner, path, body }) => messageStream(sendMessage(owner, path.thread_id, body.message)),
  resume: ({ owner, path }) => messageStream(resumeAnswer(owner, path.thread_id)),
  stop: ({ owner, path }) => stopAnswer(owner, path.thread_id),
});
