import type { DocumentText } from "@/lib/documents/document-text";
import type { DatedWork } from "./dated-work";
import { type Day, within } from "./days";

const LABEL = /^(?:[•◦▪–-]\s*)?(?<letter>[EPQT])(?<number>\d)\s*[:–—-]\s*/u;
/** What a letter stands for is said in words elsewhere: "three tests (T1, T2, T3)". */
const FAMILIES: Record<string, RegExp> = {
  E: /(?<!\p{L})(exams?|exames?|examens?|exámenes)(?!\p{L})/iu,
  P: /(?<!\p{L})(provas?|parcial(?:es)?|partiels?|projects?)(?!\p{L})/iu,
  Q: /(?<!\p{L})(quiz(?:zes)?)(?!\p{L})/iu,
  T: /(?<!\p{L})(tests?|testes?)(?!\p{L})/iu,
};
const FEWEST = 2;

/** "T1 - Thursday 18 October, 19:15": pieces named by a letter and a number, each with its day. */
export function datedByCode(document: DocumentText, mentions: Day[]): DatedWork[] {
  const found = document.lines.flatMap(({ line, start }) => {
    const { letter = "", number = "" } = LABEL.exec(line.text)?.groups ?? {};
    const [family] = FAMILIES[letter]?.exec(document.text) ?? [];
    const [mention] = within(mentions, start, start + line.text.length);
    const label = LABEL.exec(line.text)?.[0] ?? "";
    if (!family || !mention?.is_single || mention.start - start > label.length + 2) return [];
    const one = family.replace(/(?:zes|s)$/i, "").toLowerCase();
    const title = `${one.charAt(0).toUpperCase()}${one.slice(1)} ${number}`;
    return [{ title, start, end: start + label.length, mention, strong: true }];
  });
  return found.length < FEWEST ? [] : found;
}
