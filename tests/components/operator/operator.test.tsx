import { screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import OperatorPage from "@/app/(student)/operator/page";
import { AccountsPanel } from "@/components/operator/accounts-panel";
import { JobsPanel } from "@/components/operator/jobs-panel";
import { OperatorsOnly } from "@/components/operator/operators-only";
import { Announcements } from "@/components/shell/announcements";
import type { Account, FailedJob } from "@/lib/contract/operator";
import { STUDENT } from "@/tests/support/items";
import { choose } from "@/tests/support/menus";
import { serve, show } from "@/tests/support/page";

beforeEach(() => localStorage.removeItem("dismissed-announcements"));

const ACCOUNT: Account = {
  ...{ id: 7, username: "ann", email: "ann@example.test", first_name: "Ann", last_name: "Example" },
  ...{ role: "student", disabled_at: null, created_at: STUDENT.date_joined, last_used_at: null },
  ...{ courses: 1, files: 2, storage_bytes: 2048, tokens_this_month: 0, tokens_in_30_days: 1234 },
};
const PAGE = { body: { accounts: [ACCOUNT], next_cursor: null } };
const SAID = { id: 5, text: "Down on <b>Sunday</b>", tone: "warning" };
const JOB: FailedJob = {
  ...{ id: 3, job: "send-mail", step: "send", tries: 4, owner_id: 7, username: "ann" },
  ...{ rows: { mail_id: 9 }, reason: "TypeError", failed_at: STUDENT.date_joined, can_retry: true },
};

test("students see that there is no such page, operators the page", async () => {
  serve({ "GET /profile/": { body: STUDENT } });
  show(<OperatorsOnly otherwise="Nothing here">Health</OperatorsOnly>);
  expect(await screen.findByText("Nothing here")).toBeTruthy();
  expect(screen.queryByText("Health")).toBeNull();
});

test("a student's frame holds one heading and no second main part where there is no such page", async () => {
  serve({ "GET /profile/": { body: STUDENT } });
  show(
    <main>
      <OperatorPage />
    </main>,
  );
  await screen.findByRole("heading", { level: 1, name: "Page Not Found" });
  expect(screen.getAllByRole("main")).toHaveLength(1);
});

test("an account is told in numbers, closed, and given a link that is shown once", async () => {
  const server = serve({
    "GET /profile/": { body: STUDENT },
    "GET /operator/accounts/": PAGE,
    "PATCH /operator/accounts/7/": { body: { ...ACCOUNT, disabled_at: STUDENT.date_joined } },
    "POST /operator/accounts/7/reset-link/": {
      body: {
        username: "ann",
        url: "http://localhost/reset-password#t",
        expires_at: STUDENT.date_joined,
      },
    },
  });
  const { user } = show(<AccountsPanel />);
  expect(await screen.findByText(/1 course · 2 files · 2.0 KB · 1,234 tokens/)).toBeTruthy();
  await choose(user, "ann", "Close account");
  await waitFor(() =>
    expect(server.bodies("PATCH /operator/accounts/7/")).toEqual([{ is_disabled: true }]),
  );
  await choose(user, "ann", "Let them set a new password");
  const shown = await screen.findByRole<HTMLInputElement>("textbox", { name: /link for ann/ });
  expect(shown.value).toBe("http://localhost/reset-password#t");
});

test("a refusal is said where it was asked for", async () => {
  const message = "This is the last operator. Please make somebody else an operator first.";
  serve({
    "GET /profile/": { body: STUDENT },
    "GET /operator/accounts/": {
      body: { accounts: [{ ...ACCOUNT, role: "operator" }], next_cursor: null },
    },
    "PATCH /operator/accounts/7/": { status: 409, body: { message } },
  });
  const { user } = show(<AccountsPanel />);
  await screen.findByText("ann");
  await choose(user, "ann", "Make a student");
  expect((await screen.findByRole("alert")).textContent).toContain("last operator");
});

test("a search asks for what is typed", async () => {
  const server = serve({ "GET /profile/": { body: STUDENT }, "GET /operator/accounts/": PAGE });
  const { user } = show(<AccountsPanel />);
  await user.type(await screen.findByLabelText("Find an account"), "an");
  await waitFor(() =>
    expect(server.queries("GET /operator/accounts/").at(-1)?.get("search")).toBe("an"),
  );
});

test("failed work is retried by itself or all at once, and a clock's is not", async () => {
  const jobs = [JOB, { ...JOB, id: 4, job: "forget-expired", can_retry: false }];
  const server = serve({
    "GET /profile/": { body: STUDENT },
    "GET /operator/jobs/": { body: { jobs, documents: [] } },
    "POST /operator/jobs/3/retry/": { status: 204 },
    "POST /operator/jobs/retry/": { body: { retried: 1 } },
  });
  const { user } = show(<JobsPanel />);
  await user.click(await screen.findByRole("button", { name: "Retry job 3" }));
  await waitFor(() => expect(server.bodies("POST /operator/jobs/3/retry/")).toHaveLength(1));
  expect(screen.queryByRole("button", { name: "Retry job 4" })).toBeNull();
  await user.click(screen.getByRole("button", { name: "Retry all" }));
  await waitFor(() => expect(server.bodies("POST /operator/jobs/retry/")).toHaveLength(1));
});

test("an announcement is plain text, and stays away once it is dismissed", async () => {
  serve({
    "GET /profile/": { body: STUDENT },
    "GET /announcements/": { body: [SAID, { ...SAID, id: 6, text: "Up again" }] },
  });
  const { user, unmount } = show(<Announcements />);
  expect(await screen.findByText("Down on <b>Sunday</b>")).toBeTruthy();
  await user.click(screen.getAllByRole("button", { name: "Dismiss" })[0] ?? document.body);
  expect(screen.queryByText(/Sunday/)).toBeNull();
  unmount();
  show(<Announcements />);
  expect(await screen.findByText("Up again")).toBeTruthy();
  expect(screen.queryByText(/Sunday/)).toBeNull();
});
