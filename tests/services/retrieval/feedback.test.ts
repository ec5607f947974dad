import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { db } from "@/db/client";
import { searchFeedback } from "@/db/schema/retrieval";
import type { FeedbackRating } from "@/lib/contract/values";
import { rateAnswer, recordQuery } from "@/lib/services/assistant/answer-feedback";
import type { Owner } from "@/lib/services/kernel/owner";
import { searchPassages } from "@/lib/services/retrieval/search";
import { indexPassages } from "@/tests/eval/retrieval";
import { ownerOf } from "@/tests/support/library";
import { recordQueries } from "@/tests/support/queries";
import { signIn } from "@/tests/support/student";

const BOOK = [
  { title: "A", text: "Tides follow the moon and make the sea rise twice a day at the coast." },
  { title: "B", text: "Tides follow the moon and make the sea fall twice a day at the coast." },
  { title: "C", text: "Whales live in the sea and sing to each other over many miles of water." },
  {
    title: "D",
    text: "A long list of harbours, ships, ropes, sailors, and a moon above them all.",
  },
];
const QUESTION = "How does the moon make tides?";

let ann: Owner;
let course_id: number;
let file_id: number;

beforeEach(async () => {
  const student = await signIn();
  ann = ownerOf(student);
  course_id = (await student.makesCourse()).id;
  file_id = await indexPassages(ann, course_id, BOOK);
});

describe("a rating of an answer", () => {
  test("moves the passages of the same question: down when they did not help, up when they did", async () => {
    expect((await numbersFor(ann, QUESTION)).slice(0, 2)).toEqual([1, 2]);
    const query_id = await rated(QUESTION, [1], "not_helpful");
    expect((await numbersFor(ann, QUESTION)).slice(0, 2)).toEqual([2, 1]);
    await rateAnswer(ann, { query_id, rating: "helpful", comment: "" });
    expect((await numbersFor(ann, QUESTION)).slice(0, 2)).toEqual([1, 2]);
  });

  test("counts for the question in other words, not for another question", async () => {
    const other = "the sea and the moon at the coast";
    const before = await searchPassages(ann, other, { course_id });
    await rated(QUESTION, [1], "not_helpful");
    expect((await numbersFor(ann, "Tides made by the moon")).slice(0, 2)).toEqual([2, 1]);
    expect(await searchPassages(ann, other, { course_id })).toEqual(before);
  });

  test("never buries a passage that is clearly better", async () => {
    for (let n = 0; n < 5; n += 1) {
      await rated(QUESTION, [4], "helpful");
      await rated(QUESTION, [1, 2], "not_helpful");
    }
    expect((await numbersFor(ann, QUESTION)).at(-1)).toBe(4);
  });

  test("changes nothing for another student with the same book and the same question", async () => {
    const bob = ownerOf(await signIn());
    const his = await indexPassages(bob, null, BOOK);
    const before = await searchPassages(bob, QUESTION);
    await rated(QUESTION, [1], "not_helpful");
    // Even a row of hers that names his file.
    await rated(QUESTION, [1, 2], "not_helpful", his);
    expect(await searchPassages(bob, QUESTION)).toEqual(before);
  });

  test("costs no query of its own", async () => {
    const before = await recordQueries(() => searchPassages(ann, QUESTION, { course_id }));
    for (let n = 0; n < 3; n += 1) await rated(QUESTION, [1], "helpful");
    const after = await recordQueries(() => searchPassages(ann, QUESTION, { course_id }));
    expect([before.length, after.length]).toEqual([1, 1]);
  });

  test("of what another student asked is refused, and changes nothing", async () => {
    const bob = ownerOf(await signIn());
    const query_id = await asked(QUESTION, [1]);
    const rating = rateAnswer(bob, { query_id, rating: "helpful", comment: "" });
    await expect(rating).rejects.toMatchObject({ status: 404 });
    expect(await db().$count(searchFeedback, eq(searchFeedback.query_id, query_id))).toBe(0);
  });

  test("is kept once for each answer", async () => {
    const query_id = await rated(QUESTION, [1], "helpful");
    const again = await rateAnswer(ann, { query_id, rating: "not_helpful", comment: "No." });
    expect(again).toMatchObject({ query_id, rating: "not_helpful", comment: "No." });
    expect(await db().$count(searchFeedback, eq(searchFeedback.owner_id, ann.id))).toBe(1);
  });
});

async function numbersFor(owner: Owner, query: string): Promise<number[]> {
  return (await searchPassages(owner, query, { course_id })).hits.map(({ number }) => number);
}

/** The question is asked and answered by these passages; answers its id. */
async function asked(query: string, numbers: number[], of_file = file_id): Promise<number> {
  const { terms } = await searchPassages(ann, query, { course_id });
  const passages = numbers.map((number) => ({ file_id: of_file, number }));
  return recordQuery(ann, { course_id, kind: "question", query, terms, passages });
}

async function rated(
  query: string,
  numbers: number[],
  rating: FeedbackRating,
  of_file = file_id,
): Promise<number> {
  const query_id = await asked(query, numbers, of_file);
  await rateAnswer(ann, { query_id, rating, comment: "" });
  return query_id;
}
