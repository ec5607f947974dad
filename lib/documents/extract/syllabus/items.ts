import type { Fact } from "@/lib/documents/evidence";
import type { DatedItem } from "./dated";
import type { SyllabusItem } from "./types";
import type { WeightedItem } from "./weights";
import { typeOfItem } from "./work-words";

/** Joins what is graded with when it is due: one item per component, or per dated member of one ("3 Tests"). */
export function joinItems(weighted: WeightedItem[], dated: DatedItem[]): Fact<SyllabusItem>[] {
  const distinct = uniqueDated(dated);
  const used = new Set<DatedItem>();
  const items = weighted.flatMap((component) => {
    const members = distinct.filter(
      (item) => !used.has(item) && belongs(component.title, item.title, distinct),
    );
    const numbered = members.filter((item) => numberIn(item.title) !== null);
    if (numbered.length > 1 && numberIn(component.title) === null) {
      for (const item of numbered) used.add(item);
      const count = Math.max(numbered.length, countIn(component.title));
      const each = Math.round((component.weight / count) * 100) / 100;
      return numbered.map((item) => factOf(item.title, item, each, component));
    }
    const in_row = members.find(({ due }) => due.date === component.due?.date);
    const same = members.find((item) => sameWords(item.title, component.title));
    const member = in_row ?? same ?? (component.due ? undefined : members[0]);
    if (member) used.add(member);
    return [factOf(component.title, member, component.weight, component)];
  });
  // A bare "Exam" beside a date says too little to stand for itself.
  const loose = distinct.filter(
    (item) => !used.has(item) && item.strong && /\d|\s|final|mid-?term|prelim/i.test(item.title),
  );
  return [...items, ...loose.map((item) => factOf(item.title, item, null, null))];
}

function factOf(
  title: string,
  dated: DatedItem | undefined,
  weight: number | null,
  component: WeightedItem | null,
): Fact<SyllabusItem> {
  const plain = title
    .replace(/^\d+\s+(?=\p{L})/u, "")
    .replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
  const evidence = dated?.evidence ?? component?.evidence ?? { page: 1, quote: "", boxes: [] };
  return {
    value: {
      title: plain,
      type: typeOfItem(plain),
      due: dated?.due ?? component?.due ?? null,
      weight_percent: weight,
    },
    evidence,
    confidence: dated?.inferred ? "inferred" : "exact",
  };
}

/** Whether a dated piece is (a member of) a graded component, judged by their words without numbers. */
function belongs(component: string, piece: string, all: DatedItem[]): boolean {
  const [a, b] = [numberIn(component), numberIn(piece)];
  if (a !== null && b !== null && a !== b) return false;
  const [left, right] = [wordsOf(component), wordsOf(piece)];
  const shared = [...right].filter((word) => left.has(word));
  if (shared.length === 0 && !(isSat(component) && isSat(piece))) return false;
  if (/proposal|plan|draft|outline/i.test(piece) && !/proposal|plan|draft|outline/i.test(component))
    return false;
  // "Three exams" has Exam 1, 2 and 3 for members, whatever each list calls them.
  if (b !== null && a === null && isSat(component) && isSat(piece)) return true;
  const kind_a = typeOfItem(component);
  const kind_b = typeOfItem(piece);
  if (kind_a === kind_b) return true;
  const rivals = all.filter((other) => typeOfItem(other.title) === kind_a);
  return shared.length > 0 && shared.length === right.size && rivals.length === 0;
}

function isSat(title: string): boolean {
  return ["exam", "midterm"].includes(typeOfItem(title));
}

/** "3 Tests", "Two midterms". */
function countIn(title: string): number {
  const word = /^(\d{1,2}|two|three|four|five|six)\s/i.exec(title)?.[1]?.toLowerCase() ?? "";
  const index = ["two", "three", "four", "five", "six"].indexOf(word);
  return index < 0 ? Number(word) || 0 : index + 2;
}

function sameWords(a: string, b: string): boolean {
  const [left, right] = [wordsOf(a), wordsOf(b)];
  return (
    left.size === right.size &&
    [...left].every((word) => right.has(word)) &&
    numberIn(a) === numberIn(b)
  );
}

function wordsOf(title: string): Set<string> {
  const words =
    title
      .toLowerCase()
      .replace(/mid-?terms?(?: exam)?/g, "midterm")
      .replace(/home ?work|hw/g, "homework")
      .match(/\p{L}{3,}/gu) ?? [];
  return new Set(
    words
      .map((word) => word.replace(/(?:zes|s)$/, ""))
      .filter((word) => !/^(?:the|and|due|for|your|total|examination)$/.test(word)),
  );
}

function numberIn(title: string): number | null {
  const match = /(?:#\s*)?(\d{1,2})\s*$|\b(I{1,3}|IV|V)$/.exec(title);
  if (!match) return null;
  return match[1] ? Number(match[1]) : ["I", "II", "III", "IV", "V"].indexOf(match[2] ?? "") + 1;
}

function uniqueDated(dated: DatedItem[]): DatedItem[] {
  const kept: DatedItem[] = [];
  for (const item of dated) {
    const twin = kept.find(
      (other) =>
        sameWords(other.title, item.title) ||
        (other.due.date === item.due.date && belongs(other.title, item.title, [])),
    );
    if (!twin) kept.push(item);
  }
  return kept;
}
