import { screen, waitFor } from "@testing-library/react";
import { afterAll, beforeEach, describe, expect, test, vi } from "vitest";
import { ShareDialog } from "@/components/shared-courses/share-dialog";
import { SharedCourse } from "@/components/shared-courses/shared-course";
import type { CourseLink } from "@/lib/contract/shared-courses";
import { COURSE, STUDENT } from "@/tests/support/items";
import { serve, show } from "@/tests/support/page";
import { SETUP } from "@/tests/support/setup";

const LINK: CourseLink = {
  ...{ id: 3, shared_by: "Section 2", version: 1, is_behind: true, is_expired: false },
  ...{ opened_count: 4, last_opened_at: "2026-09-02T08:00:00.000Z" },
  ...{ published_at: "2026-09-01T08:00:00.000Z", expires_at: "2026-12-01T08:00:00.000Z" },
  created_at: "2026-09-01T08:00:00.000Z",
  files: [],
};
const FILES = [
  { file_id: 5, name: "week-1.pdf", size: 2048 },
  { file_id: 6, name: "notes.docx", size: 1_500_000 },
];
const at = `/courses/${COURSE.id}/links/`;
const URL_OF_LINK = "https://study.example/shared-course#secret";

describe("sharing a course by links", () => {
  const draw = (links: CourseLink[], more = {}) => {
    const server = serve({
      [`GET /courses/${COURSE.id}/setup/`]: { body: { ...SETUP, shared_by: "" } },
      [`GET ${at}`]: { body: links },
      [`GET /courses/${COURSE.id}/files-to-share/`]: { body: FILES },
      ...more,
    });
    return { server, ...show(<ShareDialog course_id={COURSE.id} onClose={vi.fn()} />) };
  };

  test("makes one with the name and time that were chosen, and shows it this once", async () => {
    const { server, user } = draw([], {
      [`POST ${at}`]: { status: 201, body: { link: LINK, url: URL_OF_LINK } },
    });
    await user.type(await screen.findByLabelText("Your name"), "Section 2");
    await user.selectOptions(await screen.findByLabelText("How long a link works"), "7 days");
    await user.click(screen.getByText("Make a link"));
    const shown = await screen.findByLabelText<HTMLInputElement>("Address of the new link");
    expect(shown.value).toBe(URL_OF_LINK);
    expect(server.bodies(`POST ${at}`)).toEqual([
      { shared_by: "Section 2", days: 7, file_ids: [] },
    ]);
    expect(screen.getByText(/Opened 4 times/)).toBeDefined();
  });

  test("takes along the files that are ticked, after a warning, and says which", async () => {
    const files = [{ name: "notes.docx", size: 1_500_000 }];
    const { server, user } = draw([], {
      [`POST ${at}`]: { status: 201, body: { link: { ...LINK, files }, url: URL_OF_LINK } },
    });
    expect(
      await screen.findByText(/Everyone who has the link gets the files you tick/),
    ).toBeDefined();
    expect(screen.getByLabelText<HTMLInputElement>("week-1.pdf (2.0 KB)").checked).toBe(false);
    await user.click(screen.getByLabelText("notes.docx (1.4 MB)"));
    await user.click(screen.getByText("Make a link"));
    expect(await screen.findByText("With 1 file: notes.docx")).toBeDefined();
    expect(server.bodies(`POST ${at}`)).toMatchObject([{ file_ids: [6] }]);
    expect(screen.getByLabelText<HTMLInputElement>("notes.docx (1.4 MB)").checked).toBe(false);
  });

  test("publishes only when asked, and says where a link is behind", async () => {
    const publish = `POST ${at}3/publish/`;
    const { server, user } = draw([LINK], { [publish]: { body: { ...LINK, is_behind: false } } });
    expect(await screen.findByText(/The link still shows it as it was/)).toBeDefined();
    expect(server.bodies(publish)).toEqual([]);
    await user.click(screen.getByText("Publish update"));
    await waitFor(() => expect(screen.queryByText(/The link still shows/)).toBeNull());
  });

  test("keeps a link in the list that could not be withdrawn, and says so", async () => {
    const remove = `DELETE ${at}3/`;
    const { server, user } = draw([LINK], {
      [remove]: { status: 503, body: { message: "Not now." } },
    });
    await user.click(await screen.findByText("Withdraw"));
    await user.click(await screen.findByRole("button", { name: "Withdraw" }));
    expect(await screen.findByText("Not now.")).toBeDefined();
    server.answers[remove] = { status: 204 };
    await user.click(screen.getByText("Withdraw"));
    await user.click(await screen.findByRole("button", { name: "Withdraw" }));
    await waitFor(() => expect(screen.queryByText(/^Link of/)).toBeNull());
  });
});

describe("what a link shows", () => {
  beforeEach(() => sessionStorage.clear());
  afterAll(() => window.history.replaceState(null, "", "/"));
  const opened = "POST /shared-courses/open/";
  const files = [{ name: "week-1.pdf", size: 2048 }];
  const body = { setup: SETUP, published_at: "2026-09-01T08:00:00.000Z", files };
  const visit = (token: string, student: null | undefined) => {
    window.history.replaceState(null, "", token ? `/shared-course#${token}` : "/shared-course");
    return show(<SharedCourse />, student);
  };

  test("is the course, with the ways in for a stranger, whose token stays in the tab", async () => {
    const server = serve({ [opened]: { body } });
    const { user } = visit("secret", null);
    expect(await screen.findByText("Linear Algebra")).toBeDefined();
    expect(server.bodies(opened)).toEqual([{ token: "secret" }]);
    const link = screen.getByText<HTMLAnchorElement>("Sign in");
    expect(link.getAttribute("href")).toBe("/login?next=/shared-course");
    link.addEventListener("click", (event) => event.preventDefault());
    await user.click(link);
    expect(sessionStorage.getItem("shared-course")).toBe("secret");
    expect(screen.queryByText("Add to my courses")).toBeNull();
  });

  test("is what was opened before the student signed in, and can be added then", async () => {
    sessionStorage.setItem("shared-course", "kept");
    const copies = "POST /shared-courses/copies/";
    const server = serve({
      [opened]: { body },
      "GET /courses/": { body: [] },
      "GET /profile/": { body: STUDENT },
      [copies]: { status: 201, body: { course_id: 9, added: 4, there: 0 } },
    });
    const { user } = visit("", undefined);
    expect(await screen.findByText("1 file")).toBeDefined();
    expect(screen.getByText("week-1.pdf")).toBeDefined();
    await user.click(await screen.findByText("Add to my courses"));
    await user.click(await screen.findByLabelText("Files (2.0 KB)"));
    await user.click(await screen.findByText("Add course"));
    await waitFor(() => expect(server.bodies(copies)).toHaveLength(1));
    expect(server.bodies(copies)[0]).toMatchObject({
      token: "kept",
      course_id: null,
      files: false,
    });
    expect(server.bodies(opened)).toEqual([{ token: "kept" }]);
  });

  test("is the same sentence for no token and for one that shows nothing", async () => {
    const server = serve({});
    const first = visit("", null);
    const nothing = (await screen.findByText("This link shows no course")).parentElement?.innerHTML;
    first.unmount();
    visit("gone", null);
    const gone = (await screen.findByText("This link shows no course")).parentElement?.innerHTML;
    expect(gone).toBe(nothing);
    expect(server.bodies(opened)).toEqual([{ token: "gone" }]);
  });
});
