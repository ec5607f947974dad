import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { NOT_FROM_FILES } from "@/lib/contract/values";
import { loadApp, makeReader, NO_MODEL, PROVEN, QUESTION, QUOTE } from "@/tests/support/assistant";
import { open, readStream } from "@/tests/support/chat";
import { ownerOf } from "@/tests/support/library";
import { startModel } from "@/tests/support/model";
import { restoreSettings } from "@/tests/support/settings";

const SUPPORTED = `Plants turn light into sugar. [[1: "${QUOTE}"]]`;
const LIE = "Osmosis moves water towards the less salty side.";
const GENERAL = "Jan Ingenhousz described it in 1779.";

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

describe("each sentence of a model stands on its own", () => {
  test("one with its source, one marked, one left out with a note", async () => {
    const { student, thread } = await makeReader(app.signIn);
    model.script = [{ text: `${SUPPORTED} ${GENERAL} Photosynthesis makes no sugar.` }];
    const sent = await open(app.dispatch, student, `${thread}messages/`, { message: QUESTION });
    const { answer, texts } = await readStream(sent);
    expect(answer).toMatchObject({
      content: `Plants turn light into sugar. [1] ${GENERAL} ${NOT_FROM_FILES}`,
      not_from_files: [GENERAL],
      note: "I left out what your files contradict.",
      service_used: "model",
      tier: "closest",
    });
    for (const text of texts) expect(text).not.toContain("no sugar");
  });

  test("one source does not bless the sentences beside it", async () => {
    const { chat } = await makeReader(app.signIn);
    const others = ["Whales sing songs.", "Rome had seven hills.", "Copper conducts heat well."];
    model.script = [{ text: `${others.join(" ")} ${SUPPORTED}` }];
    const { body } = await chat();
    expect(body).toMatchObject({ found: true, tier: "closest", not_from_files: others });
    expect(Number(body.confidence)).toBeLessThan(0.6);
  });

  test("a sentence without a source gets the one that proves it", async () => {
    const { chat } = await makeReader(app.signIn);
    model.script = [{ text: "Plants make sugar out of light, water and air." }];
    const { body } = await chat();
    expect(body).toMatchObject({ found: true, tier: "found", not_from_files: [] });
    expect(body.sources).toMatchObject([{ marker: 1, quote: expect.stringContaining(QUOTE) }]);
  });

  test("an answer that the files only contradict is given by the built-in engine", async () => {
    const { chat } = await makeReader(app.signIn);
    model.script = [{ text: "Photosynthesis is not the process by which plants make sugar." }];
    expect((await chat()).body).toMatchObject({
      service_used: "built-in",
      note: "The language model's answer didn't match your files, so I answered without it.",
    });
  });

  test("neither the name of the course nor a quote of small words counts as found", async () => {
    const student = await app.signIn();
    const { id } = await student.makesCourse({ name: "Logic" });
    for (const text of [
      "Logic was invented by Napoleon.",
      'Every student of Logic knows that Napoleon invented it. [[1: "is the process by which"]]',
      "In Logic, all of this was invented by Napoleon.",
    ]) {
      model.script = [{ text }];
      const asked = { message: "Who invented logic?", course_id: id };
      const { body } = await student.post("/ai-assistant/chat/", asked);
      expect(body).toMatchObject({ found: false, tier: "none", sources: [] });
    }
  });
});

describe("a slow language model", () => {
  const timeouts = { first_token_ms: 2_000, total_ms: 600 };
  const slow = async (begins: string) => {
    const { student, course } = await makeReader(app.signIn);
    model.script = [{ begins, until: new Promise(() => undefined), ends: "" }];
    return app.answerQuestion(ownerOf(student), {
      question: QUESTION,
      course_id: course.id,
      timeouts,
    });
  };

  test("is told with what it has proven until then", async () => {
    expect(await slow(`${SUPPORTED} Water and`)).toMatchObject({
      service_used: "model",
      text: "Plants turn light into sugar. [1]",
      note: "The language model was too slow to finish, so this answer may end early.",
    });
  });

  test("that has proven nothing until then leaves the answer to the built-in engine", async () => {
    const answer = await slow(`${GENERAL} ${LIE} Water`);
    expect(answer).toMatchObject({ service_used: "built-in", note: NO_MODEL, found: true });
    model.script = [{ text: PROVEN }];
  });
});
