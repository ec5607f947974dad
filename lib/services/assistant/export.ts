import { plainMarkdown } from "@/lib/answering/plain-markdown";
import type { ChatMessage } from "@/lib/contract/assistant";
import { readThread } from "@/lib/services/assistant/threads";
import type { Download } from "@/lib/services/kernel/download";
import type { Owner } from "@/lib/services/kernel/owner";
import { formatInstant } from "@/lib/time/format";

/** A conversation as Markdown, each answer with the words it stands on. */
export async function exportThread(owner: Owner, thread_id: number): Promise<Download> {
  const { title, course_name, created_at, messages } = await readThread(owner, thread_id);
  const about = [course_name, formatInstant(created_at, owner.timezone)].filter(Boolean);
  const text = [
    `# ${oneLine(title)}`,
    about.join(" · "),
    ...messages.map((message) => section(message)),
  ].join("\n\n");
  return {
    content: `${text}\n`,
    content_type: "text/markdown; charset=utf-8",
    filename: `${fileName(title)}.md`,
  };
}

function section({ role, content, sources, note, state }: ChatMessage): string {
  if (role === "user") return `## You\n\n${content}`;
  const notes = [note, state === "stopped" ? "Stopped early." : ""].filter(Boolean);
  return [
    "## Assistant",
    content,
    ...notes.map((each) => `*${each}*`),
    sources
      .map(
        ({ marker, resource_title, page, quote }) =>
          `- [${marker}] ${plainMarkdown(resource_title)}, page ${page}: “${plainMarkdown(quote)}”`,
      )
      .join("\n"),
  ]
    .filter(Boolean)
    .join("\n\n");
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}

function fileName(title: string): string {
  const plain = title
    .replace(/[\p{Cc}\p{Cf}<>:"/\\|?*]/gu, "_")
    .slice(0, 80)
    .trim();
  return plain || "conversation";
}
