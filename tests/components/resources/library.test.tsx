import { act, screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { Resources } from "@/components/resources/resources";
import type { Resource } from "@/lib/contract/resources";
import { visit } from "@/tests/support/address";
import { COURSE, RESOURCE } from "@/tests/support/items";
import { type Answer, field, fillIn, lineBelow, serve, show } from "@/tests/support/page";
import { choose, pdfFile, pressUpload } from "@/tests/support/uploads";

const MESSAGE = "The library is closed.";
const REFUSED = { status: 400, body: { message: MESSAGE } };
const AT = `/resources/${RESOURCE.id}/`;
const BOTANY = { ...COURSE, id: 8, name: "Botany" };
const CHEMISTRY = { ...COURSE, id: 9, name: "Chemistry" };

function stored(id: number, title: string, course: typeof COURSE | null): Resource {
  const of = { course: course?.id ?? null, course_id: course?.id ?? null };
  return { ...RESOURCE, id, title, ...of, course_name: course?.name ?? null };
}

function draw(answers: Record<string, Answer> = {}, address = "/resources") {
  const server = serve({
    "GET /resources/": { body: [RESOURCE] },
    "GET /courses/": { body: [COURSE, BOTANY, CHEMISTRY] },
    [`GET ${AT}chunks/`]: { body: [] },
    [`GET ${AT}topics/`]: { body: [] },
    "POST /uploads/": { body: { mode: "form" } },
    ...answers,
  });
  visit(address);
  return { server, ...show(<Resources />) };
}

async function acts({ user }: ReturnType<typeof draw>, action: string) {
  await user.click(await screen.findByRole("button", { name: `Actions for ${RESOURCE.title}` }));
  await user.click(await screen.findByRole("menuitem", { name: action }));
}

function cards() {
  return screen.queryAllByRole("article").map((card) => within(card).getByRole("heading"));
}

function groups() {
  return screen.queryAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent);
}

const LIBRARY = [
  stored(1, "matrices", COURSE),
  stored(2, "vectors", COURSE),
  stored(3, "leaves", BOTANY),
  stored(4, "notes", null),
];
const NAMES = ["Botany", "Linear Algebra", "Uncategorized"];

test("the library is grouped by course, and its address keeps that", async () => {
  const page = draw({ "GET /resources/": { body: LIBRARY } });
  expect(await screen.findByText("4 resources found")).toBeTruthy();
  await page.user.click(screen.getByRole("checkbox", { name: "Group by course" }));
  expect(groups()).toEqual(NAMES);
  const group = screen.getByRole("region", { name: "Linear Algebra" });
  expect(group.textContent).toContain("2 resources");
  page.unmount();
  draw({ "GET /resources/": { body: LIBRARY } }, window.location.href);
  await waitFor(() => expect(groups()).toEqual(NAMES));
  expect(screen.getByRole("checkbox", { name: "Group by course" })).toHaveProperty("checked", true);
});

test("the library is filtered by course, and a course without resources offers an upload for it", async () => {
  const { user } = draw({ "GET /resources/": { body: LIBRARY } }, "/resources?group=course");
  await waitFor(() => expect(groups()).toEqual(NAMES));
  await user.selectOptions(field("Filter by course"), "Botany");
  expect(cards()).toHaveLength(1);
  expect(screen.getByText("1 resource found")).toBeTruthy();
  expect(screen.queryByRole("checkbox", { name: "Group by course" })).toBeNull();
  await user.selectOptions(field("Filter by course"), "Chemistry");
  expect(screen.getByText("No resources in this course")).toBeTruthy();
  await user.click(screen.getAllByRole("button", { name: "Upload Resource" })[0] ?? document.body);
  await screen.findByRole("dialog");
  await waitFor(() => expect(field("Course").value).toBe(String(CHEMISTRY.id)));
  await user.keyboard("{Escape}");
  await user.click(await screen.findByRole("button", { name: "Show all courses" }));
  expect(groups()).toEqual(NAMES);
});

