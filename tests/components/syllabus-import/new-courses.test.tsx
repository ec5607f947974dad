import { act, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { NewCourses } from "@/components/syllabus-import/new-courses";
import { sentSinceLoad } from "@/components/syllabus-import/syllabus-uploads";
import type { SyllabusImport } from "@/lib/contract/syllabus-imports";
import { STUDENT } from "@/tests/support/items";
import { serve, show } from "@/tests/support/page";
import { WAITING } from "@/tests/support/syllabus-import";
import { quotedValue } from "@/tests/unit/syllabus-import/proposal";

describe("syllabi that arrive while the dashboard is open", () => {
  const waiting = (id: number, name: string, open_questions: string[] = []): SyllabusImport => ({
    ...WAITING,
    id,
    filename: `${name}.pdf`,
    proposal: WAITING.proposal && {
      ...WAITING.proposal,
      notes: open_questions,
      open_questions,
      course: { ...WAITING.proposal.course, name: quotedValue(name) },
    },
  });

  async function arrive(...rows: SyllabusImport[]) {
    const before = waiting(1, "Waited before");
    const server = serve({
      "GET /profile/": { body: STUDENT },
      "GET /syllabus-imports/": { body: [before] },
    });
    const { client, user } = show(<NewCourses />);
    await screen.findByRole("list", { name: "Syllabi to review" });
    expect(screen.queryByRole("dialog")).toBeNull();
    for (const row of rows) {
      server.answers[`GET /syllabus-imports/${row.id}/`] = { body: row };
      server.answers[`POST /syllabus-imports/${row.id}/accept/`] = () => {
        const listed = server.answers["GET /syllabus-imports/"] as { body: SyllabusImport[] };
        server.answers["GET /syllabus-imports/"] = {
          body: listed.body.filter(({ id }) => id !== row.id),
        };
        return { body: { ...row, course_id: row.id, accepted_at: row.updated_at } };
      };
    }
    server.answers["GET /syllabus-imports/"] = { body: [before, ...rows] };
    await act(() => client.invalidateQueries({ queryKey: ["syllabus-imports"] }));
    return { server, user };
  }

  test("open their review where they were read before the list of what waits was known", async () => {
    const row = waiting(2, "Botany");
    sentSinceLoad.add(row.id);
    serve({
      "GET /profile/": { body: STUDENT },
      "GET /syllabus-imports/": { body: [waiting(1, "Waited before"), row] },
      "GET /syllabus-imports/2/": { body: row },
    });
    const { user } = show(<NewCourses />);
    await screen.findByRole("dialog", { name: "Check the syllabus" });
    await user.keyboard("{Escape}");
    await waitFor(() => expect(sentSinceLoad.has(row.id)).toBe(false));
  });

  test("open their review where there is one", async () => {
    await arrive(waiting(2, "Botany"));
    expect(await screen.findByRole("dialog", { name: "Check the syllabus" })).toBeTruthy();
  });

  test("are shown together where there are several, and added by one click where all is clear", async () => {
    const { server, user } = await arrive(waiting(2, "Botany"), waiting(3, "Zoology"));
    const together = await screen.findByRole("dialog", { name: "What we found in your 2 syllabi" });
    expect(within(together).queryByText("Waited before")).toBeNull();
    expect(server.sent.some(({ route }) => route.endsWith("/accept/"))).toBe(false);
    await user.click(await within(together).findByRole("button", { name: "Add both courses" }));
    await screen.findByText("2 courses are ready: 4 items and 4 topics");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    for (const id of [2, 3]) {
      const [sent] = server.bodies(`POST /syllabus-imports/${id}/accept/`);
      expect(sent).toMatchObject({ items: [{}, {}], topics: [{}, {}], finishes_past: false });
    }
    server.answers["POST /syllabus-imports/2/undo/"] = { body: { message: "", course_id: null } };
    server.answers["POST /syllabus-imports/3/undo/"] = { body: { message: "", course_id: null } };
    await user.click(screen.getByRole("button", { name: "Undo" }));
    await screen.findByText(/^2 courses in the trash/);
  });

  test("wait for their review where something is unclear, and where the student says so", async () => {
    const unclear = waiting(4, "Geology", ["The syllabus names two dates for the final."]);
    const { server, user } = await arrive(waiting(2, "Botany"), waiting(3, "Zoology"), unclear);
    const together = await screen.findByRole("dialog", { name: "What we found in your 3 syllabi" });
    await within(together).findByText(/names two dates for the final/);
    expect(within(together).queryByRole("checkbox", { name: "Add Geology" })).toBeNull();
    await user.click(within(together).getByRole("checkbox", { name: "Add Zoology" }));
    await user.click(within(together).getByRole("button", { name: "Add 1 of 3 courses" }));
    await screen.findByRole("dialog", { name: "What we found in your 2 syllabi" });
    const accepted = server.sent.filter(({ route }) => route.endsWith("/accept/"));
    expect(accepted.map(({ route }) => route)).toEqual(["POST /syllabus-imports/2/accept/"]);

    await user.click(screen.getByRole("button", { name: "Review Geology" }));
    await screen.findByRole("dialog", { name: "Check the syllabus" });
    await user.keyboard("{Escape}");
    // Back where it was opened; "Not now" leaves both to the list.
    await screen.findByRole("dialog", { name: "What we found in your 2 syllabi" });
    await user.click(screen.getByRole("button", { name: "Not now" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    const list = screen.getByRole("list", { name: "Syllabi to review" });
    expect(within(list).getAllByRole("listitem")).toHaveLength(3);
    await user.click(screen.getByRole("button", { name: "See all 3 together" }));
    await screen.findByRole("dialog", { name: "What we found in your 3 syllabi" });
  });

  test("leave what is left of several in the list, and open nothing over what they brought", async () => {
    const unclear = waiting(4, "Geology", ["The syllabus names two dates for the final."]);
    const { user } = await arrive(waiting(2, "Botany"), unclear);
    await user.click(await screen.findByRole("button", { name: "Add 1 of 2 courses" }));
    await screen.findByText(/is ready: /);
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(screen.getByRole("button", { name: "Review Geology.pdf" })).toBeTruthy();
    expect(screen.queryByRole("button", { name: /See all/ })).toBeTruthy();
  });
});
