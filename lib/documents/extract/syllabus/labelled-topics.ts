import type { DocumentText } from "@/lib/documents/document-text";
import { pattern, words } from "@/lib/text/pattern";
import { weekNumber } from "./list-marks";
import { passagesOf } from "./passages";
import type { OutlinedTopic } from "./topic-outline";

const ONE = {
  en: words`topic, theme`,
  de: words`thema`,
  fr: words`thème`,
  es: words`tema`,
  it: words`argomento`,
  pt: words`tópico`,
};
const SEVERAL = {
  en: words`topics, themes`,
  de: words`themen, inhalte?`,
  fr: words`thèmes`,
  es: words`temas, contenidos`,
  it: words`argomenti`,
  pt: words`tópicos, conteúdos?`,
};
const LABELLED = pattern("iu")`^(?:[•●○◦▪■–*-]\s*)?(?:${ONE}|(${SEVERAL}))\s?:\s+(?=\S)`;
const FEWEST = 4;

/** "Topic: Sorting" below each week or class, among its readings and its work; none where only a few are named so. */
export function labelledTopics(document: DocumentText): OutlinedTopic[] {
  let week: number | null = null;
  let labels = 0;
  const topics: OutlinedTopic[] = [];
  for (const { text, start } of passagesOf(document)) {
    week = weekNumber(text) ?? week;
    const label = LABELLED.exec(text);
    if (!label) continue;
    labels += 1;
    const parts = label[1] ? partsOf(text, label[0].length) : [label[0].length, text.length];
    for (const [index, from] of parts.slice(0, -1).entries()) {
      const part = text.slice(from, parts[index + 1]).trim();
      topics.push({ text: part, start: start + from, end: start + from + part.length, week });
    }
  }
  return labels >= FEWEST ? topics : [];
}

/** Where each of several topics begins, and the end: they are parted by semicolons, or each is a sentence. */
function partsOf(text: string, from: number): number[] {
  const marks = text.slice(from).matchAll(/;\s+|[.]\s+(?=\p{Lu}\p{L})/gu);
  return [from, ...[...marks].map(({ index, 0: mark }) => from + index + mark.length), text.length];
}
