import { screen, waitFor } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import { ProfileCards } from "@/components/profile/profile-cards";
import { STUDENT } from "@/tests/support/items";
import { field, fillIn, lineBelow, serve, show } from "@/tests/support/page";

const submit = () => screen.getByRole("button", { name: "Update Profile" });
const SAVED = "Profile updated successfully!";

test("the profile form says what is missing, then that it is saved, until it is edited again", async () => {
  const server = serve({
    "GET /profile/": { body: STUDENT },
    "PATCH /profile/": { body: { ...STUDENT, first_name: "Grace", year_of_study: null } },
  });
  const { user } = show(<ProfileCards />);
  await fillIn(user, { "First name": "", "Year of study": "" });
  await user.click(submit());
  await waitFor(() => expect(lineBelow("First name")).toBe("First name is required"));
  expect(server.bodies("PATCH /profile/")).toEqual([]);

  await fillIn(user, { "First name": "Grace" });
  await user.click(submit());
  expect(await screen.findByText(SAVED)).toBeTruthy();
  expect(server.bodies("PATCH /profile/")).toMatchObject([
    { first_name: "Grace", year_of_study: null },
  ]);
  await fillIn(user, { "Last name": "Hopper" });
  await waitFor(() => expect(screen.queryByText(SAVED)).toBeNull());
});

describe("in a browser in Kolkata", () => {
  test("the profile form proposes the browser's zone, and saves it with the profile only", async () => {
    vi.stubEnv("TZ", "Asia/Kolkata");
    vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-10-09T13:55:00Z") });
    const server = serve({
      "GET /profile/": { body: STUDENT },
      "PATCH /profile/": { body: { ...STUDENT, timezone: "Asia/Kolkata" } },
    });
    const { user } = show(<ProfileCards />);
    const line = "Your browser is in Asia/Kolkata (7:25 PM there).";
    expect(screen.getByText(line)).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Use this time zone" }));
    expect(field("Timezone").value).toBe("Asia/Kolkata");
    expect(document.activeElement).toBe(field("Timezone"));
    expect(screen.queryByText(line)).toBeNull();
    expect(server.bodies("PATCH /profile/")).toEqual([]);

    await user.click(submit());
    expect(await screen.findByText(SAVED)).toBeTruthy();
    expect(server.bodies("PATCH /profile/")).toMatchObject([{ timezone: "Asia/Kolkata" }]);
    expect(screen.queryByRole("button", { name: "Use this time zone" })).toBeNull();
  });
});
