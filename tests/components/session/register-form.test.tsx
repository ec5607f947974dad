import { screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { RegisterForm } from "@/components/session/register-form";
import { field, fillIn, lineBelow, serve, show } from "@/tests/support/page";

const NEWCOMER = {
  Username: "ada-1815",
  Email: "ada@example.org",
  Password: "correct horse battery",
  "Confirm password": "correct horse battery",
  "First name": "Ada",
  "Last name": "Example",
};

const submit = () => screen.getByRole("button", { name: "Create account" });

test("registration says at each field what is missing, until the field is edited", async () => {
  const server = serve({});
  const { user } = show(<RegisterForm />, null);
  await user.click(submit());
  await waitFor(() => expect(lineBelow("Username")).toBe("Username is required"));
  expect(lineBelow("Email")).toBe("Email is required");
  expect(lineBelow("Password")).toBe("Password is required");
  expect(lineBelow("Confirm password")).toBe("Please confirm your password");
  expect(lineBelow("First name")).toBe("First name is required");
  expect(lineBelow("Last name")).toBe("Last name is required");
  expect(document.activeElement).toBe(field("Username"));

  await user.keyboard("a");
  await waitFor(() => expect(lineBelow("Username")).toBeNull());
  expect(lineBelow("Email")).toBe("Email is required");
  expect(server.sent).toEqual([]);
});

test("registration says what is wrong with what was typed", async () => {
  const server = serve({});
  const { user } = show(<RegisterForm />, null);
  await fillIn(user, {
    ...NEWCOMER,
    Username: "ab",
    Email: "ada at home",
    Password: "short",
    "Confirm password": "shorter",
  });
  await user.click(submit());
  await waitFor(() => expect(lineBelow("Username")).toMatch(/must be at least 3 characters/));
  expect(lineBelow("Username")).toBe("Username must be at least 3 characters");
  expect(lineBelow("Email")).toBe("Please enter a valid email address");
  expect(lineBelow("Password")).toBe("Password must be at least 8 characters");

  await fillIn(user, { Password: "long enough 7", Username: "abc", Email: "ada@example.org" });
  await user.click(submit());
  await waitFor(() => expect(lineBelow("Confirm password")).toBe("Passwords do not match"));
  expect(server.sent).toEqual([]);
});

test("registration shows a taken username at its field and keeps what was typed", async () => {
  const taken = "This username is taken. Please choose another.";
  serve({ "POST /auth/register/": { status: 400, body: { username: [taken] } } });
  const { user } = show(<RegisterForm />, null);
  await fillIn(user, { ...NEWCOMER, Major: "Physics" });
  await user.click(submit());
  await waitFor(() => expect(lineBelow("Username")).toBe(taken));
  expect(field("Username").getAttribute("aria-invalid")).toBe("true");
  expect(document.activeElement).toBe(field("Username"));
  for (const [label, value] of Object.entries({ ...NEWCOMER, Major: "Physics" })) {
    expect(field(label).value, label).toBe(value);
  }
});

test("registration proposes the browser's time zone and lists the common ones first", () => {
  vi.stubEnv("TZ", "Europe/Berlin");
  show(<RegisterForm />, null);
  const zone = field("Timezone");
  expect(zone.value).toBe("Europe/Berlin");
  const options = [...zone.querySelectorAll("option")];
  expect(options[0]?.textContent).toBe("America/New York");
  expect(options.filter(({ value }) => /^Asia\/Kath?mandu$/.test(value))).toHaveLength(1);
});
