import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { CalendarFeeds } from "@/components/feeds/calendar-feeds";
import type { CalendarFeed } from "@/lib/contract/feeds";
import { COURSE, STUDENT } from "@/tests/support/items";
import { confirm } from "@/tests/support/menus";
import { type Answer, serve, show } from "@/tests/support/page";

const FEED: CalendarFeed = {
  id: 1,
  course_id: null,
  course_name: null,
  class_times: false,
  alarms: "none",
  url: "http://localhost/api/calendar/feeds/1/calendar.ics?key=first",
  created_at: "2026-09-01T08:00:00.000Z",
  rotated_at: "2026-09-01T08:00:00.000Z",
  last_read_at: null,
};
const BUSY = { status: 503, body: { detail: "The server is busy. Please try again." } };

function opens(feeds: Answer) {
  const server = serve({
    "GET /profile/": { body: STUDENT },
    "GET /courses/": { body: [COURSE] },
    "GET /calendar/feeds/": feeds,
  });
  return { server, ...show(<CalendarFeeds />) };
}

const button = (name: string) => screen.getByRole("button", { name });
const address = () =>
  screen.queryByRole<HTMLInputElement>("textbox", { name: "Address of the feed of All courses" });

test("a feed that cannot be turned on says so in its row", async () => {
  const { server, user } = opens({ body: [] });
  server.answers["POST /calendar/feeds/"] = BUSY;
  await user.click(await screen.findByRole("button", { name: "Turn on the feed of All courses" }));
  expect((await screen.findByRole("alert")).textContent).toContain("couldn't turn on");
});

test("feeds that cannot be loaded say so, and are tried again", async () => {
  const { server, user } = opens({ ...BUSY, status: 400 });
  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toContain("couldn't load");
  server.answers["GET /calendar/feeds/"] = { body: [] };
  await user.click(within(alert).getByRole("button", { name: "Try Again" }));
  expect(
    await screen.findByRole("button", { name: "Turn on the feed of All courses" }),
  ).toBeTruthy();
});

test("a feed is off until it is turned on, and then shows its address and whether it was read", async () => {
  const { server, user } = opens({ body: [] });
  await screen.findByRole("button", { name: "Turn on the feed of All courses" });
  expect(screen.queryByRole("textbox")).toBeNull();
  server.answers["POST /calendar/feeds/"] = () => {
    server.answers["GET /calendar/feeds/"] = "offline";
    return { status: 201, body: FEED };
  };
  await user.click(button("Turn on the feed of All courses"));
  await waitFor(() => expect(address()?.value).toBe(FEED.url));
  expect(document.activeElement).toBe(address());
  expect(screen.getByText("No calendar has read it yet")).toBeTruthy();
  const app = screen.getByRole("link", { name: /^Open in calendar app/ });
  expect(app.getAttribute("href")).toBe(FEED.url.replace("http:", "webcal:"));
});

test("reminders are chosen in the row of a feed; what is refused is as before, with the reason", async () => {
  const { server, user } = opens({ body: [FEED] });
  const choice = await screen.findByRole<HTMLSelectElement>("combobox", { name: /^Reminders/ });
  const route = `PUT /calendar/feeds/${FEED.id}/`;
  server.answers[route] = BUSY;
  await user.selectOptions(choice, "1 day before");
  expect((await screen.findByRole("alert")).textContent).toContain("We couldn't change the feed");
  expect(choice.value).toBe("none");
  server.answers[route] = () => {
    server.answers["GET /calendar/feeds/"] = "offline";
    return { body: { ...FEED, alarms: "hours" } };
  };
  await user.selectOptions(choice, "2 hours before");
  await waitFor(() => expect(choice.value).toBe("hours"));
  expect(server.bodies(route).at(-1)).toEqual({ alarms: "hours" });
});

test("a new address of a feed is made after asking, and shown in place of the old one", async () => {
  const { server, user } = opens({ body: [FEED] });
  const rotated = { ...FEED, url: FEED.url.replace("first", "second") };
  const rotate = `POST /calendar/feeds/${FEED.id}/rotate/`;
  server.answers[rotate] = () => {
    server.answers["GET /calendar/feeds/"] = "offline";
    return { body: rotated };
  };
  const asks = async (answer: string) => {
    await user.click(
      await screen.findByRole("button", { name: "New address for the feed of All courses" }),
    );
    await confirm(user, answer);
  };
  await asks("Cancel");
  expect(server.bodies(rotate)).toEqual([]);
  await asks("New address");
  await waitFor(() => expect(address()?.value).toBe(rotated.url));
  expect(await screen.findByText(/The old one no longer works/)).toBeTruthy();
});

test("class times enter a feed when the student says so", async () => {
  const { user, server } = opens({ body: [FEED] });
  const route = `PUT /calendar/feeds/${FEED.id}/`;
  const box = await screen.findByRole<HTMLInputElement>("checkbox", {
    name: "Include class times in the feed of All courses",
  });
  expect(box.checked).toBe(false);
  server.answers[route] = { body: { ...FEED, class_times: true } };
  server.answers["GET /calendar/feeds/"] = { body: [{ ...FEED, class_times: true }] };
  await user.click(box);
  await waitFor(() => expect(box.checked).toBe(true));
  expect(server.bodies(route)).toEqual([{ class_times: true }]);
});