test("the library says why it cannot be shown, and tries again", async () => {
  const { server, user } = draw({ "GET /resources/": REFUSED });
  const error = (await screen.findByText("Failed to load resources")).closest("[role=alert]");
  expect(error?.textContent).toContain(MESSAGE);
  await user.click(screen.getByRole("button", { name: "Dismiss" }));
  expect(screen.queryByText("Failed to load resources")).toBeNull();
  server.answers["GET /resources/"] = { body: [RESOURCE] };
  await user.click(screen.getByRole("button", { name: "Try Again" }));
  await waitFor(() => expect(cards()).toHaveLength(1));
});

test("an upload to the library asks for a file and for a course", async () => {
  const { server, user } = draw({ "GET /resources/": { body: [] } });
  expect(await screen.findByText("No resources yet")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Upload Your First Resource" }));
  await pressUpload(user);
  expect(await screen.findByText("Please select a file to upload")).toBeTruthy();
  await waitFor(() => expect(lineBelow("Course")).toBe("Course is required"));
  expect(server.bodies("POST /resources/any/")).toEqual([]);
});

/** Uploads a PDF that the course has already, until it is asked what to do with it. */
async function uploadsCopy() {
  const copy = pdfFile("copy.pdf");
  const digest = await crypto.subtle.digest("SHA-256", await copy.arrayBuffer());
  const older = {
    ...RESOURCE,
    file_size: copy.size,
    sha256: Buffer.from(digest).toString("hex"),
  };
  const newer = { ...older, id: 24, title: "copy" };
  const page = draw({
    "GET /resources/": { body: [older] },
    "POST /resources/any/": { status: 201, body: newer },
    [`DELETE ${AT}`]: { status: 204 },
  });
  await waitFor(() => expect(cards()).toHaveLength(1));
  await page.user.click(screen.getByRole("button", { name: "Upload Resource" }));
  await choose([copy]);
  await screen.findByRole("option", { name: COURSE.name, selected: false });
  await fillIn(page.user, { Course: String(COURSE.id) });
  await pressUpload(page.user);
  expect(await screen.findByText("This course has this file already")).toBeTruthy();
  return { ...page, older, newer };
}

async function sends({ user }: ReturnType<typeof draw>) {
  await pressUpload(user);
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
}

test("a PDF that the course has already is not uploaded unless it is wanted", async () => {
  const page = await uploadsCopy();
  await sends(page);
  expect(await screen.findByText(/^Nothing to upload/)).toBeTruthy();
  expect(cards()).toHaveLength(1);
  expect(page.server.bodies("POST /resources/any/")).toEqual([]);
});

test("a PDF that the course has already is uploaded beside the older copy when both are kept", async () => {
  const page = await uploadsCopy();
  page.server.answers["GET /resources/"] = { body: [page.newer, page.older] };
  await page.user.click(screen.getByRole("radio", { name: "Keep both" }));
  await sends(page);
  await waitFor(() => expect(cards()).toHaveLength(2));
  expect(page.server.bodies(`DELETE ${AT}`)).toEqual([]);
});

test("a PDF that the course has already takes the place of the older copy when that is replaced", async () => {
  const page = await uploadsCopy();
  page.server.answers["GET /resources/"] = { body: [page.newer] };
  await page.user.click(screen.getByRole("radio", { name: "Replace the older copy" }));
  await sends(page);
  await waitFor(() => expect(page.server.bodies(`DELETE ${AT}`)).toHaveLength(1));
  expect(page.server.bodies("POST /resources/any/")).toMatchObject([{ title: "copy" }]);
  await waitFor(() => expect(cards().map(({ textContent }) => textContent)).toEqual(["copy"]));
});

test("the details of a resource show the parts that can be loaded", async () => {
  const page = draw({
    [`GET ${AT}chunks/`]: REFUSED,
    [`GET ${AT}topics/`]: { body: ["Graphs", "Trees"] },
  });
  await acts(page, "View");
  const part = await screen.findByRole("region", { name: "Passages" });
  expect((await within(part).findByRole("alert")).textContent).toContain(MESSAGE);
  const topics = screen.getByRole("region", { name: "Extracted topics" });
  expect(topics.textContent).toContain("Trees");
  const chunk = { id: 1, chunk_index: 1, chunk_type: "text", content: "A tree is a graph." };
  const about = { topics: [], page: 2, page_end: 2, word_count: 5, difficulty_level: 2 };
  page.server.answers[`GET ${AT}chunks/`] = {
    body: [{ ...chunk, ...about, estimated_study_time: 1 }],
  };
  await page.user.click(within(part).getByRole("button", { name: "Try Again" }));
  expect(await within(part).findAllByRole("listitem")).toHaveLength(1);
});

test("an address of a resource that is gone says so", async () => {
  draw({}, "/resources?resource=999999");
  expect(await screen.findByText("This resource is not there any more")).toBeTruthy();
});

test("a resource takes a web address only, and its details link to it", async () => {
  const page = draw();
  await acts(page, "Edit");
  await fillIn(page.user, { Title: "Chapter 1", "Web address": "not an address" });
  await page.user.click(screen.getByRole("button", { name: "Save changes" }));
  await waitFor(() => expect(lineBelow("Web address")).toBe("Please enter a web address"));
  const changed = { ...RESOURCE, title: "Chapter 1", url: "https://example.org/book" };
  page.server.answers[`PATCH ${AT}`] = { body: changed };
  page.server.answers["GET /resources/"] = { body: [changed] };
  await fillIn(page.user, { "Web address": "https://example.org/book" });
  await page.user.click(screen.getByRole("button", { name: "Save changes" }));
  expect(page.server.bodies(`PATCH ${AT}`)).toMatchObject([
    { title: "Chapter 1", url: "https://example.org/book" },
  ]);
  await page.user.click(await screen.findByRole("button", { name: "Chapter 1" }));
  expect(await screen.findByRole("link", { name: "https://example.org/book" })).toBeTruthy();
});

test("a book says how far it has been read, until it is ready", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  const reading = { stage: "reading", processing_status: "processing", pages_read: 11 };
  const page = draw({
    "GET /resources/": { body: [{ ...RESOURCE, ...reading, page_count: 120 }] },
  });
  expect(await screen.findByText("AI Processing...")).toBeTruthy();
  expect(screen.getByText("Reading page 12 of 120")).toBeTruthy();
  expect(screen.getByRole("progressbar")).toBeTruthy();
  page.server.answers["GET /resources/"] = { body: [RESOURCE] };
  await act(() => vi.advanceTimersByTimeAsync(5100));
  expect(await screen.findByText("Ready for AI Study Plans")).toBeTruthy();
});

