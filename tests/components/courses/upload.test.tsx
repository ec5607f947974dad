import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { CourseUpload } from "@/components/courses/course-upload";
import { COURSE } from "@/tests/support/items";
import { serve, show } from "@/tests/support/page";

const AT = `/courses/${COURSE.id}`;
const file = (name: string) => new File(["%PDF-"], name, { type: "application/pdf" });
const chooses = (...files: File[]) =>
  fireEvent.change(screen.getByLabelText("Files for this course"), { target: { files } });
const answerFor = (name: string) => screen.findByLabelText<HTMLSelectElement>(`What is ${name}?`);

test("any files go to their places, and what a name does not say is asked", async () => {
  const server = serve({
    [`POST ${AT}/assignment-files/any/`]: { status: 201, body: { id: 1 } },
    [`POST ${AT}/quiz-files/any/`]: { status: 201, body: { id: 2 } },
    "POST /uploads/": { body: { mode: "form" } },
    "GET /resources/": { body: [] },
    "POST /resources/any/": { status: 201, body: { id: 3 } },
  });
  const { user } = show(<CourseUpload course_id={COURSE.id} />);
  chooses(file("hw3.pdf"), file("quiz_1.pdf"), file("graphs.pdf"));

  expect((await answerFor("hw3.pdf")).value).toBe("assignment");
  expect((await answerFor("quiz_1.pdf")).value).toBe("quiz");
  const unclear = await answerFor("graphs.pdf");
  expect(unclear.value).toBe("");
  await user.click(screen.getByRole("button", { name: "Upload 3 files" }));
  await screen.findByText("Please choose what this file is");
  expect(server.sent.filter(({ route }) => route.startsWith("POST"))).toEqual([]);

  await user.selectOptions(unclear, "Something to study from");
  await user.click(screen.getByRole("button", { name: "Upload 3 files" }));
  await waitFor(() => {
    const sent = server.sent.flatMap(({ route, body }) =>
      route.endsWith("any/") && body ? [[route, Reflect.get(body, "title")]] : [],
    );
    expect(sent).toEqual([
      [`POST ${AT}/assignment-files/any/`, "hw3"],
      [`POST ${AT}/quiz-files/any/`, "quiz_1"],
      ["POST /resources/any/", "graphs"],
    ]);
  });
  expect(server.bodies("POST /resources/any/")).toMatchObject([
    { course: String(COURSE.id), difficulty_level: "" },
  ]);
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

test("a syllabus among the files goes on to be read and reviewed", async () => {
  serve({ "GET /resources/": { body: [] } });
  const { user } = show(<CourseUpload course_id={COURSE.id} />);
  chooses(file("Syllabus Fall.pdf"));
  expect((await answerFor("Syllabus Fall.pdf")).value).toBe("syllabus");
  await user.click(screen.getByRole("button", { name: "Upload", hidden: false }));
  const dialog = await screen.findByRole("dialog", { name: "Add syllabus" });
  expect(within(dialog).getByText("Syllabus Fall.pdf")).toBeTruthy();
});

test("a file that is not read is refused with the way out, before anything is asked", async () => {
  serve({});
  show(<CourseUpload course_id={COURSE.id} />);
  chooses(new File(["x"], "notes.pages"));
  await screen.findByText(/it's a Pages document/);
  expect(screen.queryByRole("dialog")).toBeNull();
});
