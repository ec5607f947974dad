import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { Calendar } from "@/components/calendar/calendar";
import { visit } from "@/tests/support/address";
import { held, show } from "@/tests/support/page";
import { EVENTS, serveTerm, TERM } from "./term";

/** The views, and what is there only once their events are. */
const VIEWS = [
  ["list", { role: "region", name: /^All Events/ }],
  ["month", { role: "grid", name: "November 2026" }],
  ["week", { role: "table", name: "15 – 21 November 2026" }],
] as const;

const REST = TERM.filter(({ type }) => type !== "exam");
const NOTICE = "We couldn't load your exams. Here's everything else.";
const REASON = "The library is closed.";

describe.each(VIEWS)("the calendar as a %s", (view, { role, name }) => {
  test("says which events are missing, shows the rest, and tries again", async () => {
    const server = serveTerm();
    server.answers[EVENTS] = { body: { events: REST, missing: ["exam"] } };
    visit(`/calendar?view=${view}`);
    const { user } = show(<Calendar />);

    await screen.findByText(NOTICE);
    expect(screen.getAllByRole("link", { name: /Problem Set 1/ })).not.toEqual([]);
    expect(screen.queryAllByRole("link", { name: /Midterm/ })).toEqual([]);
    server.answers[EVENTS] = { body: { events: TERM, missing: [] } };
    await user.click(screen.getByRole("button", { name: "Try Again" }));
    await waitFor(() => expect(screen.queryByText(NOTICE)).toBeNull());
    expect(screen.getAllByRole("link", { name: /Midterm/ })).not.toEqual([]);
  });

  test("says that it is loading, why it cannot, and tries again", async () => {
    const server = serveTerm();
    const { answer, letGo } = held({ status: 400, body: { message: REASON } });
    server.answers[EVENTS] = answer;
    visit(`/calendar?view=${view}`);
    const { user } = show(<Calendar />);

    await screen.findByText("Loading calendar...");
    await letGo();
    expect((await screen.findByRole("alert")).textContent).toContain(REASON);
    server.answers[EVENTS] = { body: { events: TERM, missing: [] } };
    await user.click(screen.getByRole("button", { name: "Try Again" }));
    await waitFor(() => expect(screen.queryByText(REASON)).toBeNull());
    const shown = await screen.findByRole(role, { name });
    expect(within(shown).getByRole("link", { name: /Problem Set 1/ })).toBeTruthy();
  });
});
