import { screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { ImportDialog } from "@/components/syllabus-import/import-dialog";
import type { DaysWithoutYear } from "@/lib/contract/proposed-dates";
import type { SyllabusImport } from "@/lib/contract/syllabus-imports";
import { STUDENT } from "@/tests/support/items";
import { serve, show } from "@/tests/support/page";
import { WAITING } from "@/tests/support/syllabus-import";
import { itemOf, proposalOf } from "@/tests/unit/syllabus-import/proposal";

const AT = `/syllabus-imports/${WAITING.id}/`;
const ASKED: DaysWithoutYear = {
  years: [2026, 2020, 2015],
  is_by_days: true,
  year: 2026,
  is_named: false,
  first_day: "2026-09-18",
  last_day: "2026-12-14",
};
const undated = { due_date: null, confidence: "unknown" } as const;
const given = WAITING.proposal ?? proposalOf();
const ITEMS = [
  itemOf({ key: "i0", title: "Homework 1", ...undated }),
  itemOf({ key: "i1", title: "Homework 2", ...undated }),
];
const OPEN: SyllabusImport = {
  ...WAITING,
  proposal: { ...given, items: ITEMS, without_year: ASKED },
};

test("the year of a syllabus is asked, and what was typed stays when it is read again", async () => {
  let row: SyllabusImport = OPEN;
  const server = serve({
    "GET /profile/": { body: STUDENT },
    [`GET ${AT}`]: () => ({ body: row }),
    [`PUT ${AT}year/`]: () => ({ status: 202, body: row }),
  });
  const { user } = show(<ImportDialog course_id={null} import_id={WAITING.id} onClose={vi.fn()} />);
  const asked = within(await screen.findByRole("region", { name: /Which year/ }));
  expect(asked.getByText(/from 18 Sep to 14 Dec\. Its days fit only these years/)).toBeTruthy();
  const years = asked.getByLabelText<HTMLSelectElement>("Year");
  expect([years.value, ...[...years.options].map(({ value }) => value)]).toEqual([
    "2026",
    "2026",
    "2020",
    "2015",
  ]);
  const title = screen.getByRole("textbox", { name: "Title of Homework 2" });
  await user.clear(title);
  await user.type(title, "Second sheet");
  await user.selectOptions(years, "2020");

  row = { ...OPEN, stage: "stored", proposal: null, updated_at: "2026-09-01T09:00:00.000Z" };
  await user.click(asked.getByRole("button", { name: "Date the work" }));
  await screen.findByText(/Waiting its turn/);
  expect(server.bodies(`PUT ${AT}year/`)).toEqual([{ year: 2020 }]);

  const dated = itemOf({ key: "i1", title: "Homework 1", due_date: "2020-09-19T03:59:00.000Z" });
  const second = itemOf({ key: "i2", title: "Homework 2", due_date: "2020-10-03T03:59:00.000Z" });
  const first = itemOf({ key: "i0", title: "Lab 1", due_date: "2020-09-25T03:59:00.000Z" });
  const without_year = { ...ASKED, year: 2020, is_named: true };
  row = {
    ...row,
    stage: "ready",
    proposal: { ...given, items: [first, dated, second], without_year },
  };
  const named = await screen.findByRole("region", { name: "Dated in 2020" }, { timeout: 5000 });
  const kept = screen.getByRole<HTMLInputElement>("textbox", {
    name: /^Title of .*Homework 2|Second/,
  });
  expect(kept.value).toBe("Second sheet");
  const line = kept.closest("li");
  expect(line?.querySelector<HTMLInputElement>("input[type=checkbox]")?.checked).toBe(true);
  expect(screen.getByDisplayValue("Lab 1")).toBeTruthy();
  const change = within(named).getByRole<HTMLButtonElement>("button", { name: "Change the year" });
  expect(change.disabled).toBe(true);
});

test("a year that cannot be kept says so, and the review stays", async () => {
  serve({
    "GET /profile/": { body: STUDENT },
    [`GET ${AT}`]: { body: OPEN },
    [`PUT ${AT}year/`]: { status: 503, body: { message: "Not now.", request_id: "1" } },
  });
  const { user } = show(<ImportDialog course_id={null} import_id={WAITING.id} onClose={vi.fn()} />);
  await user.click(await screen.findByRole("button", { name: "Date the work" }));
  await waitFor(() => expect(screen.getByText("We couldn't keep the year")).toBeTruthy());
  expect(screen.getByDisplayValue("Homework 1")).toBeTruthy();
});