test("a resource that is not deleted stays in the library, and the question says why", async () => {
  const page = draw({ [`DELETE ${AT}`]: REFUSED });
  await acts(page, "Delete");
  const question = await screen.findByRole("alertdialog");
  await page.user.click(within(question).getByRole("button", { name: "Delete" }));
  const alert = await within(question).findByRole("alert");
  expect(alert.textContent).toContain("Failed to delete resource");
  expect(alert.textContent).toContain(MESSAGE);
  expect(screen.getAllByRole("article", { hidden: true })).toHaveLength(1);
});

test("a search shows every place of a book on demand, page by page", async () => {
  const passage = { page: 3, text: "The tides of the sea", score: 1 };
  const { server, user } = draw({
    "GET /resources/search/": { body: [{ ...RESOURCE, passages: [passage] }] },
  });
  await user.type(await screen.findByLabelText("Search in your documents"), "tides");
  server.answers[`GET ${AT}search/`] = REFUSED;
  const every = await screen.findByRole("button", { name: /^Show every place, page by page/ });
  await user.click(every);
  const places = {
    pages: [
      { page: 3, excerpts: ["The tides of the sea", "Tides come"] },
      { page: 90, excerpts: ["No tides here"] },
    ],
    total: 3,
  };
  server.answers[`GET ${AT}search/`] = { body: places };
  await user.click(await screen.findByRole("button", { name: "Try Again" }));
  expect(await screen.findByText("3 places on 2 pages")).toBeTruthy();
  expect(screen.getByRole("button", { name: /^Page 90/ })).toBeTruthy();
  await user.click(screen.getByRole("button", { name: /^Show only the best places/ }));
  expect(screen.queryByRole("button", { name: /^Page 90/ })).toBeNull();
});
