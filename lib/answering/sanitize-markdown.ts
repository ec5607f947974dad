import { partsOf } from "@/lib/chat-rules/code-parts";
import { pattern, source, words } from "@/lib/text/pattern";

/**
 * A model's Markdown in which nothing leads out: images and links become their words, addresses the name of
 * their host, HTML its text. Code and mathematics stay as they are, but for what another reader of Markdown
 * could take for a link.
 */
export function sanitizeMarkdown(text: string): string {
  return partsOf(text)
    .map(({ text: part, kind }) => (kind === "prose" ? prose(part) : marked(part, kind)))
    .join("");
}

const SCHEME = source`(?:[a-z][a-z0-9+.-]{1,20}:|//)`;
const TARGET = source`
  \(\s*(?:<[^>\n]*>|[^()\s]*(?:\([^()\s]*\)[^()\s]*)*)
  (?:\s+(?:"[^"]*"|'[^']*'|\([^)]*\)))?\s*\)`;
const LINK = pattern("gi")`!?\[((?:[^[\]]|\[[^[\]]*\])*)\]${TARGET}`;
/** Also in a quotation or a list, and with its address on the next line. */
const DEFINITION =
  /^[ \t]{0,3}(?:(?:>|[-*+]|\d{1,9}[.)])[ \t]{0,4})*\[[^\]\n]+\]:[ \t]*(?:\n[ \t]*)?\S+.*$/gm;
const COMMENT = /<!--[\s\S]*?(?:-->|$)/g;
/** With an attribute, or closing, whatever its name; else real elements only: "a<b and c>d" is none. */
const TAG_NAMES = words`
  a, audio, b, base, body, br, button, div, em, embed, font, form, frame, h[1-6], head, hr, html, i, iframe, img, input,
  link, math, meta, object, p, pre, script, span, strong, style, su[bp], svg, t[dhr], table, u, video
`;
const TAG = pattern("gi")`
  <[a-z][a-z0-9-]*\s[^<>]*?[\w:-]\s*=[^<>]*>|
  <\/[a-z][a-z0-9-]*\s*>|
  (?<![\w)\]])<${TAG_NAMES}\s*\/?>`;
const AUTOLINK = new RegExp(`<(${SCHEME}[^<>\\s]*)>`, "gi");
const ADDRESS =
  /\b(?:(?:https?|ftp|wss?|file):\/\/|data:\w+\/|(?:java|vb)script:(?=\S))[^\s<>"]*|(?<![\w@/])www\.[^\s<>"]*/gi;

function prose(text: string): string {
  let plain = text.replace(COMMENT, "").replace(DEFINITION, "");
  // A link in the words of a link, or of an image, comes to light when the outer one is gone.
  for (let before = ""; before !== plain; ) {
    before = plain;
    plain = plain.replace(LINK, "$1");
  }
  return (
    plain
      .replace(AUTOLINK, (_, address: string) => hostOf(address))
      .replace(TAG, "")
      .replace(/!(?=\[)/g, "")
      // Whose words hold code, or brackets in brackets.
      .replace(/\](?=\()/g, "] ")
      .replace(ADDRESS, hostOf)
  );
}

/** "https://www.example.org/a?b=c." becomes "example.org." */
function hostOf(address: string): string {
  const end = /[.,;:!?)\]'’”]*$/.exec(address)?.[0] ?? "";
  const host = /^(?:[a-z]+:)?\/{0,2}(?:[^/@\s]*@)?(?:www\.)?([\w-]+(?:\.[\w-]+)+)/i.exec(
    address,
  )?.[1];
  return (host ?? "") + end;
}

const MASKED_LINK = new RegExp(String.raw`\]\((?=\s*<?${SCHEME})`, "gi");
const MASKED_DEFINITION = new RegExp(
  String.raw`^([ \t]{0,3}\[[^\]\n]+\]):(?=\s*<?${SCHEME})`,
  "gim",
);
const MAY_BE_LINK = /\\(?:href|url|includegraphics|html(?:Class|Id|Style|Data))\b/g;

function marked(text: string, kind: "code" | "math"): string {
  const safe = text.replace(MASKED_LINK, "] (").replace(MASKED_DEFINITION, "$1 :");
  return kind === "math" ? safe.replace(MAY_BE_LINK, "\\text") : safe;
}
