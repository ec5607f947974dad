import { beginningOf } from "@/lib/text/beginning";

/** A description without the HTML that learning platforms put into it, cut to what a student reads. */
export function plainDescription(text: string): string {
  const plain = beginningOf(text, LONGEST_READ)
    .replace(/<(?:script|style)\b[^>]*>[\s\S]*?<\/(?:script|style)>/gi, "")
    .replace(/<(?:br|\/p|\/div|\/li|\/h\d)\b[^>]*>/gi, "\n")
    .replace(/<\/?[a-z][^>]*>/gi, "")
    .replace(/&(nbsp|amp|lt|gt|quot|#39);/g, (_, name: string) => ENTITIES[name] ?? "");
  const lines = plain
    .replace(/[^\S\n]+/g, " ")
    .replace(/ ?\n ?/g, "\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
  return beginningOf(lines, LONGEST);
}

/** Characters. */
const LONGEST_READ = 20_000;
const LONGEST = 2_000;

const ENTITIES: Record<string, string> = {
  nbsp: " ",
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  "#39": "'",
};
