import { describe, expect, test } from "vitest";
import { SearchHit } from "@/lib/contract/search";
import { indexResource } from "@/tests/support/library";
import { recordQueries } from "@/tests/support/queries";
import { type Student, signIn } from "@/tests/support/student";

const find = async (student: Student, q: string) =>
  SearchHit.array().parse((await student.get(`/search/?q=${encodeURIComponent(q)}`)).list);

describe("the search by name", () => {
  test("finds every kind of thing, names that begin with the words first", async () => {
    const ann = await signIn();
    const { id } = await ann.makesCourse({ name: "Graph Theory", code: "CS 230" });
    await ann.makesAssignment(id, { title: "Homework on graphs" });
    await ann.makesExam(id, { name: "Graph midterm" });
    await ann.makesTopicItem(id, { title: "Planar graphs" });
    await ann.makesStudyPlan(id, { title: "Graphs in two weeks" });
    await ann.upload("/resources/", {
      title: "The graph book",
      file: new File(["%PDF-1.4 x"], "x.pdf"),
    });
    await ann.upload(`/courses/${id}/quiz-files/`, {
      title: "Graph quiz",
      file: new File(["%PDF-1.4 y"], "y.pdf"),
    });
    const hits = await find(ann, "graph");
    expect(hits.slice(0, 4).map((hit) => hit.kind)).toEqual([
      "course",
      "exam",
      "file",
      "study_plan",
    ]);
    expect(hits.map((hit) => hit.kind).sort()).toEqual([
      "assignment",
      "course",
      "exam",
      "file",
      "resource",
      "study_plan",
      "topic",
    ]);
    expect(hits.find((hit) => hit.kind === "exam")).toMatchObject({
      course_id: id,
      course_name: "Graph Theory",
    });
    expect((await find(ann, "cs 230")).map((hit) => hit.title)).toEqual(["Graph Theory"]);
    expect((await find(ann, "MIDTERM graph")).map((hit) => hit.title)).toEqual(["Graph midterm"]);
    expect((await find(ann, "")).length).toBe(7);
  });

  test("takes signs of patterns for what they are, and finds nothing of others", async () => {
    const [ann, bob] = [await signIn(), await signIn()];
    await ann.makesCourse({ name: "100% C_sharp \\ intro" });
    expect(await find(ann, "100%")).toHaveLength(1);
    expect(await find(ann, "c_sh")).toHaveLength(1);
    expect(await find(ann, "\\")).toHaveLength(1);
    expect(await find(ann, "_%")).toEqual([]);
    expect(await find(ann, "'; drop table")).toEqual([]);
    expect(await find(bob, "")).toEqual([]);
  });
});

describe("the search in documents", () => {
  test("tells the page and the words around it, of the student's own documents alone", async () => {
    const [ann, bob] = [await signIn(), await signIn()];
    const { id } = await ann.makesCourse();
    const book = await indexResource(
      ann,
      [
        { title: "Rocks", text: "Granite is hard." },
        { title: "Tides", text: "The moon draws the water of the sea twice a day." },
      ],
      { title: "The sea", course: id },
    );
    expect((await ann.get("/search/text/?q=moon")).list).toEqual([
      {
        file_id: book.file_id,
        title: "The sea",
        course_id: id,
        page: 2,
        excerpt: "The moon draws the water of the sea twice a day.",
      },
    ]);
    expect((await bob.get("/search/text/?q=moon")).list).toEqual([]);
  });

  test("is bounded, however full of the words the documents are", async () => {
    const ann = await signIn();
    const tides = Array.from({ length: 30 }, () => ({
      title: "Tides",
      text: "Tides come and go.",
    }));
    const once = () => ann.get("/search/text/?q=tides");
    await indexResource(ann, tides);
    const before = await recordQueries(once);
    for (let n = 0; n < 4; n += 1) await indexResource(ann, tides);
    const { list } = await once();
    expect(list).toHaveLength(6);
    expect(await recordQueries(once)).toHaveLength(before.length);
    expect((await ann.get("/search/text/?q=ti")).list).toEqual([]);
  });
});
