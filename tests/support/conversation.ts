import type { Conversation } from "@/components/assistant/queries";
import type { ChatMessage, ChatThread } from "@/lib/contract/assistant";
import { COURSE } from "./items";

const MADE = "2026-09-01T08:00:00.000Z";

export const QUESTION = "What is osmosis?";
export const ANSWER = "Osmosis is the movement of water through a membrane.";

export const THREAD: ChatThread = {
  id: 41,
  title: QUESTION,
  course_id: COURSE.id,
  course_name: COURSE.name,
  question_type: "general",
  exam_id: null,
  topic_id: null,
  full_answers: false,
  file_ids: null,
  message_count: 0,
  created_at: MADE,
  updated_at: MADE,
};

const SAID: ChatMessage = {
  id: 1,
  role: "user",
  content: QUESTION,
  kind: "answer",
  state: "done",
  sources: [],
  facts: [],
  confidence: null,
  found: null,
  tier: null,
  from_data: false,
  not_from_files: [],
  service_used: "built-in",
  note: "",
  query_id: null,
  created_at: MADE,
};

/** The question with its answer, which stands on one source. */
export const ANSWERED: Conversation = {
  ...THREAD,
  messages: [
    SAID,
    {
      ...SAID,
      id: 2,
      role: "assistant",
      content: `${ANSWER} [1]`,
      found: true,
      tier: "found",
      confidence: 0.9,
      sources: [
        {
          chunk_id: 1,
          file_id: 29,
          resource_id: 23,
          resource_title: "Chapter 4",
          course_id: COURSE.id,
          heading: "4.2 Transport",
          chunk_text: ANSWER,
          relevance_score: 1,
          page: 2,
          page_end: 2,
          marker: 1,
          quote: ANSWER,
        },
      ],
    },
  ],
};
