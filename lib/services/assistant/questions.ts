import { SHORT_TIMEOUTS } from "@/lib/ai/chat";
import type { ReadBody, Received } from "@/lib/contract/endpoint";
import type { retrieval as endpoints } from "@/lib/contract/retrieval";
import {
  FILE_KINDS,
  type FileKind,
  QUESTION_TYPES,
  type QuestionType,
} from "@/lib/contract/values";
import { answerQuestion } from "@/lib/services/assistant/answer";
import { recordQuery } from "@/lib/services/assistant/answer-feedback";
import { findMaterial } from "@/lib/services/assistant/material";
import type { Owner } from "@/lib/services/kernel/owner";

type Search = ReadBody<typeof endpoints.semanticSearch>;
type Ask = ReadBody<typeof endpoints.aiQuestion>;

/** Passages that say most about the query, remembered so that they can be rated. 404 for another student's course. */
export async function searchMaterial(
  owner: Owner,
  { query, course_id = null, content_types, top_k }: Search,
): Promise<Received<typeof endpoints.semanticSearch>> {
  const scope = { course_id, kinds: kindsOf(content_types) };
  const { passages, terms, ...how } = await findMaterial(owner, query, {
    ...scope,
    limit: top_k,
  });
  const query_id = await recordQuery(owner, {
    course_id,
    kind: "search",
    query,
    terms,
    passages,
  });
  return {
    query_id,
    query,
    results: passages,
    total_results: passages.length,
    ...how,
  };
}

/** One question with its answer, as the API tells it. */
export async function askMaterial(
  owner: Owner,
  { question, course_id = null, context_type = "general" }: Ask,
): Promise<Received<typeof endpoints.aiQuestion>> {
  const { query_id, sources, ...answer } = await answerQuestion(owner, {
    question,
    course_id,
    question_type: questionTypeOf(context_type),
    timeouts: SHORT_TIMEOUTS,
  });
  return {
    query_id,
    question,
    answer: answer.text,
    sources,
    facts: answer.facts,
    confidence: answer.confidence,
    found: answer.found,
    tier: answer.tier,
    from_data: answer.from_data,
    not_from_files: answer.not_from_files,
    note: answer.note,
    course_id,
    context_type,
    generated_at: new Date().toISOString(),
    rag_context_used: sources.length > 0,
    service_used: answer.service_used,
  };
}

/** Types that no file has are ignored. */
function kindsOf(content_types: string[] | undefined): FileKind[] | undefined {
  const kinds = FILE_KINDS.filter((kind) =>
    content_types?.some((type) => type === kind || type === `course_${kind}`),
  );
  return kinds.length > 0 ? kinds : undefined;
}

function questionTypeOf(context_type: string): QuestionType {
  return (
    Object.keys(QUESTION_TYPES).find((type): type is QuestionType => type === context_type) ??
    "general"
  );
}
