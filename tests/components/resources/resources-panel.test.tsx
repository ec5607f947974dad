import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { ResourcesPanel } from "@/components/resources/resources-panel";
import { COURSE, RESOURCE } from "@/tests/support/items";
import { type Answer, field, fillIn, lineBelow, serve, show } from "@/tests/support/page";
import { choose, pdfFile, pressUpload, rowOf } from "@/tests/support/uploads";

const MESSAGE = "The library is closed.";
const REFUSED = { status: 400, body: { message: MESSAGE } };
const AT = `/resources/${RESOURCE.id}/`;

function draw(answers: Record<string, Answer> = {}) {
  const server = serve({
    "GET /resources/": { body: [] },
    "GET /courses/": { body: [COURSE] },
    "POST /uploads/": { body: { mode: "form" } },
    ...answers,
  });
  return { server, ...show(<ResourcesPanel course_id={COURSE.id} />) };
}

async function opensUpload({ user }: ReturnType<typeof draw>) {
  await user.click(await screen.findByRole("button", { name: "Upload resource" }));
  await waitFor(() => expect(field("Course").value).toBe(String(COURSE.id)));
}

async function acts({ user }: ReturnType<typeof draw>, action: string) {
  await user.click(await screen.findByRole("button", { name: `Actions for ${RESOURCE.title}` }));
  await user.click(await screen.findByRole("menuitem", { name: action }));
}

test("a resource upload asks for a title and a file, and begins with its course", async () => {
  const page = draw();
  await opensUpload(page);
  await pressUpload(page.user);
  expect(await screen.findByText("Please select a file to upload")).toBeTruthy();
  await waitFor(() => expect(lineBelow("Title")).toBe("Title is required"));
  await choose([pdfFile("chapter_1.pdf")]);
  await waitFor(() => expect(field("Title").value).toBe("chapter_1"));
  expect(page.server.bodies("POST /resources/any/")).toEqual([]);
});

test("resources that go up at once share their subject, and one that cannot be read says why", async () => {
  const page = draw({
    "POST /resources/any/": { status: 201, body: { ...RESOURCE, title: "slides" } },
  });
  await opensUpload(page);
  await choose([pdfFile("slides.pdf"), pdfFile("scan.pdf")]);
  await fillIn(page.user, { Subject: "Graphs" });
  page.server.answers["GET /resources/"] = {
    body: [
      { ...RESOURCE, title: "slides", subject: "Graphs" },
      {
        ...RESOURCE,
        id: 24,
        title: "scan",
        subject: "Graphs",
        stage: "failed",
        processing_status: "failed",
        processing_error: "It holds only pictures of pages.",
      },
    ],
  };
  await pressUpload(page.user);
  await waitFor(async () =>
    expect((await rowOf("slides")).textContent).toContain("Ready for AI Study Plans"),
  );
  const scan = await rowOf("scan");
  expect(scan.textContent).toContain("Processing Failed");
  expect(scan.textContent).toContain("pictures of pages");
  expect(screen.getAllByText(/Graphs ·/)).toHaveLength(2);
  expect(page.server.bodies("POST /resources/any/")).toMatchObject([
    { title: "slides", subject: "Graphs", course: String(COURSE.id) },
    { title: "scan", subject: "Graphs", course: String(COURSE.id) },
  ]);
});

test("a resource that the server does not take says why in its row and can be sent again", async () => {
  const page = draw({ "POST /resources/any/": REFUSED });
  await opensUpload(page);
  await choose([pdfFile("chapter_2.pdf")]);
  await pressUpload(page.user);
  const row = await rowOf("chapter_2");
  expect(await within(row).findByText(`Failed to upload resource. ${MESSAGE}`)).toBeTruthy();
  const sent = { ...RESOURCE, title: "chapter_2" };
  page.server.answers["POST /resources/any/"] = { status: 201, body: sent };
  page.server.answers["GET /resources/"] = { body: [sent] };
  await page.user.click(within(row).getByRole("button", { name: /^Retry/ }));
  expect(await screen.findByText("Ready for AI Study Plans")).toBeTruthy();
});

test("a change of a resource that is refused is said in its dialog, and is saved when sent again", async () => {
  const page = draw({ "GET /resources/": { body: [RESOURCE] }, [`PATCH ${AT}`]: REFUSED });
  await acts(page, "Edit");
  await fillIn(page.user, { Description: "Pages 10 to 30." });
  await page.user.click(screen.getByRole("button", { name: "Save changes" }));
  const alert = (await screen.findByText("Failed to update resource")).closest("[role=alert]");
  expect(alert?.textContent).toContain(MESSAGE);
  const changed = { ...RESOURCE, description: "Pages 10 to 30." };
  page.server.answers[`PATCH ${AT}`] = { body: changed };
  page.server.answers["GET /resources/"] = { body: [changed] };
  await page.user.click(screen.getByRole("button", { name: "Save changes" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(await screen.findByText("Pages 10 to 30.")).toBeTruthy();
  expect(page.server.bodies(`PATCH ${AT}`)).toMatchObject([
    { description: "Pages 10 to 30." },
    { description: "Pages 10 to 30." },
  ]);
});

test("a resource that the server does not delete stays in the course, and it says so", async () => {
  const page = draw({ "GET /resources/": { body: [RESOURCE] }, [`DELETE ${AT}`]: REFUSED });
  await acts(page, "Delete");
  const question = await screen.findByRole("alertdialog");
  await page.user.click(within(question).getByRole("button", { name: "Delete" }));
  await screen.findByText(`Failed to delete resource “${RESOURCE.title}”. ${MESSAGE}`);
  expect(await rowOf(RESOURCE.title)).toBeTruthy();
});

test("a course's resources that cannot be loaded say so and can be asked for again", async () => {
  const { server, user } = draw({ "GET /resources/": { status: 400, body: {} } });
  expect(await screen.findByText("Failed to load resources")).toBeTruthy();
  server.answers["GET /resources/"] = { body: [] };
  await user.click(screen.getByRole("button", { name: "Try Again" }));
  expect(await screen.findByText("No resources yet")).toBeTruthy();
});
