import { join } from "node:path";
import { answerQuestion } from "@/lib/services/assistant/answer";
import { type Owner, ownerFrom } from "@/lib/services/kernel/owner";
import { makeSpace } from "@/lib/services/retrieval/semantic-space";
import { signIn } from "@/tests/support/student";
import type { GivenAnswer } from "./judge";
import { addBook } from "./library";
import type { Question, QuestionSet } from "./question-set";

/** A student who keeps the courses and books of a question set. */
export type Reader = {
  owner: Owner;
  courses: Map<string, number>;
  /** The set's names of the books by their file ids. */
  books: Map<number, string>;
};

/** A new student with the set's courses, assignments and books, read and indexed. */
export async function makeReader(
  { setup, questions }: QuestionSet,
  books: string,
): Promise<Reader> {
  const student = await signIn();
  const timezone = setup.time_zone ?? "UTC";
  const owner = ownerFrom({ id: student.user.id, timezone, session_id: null });
  const courses = new Map<string, number>();
  const names = new Map<number, string>();
  for (const [name, asked] of Map.groupBy(questions, ({ course }) => course)) {
    const { id } = await student.makesCourse({ name });
    courses.set(name, id);
    for (const book of new Set(asked.map(({ book }) => book))) {
      names.set(await addBook(owner, id, join(books, book)), book);
    }
    await makeSpace(owner, { course_id: id });
  }
  for (const { course, title, due } of setup.assignments) {
    const course_id = courses.get(course);
    if (course_id) await student.makesAssignment(course_id, { title, due_date: due });
  }
  return { owner, courses, books: names };
}

/** The product's answer to a question in its course, and how long it took. */
export async function ask(
  { owner, courses, books }: Reader,
  { id, course, question, previous }: Pick<Question, "id" | "course" | "question" | "previous">,
): Promise<GivenAnswer & { ms: number }> {
  const from = performance.now();
  const { text, found, tier, sources } = await answerQuestion(owner, {
    question,
    course_id: courses.get(course) ?? null,
    ...(previous && { before: [{ role: "user", content: previous }] }),
  });
  const ms = performance.now() - from;
  const citations = sources.map(({ file_id, page, quote }) => {
    return { book: books.get(file_id) ?? "", page, quote };
  });
  return { id, text: plainText(text), found, tier, citations, ms };
}

/** Markdown as it is read: without its escapes and signs, the cells of a table beside each other. */
function plainText(markdown: string): string {
  return markdown
    .replace(/\\([\\`*_[\]<>#|~])/g, "$1")
    .replace(/\u200b/g, "")
    .replace(/\*\*/g, "")
    .replace(/^\|(?: --- \|)+\n/gm, "")
    .replace(/^\| | \|$/gm, "")
    .replace(/ \| /g, "\t");
}
