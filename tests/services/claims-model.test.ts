import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { loadApp, makeReader, QUESTION, QUOTE } from "@/tests/support/assistant";
import { open, readStream } from "@/tests/support/chat";
import { startModel } from "@/tests/support/model";
import { restoreSettings } from "@/tests/support/settings";

const LEFT_OUT = "I left out what your course data don't confirm.";
const CONTRADICTED =
  "The language model's answer didn't match your course data, so I answered without it.";
/** Proven by the student's book, so that something of the answer is left. */
const PROVEN = `Plants turn light into sugar. [[1: "${QUOTE}"]]`;

let model: Awaited<ReturnType<typeof startModel>>;
let app: Awaited<ReturnType<typeof loadApp>>;

beforeAll(async () => {
  model = await startModel();
  app = await loadApp(model.url);
});
beforeEach(() => {
  model.requests.length = 0;
});
afterAll(async () => {
  restoreSettings();
  await model.stop();
});

/** A student in New York with a quiz, an essay and half of the topics done. */
async function student() {
  const made = await makeReader(app.signIn);
  const { student: ann, course } = made;
  const essay = await ann.makesAssignment(course.id, {
    title: "Essay on cells",
    due_date: "2031-05-08T03:59:00Z",
    weight: 15,
  });
  const quiz = await ann.makesExam(course.id, {
    name: "Quiz 2",
    exam_type: "quiz",
    exam_date: "2031-05-14T19:45:00Z",
    duration_minutes: 30,
    location: "Lab 5",
    weight: 10,
  });
  await ann.makesTopicItem(course.id, { title: "Mitosis" });
  await ann.makesTopicItem(course.id, { title: "Meiosis" });
  const other = await ann.makesCourse({ name: "Databases II" });
  await ann.makesAssignment(other.id, { title: "Project", due_date: "2031-06-02T16:00:00Z" });
  return { ...made, essay, quiz, other };
}

describe("a model that lies about the student's own work", () => {
  test.each([
    ["another day", "Quiz 2 in Biology is on 15 May 2031."],
    ["the same day of another year", "Quiz 2 is on 14 May 2032."],
    ["another item's day", "Quiz 2 is on 7 May."],
    ["UTC for local time", "Quiz 2 starts at 19:45."],
    ["another hour", "Quiz 2 starts at 4:45 PM."],
    ["another weekday", "Quiz 2 is on a Thursday."],
    ["words instead of digits", "Quiz 2 is on the fifteenth of May."],
    ["a relative day", "Quiz 2 is in three days."],
    ["a weight", "The Essay on cells counts for 40% of your grade."],
    ["a grade", "You got an A on the Essay on cells."],
    ["progress", "You are 80% of the way through Biology."],
    ["a count", "You have one of 3 topics left in Biology."],
    ["all done", "You have finished all topics of Biology."],
    ["a room", "Quiz 2 takes place in Room 12."],
    ["handed in", "You have already submitted the Essay on cells."],
    ["no exam that day", "You have no exam on 14 May 2031."],
    ["an item that is not", "Your presentation in Biology is on 14 May."],
    ["another course's deadline", "The Project in Databases II is due on 7 May."],
    ["German", "Dein „Quiz 2“ in Biology ist am 15. Mai um 15:45 Uhr."],
    ["French", "Ton devoir « Essay on cells » est à rendre le 9 mai."],
    ["Spanish", "La prueba «Quiz 2» de Biology es el catorce de junio."],
    ["Italian", "Il quiz «Quiz 2» di Biology vale il 20% del voto."],
    ["Portuguese", "O prazo de “Essay on cells” é 8 de maio."],
    ["Dutch", "Je hebt voor ‘Essay on cells’ 90% gehaald."],
    ["Polish", "Quiz „Quiz 2” z przedmiotu Biology jest 15 maja."],
    ["Japanese", "Biologyの「Quiz 2」は5月15日です。"],
    ["Chinese", "Biology的“Quiz 2”在5月15日。"],
    ["Swedish", "Provet ”Quiz 2” är den 15 maj."],
    ["a reference to nothing", "Quiz 2 is on [[exam-999999.date]]."],
    ["a table", "| What | Date |\n|---|---|\n| Quiz 2 | 15 May |"],
    ["code", "```\nQuiz 2 is on 15 May.\n```"],
  ])("by %s does not reach them: %s", async (_, lie) => {
    const { student: ann, thread } = await student();
    model.script = [{ text: `${PROVEN}\n\n${lie}\n\nThat is all.` }];
    const sent = await open(app.dispatch, ann, `${thread}messages/`, { message: QUESTION });
    const { texts, answer } = await readStream(sent);
    expect(answer).toMatchObject({ service_used: "model", note: LEFT_OUT, found: true });
    expect(answer.content.replace(/\s+/g, " ")).toBe(
      "Plants turn light into sugar. [1] That is all.",
    );
    const words = lie.match(/\d+|\p{L}{6,}/gu) ?? [];
    for (const text of texts) expect(words.filter((word) => text.includes(word))).toEqual([]);
  });

  test("and says nothing else is answered for", async () => {
    const { student: ann, thread, course } = await student();
    model.script = [{ text: "Sure! Quiz 2 is on 15 May 2031." }];
    const { body } = await ann.post("/ai-assistant/chat/", {
      message: QUESTION,
      course_id: course.id,
    });
    expect(body).toMatchObject({ service_used: "built-in", note: CONTRADICTED, found: true });
    expect(body.response).toContain(QUOTE);
    const sent = await open(app.dispatch, ann, `${thread}messages/`, { message: QUESTION });
    const { texts, answer } = await readStream(sent);
    expect(answer).toMatchObject({ service_used: "built-in", note: CONTRADICTED });
    expect(texts.join(" ")).not.toContain("15 May");
  });
});

