import { useQuery } from "@tanstack/react-query";
import { act, cleanup, render, screen, waitFor } from "@testing-library/react";
import { AppRouterContext } from "next/dist/shared/lib/app-router-context.shared-runtime";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { FirstData, type Given } from "@/components/common/session/first-data";
import {
  KnownStudent,
  SessionProvider,
  useSession,
} from "@/components/common/session/session-provider";
import { useNow } from "@/components/common/session/use-now";
import { courseQueries } from "@/components/courses/queries";
import { StudentsOnly } from "@/components/shell/guards";
import { StudentCache } from "@/components/shell/student-cache";
import { keptAnswers } from "@/lib/client/offline/kept-answers";
import { sessionStore } from "@/lib/client/session-store";
import { HOUR_MS, MINUTE_MS } from "@/lib/time/durations";
import { COURSE, STUDENT } from "@/tests/support/items";
import { makeRouter, serve } from "@/tests/support/page";

const OTHER = { ...STUDENT, id: STUDENT.id + 1, first_name: "Max" };
const ROUTER = makeRouter();
const ARRIVAL = { at: Date.now(), locale: "en-US" };

const CALL = { route: "GET /courses/{course_id}/", url: `/api/courses/${COURSE.id}/` } as const;

function givenTo(owner_id: number, at = Date.now(), data = COURSE): Given {
  const { queryKey } = courseQueries.one(COURSE.id);
  return { owner_id, at, answers: [{ queryKey, data, call: CALL }] };
}

function Page({ given, known = STUDENT }: { given: Given; known?: typeof STUDENT }) {
  return (
    <AppRouterContext value={ROUTER}>
      <SessionProvider>
        <KnownStudent user={known} arrival={ARRIVAL}>
          <StudentsOnly>
            <StudentCache>
              <FirstData given={given}>
                <Name />
              </FirstData>
            </StudentCache>
          </StudentsOnly>
        </KnownStudent>
      </SessionProvider>
    </AppRouterContext>
  );
}

function Name() {
  const { user } = useSession();
  const { data } = useQuery(courseQueries.one(COURSE.id));
  return <p>{`${user?.first_name} reads ${data?.name ?? "nothing"}`}</p>;
}

function signIn(user = STUDENT) {
  sessionStore.signIn({ access: "a", refresh: "r" }, user);
}

test("the server draws the page of the student it knows, and the browser goes on with it unasked", async () => {
  signIn();
  const server = serve({ "GET /profile/": { body: STUDENT } });
  const given = givenTo(STUDENT.id);
  const place = document.createElement("div");
  document.body.append(place);
  place.innerHTML = renderToString(<Page given={given} />);
  expect(place.textContent).toBe(`${STUDENT.first_name} reads ${COURSE.name}`);
  const failed = vi.fn();
  const root = await act(async () =>
    hydrateRoot(place, <Page given={given} />, { onRecoverableError: failed }),
  );
  await waitFor(() => expect(server.sent.map(({ route }) => route)).toEqual(["GET /profile/"]));
  expect(place.textContent).toBe(`${STUDENT.first_name} reads ${COURSE.name}`);
  expect(failed).not.toHaveBeenCalled();
  await act(async () => root.unmount());
  place.remove();
});

test("what came for one student is not shown to the next, who asks for their own", async () => {
  signIn(OTHER);
  serve({
    "GET /profile/": { body: OTHER },
    [`GET /courses/${COURSE.id}/`]: { status: 404, body: { message: "Course not found" } },
  });
  render(<Page given={givenTo(STUDENT.id)} known={OTHER} />);
  await screen.findByText("Max reads nothing");
  expect(document.body.textContent).not.toContain(COURSE.name);
});

test("the stored student counts where the page came for somebody else", async () => {
  signIn(OTHER);
  serve({
    "GET /profile/": { body: OTHER },
    [`GET /courses/${COURSE.id}/`]: { status: 404, body: { message: "Course not found" } },
  });
  render(<Page given={givenTo(STUDENT.id)} />);
  await screen.findByText("Max reads nothing");
  expect(localStorage.getItem("user")).toContain("Max");
});

test("the stored session of the same student draws nothing anew, a changed one does", async () => {
  signIn();
  const server = serve({ "GET /profile/": { body: STUDENT } });
  let drawn = 0;
  function Counts() {
    drawn += 1;
    return <p>{useSession().user?.first_name}</p>;
  }
  render(
    <SessionProvider>
      <KnownStudent user={STUDENT} arrival={ARRIVAL}>
        <Counts />
      </KnownStudent>
    </SessionProvider>,
  );
  await waitFor(() => expect(server.sent).toHaveLength(1));
  await act(async () => {});
  expect(drawn).toBe(1);
  await act(async () => sessionStore.setUser({ ...STUDENT, first_name: "Anna" }));
  expect(screen.getByText("Anna")).toBeTruthy();
});

