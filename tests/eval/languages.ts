import { readFileSync } from "node:fs";
import type { Language } from "@/lib/documents/chunk/types";
import { ownerFrom } from "@/lib/services/kernel/owner";
import { searchPassages } from "@/lib/services/retrieval/search";
import { indexPassages } from "@/tests/eval/retrieval";
import { signIn } from "@/tests/support/student";

const LANGUAGE_OF: Record<string, Language> = { en: "english", de: "german", es: "spanish" };
const CUTOFF = 10;

type Pair = { asked: string; written: string; question: string; text: string };

/** How often the passage that answers stands first, and among the first ten, of questions put in another language. */
export type LanguageFigures = { first: number; ten: number; of: number };

/** Indexes the passages of tests/eval/languages/pairs.csv as one course, a file for each language, and asks. */
export async function askInOtherLanguages(
  limit = CUTOFF,
): Promise<{ by_direction: Map<string, LanguageFigures>; missed: string[] }> {
  const pairs = loadPairs();
  const student = await signIn();
  const { id: course_id } = await student.makesCourse();
  const owner = ownerFrom({ id: student.user.id, timezone: "UTC", session_id: null });
  const places = new Map<Pair, { file_id: number; number: number }>();
  for (const [written, own] of Map.groupBy(pairs, (pair) => pair.written)) {
    const passages = own.map(({ text }) => ({ title: "", text }));
    const file_id = await indexPassages(owner, course_id, passages, LANGUAGE_OF[written]);
    for (const [index, pair] of own.entries()) places.set(pair, { file_id, number: index + 1 });
  }
  const by_direction = new Map<string, LanguageFigures>();
  const missed: string[] = [];
  for (const pair of pairs) {
    const { hits } = await searchPassages(owner, pair.question, { course_id, limit });
    const right = places.get(pair);
    const place = hits.findIndex(
      (hit) => hit.file_id === right?.file_id && hit.number === right.number,
    );
    for (const direction of [`${pair.asked} to ${pair.written}`, "all"]) {
      const figures = by_direction.get(direction) ?? { first: 0, ten: 0, of: 0 };
      figures.of += 1;
      figures.first += place === 0 ? 1 : 0;
      figures.ten += place === -1 ? 0 : 1;
      by_direction.set(direction, figures);
    }
    if (place !== 0) missed.push(`${place + 1} ${pair.question}`);
  }
  return { by_direction, missed };
}

function loadPairs(): Pair[] {
  const lines = readFileSync("tests/eval/languages/pairs.csv", "utf8").trim().split("\n").slice(1);
  return lines.flatMap((line) => {
    const [, asked, written, question, text] =
      /^(\w\w),(\w\w),("[^"]+"|[^,"]+),"([^"]+)"$/.exec(line) ?? [];
    if (!asked || !written || !question || !text) throw new Error(`Not a pair: ${line}`);
    return [{ asked, written, question: question.replaceAll('"', ""), text }];
  });
}
