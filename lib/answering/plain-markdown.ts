import { partsOf } from "@/lib/chat-rules/code-parts";

/**
 * Text in which Markdown finds nothing but code and mathematics, and whose other readers see what stands there: no
 * backslash is added. What would lead elsewhere, or begin a block or a marker of ours, is parted by a blank that has no
 * width, emphasis by one as thin as a hair.
 */
export function plainMarkdown(text: string): string {
  const line = text.replace(/\s+/gu, " ").trim();
  const inert = partsOf(line)
    .map(({ text: part, kind }) => {
      if (kind === "math") return MAY_BE_LINK.test(part) ? withoutMarks(part) : withoutTags(part);
      return kind === "code" ? withoutLinks(part) : withoutMarks(part);
    })
    .join("");
  return inert.replace(BLOCK, `${PARTED}$&`).replace(/\\$/, `\\${PARTED}`);
}

const PARTED = "\u200b";
const HAIR = "\u200a";
/** What another reader of Markdown finds between dollar signs. */
const MAY_BE_LINK = /\]\(|\/\/|\\(?:href|url|includegraphics|html)/;
/** At the beginning: a heading, a quotation, an item, a fence, a rule. */
const BLOCK =
  /^(?:#{1,6}(?=\s|$)|>|[-+*](?=\s|$)|\d{1,9}[.)](?=\s|$)|`{3}|~{3}|[-=_*](?:\s?[-=_*])+$)/;
/** Signs beside a word begin or end emphasis; inside one an underscore is a letter. */
const BEFORE_WORD = /(?<![*~])[*~]+(?=[^\s*~])|(?<![\p{L}\p{N}_])_+(?=[^\s_])/gu;
const AFTER_WORD = /(?<=[^\s*~])[*~]+|(?<=[^\s_])_+(?![\p{L}\p{N}_])/gu;

function withoutMarks(text: string): string {
  const plain = withoutLinks(text)
    // A sign after a backslash would lose it, and brackets would be mathematics.
    .replace(/\\(?=[!-/:-@[-`{-~])/g, `\\${PARTED}`)
    .replace(/\[(?=\d{1,3}\]|[ xX]\]|\^)/g, `[${PARTED}`)
    .replace(/&(?=#?\w{1,31};)/g, `&${PARTED}`);
  return plain.replace(BEFORE_WORD, `$&${HAIR}`).replace(AFTER_WORD, `${HAIR}$&`);
}

function withoutLinks(text: string): string {
  return withoutTags(text)
    .replace(/\](?=[(:])/g, `]${PARTED}`)
    .replace(/:(?=\/\/)/g, `:${PARTED}`);
}

function withoutTags(text: string): string {
  return text.replace(/<(?=[a-z/!?])/gi, `<${PARTED}`);
}
