import { SHORT_TIMEOUTS } from "@/lib/ai/chat";
import type { assistant as endpoints } from "@/lib/contract/assistant";
import type { ReadBody, Received } from "@/lib/contract/endpoint";
import { countMessage, readMessage } from "@/lib/services/assistant/admit";
import { answerQuestion } from "@/lib/services/assistant/answer";
import type { Owner } from "@/lib/services/kernel/owner";
import { requireCourse } from "@/lib/services/kernel/require-course";

type Chat = Received<typeof endpoints.chat>;

/**
 * One question, one answer, outside any conversation. A refusal is an answer in words, so that clients can show it.
 * 404 for another student's course; what the context names and is not the student's is ignored.
 */
export async function answerChat(
  owner: Owner,
  { message, context, course_id = null }: ReadBody<typeof endpoints.chat>,
): Promise<Chat> {
  const began = performance.now();
  if (course_id !== null) await requireCourse(owner, course_id);
  const checked = await readMessage(owner, message);
  const question_type = context?.context_type ?? "general";
  const exam_id = context?.selected_exam?.id ?? null;
  const topic_id = context?.selected_topic?.id ?? null;
  const about = {
    context: { context_type: question_type, exam_id, topic_id },
    course_context_used: course_id !== null,
    rate_limited: false,
    course_id,
  };
  const timed = () => ({
    response_time_ms: Math.round(performance.now() - began),
    generated_at: new Date().toISOString(),
  });
  if (!checked.ok) {
    return {
      response: checked.text,
      service_used: "security_guard",
      rag_enhanced: false,
      security_blocked: true,
      sources: [],
      confidence: 0,
      found: false,
      tier: "none",
      from_data: false,
      not_from_files: [],
      query_id: null,
      note: "",
      ...about,
      course_context_used: false,
      ...timed(),
    };
  }
  await countMessage(owner);
  const answered = await answerQuestion(owner, {
    question: checked.message,
    course_id,
    question_type,
    exam_id,
    topic_id,
    purpose: "chat",
    timeouts: SHORT_TIMEOUTS,
  });
  return {
    response: answered.text,
    service_used: answered.service_used,
    rag_enhanced: answered.sources.length > 0,
    security_blocked: false,
    sources: answered.sources,
    confidence: answered.confidence,
    found: answered.found,
    tier: answered.tier,
    from_data: answered.from_data,
    not_from_files: answered.not_from_files,
    query_id: answered.query_id,
    note: answered.note,
    ...about,
    ...timed(),
  };
}
