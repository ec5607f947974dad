import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { Dropzone } from "@/components/common/files/dropzone";
import { usePageDrop } from "@/components/common/files/page-drop";
import { DropAnywhere } from "@/components/shell/drop-anywhere";
import { earlyDrops } from "@/components/shell/early-drops";
import { COURSE, STUDENT } from "@/tests/support/items";
import { serve, show } from "@/tests/support/page";

const file = (name: string) => new File(["%PDF-"], name, { type: "application/pdf" });
const transfer = (...files: File[]) => ({ dataTransfer: { types: ["Files"], files } });
const isKeptFromTheBrowser = (event: string, what: object) => !fireEvent(window, drag(event, what));

function drag(type: string, what: object) {
  return Object.assign(new Event(type, { bubbles: true, cancelable: true }), what);
}

test("files dropped beside any place for them are asked about and sent where they belong", async () => {
  const server = serve({
    "GET /courses/": { body: [COURSE] },
    "POST /uploads/": { body: { mode: "form" } },
    "POST /syllabus-imports/": { status: 201, body: { id: 1 } },
    "GET /syllabus-imports/": { body: [] },
    [`POST /courses/${COURSE.id}/assignment-files/any/`]: { status: 201, body: { id: 2 } },
  });
  const { user, router } = show(<DropAnywhere />);
  expect(isKeptFromTheBrowser("dragover", transfer())).toBe(true);
  await screen.findByText(/Let go to add/);
  const dropped = transfer(file("syllabus-bio.pdf"), file("hw3.pdf"));
  expect(isKeptFromTheBrowser("drop", dropped)).toBe(true);

  await screen.findByRole("dialog", { name: "Add your files" });
  await user.click(screen.getByRole("button", { name: "Upload 2 files" }));
  await screen.findByText("Please choose the course of the assignments and quizzes");
  expect(server.sent.filter(({ route }) => route.startsWith("POST"))).toEqual([]);
  await user.selectOptions(screen.getByLabelText("Course"), COURSE.name);
  await user.click(screen.getByRole("button", { name: "Upload 2 files" }));
  await waitFor(() => expect(router.push).toHaveBeenCalledWith("/dashboard"));
  await waitFor(() => {
    const routes = server.sent.map(({ route }) => route);
    expect(routes).toContain("POST /syllabus-imports/");
    expect(routes).toContain(`POST /courses/${COURSE.id}/assignment-files/any/`);
  });
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("files let go before the page is whole wait for it", async () => {
  serve({ "GET /courses/": { body: [COURSE] } });
  earlyDrops.hold();
  expect(isKeptFromTheBrowser("dragover", transfer())).toBe(true);
  expect(isKeptFromTheBrowser("drop", transfer(file("hw3.pdf")))).toBe(true);
  show(<DropAnywhere />);
  expect((await screen.findByRole("dialog", { name: "Add your files" })).textContent).toContain(
    "hw3.pdf",
  );
});

test("text that is dragged, and files that a place of its own took, are left alone", async () => {
  serve({ "GET /profile/": { body: STUDENT } });
  show(
    <>
      <DropAnywhere />
      <Dropzone onFiles={() => {}} />
    </>,
  );
  const text = { dataTransfer: { types: ["text/plain"], files: [] } };
  expect(isKeptFromTheBrowser("dragover", text)).toBe(false);
  expect(isKeptFromTheBrowser("drop", text)).toBe(false);
  fireEvent.drop(
    await screen.findByText("Drop files here, or choose them"),
    transfer(file("hw3.pdf")),
  );
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("a page may take files itself; what cannot be read is refused in words everywhere", async () => {
  serve({ "GET /profile/": { body: STUDENT } });
  const library = vi.fn();
  const Library = () => {
    usePageDrop({ onFiles: library, label: "Let go to add to your library" });
    return null;
  };
  show(
    <>
      <DropAnywhere />
      <Library />
    </>,
  );
  const [book, program] = [file("book.pdf"), new File(["MZ"], "setup.exe")];
  fireEvent(window, drag("dragover", transfer(book)));
  await screen.findByText("Let go to add to your library");
  fireEvent(window, drag("drop", transfer(book, program)));
  expect(library.mock.calls).toEqual([[[book]]]);
  expect(await screen.findByText(/setup\.exe/)).toBeTruthy();
  expect(screen.queryByRole("dialog")).toBeNull();
});
