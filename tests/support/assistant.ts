import { indexResource } from "@/tests/support/library";
import { restoreSettings, withSettings } from "@/tests/support/settings";
import type { Student } from "@/tests/support/student";

/** Two pages of a book. */
export const CELLS = [
  {
    title: "Cells > Photosynthesis",
    text: "Photosynthesis is the process by which plants make sugar out of light, water and air.",
  },
  {
    title: "Cells > Osmosis",
    text: "Osmosis is the movement of water through a membrane towards the saltier side.",
  },
];
export const QUESTION = "What is photosynthesis?";
export const QUOTE = "plants make sugar out of light";
/** What a model says that does as it is asked. */
export const PROVEN = `Plants turn light into sugar. [[1: "${QUOTE}"]]\n\nThat is all.`;
export const NO_MODEL = "The language model didn't answer, so I answered without it.";

/** The product as a process with this model and these settings is. The test ends with `restoreSettings()`. */
export function loadApp(url: string, settings: Record<string, string> = {}) {
  restoreSettings();
  return withSettings(
    { AI_MODEL: "test-model", OPENAI_API_KEY: "key", OPENAI_BASE_URL: url, ...settings },
    async () => ({
      ...(await import("@/tests/support/student")),
      ...(await import("@/app/api/dispatch")),
      ...(await import("@/lib/services/assistant/answer")),
      ...(await import("@/lib/services/kernel/with-model")),
      ...(await import("@/lib/services/kernel/ai-ledger")),
    }),
  );
}

/** A new student with a course, a book in it, and a conversation about it. */
export async function makeReader(signIn: () => Promise<Student>, passages = CELLS) {
  const student = await signIn();
  const course = await student.makesCourse({ name: "Biology" });
  const book = await indexResource(student, passages, { title: "The cell", course: course.id });
  const thread = await student.post("/ai-assistant/threads/", { course_id: course.id });
  const chat = (message = QUESTION) =>
    student.post("/ai-assistant/chat/", { message, course_id: course.id });
  return { student, course, book, chat, thread: `/ai-assistant/threads/${thread.body.id}/` };
}
