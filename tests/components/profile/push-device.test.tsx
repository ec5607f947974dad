import { screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { RemindersForm } from "@/components/profile/reminders-form";
import type { ChosenReminders } from "@/lib/contract/reminders";
import { STUDENT } from "@/tests/support/items";
import { serve, show } from "@/tests/support/page";

const CHOSEN: ChosenReminders = {
  ...{ digest: "off", digest_time: "07:00", digest_weekday: 1, hides_courses: false },
  ...{ push_day: true, push_hours: 3, push_sessions: false, quiet_from: null, quiet_to: null },
  push_key: "public",
};
const EMAIL = { email: STUDENT.email, verified_at: "2026-09-01T08:00:00.000Z", by_mail: true };
const DEVICE = {
  endpoint: "https://push.example.org/1",
  keys: { p256dh: "p".repeat(87), auth: "a".repeat(22) },
};
const ADD = "POST /profile/reminders/devices/";
const REMOVE = "POST /profile/reminders/devices/remove/";

afterEach(() => vi.unstubAllGlobals());

/** A browser that can be notified, and asks its student with this outcome. */
function hasPush(permission: NotificationPermission, answer: NotificationPermission = "granted") {
  const state = { subscribed: false };
  const subscription = {
    endpoint: DEVICE.endpoint,
    toJSON: () => DEVICE,
    unsubscribe: async () => {
      state.subscribed = false;
    },
  };
  const pushManager = {
    getSubscription: async () => (state.subscribed ? subscription : null),
    subscribe: async () => {
      state.subscribed = true;
      return subscription;
    },
  };
  const registration = { pushManager };
  const serviceWorker = { getRegistration: async () => registration, ready: registration };
  vi.stubGlobal("PushManager", class {});
  const asked = { permission, requestPermission: async () => (asked.permission = answer) };
  vi.stubGlobal("Notification", asked);
  Object.defineProperty(navigator, "serviceWorker", { value: serviceWorker, configurable: true });
  return state;
}

function shows(chosen: Partial<ChosenReminders> = {}) {
  const server = serve({
    "GET /profile/": { body: STUDENT },
    [ADD]: { status: 204 },
    [REMOVE]: { status: 204 },
  });
  const form = <RemindersForm user={STUDENT} chosen={{ ...CHOSEN, ...chosen }} email={EMAIL} />;
  return { server, ...show(form) };
}

test("a browser is turned on and off again", async () => {
  hasPush("default");
  const { server, user } = shows();
  await user.click(await screen.findByRole("button", { name: "Turn on here" }));
  await user.click(await screen.findByRole("button", { name: "Turn off here" }));
  await screen.findByRole("button", { name: "Turn on here" });
  expect(server.bodies(ADD)).toEqual([DEVICE]);
  expect(server.bodies(REMOVE)).toEqual([{ endpoint: DEVICE.endpoint }]);
});

test("a browser that the server refuses stays off, and says why", async () => {
  const state = hasPush("granted");
  const { server, user } = shows();
  server.answers[ADD] = { status: 409, body: { message: "This site sends no notifications." } };
  await user.click(await screen.findByRole("button", { name: "Turn on here" }));
  expect((await screen.findByRole("alert")).textContent).toContain("sends no notifications");
  expect(state.subscribed).toBe(false);
});

test.each([["denied" as const, "Your browser blocks our notifications"]])(
  "a browser whose student said %s says so",
  async (permission, said) => {
    hasPush(permission);
    shows();
    await waitFor(() => expect(screen.getByText(new RegExp(said))).toBeDefined());
    expect(screen.queryByRole("button", { name: /Turn on/ })).toBeNull();
  },
);

test("a site without keys says so, and asks for nothing", async () => {
  shows({ push_key: null });
  expect(await screen.findByText("This site sends no notifications.")).toBeDefined();
  expect(screen.queryByLabelText("Hours before")).toBeNull();
});
