import type { DocumentText } from "@/lib/documents/document-text";
import { pattern, words } from "@/lib/text/pattern";
import { type Passage, passagesOf, sentencesOf } from "./passages";
import type { OutlinedTopic } from "./topic-outline";

/** Words that lead to the topics of a course within a sentence. */
const LEADS = {
  en: words`
    (?:topics?|subjects|themes)(?: \p{L}+){0,4}?
    (?:will )?(?:also )?(?:include|are|comprise)(?:,? but (?:are|is) not limited to)?:?,
    (?:topics?|subjects|themes)(?: (?:covered|to be covered|include))?\s*:,
    (?:topics|structures|concepts|methods) (?:that )?(?:we|the course) (?:will )?covers?(?: will)? (?:include|are),
    we (?:will )?(?:also )?(?:cover|review|study|discuss|introduce) (?:[\p{L}-]+ ){1,4}such as,
    (?:course|class|module|seminar|we) (?:will )?(?:also )?(?:then )?covers?(?: topics such as| the following)?:?,
    (?:an? (?:introduction to|survey of|overview of)|(?<=[:.]\s)introduction to) .{4,60}? (?:including|such as), ^covers
  `,
  de: words`
    (?:themen|inhalte|schwerpunkte)(?: \p{L}+){0,4}? sind, (?:themen|inhalte)\s*:,
    behandelt werden(?: u\.\s?a\.| unter anderem)?:?
  `,
  fr: words`
    (?:thèmes|sujets|notions)(?: \p{L}+){0,4}? (?:sont|comprennent)\s*:?, (?:thèmes|notions)(?: abordée?s)?\s*:
  `,
  es: words`
    (?:temas|contenidos|tópicos)(?: \p{L}+){0,4}? (?:son|incluyen|comprenden)\s*:?, (?:temas|contenidos)\s*:
  `,
  it: words`(?:argomenti|temi)(?: \p{L}+){0,4}? (?:sono|includono|comprendono)\s*:?, argomenti\s*:`,
};
const LEAD = pattern("iu")`(?<![\p{L}])${LEADS}\s+`;
const OTHER_LISTS =
  /\b(?:essay|paper|presentations?|exam|homework|assignments?|office|policy|grading|project)\b/iu;
const LAST = /,?\s(?:and|or|und|et|y|e|ed)\s(?=\S)/iu;
const FEWEST = 3;
const LONGEST = 80;

/** Topics that a sentence lists: "Topics include tides, currents, and waves." */
export function topicsInProse(document: DocumentText): OutlinedTopic[] {
  const passages = passagesOf(document).map((passage) =>
    joinedAtSemicolons(sentencesOf(passage)).map(({ text, start }) => listIn(text, start)),
  );
  // The sentences that go on in the same paragraph tell of the same course.
  const lists = passages.find((inside) => inside.some(({ length }) => length >= FEWEST)) ?? [];
  return lists.flat();
}

/** A list may be parted by semicolons, which end no sentence of it. */
function joinedAtSemicolons(sentences: Passage[]): Passage[] {
  const joined: Passage[] = [];
  for (const sentence of sentences) {
    const last = joined.at(-1);
    if (!last?.text.endsWith(";")) joined.push({ ...sentence });
    else {
      const blanks = " ".repeat(sentence.start - last.start - last.text.length);
      last.text += `${blanks}${sentence.text}`;
      last.end = sentence.end;
    }
  }
  return joined;
}

function listIn(sentence: string, start: number): OutlinedTopic[] {
  const lead = LEAD.exec(sentence);
  if (!lead || OTHER_LISTS.test(sentence.slice(0, lead.index + lead[0].length))) return [];
  const from = lead.index + lead[0].length;
  const list = sentence.slice(from).replace(/(?:[.,]?\setc)?[.!]\s*$/, "");
  const commas = [...outsideBrackets(list).matchAll(/[,;]\s+/g)];
  const cuts = commas.map(({ index, 0: mark }) => ({ at: index, next: index + mark.length }));
  const last = cuts.at(-1);
  // "a, b, and c" as well as "a, b and c".
  const tail = last ? LAST.exec(list.slice(last.at)) : null;
  if (last && tail)
    cuts.push({ at: last.at + tail.index, next: last.at + tail.index + tail[0].length });
  const ends = [...cuts.map(({ at }) => at), list.length];
  const begins = [0, ...cuts.map(({ next }) => next)];
  const parts = begins.flatMap((begin, index) => {
    const text = list
      .slice(begin, ends[index])
      .replace(/^(?:and|as well as|und|et|y|e)\s/i, "")
      .replace(index > 0 ? /^.{4,60}\ssuch as\s/i : "", "")
      .trim();
    if (!text) return [];
    const at = start + from + begin + list.slice(begin).indexOf(text);
    return [
      {
        text: `${text.charAt(0).toUpperCase()}${text.slice(1)}`,
        start: at,
        end: at + text.length,
        week: null,
      },
    ];
  });
  // What a break of the page cuts off is no topic.
  if (!/[.!?;]["”)]?\s*$/.test(sentence)) parts.pop();
  const areNames = parts.every(
    ({ text }) =>
      text.replace(/\s\([^)]*\)/g, "").length <= LONGEST && !/\b(?:we|you|students)\b/i.test(text),
  );
  return areNames ? parts : [];
}

/** The text with what stands in brackets blanked, so that its commas part nothing. */
function outsideBrackets(text: string): string {
  return text.replace(/\([^)]*\)/g, (bracket) => "_".repeat(bracket.length));
}
