import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { DocumentViewer } from "@/components/common/viewer/document-viewer";
import type { Mark } from "@/components/common/viewer/queries";
import type { Document } from "@/lib/contract/documents";
import { serve, show } from "@/tests/support/page";
import { readPage } from "@/tests/support/read-pages";

const SYLLABUS: Document = {
  id: 29,
  kind: "syllabus",
  title: "Syllabus",
  original_filename: "syllabus.docx",
  file_type: "docx",
  file_size: 1000,
  course_id: 3,
  course_name: "Biology",
  stage: "ready",
  is_locked: false,
  page_count: 2,
  pages_with_text: 2,
  created_at: "2026-09-01T10:00:00.000Z",
};
const GRADING = { place: "Grading / paragraph 1" };
const PAGES = [
  readPage(1, [
    { text: "BIO 210", heading: 1 },
    "Write to <script>alert(1)</script> & <b>the tutor</b>.",
    "Essay, see the table.",
  ]),
  readPage(2, [
    { ...GRADING, text: "Part\tShare", bold: true },
    { ...GRADING, text: "Essay\t40%" },
    { ...GRADING, text: "Exam\t60%" },
    "• The essay is due on May 4.",
  ]),
];

function open(mark?: Mark, document: Partial<Document> = {}) {
  const server = serve({
    "GET /documents/29/": { body: { ...SYLLABUS, ...document } },
    "GET /documents/29/pages/": { body: PAGES },
  });
  return { server, ...show(<DocumentViewer file_id={29} {...(mark && { mark })} />) };
}

const marked = () =>
  [...document.querySelectorAll("mark")].map(({ textContent, dataset }) => [
    textContent,
    dataset.mark,
  ]);

test("a Word document is shown as text of our own, never as the markup in it", async () => {
  open();
  expect(await screen.findByRole("heading", { name: "BIO 210" })).toBeTruthy();
  expect(screen.getByText("Write to <script>alert(1)</script> & <b>the tutor</b>.")).toBeTruthy();
  const second = within(screen.getByRole("region", { name: "Page 2" }));
  expect(second.getAllByRole("row").map(({ textContent }) => textContent)).toEqual([
    "PartShare",
    "Essay40%",
    "Exam60%",
  ]);
  expect(second.getAllByRole("columnheader")).toHaveLength(2);
  expect(second.getByRole("listitem").textContent).toBe("• The essay is due on May 4.");
  expect(document.querySelector("script, b")).toBeNull();
  expect(marked()).toEqual([]);
});

test("the words that something was taken from are marked on their page, also across cells", async () => {
  open({ page: 2, quote: "Essay 40%" });
  await waitFor(() =>
    expect(marked()).toEqual([
      ["Essay", "evidence"],
      ["40%", "evidence"],
    ]),
  );
  expect(screen.getByText("Marked on page 2")).toBeTruthy();
});

test("of a quote that runs on to the next page what stands on its page is marked", async () => {
  open({ page: 1, quote: `& <b>the tutor</b>. Essay, see the table. Part Share` });
  await waitFor(() =>
    expect(marked()).toEqual([
      ["b>the tutor</b>.", "evidence"],
      ["Essay, see the table", "evidence"],
    ]),
  );
  expect(screen.getByText("Marked on page 1")).toBeTruthy();
});

test("words that do not stand on their page as whole words are said not to be marked", async () => {
  open({ page: 2, quote: "ssay" });
  await screen.findByText("We couldn't mark these words on the page");
  expect(marked()).toEqual([]);
});

test("a deck has slides", async () => {
  open({ page: 2, quote: "Essay 40%" }, { file_type: "pptx" });
  expect(await screen.findByRole("region", { name: "Slide 2" })).toBeTruthy();
  await screen.findByText("Marked on slide 2");
});

test("the words of a search are marked on all pages, one of them as the one looked at", async () => {
  const { user } = open({ page: 1, quote: "BIO 210" });
  await screen.findByText("Marked on page 1");
  await user.click(screen.getByRole("button", { name: "Search" }));
  await user.type(screen.getByLabelText("Search in this document"), "essay");
  await screen.findByText("1 of 3");
  expect(marked()).toEqual([
    ["Essay", "current"],
    ["Essay", "match"],
    ["essay", "match"],
  ]);
  await user.click(screen.getByRole("button", { name: "Next match" }));
  expect(marked().map(([, as]) => as)).toEqual(["match", "current", "match"]);
  await user.click(screen.getByRole("button", { name: "Close search" }));
  expect(marked()).toEqual([["BIO 210", "evidence"]]);
});

test("a document that could not be read, or is not there, says so", async () => {
  const failed = open(undefined, { stage: "failed", page_count: null, pages_with_text: 0 });
  await screen.findByText(/couldn't read the text of this file, so we can't show it here/);
  expect(screen.getByRole("button", { name: "Download" })).toBeTruthy();
  failed.unmount();
  serve({});
  show(<DocumentViewer file_id={29} />);
  await screen.findByText(/This file is gone/);
});

test("pages that do not arrive can be asked for again", async () => {
  const { server, user } = open();
  server.answers["GET /documents/29/pages/"] = { status: 409, body: { message: "Broken." } };
  const again = await screen.findByRole("button", { name: "Try Again" });
  server.answers["GET /documents/29/pages/"] = { body: PAGES };
  await user.click(again);
  await screen.findByRole("heading", { name: "BIO 210" });
});
