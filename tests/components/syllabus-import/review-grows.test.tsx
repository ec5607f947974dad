import { screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { ImportDialog } from "@/components/syllabus-import/import-dialog";
import type { SyllabusImport } from "@/lib/contract/syllabus-imports";
import { STUDENT } from "@/tests/support/items";
import { serve, show } from "@/tests/support/page";
import { WAITING } from "@/tests/support/syllabus-import";
import { itemOf, proposalOf } from "@/tests/unit/syllabus-import/proposal";

const titleOf = (name: string) =>
  screen.getByRole<HTMLInputElement>("textbox", { name: `Title of ${name}` });
const rowOf = (name: string) => titleOf(name).closest("li");

test("what a model finds later joins the review, marked, and what the student typed stays", async () => {
  let row: SyllabusImport = { ...WAITING, awaits_model: true };
  serve({
    "GET /profile/": { body: STUDENT },
    [`GET /syllabus-imports/${WAITING.id}/`]: () => ({ body: row }),
  });
  const { user } = show(<ImportDialog course_id={null} import_id={WAITING.id} onClose={vi.fn()} />);
  await screen.findByText(/A language model is still reading/);
  await user.clear(titleOf("Homework 1"));
  await user.type(titleOf("Homework 1"), "Problem set 1");

  const proposal = WAITING.proposal ?? proposalOf();
  const late = itemOf({ key: "i2", title: "Notebook", by_model: true, confidence: "inferred" });
  row = { ...WAITING, proposal: { ...proposal, items: [...proposal.items, late] } };
  await waitFor(() => titleOf("Notebook"), { timeout: 5000 });
  expect(rowOf("Notebook")?.textContent).toContain("Suggested by a model");
  expect(rowOf("Homework 2")?.textContent).not.toContain("Suggested by a model");
  expect(titleOf("Homework 1").value).toBe("Problem set 1");
  expect(screen.queryByText(/A language model is still reading/)).toBeNull();
});
