import { act, screen, waitFor } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { RemindersForm } from "@/components/profile/reminders-form";
import { RemindersPanel } from "@/components/profile/reminders-panel";
import type { EmailState } from "@/lib/contract/profile";
import type { ChosenReminders } from "@/lib/contract/reminders";
import { CHOSEN as EVERYTHING } from "@/tests/support/chosen-reminders";
import { STUDENT } from "@/tests/support/items";
import { field, fillIn, lineBelow, serve, show } from "@/tests/support/page";

const CHOSEN: ChosenReminders = { ...EVERYTHING, push_key: null };
const PROVEN: EmailState = {
  email: STUDENT.email,
  verified_at: "2026-09-01T08:00:00.000Z",
  by_mail: true,
};
const ROUTE = "PUT /profile/reminders/";

function shows(chosen: Partial<ChosenReminders> = {}, email: Partial<EmailState> = {}) {
  const state = { ...PROVEN, ...email };
  const server = serve({
    "GET /profile/email/": { body: state },
    "POST /profile/email/verify/": { status: 202, body: state },
    [ROUTE]: { body: CHOSEN },
  });
  const form = <RemindersForm user={STUDENT} chosen={{ ...CHOSEN, ...chosen }} email={state} />;
  return { server, ...show(form) };
}

/** When the session has been asked for as well. */
async function shown(...parts: Parameters<typeof shows>) {
  const all = shows(...parts);
  await waitFor(() => expect(all.server.sent.length).toBeGreaterThan(0));
  await act(async () => undefined);
  return all;
}

const press = (name: string) => screen.getByRole("button", { name });

describe("the reminders", () => {
  test("ask for a day only of a weekly mail, and for a time of any", async () => {
    const { user, server } = shows({ digest: "off" });
    expect(screen.queryByLabelText("At")).toBeNull();
    await fillIn(user, { "What is due": "weekly" });
    expect(lineBelow("At")).toBe("In America/New York");
    await fillIn(user, { On: "0", At: "18:30" });
    await user.click(screen.getByRole("checkbox"));
    await user.click(press("Save reminders"));
    await waitFor(() =>
      expect(server.bodies(ROUTE)).toEqual([
        expect.objectContaining({
          ...{ digest: "weekly", digest_weekday: 0, digest_time: "18:30", hides_courses: true },
        }),
      ]),
    );
    expect(await screen.findByText("Reminders saved")).toBeDefined();
    await fillIn(user, { "What is due": "off" });
    expect(screen.queryByText("Reminders saved")).toBeNull();
  });

  test("keep what was typed where it could not be saved", async () => {
    const { user, server } = shows();
    server.answers[ROUTE] = { status: 503, body: { message: "Not now." } };
    await fillIn(user, { At: "21:00" });
    await user.click(press("Save reminders"));
    expect((await screen.findByRole("alert")).textContent).toContain("Not now.");
    expect(field("At").value).toBe("21:00");
    await fillIn(user, { At: "" });
    await user.click(press("Save reminders"));
    await waitFor(() => expect(lineBelow("At")).toBe("Please enter a time"));
  });

  test("say that the address is not proven, and send the link", async () => {
    const { user, server } = shows({}, { verified_at: null });
    expect(screen.getByText(/once you've verified that address/)).toBeDefined();
    await user.click(await screen.findByRole("button", { name: "Send the link again" }));
    expect(server.bodies("POST /profile/email/verify/")).toHaveLength(1);
    expect(await screen.findByText(/It's on its way/)).toBeDefined();
  });

  test("need nothing more where it is", async () => {
    await shown();
    expect(screen.getByText(/It goes to student@example.test\./)).toBeDefined();
    expect(screen.queryByRole("button", { name: /Send the link/ })).toBeNull();
  });

  test("have nothing to choose where this site sends neither mail nor notifications", async () => {
    await shown({}, { by_mail: false });
    expect(screen.getByText(/sends no mail and no notifications/)).toBeDefined();
    expect(screen.getByRole("link", { name: "Calendar feeds" }).getAttribute("href")).toBe(
      "#calendar-feeds",
    );
    expect(screen.queryByRole("checkbox")).toBeNull();
    expect(screen.queryByRole("button")).toBeNull();
  });

  test("say so where it sends no mail, and hide names in notifications only", async () => {
    const { user, server } = await shown({ push_key: "key" }, { by_mail: false });
    expect(screen.getByText(/This site sends no mail/)).toBeDefined();
    expect(screen.queryByLabelText("What is due")).toBeNull();
    await user.click(screen.getByLabelText("Leave course names out of notifications"));
    await user.click(press("Save reminders"));
    await waitFor(() =>
      expect(server.bodies(ROUTE)).toEqual([expect.objectContaining({ hides_courses: true })]),
    );
  });

  test.each([
    [null, "Subjects then only say how much is due, and when."],
    ["key", "Subjects and notifications then only say how much is due, and when."],
  ])("say where names are hidden, with the key %s", async (push_key, said) => {
    await shown({ push_key });
    expect(screen.getByText(said)).toBeDefined();
  });

  test("can be asked for again when they did not come", async () => {
    const server = serve({
      "GET /profile/": { body: STUDENT },
      "GET /profile/reminders/": { status: 400, body: { message: "No." } },
    });
    const { user } = show(<RemindersPanel />);
    expect((await screen.findByRole("alert")).textContent).toContain("load your reminders");
    Object.assign(server.answers, {
      "GET /profile/reminders/": { body: CHOSEN },
      "GET /profile/email/": { body: PROVEN },
    });
    await user.click(press("Try Again"));
    expect(await screen.findByLabelText("What is due")).toBeDefined();
  });
});
