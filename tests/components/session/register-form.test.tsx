import { screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { RegisterForm } from "@/components/session/register-form";
import { field, fillIn, lineBelow, serve, show } from "@/tests/support/page";

const NEWCOMER = {
  Email: "ada@example.org",
  Username: "ada-1815",
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
  expect(document.activeElement).toBe(field("Email"));

  await user.keyboard("a");
  await waitFor(() => expect(lineBelow("Email")).toBeNull());
  expect(lineBelow("Username")).toBe("Username is required");
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
  const taken = "Someone already has this username. Please choose another.";
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

test("registration asks for what it needs in the order in which it is known", () => {
  show(<RegisterForm />, null);
  const shown = [...document.querySelectorAll("label")]
    .filter((label) => !label.closest("[hidden]"))
    .map((label) => label.textContent?.replace("*", ""));
  expect(shown).toEqual([
    "Email",
    "Username",
    "Password",
    "Confirm password",
    "First name",
    "Last name",
  ]);
});

test.each([
  ["Ada.Lovelace+uni@example.org", "ada.lovelace"],
  ["o'neil@example.org", "oneil"],
  ["al@example.org", "al-example"],
  ["@example.org", ""],
])("registration proposes for %s the username “%s”", async (email, username) => {
  const { user } = show(<RegisterForm />, null);
  await fillIn(user, { Email: email });
  expect(field("Username").value).toBe(username);
});

test("the proposed username follows the email until the newcomer types another, and ends its error", async () => {
  serve({});
  const { user } = show(<RegisterForm />, null);
  await user.click(submit());
  await waitFor(() => expect(lineBelow("Username")).toBe("Username is required"));
  await fillIn(user, { Email: "ada@example.org" });
  await waitFor(() => expect(lineBelow("Username")).toBeNull());
  await fillIn(user, { Email: "grace@example.org" });
  expect(field("Username").value).toBe("grace");
  await fillIn(user, { Username: "admiral", Email: "ada@example.org" });
  expect(field("Username").value).toBe("admiral");
});

test("what is optional is folded under a line that says what is filled in", async () => {
  vi.stubEnv("TZ", "Europe/Berlin");
  const { user } = show(<RegisterForm />, null);
  const line = screen.getByRole("button", { name: "Time zone: Europe/Berlin · Year and major" });
  expect(line.getAttribute("aria-expanded")).toBe("false");
  expect(isShown("Major")).toBe(false);
  await user.click(line);
  expect(isShown("Major")).toBe(true);
  await fillIn(user, { "Year of study": "2", Major: "Physics", Timezone: "America/New_York" });
  const filled = "Time zone: America/New York · 2nd Year · Physics";
  await user.click(screen.getByRole("button", { name: filled }));
  expect(isShown("Major")).toBe(false);
});

test("what is optional opens by itself when the server refuses it", async () => {
  const unknown = "Please choose a time zone";
  serve({ "POST /auth/register/": { status: 400, body: { timezone: [unknown] } } });
  const { user } = show(<RegisterForm />, null);
  await fillIn(user, NEWCOMER);
  await user.click(submit());
  await waitFor(() => expect(lineBelow("Timezone")).toBe(unknown));
  expect(isShown("Timezone")).toBe(true);
  await waitFor(() => expect(document.activeElement).toBe(field("Timezone")));
  await fillIn(user, { Timezone: "America/New_York" });
  expect(isShown("Timezone")).toBe(true);
});

const isShown = (label: string) => field(label).closest("[hidden]") === null;
