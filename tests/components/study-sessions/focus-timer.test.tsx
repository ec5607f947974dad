import { screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { RunningTimer } from "@/components/study-plans/public";
import { SessionRow } from "@/components/study-plans/session-row";
import { TodaySessions } from "@/components/study-plans/today-sessions";
import { MINUTE_MS } from "@/lib/time/durations";
import { STUDENT } from "@/tests/support/items";
import { serve, show } from "@/tests/support/page";
import { aSession } from "./sessions";

const session = aSession();
const LOG = `POST /study-sessions/${session.id}/time/`;

const draw = () =>
  show(
    <>
      <ul>
        <SessionRow session={session} />
      </ul>
      <RunningTimer />
    </>,
  );
/** The day's sessions, with the timer of the first running. */
const startsTimer = async () => {
  const { user } = show(
    <>
      <TodaySessions />
      <RunningTimer />
    </>,
  );
  await user.click(
    await screen.findByRole("button", { name: `Start focus timer for ${session.title}` }),
  );
  await timer();
  return user;
};
const timer = () => screen.findByRole("region", { name: "Focus timer" });
const alert = () => screen.findByRole("alert");

test("minutes of the focus timer that could not be sent are kept, and sent under the same key", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const server = serve({ "GET /profile/": { body: STUDENT }, [LOG]: "offline" });
  const first = draw();

  await first.user.click(screen.getByRole("button", { name: /^Start focus timer/ }));
  await within(await timer()).findByText(session.title);
  vi.setSystemTime(Date.now() + 26 * MINUTE_MS);
  await screen.findByText("25 minutes are over.");
  await first.user.click(screen.getByRole("button", { name: "Log 25 min" }));
  expect((await alert()).textContent).toContain("We still have to save 25 minutes.");
  first.unmount();

  const { user } = draw();
  expect((await alert()).textContent).toContain("We still have to save 25 minutes.");
  server.answers[LOG] = { body: { ...session, minutes_spent: 25 } };
  await user.click(screen.getByRole("button", { name: "Try Again" }));
  await waitFor(() => expect(screen.queryByRole("region", { name: "Focus timer" })).toBeNull());
  const sent = server.bodies(LOG);
  expect(sent.length).toBeGreaterThan(2);
  const [lost] = sent;
  expect(lost).toMatchObject({ minutes: 25, key: expect.stringMatching(/.{8}/) });
  // The server counts a key once, so that minutes whose answer was lost do not count twice.
  expect(sent).toEqual(sent.map(() => lost));
});

test("a session that is ticked while its timer runs ends the timer and keeps its minutes", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const route = `PATCH /study-sessions/${session.id}/`;
  const done = { ...session, status: "done" as const };
  const server = serve({
    "GET /profile/": { body: STUDENT },
    "GET /study-sessions/": { body: [session, aSession({ id: 99, title: "Matrices" })] },
    [route]: { body: done },
    [LOG]: { body: { ...done, minutes_spent: 10 } },
  });
  const user = await startsTimer();
  vi.setSystemTime(Date.now() + 10 * MINUTE_MS);
  await user.click(screen.getByRole("checkbox", { name: `Done: ${session.title}` }));
  await waitFor(() => expect(server.bodies(LOG)).toMatchObject([{ minutes: 10 }]));
  await waitFor(() => expect(screen.queryByRole("region", { name: "Focus timer" })).toBeNull());
  expect(server.bodies(route)).toEqual([{ status: "done" }]);
  await screen.findByText("10 min of 1.5 h planned, 1 of 2 sessions of the day");
});

test("the timer of another session goes on when one is ticked", async () => {
  const other = aSession({ id: 99, title: "Matrices" });
  const route = `PATCH /study-sessions/${other.id}/`;
  const server = serve({
    "GET /profile/": { body: STUDENT },
    "GET /study-sessions/": { body: [session, other] },
    [route]: { body: { ...other, status: "skipped" } },
  });
  const user = await startsTimer();
  await user.click(screen.getByRole("button", { name: "Skip Matrices" }));
  await waitFor(() => expect(server.bodies(route)).toHaveLength(1));
  expect(within(await timer()).getByText(session.title)).toBeTruthy();
});
