import { expect, test } from "vitest";
import { TopicPassage } from "@/lib/contract/topics";
import { indexResource } from "@/tests/support/library";
import { recordQueries } from "@/tests/support/queries";
import { type Student, signIn } from "@/tests/support/student";

const filler = (topic: string) =>
  `${topic} is treated here at some length, so that a reader can follow each step. ` +
  `Several examples of ${topic.toLowerCase()} are worked through, and exercises close the part.`;
const BOOK = ["Sets", "Functions", "Limits"].map((title) => ({ title, text: filler(title) }));

const passagesOf = async (student: Student, course_id: number, item_id: number) =>
  student.get(`/courses/${course_id}/topic-items/${item_id}/passages/`);

test("a topic knows the pages of its course's files that treat it, with their words", async () => {
  const ann = await signIn();
  const { id } = await ann.makesCourse();
  const other = await ann.makesCourse({ name: "Another" });
  const { file_id } = await indexResource(ann, BOOK, { title: "Analysis", course: id });
  await indexResource(ann, BOOK, { title: "Elsewhere", course: other.id });
  const functions = await ann.makesTopicItem(id, { title: "Functions" });
  const ships = await ann.makesTopicItem(id, { title: "Sailing ships" });

  const passages = TopicPassage.array().parse((await passagesOf(ann, id, functions.id)).list);
  expect(passages).toMatchObject([{ file_id, file_title: "Analysis", page: 2 }]);
  expect(BOOK[1]?.text).toContain(passages[0]?.quote);
  expect(passages[0]?.quote).toContain("unctions");
  expect((await passagesOf(ann, id, ships.id)).list).toEqual([]);
});

test("a topic of another student, or of another course, has no pages to show", async () => {
  const [ann, bob] = [await signIn(), await signIn()];
  const { id } = await ann.makesCourse();
  const other = await ann.makesCourse({ name: "Another" });
  const topic = await ann.makesTopicItem(id, { title: "Functions" });
  expect((await passagesOf(bob, id, topic.id)).status).toBe(404);
  expect((await passagesOf(ann, other.id, topic.id)).status).toBe(404);
});

test("a topic's pages take as many queries in a full course as in a small one", async () => {
  const ann = await signIn();
  const { id } = await ann.makesCourse();
  const topic = await ann.makesTopicItem(id, { title: "Functions" });
  await indexResource(ann, BOOK, { title: "Book 0", course: id });
  const few = await recordQueries(() => passagesOf(ann, id, topic.id));
  for (let book = 1; book < 6; book += 1) {
    await indexResource(ann, BOOK, { title: `Book ${book}`, course: id });
  }
  const many = await recordQueries(() => passagesOf(ann, id, topic.id));
  expect(many.length).toBe(few.length);
});
