import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { YourData } from "@/components/account/your-data";
import type { DataExport } from "@/lib/contract/account";
import { STUDENT } from "@/tests/support/items";
import { field, fillIn, lineBelow, serve, show } from "@/tests/support/page";

const RUNNING: DataExport = {
  id: 1,
  stage: "collecting",
  files_done: 12,
  files_total: 40,
  file_size: null,
  error: "",
  created_at: "2026-09-01T08:00:00.000Z",
  expires_at: null,
};

test("an export shows how far it is, why it failed, and is tried again", async () => {
  const server = serve({
    "GET /profile/": { body: STUDENT },
    "GET /account/exports/": { body: [RUNNING] },
    "POST /account/exports/": { status: 202, body: RUNNING },
  });
  const { user } = show(<YourData />);
  expect(await screen.findByText("12 of 40 files")).toBeTruthy();
  expect(screen.getByRole("progressbar").getAttribute("aria-valuenow")).toBe("30");
  const failed = { ...RUNNING, stage: "failed", error: "The storage is out of reach." };
  server.answers["GET /account/exports/"] = { body: [failed] };
  expect(await screen.findByText("The storage is out of reach.")).toBeTruthy();
  server.answers["GET /account/exports/"] = { body: [RUNNING] };
  await user.click(screen.getByRole("button", { name: "Try Again" }));
  expect(await screen.findByText("12 of 40 files")).toBeTruthy();
  expect(server.bodies("POST /account/exports/")).toHaveLength(1);
});

test("the account is kept without its password, or with a wrong one", async () => {
  const wrong = "That's not the right password.";
  const server = serve({
    "GET /profile/": { body: STUDENT },
    "GET /account/exports/": { body: [] },
    "POST /account/delete/": { status: 400, body: { password: [wrong] } },
  });
  const { user } = show(<YourData />);
  await user.click(screen.getByRole("button", { name: "Delete account" }));
  const dialog = await screen.findByRole("dialog");
  expect(dialog.textContent).toContain("All courses with their assignments");
  await user.click(within(dialog).getByRole("button", { name: "Delete my account" }));
  await waitFor(() => expect(lineBelow("Your password")).toBe("Password is required"));
  expect(server.bodies("POST /account/delete/")).toEqual([]);

  await fillIn(user, { "Your password": "not the password" });
  await user.keyboard("{Enter}");
  await waitFor(() => expect(lineBelow("Your password")).toBe(wrong));
  expect(field("Your password").getAttribute("aria-invalid")).toBe("true");
  expect(screen.getByRole("dialog")).toBeTruthy();
  expect(localStorage.getItem("user")).not.toBeNull();
});
