import type { ChatMessage } from "@/lib/contract/assistant";
import { NOT_FROM_FILES } from "@/lib/contract/values";

const LONGEST = 1500;

/** An answer as it is read out: without markup and markers. */
export function spokenText(message: ChatMessage | undefined): string {
  if (message?.role !== "assistant") return "";
  const text = message.content
    .replace(/```[^\n]*\n?/g, "")
    .replace(/\s?\[\d{1,3}\](?!\()/g, "")
    .replaceAll(NOT_FROM_FILES, `(${NOT_FROM_FILES.slice(1, -1)})`)
    .replace(/^[ \t]*(?:#{1,6}|[-*+>])[ \t]+/gm, "")
    .replace(/^\|(?:\s*:?-+:?\s*\|)+\n/gm, "")
    .replace(/^\|\s*|\s*\|$/gm, "")
    .replace(/ \| /g, ", ")
    .replace(/[*_`]{1,3}(?=\S)|(?<=\S)[*_`]{1,3}/g, "")
    .trim();
  const cut = text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
  return message.state === "stopped" ? `Stopped. ${cut}` : `Answer: ${cut}`;
}
