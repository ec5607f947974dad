// What our sentences do not say, and why. The specification's own sentences are not asked.

/** Past participles that are not made by "-ed". */
const IRREGULAR =
  "found|laid|kept|made|taken|given|sent|shown|read|built|drawn|written|left|lost|put|set up|chosen|held|said|told|" +
  "known|begun|broken|brought|done|seen|hidden|forgotten|understood|worked out|cut";
const BETWEEN = "(?:(?:not|never|now|already|still|also|all|being|been|here|only|once|just) )*";
const PASSIVE = new RegExp(
  `\\b(?:is|are|was|were|been|be|being|isn't|aren't|wasn't|weren't) ${BETWEEN}((?:${IRREGULAR})|[a-z]+ed)\\b(?! by\\b)`,
  "i",
);

/** Words that look like a participle and say how something is: what a student sees, not what somebody did. */
const STATES =
  /^(?:completed|prepared|finished|locked|damaged|signed|related|expired|planned|ticked|needed|advanced|limited|supposed|allowed|required|used|done|set up|dated)$/i;

const CALQUES =
  /\brests? on\b|\blaid (?:on|anew)\b|\bstands? (?:on|in|at|by) (?:the|its|a|page)\b|\bnot any more\b|\bmeanwhile\b|\banew\b|\bby words\b|\bin it, each\b|\ball the same\b|\bwhat you gave\b|\bfor the rest of it\b|\bis there as\b/i;

const INNER_WORDS =
  /\bbuilt-in\b|\bengine\b|\bcontext (?:not )?loaded\b|\benhanced\b|\bscheduler\b|\bchunks?\b|\breservation\b|\bpayload\b|\bstored value\b|\bundefined\b|\brecord\b|\bendpoint\b|\bidempot/i;

/** Names that keep their capitals within a sentence. */
const NAMES =
  /\b(?:AI|PDFs?|ZIP|JSON|DOCX|PPTX|ODT|JPEG|PNG|TIFF|GIF|SVG|RTF|OCR|Word|PowerPoint|OpenDocument|Pages|Impress|Markdown|Mac|Ctrl|Cmd|Enter|Shift|Space|Escape|Esc|Alt|Google|Apple|Outlook|Calendar|Study|Companion|English|Fridays?|Mondays?|Friday|October|Dr|Example|Upload|Undo|Retry|Settings|Studies|Plans|LEARN|WebP|DjVu|I|STAT|Fri|Oct|AM|PM|UTC)\b/g;

/** What is wrong with a sentence, or undefined. */
export function faultIn(text: string): string | undefined {
  const words = text.replaceAll(/\{[^}|]*\}/g, "X");
  const passive = words.match(PASSIVE);
  if (passive?.[1] && !STATES.test(passive[1])) return `passive: ${passive[0]}`;
  const calque = words.match(CALQUES) ?? words.match(INNER_WORDS);
  if (calque) return `not how a student speaks: ${calque[0]}`;
  if (isTitleCase(words)) return "title case";
  return undefined;
}

/** Whether a word after the first begins with a capital, within a sentence, and is no name. */
function isTitleCase(words: string): boolean {
  const rest = words.replaceAll(/[“"(][^”")]*[”")]/g, "").replaceAll(NAMES, "");
  return /\p{Ll}[,]? \p{Lu}\p{Ll}/u.test(rest);
}
