import type { DateMention } from "@/lib/documents/dates/find";
import { type DocumentText, lineIndexAt } from "@/lib/documents/document-text";
import { pattern, words } from "@/lib/text/pattern";

const SUPPOSITIONS = {
  en: words`
    suppose, supposing, imagine, assume, assuming, let['’]s say, for example, for instance, e\.g\., hypothetical(?:ly)?
  `,
  de: words`angenommen, zum beispiel, z\. ?b\., beispielsweise`,
  fr: words`supposons, par exemple, p\. ex\.`,
  es: words`por ejemplo, p\. ej\., supongamos, suponga`,
  pt: words`por exemplo, suponha(?:mos)?`,
  it: words`per esempio, ad esempio, supponiamo`,
  nl: words`bijvoorbeeld, stel dat`,
};
const SUPPOSED = pattern("giu")`(?<![\p{L}])${SUPPOSITIONS}(?![\p{L}])`;
const FARTHEST = 350;
const MOST_LINES = 6;
/** In parts of the font's size: a step wider than this parts paragraphs. */
const PARAGRAPH = 1.75;

/** "Suppose an assignment is due on Monday, November 14": a day within a rule's example is no deadline. */
export function isSupposed(document: DocumentText, { start }: DateMention): boolean {
  const from = paragraphStart(document, start);
  const before = document.text.slice(Math.max(from, start - FARTHEST), start);
  const said = [...before.matchAll(SUPPOSED)].at(-1);
  if (!said) return false;
  const between = before.slice(said.index);
  const in_brackets = before[said.index - 1] === "(";
  return !(in_brackets && between.includes(")"));
}

/** Where the lines that run on to this place begin. */
function paragraphStart(document: DocumentText, offset: number): number {
  const index = lineIndexAt(document, offset);
  let at = index;
  while (at > 0 && index - at < MOST_LINES) {
    const [above, line] = [document.lines[at - 1], document.lines[at]];
    if (!above || !line || above.page !== line.page) break;
    const step = line.line.y - above.line.y;
    const is_apart = step < 0 || step > line.line.size * PARAGRAPH;
    if (is_apart || line.line.cells || BEGINS.test(line.line.text)) break;
    if (above.line.bold !== line.line.bold) break;
    at -= 1;
  }
  return document.lines[at]?.start ?? 0;
}

const BEGINS = /^(?:[•◦▪‣–—*-]\s|\d{1,2}[.)]\s|\(?[a-z][.)]\s)/;
