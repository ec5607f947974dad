// What our sentences do not say, and why. The specification's own sentences are not asked.

/** Past participles that are not made by "-ed". */
const IRREGULAR =
  "found|laid|kept|made|taken|given|sent|shown|read|built|drawn|written|left|lost|put|set up|chosen|held|said|" +
  "told|known|begun|broken|brought|done|seen|hidden|forgotten|understood|worked out|cut";
const BETWEEN = "(?:(?:not|never|now|already|still|also|all|being|been|here|only|once|just) )*";
const PASSIVE = new RegExp(
  `\\b(?:is|are|was|were|been|be|being|isn't|aren't|wasn't|weren't) ${BETWEEN}((?:${IRREGULAR})|[a-z]+ed)\\b(?! by\\b)`,
  "i",
);

/** Words that look like a participle and say how something is: what a student sees, not what somebody did. */
const STATES = oneOf(
  "completed|prepared|finished|locked|damaged|signed|related|expired|planned|ticked|needed|advanced|limited",
  "supposed|allowed|required|used|done|set up|dated",
);

const CALQUES = oneOf(
  "rests? on|laid (?:on|anew)|stands? (?:on|in|at|by) (?:the|its|a|page)|not any more|meanwhile|anew|by words",
  "in it, each|all the same|what you gave|is there as",
);

const INNER_WORDS = oneOf(
  "built-in|engine|context (?:not )?loaded|enhanced|scheduler|chunks?|reservation|payload|undefined|record|endpoint",
);

/** Names that keep their capitals within a sentence. */
const NAMES = new RegExp(
  oneOf(
    "AI|PDFs?|ZIP|JSON|DOCX|PPTX|ODT|JPEG|PNG|TIFF|GIF|SVG|RTF|OCR|Word|PowerPoint|OpenDocument|Pages|Impress|Markdown",
    "WebP|DjVu|Mac|Ctrl|Cmd|Enter|Shift|Space|Escape|Esc|Alt|Google|Apple|Outlook|Calendar|Study|Companion|Settings",
    "Studies|Plans|Upload|Undo|Retry|English|Fridays?|Mondays?|Fri|October|Oct|AM|PM|UTC|STAT|LEARN|Dr|Example|I",
  ).source,
  "g",
);

function oneOf(...words: string[]): RegExp {
  return new RegExp(`\\b(?:${words.join("|")})\\b`, "gi");
}

/** What is wrong with a sentence, or undefined. */
export function faultIn(text: string): string | undefined {
  const words = text.replaceAll(/\{[^}|]*\}/g, "X");
  const passive = words.match(PASSIVE);
  if (passive?.[1] && !isState(passive[1])) return `passive: ${passive[0]}`;
  const [calque] = words.match(CALQUES) ?? words.match(INNER_WORDS) ?? [];
  if (calque) return `not how a student speaks: ${calque}`;
  if (isTitleCase(words)) return "title case";
  return undefined;
}

function isState(word: string): boolean {
  return word.replaceAll(STATES, "") === "";
}

/** Whether a word after the first begins with a capital, within a sentence, and is no name. */
function isTitleCase(words: string): boolean {
  const rest = words.replaceAll(/[“"(][^”")]*[”")]/g, "").replaceAll(NAMES, "");
  return /\p{Ll}[,]? \p{Lu}\p{Ll}/u.test(rest);
}
