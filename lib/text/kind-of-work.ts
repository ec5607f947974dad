import { KIND_WORDS, type KindOfWork } from "./kind-of-work-words";
import { pattern } from "./pattern";

/** Whole words, in any script (`\b` knows only ASCII letters). */
const KINDS: [KindOfWork, RegExp][] = KIND_WORDS.map(([type, names]) => [
  type,
  pattern("iu")`(?<![\p{L}\p{N}])${names}(?![\p{L}])`,
]);

/** The kind of work a title names, or null. */
export function kindOfTitle(title: string): KindOfWork | null {
  const plain = title.replace(/[_]/g, " ");
  // "Final Exam Project" asks for its last noun; a bracket or subtitle must not win over the head of the title.
  const head = plain.split(/\s*[(:–—]\s*|\s-+\s/)[0] ?? plain;
  return namedIn(head) ?? namedIn(plain);
}

function namedIn(text: string): KindOfWork | null {
  const named = KINDS.flatMap(([type, names]) => {
    const match = names.exec(text);
    if (!match) return [];
    const after = text.slice(match.index + match[0].length);
    const numbered =
      /\d$/.test(match[0]) || /^\s*(?:[#№]|no\.?|nr\.?|n[°º])?\s*(?:\d|[ivx]+\b)/i.test(after);
    return [{ type, at: match.index, end: match.index + match[0].length, numbered }];
  });
  // "Essay Assignment #1" is an essay.
  const general = named.find(
    ({ type, at }) => type === "homework" && /^assignment/i.test(text.slice(at)),
  );
  const special = named.find((entry) => general && entry.end === general.at - 1);
  if (special) return special.type;
  const best = named.sort((a, b) => Number(b.numbered) - Number(a.numbered) || a.at - b.at)[0];
  // "Project Presentation" is the presentation of a project.
  const shown = named.find((entry) => entry.type === "presentation");
  return (best && !best.numbered && shown ? shown : best)?.type ?? null;
}
