import { screen, waitFor } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { CopyNotice } from "@/components/shared-courses/copy-notice";
import { CopyState } from "@/components/shared-courses/copy-state";
import type { CourseChange, CourseCopy } from "@/lib/contract/course-copies";
import { COURSE } from "@/tests/support/items";
import { serve, show } from "@/tests/support/page";

const CHANGE: CourseChange = {
  ...{ id: "assignments a1 due_date", change: "changed", kind: "assignments", title: "Homework 1" },
  ...{ what: "Due", before: "Fri 2 Oct", after: "Fri 9 Oct", own: null, is_begun: false },
};
const COPY: CourseCopy = {
  ...{ state: "changed", shared_by: "Section 2", version: 3, accepted: null },
  files: [],
  changes: [
    CHANGE,
    { ...CHANGE, id: "assignments a1 title", what: "Title", own: "changed" },
    { ...CHANGE, id: "assignments a2 weight", what: "Share of the grade", own: "kept" },
    { ...CHANGE, id: "topics t9 new", change: "new", kind: "topics", title: "Spaces", what: "" },
    {
      ...CHANGE,
      id: "exams e1 removed",
      change: "removed",
      kind: "exams",
      title: "Midterm",
      what: "",
    },
    {
      ...{ ...CHANGE, id: "exams e2 removed", change: "removed", kind: "exams", what: "" },
      ...{ title: "Final", is_begun: true },
    },
  ],
};
const route = `GET /courses/${COURSE.id}/copy/`;
const decide = `POST /courses/${COURSE.id}/copy/decide/`;
const undo = `POST /courses/${COURSE.id}/copy/undo/`;
const CURRENT: CourseCopy = { ...COPY, state: "current", changes: [], version: null };

function draw(copy: CourseCopy, more = {}) {
  const server = serve({ [route]: { body: copy }, ...more });
  const shown = show(
    <>
      <CopyNotice course={COURSE} />
      <CopyState course_id={COURSE.id} />
    </>,
  );
  return { server, ...shown };
}

const ticks = () => screen.getAllByRole<HTMLInputElement>("checkbox").map(({ checked }) => checked);

describe("an update of a copied course", () => {
  test("is offered with ticks that touch nothing of the student's own and delete nothing", async () => {
    const { server, user } = draw(COPY, { [decide]: { body: CURRENT } });
    expect(await screen.findByText(`Section 2 changed “${COURSE.name}”: 6 changes`)).toBeDefined();
    await user.click(screen.getByText("Review changes"));
    expect(await screen.findByText("You changed this.")).toBeDefined();
    expect(screen.getByText("You kept yours.")).toBeDefined();
    // Exams stand before topics; what is begun has no tick.
    expect(ticks()).toEqual([true, false, false, false, true]);
    expect(screen.getByText(/so it stays/)).toBeDefined();
    await user.click(screen.getByLabelText("Removed: Midterm"));
    await user.click(screen.getByLabelText("New: Spaces"));
    await user.click(screen.getByText("Accept 2 changes"));
    await waitFor(() => expect(server.bodies(decide)).toHaveLength(1));
    expect(server.bodies(decide)[0]).toEqual({
      version: 3,
      accepted: ["assignments a1 due_date", "exams e1 removed"],
    });
  });

  test("can be declined as a whole, and stays in the dialog when that fails", async () => {
    const { server, user } = draw(COPY, {
      [decide]: { status: 503, body: { message: "Not now." } },
    });
    await user.click(await screen.findByText("Review changes"));
    await user.click(await screen.findByText("Keep my course as it is"));
    expect(await screen.findByText("Not now.")).toBeDefined();
    server.answers[decide] = { body: CURRENT };
    server.answers[route] = { body: CURRENT };
    await user.click(screen.getByText("Keep my course as it is"));
    await waitFor(() => expect(screen.queryByText("Review changes")).toBeNull());
    expect(server.bodies(decide)[1]).toEqual({ version: 3, accepted: [] });
    expect(await screen.findByText("Up to date")).toBeDefined();
  });

  test("is taken back from the course's own page", async () => {
    const accepted = { made_at: "2026-10-01T08:00:00.000Z", count: 2 };
    const { server, user } = draw({ ...CURRENT, accepted }, { [undo]: { body: COPY } });
    await user.click(await screen.findByText("Undo the last 2 changes"));
    await waitFor(() => expect(server.bodies(undo)).toHaveLength(1));
  });

  test("says that there are no more once the link has ended, and offers nothing", async () => {
    draw({ ...CURRENT, state: "ended" });
    expect(await screen.findByText(/No more updates/)).toBeDefined();
    expect(screen.queryByText("Review changes")).toBeNull();
  });

  test("says which files did not come and why, and tries them again", async () => {
    const retry = `POST /courses/${COURSE.id}/copy/files/retry/`;
    const files = [
      { id: 1, name: "week-1.pdf", size: 2048, problem: "" },
      { id: 2, name: "notes.docx", size: 2048, problem: "The one who shared it has deleted it." },
    ];
    const { server, user } = draw({ ...CURRENT, files }, { [retry]: { status: 204 } });
    expect(await screen.findByText("1 file on the way to this course")).toBeDefined();
    expect(screen.getByText("1 file didn't come")).toBeDefined();
    expect(screen.getByText(/^notes.docx: The one who shared it/)).toBeDefined();
    await user.click(screen.getByText("Try again"));
    await waitFor(() => expect(server.bodies(retry)).toHaveLength(1));
  });

  test("does not name whoever stays unnamed", async () => {
    draw({ ...COPY, shared_by: "" });
    expect(
      await screen.findByText(`The one who shared “${COURSE.name}” changed it: 6 changes`),
    ).toBeDefined();
  });
});