test("who is signed out is sent to the sign-in page, whatever came with the page", async () => {
  serve({});
  sessionStore.signOut();
  expect(document.cookie).toContain("study-companion.signed-out=1");
  render(<Page given={givenTo(STUDENT.id)} />);
  await waitFor(() => expect(document.body.textContent).not.toContain(COURSE.name));
  cleanup();
  signIn();
  expect(document.cookie).not.toContain("study-companion.signed-out");
});

test("the newer profile is kept, and only of the same student", () => {
  signIn();
  sessionStore.hear({ ...STUDENT, timezone: "Pacific/Apia" });
  expect(localStorage.getItem("user")).toContain("Pacific/Apia");
  sessionStore.hear(OTHER);
  expect(localStorage.getItem("user")).not.toContain("Max");
});

test("an answer of a server whose clock is ahead does not count as new for longer", async () => {
  signIn();
  const server = serve({
    "GET /profile/": { body: STUDENT },
    [`GET /courses/${COURSE.id}/`]: { body: { ...COURSE, name: "Renamed" } },
  });
  render(<Page given={givenTo(STUDENT.id, Date.now() + HOUR_MS)} />);
  await screen.findByText(`${STUDENT.first_name} reads ${COURSE.name}`);
  expect(server.sent.map(({ route }) => route)).not.toContain(`GET /courses/${COURSE.id}/`);
  vi.useFakeTimers({ now: Date.now() + MINUTE_MS, toFake: ["Date"] });
  await act(async () => void window.dispatchEvent(new Event("visibilitychange")));
  vi.useRealTimers();
  await screen.findByText(`${STUDENT.first_name} reads Renamed`);
});

test("what came a while ago is shown, and asked for again", async () => {
  signIn();
  serve({
    "GET /profile/": { body: STUDENT },
    [`GET /courses/${COURSE.id}/`]: { body: { ...COURSE, name: "Renamed" } },
  });
  render(<Page given={givenTo(STUDENT.id, Date.now() - HOUR_MS)} />);
  expect(screen.getByText(`${STUDENT.first_name} reads ${COURSE.name}`)).toBeTruthy();
  await screen.findByText(`${STUDENT.first_name} reads Renamed`);
});

test("what the browser has already stays, whatever comes with the page", async () => {
  signIn();
  serve({ "GET /profile/": { body: STUDENT } });
  const { rerender } = render(<Page given={givenTo(STUDENT.id)} />);
  const earlier = givenTo(STUDENT.id, Date.now(), { ...COURSE, name: "Earlier" });
  await act(async () => rerender(<Page given={earlier} />));
  expect(screen.getByText(`${STUDENT.first_name} reads ${COURSE.name}`)).toBeTruthy();
});

test("whole answers are kept for times without a connection, once the page has loaded", async () => {
  const kept = vi.spyOn(keptAnswers, "keep").mockResolvedValue();
  vi.stubGlobal("caches", {});
  const loading = vi.spyOn(document, "readyState", "get").mockReturnValue("interactive");
  signIn();
  serve({ "GET /profile/": { body: STUDENT } });
  const given = givenTo(STUDENT.id);
  // Without the profile, which the page has asked for itself.
  const keptOfPage = () => kept.mock.calls.filter(([route]) => route !== "GET /profile/");
  const figure = { queryKey: ["figure"], data: { done: 1, all: 2 } };
  render(<Page given={{ ...given, answers: [...given.answers, figure] }} />);
  await act(async () => {});
  expect(keptOfPage()).toEqual([]);
  await act(async () => void window.dispatchEvent(new Event("load")));
  await waitFor(() => expect(keptOfPage()).toEqual([[CALL.route, CALL.url, COURSE]]));
  loading.mockRestore();
  kept.mockRestore();
  vi.unstubAllGlobals();
});

test("the time is the server's until the page runs, and then the browser's", async () => {
  function Minute() {
    return <p>{useNow(MINUTE_MS)}</p>;
  }
  signIn();
  serve({ "GET /profile/": { body: STUDENT } });
  const at = 90 * MINUTE_MS + 1;
  const tree = (
    <SessionProvider>
      <KnownStudent user={STUDENT} arrival={{ at, locale: "en-US" }}>
        <Minute />
      </KnownStudent>
    </SessionProvider>
  );
  expect(renderToString(tree)).toContain(String(90 * MINUTE_MS));
  render(tree);
  const now = Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS;
  await waitFor(() =>
    expect(Number(document.querySelector("p")?.textContent)).toBeGreaterThanOrEqual(now),
  );
});
