import { screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { PasswordForm } from "@/components/profile/password-form";
import { STUDENT } from "@/tests/support/items";
import { fillIn, serve, show } from "@/tests/support/page";

vi.mock("@/components/profile/check-password", () => {
  throw new Error("Loading the chunk failed");
});

test("a password that could not be checked is not sent, and stays as it was typed", async () => {
  const server = serve({ "GET /profile/": { body: STUDENT } });
  const { user } = show(<PasswordForm username={STUDENT.username} />);
  await fillIn(user, {
    "Current password": "the password",
    "New password": "another good phrase",
    "Confirm new password": "another god phrase",
  });
  await user.click(screen.getByRole("button", { name: "Change Password" }));
  expect((await screen.findByRole("alert")).textContent).toContain("We couldn't check this");
  expect(server.bodies("POST /profile/change-password/")).toEqual([]);
  expect(screen.getByLabelText<HTMLInputElement>(/^New password/).value).toBe(
    "another good phrase",
  );
});
