import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { Devices } from "@/components/account/devices";
import type { Session } from "@/lib/contract/profile";
import { STUDENT } from "@/tests/support/items";
import { held, serve, show } from "@/tests/support/page";

const THIS: Session = {
  id: "00000000-0000-4000-8000-000000000001",
  user_agent: "Mozilla/5.0",
  is_current: true,
  created_at: "2026-09-01T08:00:00.000Z",
  last_used_at: "2026-09-01T08:00:00.000Z",
  expires_at: "2026-10-01T08:00:00.000Z",
};
const OTHER = {
  ...THIS,
  id: "00000000-0000-4000-8000-000000000002",
  user_agent: "something else",
  is_current: false,
};

test("a device leaves the list at once, and is back in it when it could not be signed out", async () => {
  const { answer, letGo } = held({ status: 503, body: { detail: "The server is busy." } });
  const server = serve({
    "GET /profile/": { body: STUDENT },
    "GET /profile/sessions/": { body: [OTHER, THIS] },
    "POST /profile/sessions/revoke/": answer,
  });
  const { user } = show(<Devices />);
  const devices = await screen.findByRole("list", { name: "Devices" });
  const rows = () => within(devices).getAllByRole("listitem");
  expect(rows()).toHaveLength(2);
  expect(rows()[0]?.textContent).toContain("This device");
  await user.click(within(devices).getByRole("button", { name: "Sign out Unknown device" }));
  await waitFor(() => expect(rows()).toHaveLength(1));
  await letGo();
  expect((await screen.findByRole("alert")).textContent).toContain("couldn't sign out that device");
  await waitFor(() => expect(rows()).toHaveLength(2));
  expect(server.bodies("POST /profile/sessions/revoke/")).toEqual([{ id: OTHER.id }]);
});

test("says that others tried wrong passwords, once it is more than a slip", async () => {
  const tried = (count: number) => ({ body: { count, since: "2026-09-01T08:00:00.000Z" } });
  const sessions = { "GET /profile/sessions/": { body: [THIS] } };
  const slip = serve({ ...sessions, "GET /profile/failed-sign-ins/": tried(4) });
  const { unmount } = show(<Devices />);
  await waitFor(() => expect(slip.bodies("GET /profile/failed-sign-ins/")).toHaveLength(1));
  await screen.findByRole("list", { name: "Devices" });
  expect(screen.queryByRole("alert")).toBeNull();
  unmount();

  const server = serve({
    ...sessions,
    "GET /profile/failed-sign-ins/": tried(52),
    "DELETE /profile/failed-sign-ins/": { status: 204 },
  });
  const { user } = show(<Devices />);
  const notice = await screen.findByRole("alert");
  expect(notice.textContent).toContain("52 wrong passwords since 1 Sep");
  await user.click(within(notice).getByRole("button", { name: "Dismiss" }));
  await waitFor(() => expect(screen.queryByRole("alert")).toBeNull());
  expect(server.bodies("DELETE /profile/failed-sign-ins/")).toHaveLength(1);
});
