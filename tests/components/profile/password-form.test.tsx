import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { PasswordForm } from "@/components/profile/password-form";
import { STUDENT } from "@/tests/support/items";
import { field, fillIn, lineBelow, serve, show } from "@/tests/support/page";

const NEXT = "another good phrase";
const submit = () => screen.getByRole("button", { name: "Change Password" });

test("the password form says what is missing and what does not match", async () => {
  const server = serve({ "GET /profile/": { body: STUDENT } });
  const { user } = show(<PasswordForm username={STUDENT.username} />);
  await user.click(submit());
  await waitFor(() => expect(lineBelow("Current password")).toBe("Current password is required"));
  expect(lineBelow("New password")).toBe("New password is required");
  expect(lineBelow("Confirm new password")).toBe("Please confirm your new password");
  await fillIn(user, {
    "Current password": "not the password",
    "New password": NEXT,
    "Confirm new password": "something else",
  });
  await user.click(submit());
  await waitFor(() => expect(lineBelow("Confirm new password")).toBe("Passwords do not match"));
  expect(server.bodies("POST /profile/change-password/")).toEqual([]);
});

test("the password form keeps what was typed when the password is wrong, then is cleared", async () => {
  const wrong = "That's not your current password.";
  const server = serve({
    "GET /profile/": { body: STUDENT },
    "POST /profile/change-password/": { status: 400, body: { old_password: [wrong] } },
  });
  const { user } = show(<PasswordForm username={STUDENT.username} />);
  await fillIn(user, {
    "Current password": "not the password",
    "New password": NEXT,
    "Confirm new password": NEXT,
  });
  await user.click(submit());
  await waitFor(() => expect(lineBelow("Current password")).toBe(wrong));
  expect(field("Current password").getAttribute("aria-invalid")).toBe("true");
  expect(field("New password").value).toBe(NEXT);

  server.answers["POST /profile/change-password/"] = { status: 204 };
  await fillIn(user, { "Current password": "the password" });
  await user.click(submit());
  expect(await screen.findByText(/^You've changed your password/)).toBeTruthy();
  expect(field("Current password").value).toBe("");
  expect(field("New password").value).toBe("");
});
