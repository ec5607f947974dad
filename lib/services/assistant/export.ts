import { plainMarkdown } from "@/lib/answering/draft";
import type { ChatMessage } from "@/lib/contract/assistant";
import { readThread } from "@/lib/services/assistant/threads";
import type { Owner } from "@/lib/services/owner";
import { formatInstant } from "@/lib/time/format";

/** A conversation as Markdown, each answer with the words it stands on. */
export async function exportThread(owner: Owner, thread_id: number): Promise<Response> {
  const { title, course_name, created_at, messages } = await readThread(owner, thread_id);
  const about = [course_name, formatInstant(created_at, owner.timezone)].filter(Boolean);
  const text = [
    `# ${oneLine(title)}`,
    about.join(" · "),
    ...messages.map((message) => section(message)),
  ].join("\n\n");
  return new Response(`${text}\n`, {
    headers: {
      "content-type": "text/markdown; charset=utf-8",
      "content-disposition": `attachment; filename="conversation-${thread_id}.md"; filename*=UTF-8''${fileName(title)}.md`,
      "x-content-type-options": "nosniff",
      "cache-control": "private, no-store",
    },
  });
}

function section({ role, content, sources, note, state }: ChatMessage): string {
  if (role === "user") return `## You\n\n${content}`;
  const notes = [note, state === "stopped" ? "Stopped before its end." : ""].filter(Boolean);
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
  return encodeURIComponent(plain.toWellFormed() || "conversation").replace(/['()]/g, "_");
}
