import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { ImportDialog } from "@/components/syllabus-import/import-dialog";
import { STUDENT } from "@/tests/support/items";
import { serve, show } from "@/tests/support/page";
import { WAITING } from "@/tests/support/syllabus-import";

const AT = `/syllabus-imports/${WAITING.id}/`;
const SENTENCE = "The final exam replaces your lowest midterm score.";
const PLACE = { page: 3, quote: SENTENCE, at: null, confidence: "exact" as const };

test("what the syllabus says of the grade is quoted with its page, and kept or not with the weights", async () => {
  const proposal = WAITING.proposal && {
    ...WAITING.proposal,
    grading_remarks: [{ sentence: SENTENCE, ...PLACE }],
  };
  const server = serve({
    "GET /profile/": { body: STUDENT },
    [`GET ${AT}`]: { body: { ...WAITING, proposal } },
    [`POST ${AT}accept/`]: { status: 503, body: { message: "Not now." } },
  });
  const { user } = show(
    <ImportDialog course_id={null} import_id={WAITING.id} onClose={() => undefined} />,
  );
  const quote = await screen.findByText(`“${SENTENCE}”`, { exact: false });
  expect(quote.textContent).toContain("p. 3");
  const box = screen.getByRole("checkbox", { name: /what else it says of the grade/ });
  const add = () => screen.getByRole("button", { name: "Add 2 items and 2 topics" });
  await user.click(box);
  await user.click(add());
  await waitFor(() => expect(server.bodies(`POST ${AT}accept/`)).toHaveLength(1));
  await user.click(box);
  await user.click(add());
  await waitFor(() => expect(server.bodies(`POST ${AT}accept/`)).toHaveLength(2));
  expect(server.bodies(`POST ${AT}accept/`)).toMatchObject([
    { grading_remarks: false },
    { grading_remarks: true },
  ]);
});

test("extra credit, points and a second weighting are shown before they are accepted", async () => {
  const [first, second] = WAITING.proposal?.items ?? [];
  const sentence = "The better of the two schemes counts.";
  const place = { ...PLACE, quote: sentence };
  const proposal = WAITING.proposal && {
    ...WAITING.proposal,
    items: [
      { ...first, weight: 100, total: "600", other_weight: 40 },
      { ...second, weight: 5, extra_credit: true },
    ],
    other_weighting: { counts: "if_better" as const, ...place },
    grading_remarks: [{ sentence, ...place }],
  };
  serve({
    "GET /profile/": { body: STUDENT },
    [`GET ${AT}`]: { body: { ...WAITING, proposal } },
  });
  show(<ImportDialog course_id={null} import_id={WAITING.id} onClose={() => undefined} />);
  const told = await screen.findByText(/There are two weightings, and we count the better one/);
  expect(told.textContent).toContain(`“${sentence}” p. 3`);
  expect(screen.getAllByText(sentence, { exact: false })).toHaveLength(1);
  expect(screen.getByText("600 points in all, or 40%")).toBeTruthy();
  expect(screen.getByText("extra credit")).toBeTruthy();
  expect(screen.getByText(/The weights of the 1 item add up to 100%/)).toBeTruthy();
});
