import { screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { CourseModal } from "@/components/courses/course-modal";
import { field, lineBelow, serve, show } from "@/tests/support/page";

test("a refused course keeps the dialog open with what was typed, and says why", async () => {
  const server = serve({
    "POST /courses/": { status: 503, body: { detail: "Back in a minute." } },
  });
  const onClose = vi.fn();
  const { user } = show(<CourseModal onClose={onClose} />);

  await user.type(screen.getByRole("textbox", { name: "Course name" }), "Linear Algebra");
  await user.type(screen.getByRole("spinbutton", { name: "Credits" }), "4.5");
  await user.click(screen.getByRole("button", { name: "Add Course" }));

  expect((await screen.findByRole("alert")).textContent).toBe("Back in a minute.");
  expect(server.bodies("POST /courses/")).toMatchObject([{ name: "Linear Algebra", credits: 4.5 }]);
  expect(screen.getByRole("textbox", { name: "Course name" })).toHaveProperty(
    "value",
    "Linear Algebra",
  );
  expect(onClose).not.toHaveBeenCalled();
});

test("what is missing is said at its field, and nothing is sent", async () => {
  const server = serve({});
  const { user } = show(<CourseModal onClose={vi.fn()} />);

  await user.click(screen.getByRole("button", { name: "Add Course" }));

  await waitFor(() => expect(lineBelow("Course name")).toBe("Course name is required"));
  expect(field("Course name").getAttribute("aria-invalid")).toBe("true");
  expect(server.sent.filter(({ route }) => route === "POST /courses/")).toEqual([]);
});
