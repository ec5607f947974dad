import { SHORT_TIMEOUTS } from "@/lib/ai/chat";
import type { assistant as endpoints } from "@/lib/contract/assistant";
import type { ReadBody, Received } from "@/lib/contract/endpoint";
import { readMessage } from "@/lib/services/assistant/admit";
import { answerQuestion } from "@/lib/services/assistant/answer";
import { invalidField } from "@/lib/services/kernel/errors";
import type { Owner } from "@/lib/services/kernel/owner";

type Explain = ReadBody<typeof endpoints.explain>;
type Type = Explain["explanation_type"];

/**
 * An explanation from the student's own material. Without a model the level cannot change how the passages are
 * worded: the type decides what is looked for in them, and that is said. 404 for another student's course.
 */
export async function explainTopic(
  owner: Owner,
  { topic, context, difficulty_level = null, explanation_type, course_id = null }: Explain,
): Promise<Received<typeof endpoints.explain>> {
  const checked = await readMessage(owner, topic);
  if (!checked.ok) throw invalidField("topic", checked.text);
  const said = await answerQuestion(owner, {
    question: QUESTIONS[explanation_type](checked.message),
    before: context ? [{ role: "user", content: context }] : [],
    course_id,
    question_type: "concept",
    purpose: "explanation",
    full_answers: true,
    style: [STYLES[explanation_type], LEVELS[difficulty_level ?? 0]].filter(Boolean).join(" "),
    timeouts: SHORT_TIMEOUTS,
  });
  return {
    topic,
    explanation: said.text,
    text: said.text,
    difficulty_level,
    explanation_type,
    sources: said.sources,
    found: said.found,
    tier: said.tier,
    from_data: said.from_data,
    not_from_files: said.not_from_files,
    generated_at: new Date().toISOString(),
    service_used: said.service_used,
    note: [said.note, noteOn(said.service_used, difficulty_level)].filter(Boolean).join(" "),
  };
}

const QUESTIONS: Record<Type, (topic: string) => string> = {
  simple: (topic) => `What is ${topic}?`,
  detailed: (topic) => `Summarize ${topic}`,
  example: (topic) => `Give an example of ${topic}`,
  step_by_step: (topic) => `How does ${topic} work, step by step?`,
};

const STYLES: Record<Type, string> = {
  simple: "Explain it in three or four short sentences.",
  detailed: "Explain it in detail: what it is, how it works, why it matters, and its limits.",
  example: "Explain it by one worked example.",
  step_by_step: "Explain it in numbered steps.",
};

/** By the level's number. */
const LEVELS = [
  "",
  "The reader knows nothing of it yet: everyday words, no formulas.",
  "The reader has just begun: simple words.",
  "",
  "The reader knows the basics: use the technical terms.",
  "The reader is advanced: be exact and go into depth.",
];

function noteOn(service_used: string, level: number | null): string {
  if (service_used === "model" || level === null) return "";
  return "I'm quoting your files as they are, so the level changes nothing here.";
}