describe("a model that tells the truth", () => {
  test("is shown with what it says, of every course", async () => {
    const { student: ann, thread, quiz, essay } = await student();
    const truths = [
      "Quiz 2 in Biology is on Wednesday, 14 May 2031 at 3:45 PM in Lab 5 and counts for 10%.",
      "Der „Essay on cells“ ist am 7. Mai um 23:59 Uhr fällig.",
      "You have 2 topics left in Biology.",
      "The Project in Databases II is due on June 2.",
      "You have no exam on 15 May 2031.",
    ];
    model.script = [{ text: `${PROVEN}\n\n${truths.join(" ")}` }];
    const sent = await open(app.dispatch, ann, `${thread}messages/`, { message: QUESTION });
    const { answer } = await readStream(sent);
    expect(answer).toMatchObject({ service_used: "model", note: "" });
    for (const truth of truths) expect(answer.content).toContain(truth);
    expect(answer.facts).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ kind: "exam", id: quiz.id }),
        expect.objectContaining({ kind: "assignment", id: essay.id }),
      ]),
    );
  });

  test("may place references, which it was given, and the student reads values", async () => {
    const { student: ann, course, quiz } = await student();
    const ref = `exam-${quiz.id}`;
    model.script = [
      {
        text:
          `${PROVEN}\n\nQuiz 2 in Biology is on [[${ref}.date]] at [[${ref}.time]] and counts ` +
          `for [[${ref}.weight]]. You have [[course-${course.id}.topics_left]] topics left in Biology.`,
      },
    ];
    const { body } = await ann.post("/ai-assistant/chat/", {
      message: QUESTION,
      course_id: course.id,
    });
    expect(body.response).toContain(
      "Quiz 2 in Biology is on Wednesday, May 14, 2031 at 3:45 PM and counts for 10%. You have 2 " +
        "topics left in Biology.",
    );
    const facts = model.requests[0]?.body.messages[1]?.content ?? "";
    expect(facts).toContain(`[[${ref}.date]] .time`);
    expect(facts).toContain(`[[course-${course.id}.`);
  });
});
