import { readdirSync, readFileSync } from "node:fs";
import { screen, waitFor } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { FORMS } from "@/tests/support/forms";
import { COURSE, STUDENT } from "@/tests/support/items";
import { fillIn, serve, show } from "@/tests/support/page";

describe("every field of an input is sent by its form", () => {
  test.each(FORMS)("$form", async ({ input, route, within, draw, fill = {}, submit, ...rest }) => {
    const server = serve({
      "GET /courses/": { body: [COURSE] },
      "GET /profile/": { body: STUDENT },
      "POST /uploads/": { body: { mode: "form" } },
      [route]: { status: 503, body: { detail: "Not now." } },
    });
    const { user } = show(draw());
    await fillIn(user, fill);
    await waitFor(() => expect(shownCourse()).not.toBe(""));
    await user.click(screen.getByText(submit, { selector: "button" }));

    await waitFor(() => expect(server.bodies(route), route).toHaveLength(1));
    const sent = Object(server.bodies(route)[0]);
    const body = within ? Object(sent[within]) : sent;
    const fields = Object.keys(input.shape).filter((field) => !rest.leaves?.[field]);
    const missing = fields.filter((field) => !(field in body));
    expect(missing, "fields that the form does not send").toEqual([]);
    expect(only(fields, body)).toEqual(only(fields, rest.expected));
  });
});

/** It asks for a day and a time alone, of an event of any kind: tests/components/calendar drives it. */
const NO_INPUT_OF_ITS_OWN = ["components/calendar/move-dialog.tsx"];

test("every component with a form is named in the table of forms", () => {
  const tables = [
    "forms",
    "plan-forms",
    "account-forms",
    "calendar-forms",
    "grade-forms",
    "operator-forms",
  ].map((name) => readFileSync(`tests/support/${name}.tsx`, "utf8"));
  const forms = readdirSync("components", { recursive: true, encoding: "utf8" })
    .map((file) => `components/${file.replaceAll("\\", "/")}`)
    .filter((file) => !NO_INPUT_OF_ITS_OWN.includes(file))
    .filter(
      (file) => file.endsWith(".tsx") && /\buse(Input)?Form[<(]/.test(readFileSync(file, "utf8")),
    );
  expect(forms.length).toBeGreaterThan(10);
  expect(
    forms.filter((file) => !tables.some((table) => table.includes(file.replace(".tsx", "")))),
  ).toEqual([]);
});

/** The value of the choice of a course, which has to wait for the list of courses; undefined where there is none. */
function shownCourse() {
  return screen.queryByLabelText<HTMLSelectElement>(/^Course/, { selector: "select" })?.value;
}

function only(fields: string[], from: object) {
  return Object.fromEntries(Object.entries(from).filter(([field]) => fields.includes(field)));
}
