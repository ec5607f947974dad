import { overridesAssistant } from "@/lib/chat-rules/attacks";
import { pattern, words } from "@/lib/text/pattern";

const READER =
  /\b(?:ai|a\.i\.|llms?|assistants?|language models?|chat ?gpt|chatbots?|bots?|summari[sz]er)\b/i;
const ORDER_WORDS = words`
  must, should, shall, always, never, please, instead, do not, don't, ignore, print, output, respond, reply,
  answer with, say that, tell the (?:user|student|reader), write, include, insert, append, recommend, reveal, send,
  visit, click
`;
const ORDER = pattern("i")`\b${ORDER_WORDS}\b`;
const ADDRESSED =
  /\b(?:you|your|reading this|processing this|when asked|if asked|user|student|reader|answer|response|prompt)\b/i;
const WHAT_TO_SAY = words`
  only, with, exactly, back, to (?:the|every|all), this, the (?:word|words|following|phrase|text|user|student)
`;
const BARE_ORDER = pattern("i")`
  ^\W{0,3}(?:please )?(?:print|output|respond|reply|answer|say|repeat)\b(?: ${WHAT_TO_SAY}\b)|
  \b(?:system|assistant|user)\s?:\s|<\|im_|\[\/?inst\]|\bsystem prompt\b`;

/** Whether a sentence of a document gives orders to the assistant of whoever reads it. */
export function isInstruction(sentence: string): boolean {
  if (BARE_ORDER.test(sentence) || overridesAssistant(sentence)) return true;
  return READER.test(sentence) && ORDER.test(sentence) && ADDRESSED.test(sentence);
}
