import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { db } from "@/db/client";
import { resources } from "@/db/schema/resources";
import { answerQuestion } from "@/lib/services/assistant/answer";
import { ownerFrom } from "@/lib/services/kernel/owner";
import { makeSpace } from "@/lib/services/retrieval/semantic-space";
import { indexPassages, loadSet } from "@/tests/eval/retrieval";
import { signIn } from "@/tests/support/student";
import { SURE_TIER } from "./judge";
import type { Row } from "./summary";

/** Of each article, so many questions are asked, and so many of another article's. */
const QUESTIONS_PER_ARTICLE = 30;
const ABSENT_PER_ARTICLE = 8;

const Asked = z.object({ _id: z.string(), text: z.string(), answers: z.array(z.string()).min(1) });

/**
 * Questions on short articles whose answers are spans of their paragraphs. Each article is a course of its own. Right
 * is  * an answer that reads a span in a quote of its paragraph; a question of another article has no answer.
 */
export async function evaluateSpans(folder: string): Promise<Row[]> {
  const { corpus, relevance } = loadSet(folder);
  const asked = readFileSync(join(folder, "queries.jsonl"), "utf8")
    .split("\n")
    .filter(Boolean)
    .map((line) => Asked.parse(JSON.parse(line)));
  const articles = Map.groupBy(corpus, ({ title }) => title);
  const student = await signIn();
  const owner = ownerFrom({ id: student.user.id, timezone: "UTC", session_id: null });
  const rows: Row[] = [];
  const by_article = Map.groupBy(asked, ({ _id }) => titleOf(_id));
  const names = [...articles.keys()];
  for (const [at, [title, passages]] of [...articles].entries()) {
    const { id: course_id } = await student.makesCourse({ name: `Reading ${at + 1}` });
    const file_id = await indexPassages(owner, course_id, passages);
    await db().insert(resources).values({ owner_id: owner.id, course_id, file_id, title });
    await makeSpace(owner, { course_id });
    const other = names[(at + 1) % names.length] ?? "";
    const own = spread(by_article.get(title) ?? [], QUESTIONS_PER_ARTICLE);
    const absent = spread(by_article.get(other) ?? [], ABSENT_PER_ARTICLE);
    for (const question of own) rows.push(await row(question, true));
    for (const question of absent) rows.push(await row(question, false));

    async function row(question: z.infer<typeof Asked>, answerable: boolean): Promise<Row> {
      const from = performance.now();
      const given = await answerQuestion(owner, { question: question.text, course_id });
      const ms = performance.now() - from;
      const is_sure = given.found && given.tier === SURE_TIER;
      const base = {
        id: question._id,
        kind: answerable ? "span" : "absent",
        ms,
        is_sure,
        is_refused: !given.found,
        page_first: null,
        page_any: null,
        missing: [],
        forbidden: [],
      };
      if (!answerable) return { ...base, verdict: is_sure ? "absent_answered" : "absent_ok" };
      if (!given.found) return { ...base, verdict: "false_nothing" };
      const right = relevance.get(question._id);
      const cited = given.sources.map(({ page, quote }) => ({
        quote,
        is_right: right?.has(passages[page - 1]?._id ?? "") ?? false,
      }));
      const reads = cited.some(
        ({ is_right, quote }) =>
          is_right && question.answers.some((answer) => quote.includes(answer)),
      );
      const page_any = cited.some(({ is_right }) => is_right);
      return {
        ...base,
        verdict: reads ? "right" : page_any ? "partly" : "wrong",
        page_first: cited[0]?.is_right ?? false,
        page_any,
      };
    }
  }
  return rows;

  function titleOf(query_id: string): string {
    const [passage] = relevance.get(query_id)?.keys() ?? [];
    return corpus.find(({ _id }) => _id === passage)?.title ?? "";
  }
}

/** So many of them, taken evenly. */
function spread<T>(all: T[], many: number): T[] {
  const step = Math.max(1, all.length / many);
  return Array.from(
    { length: Math.min(many, all.length) },
    (_, at) => all[Math.floor(at * step)],
  ).filter((each): each is T => each !== undefined);
}
