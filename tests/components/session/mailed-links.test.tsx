import { screen, waitFor } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { afterEach, expect, test } from "vitest";
import { SessionProvider } from "@/components/common/session/session-provider";
import { EmailStatus } from "@/components/profile/email-status";
import { ForgottenForm } from "@/components/session/forgotten-form";
import { ResetForm } from "@/components/session/reset-form";
import { UnsubscribeForm } from "@/components/session/unsubscribe-form";
import { VerifyForm } from "@/components/session/verify-form";
import { field, fillIn, lineBelow, serve, show } from "@/tests/support/page";

const TOKEN = "t".repeat(43);
afterEach(() => window.location.replace("#"));

const press = (name: string) => screen.getByRole("button", { name });
const withToken = () => window.location.replace(`#${TOKEN}`);

test("a link is asked for by name, which stays for another try", async () => {
  const server = serve({
    "GET /auth/password-reset/": { body: { by_mail: true } },
    "POST /auth/password-reset/": { status: 202, body: { message: "On its way." } },
  });
  const { user } = show(<ForgottenForm />, null);
  await user.click(press("Send me a link"));
  await waitFor(() =>
    expect(lineBelow("Username or email")).toBe("Please enter your username or email"),
  );
  await fillIn(user, { "Username or email": "ada" });
  await user.click(press("Send me a link"));
  expect((await screen.findByRole("status")).textContent).toContain("Look at your mail");
  expect(field("Username or email").value).toBe("ada");
  expect(press("Send it again")).toBeDefined();
  expect(server.bodies("POST /auth/password-reset/")).toEqual([{ username: "ada" }]);
});

test("where no mail is sent, the page says who makes a link", async () => {
  serve({ "GET /auth/password-reset/": { body: { by_mail: false } } });
  show(<ForgottenForm />, null);
  expect(await screen.findByText(/Please ask whoever runs it for a link/)).toBeDefined();
  expect(screen.queryByRole("button")).toBeNull();
});

test("a new password is sent with what stands in the link, and the link is forgotten", async () => {
  withToken();
  const weak = "This password is one of the most common ones. Please choose another.";
  const server = serve({
    "POST /auth/password-reset/use/": { status: 400, body: { password: [weak] } },
  });
  const { user } = show(<ResetForm />, null);
  await fillIn(user, { "New password": "long enough 7", "Confirm new password": "long enough 8" });
  await user.click(press("Set password"));
  await waitFor(() => expect(lineBelow("Confirm new password")).toBe("Passwords do not match"));
  await fillIn(user, { "Confirm new password": "long enough 7" });
  await user.click(press("Set password"));
  await waitFor(() => expect(lineBelow("New password")).toBe(weak));
  expect(field("New password").value).toBe("long enough 7");
  server.answers["POST /auth/password-reset/use/"] = { body: { message: "Done." } };
  await user.click(press("Set password"));
  expect((await screen.findByRole("status")).textContent).toContain("You've set a new password");
  expect(window.location.hash).toBe("");
  expect(server.bodies("POST /auth/password-reset/use/").at(-1)).toEqual({
    token: TOKEN,
    password: "long enough 7",
    password_confirm: "long enough 7",
  });
});

test("a link without its end is said to be one, before anything is typed", () => {
  serve({});
  show(<ResetForm />, null);
  expect(screen.getByRole("alert").textContent).toContain("This link is not complete");
});

test("an address is verified by a click, not by the visit", async () => {
  withToken();
  const server = serve({ "POST /auth/email-verification/": { body: { message: "Done." } } });
  const { user } = show(<VerifyForm />, null);
  expect(server.sent).toEqual([]);
  await user.click(press("Verify email"));
  expect((await screen.findByRole("status")).textContent).toContain("You've verified your email");
  expect(server.bodies("POST /auth/email-verification/")).toEqual([{ token: TOKEN }]);
});

test("a void link says so and can be tried again", async () => {
  withToken();
  const message = "This link has expired or was used already.";
  serve({ "POST /auth/email-verification/": { status: 400, body: { message } } });
  const { user } = show(<VerifyForm />, null);
  await user.click(press("Verify email"));
  expect((await screen.findByRole("alert")).textContent).toContain(message);
  expect(press("Verify email")).toBeDefined();
});

test.each([ForgottenForm, ResetForm, VerifyForm])(
  "%o is drawn by the server, outside what students have around them",
  (Form) => {
    const drawn = renderToString(
      <SessionProvider>
        <Form />
      </SessionProvider>,
    );
    expect(drawn).toContain("<form");
  },
);

const EMAIL = { email: "ada@example.org", verified_at: null, by_mail: true };

test("settings send the link again while the address is not verified", async () => {
  serve({
    "GET /profile/email/": { body: EMAIL },
    "POST /profile/email/verify/": { status: 202, body: EMAIL },
  });
  const { user } = show(<EmailStatus email={EMAIL.email} />);
  await user.click(await screen.findByRole("button", { name: "Send the link again" }));
  expect(await screen.findByText("It's on its way. It works for 24 hours.")).toBeDefined();
});

test.each([
  [{ ...EMAIL, verified_at: "2026-11-27T10:00:00.000Z" }, "Verified"],
  [{ ...EMAIL, by_mail: false }, ""],
])("settings say %j as %j", async (body, text) => {
  const server = serve({ "GET /profile/email/": { body } });
  const { container } = show(<EmailStatus email={EMAIL.email} />);
  await waitFor(() => expect(server.sent).toHaveLength(2));
  await waitFor(() => expect(container.textContent).toBe(text));
});

test("reminder mails are stopped by a click, not by the visit, whoever is signed in", async () => {
  withToken();
  const route = "POST /reminders/unsubscribe/";
  const server = serve({ [route]: { status: 503, body: { message: "Not now." } } });
  const { user } = show(<UnsubscribeForm />, null);
  expect(server.sent).toEqual([]);
  await user.click(press("Stop these mails"));
  expect((await screen.findByRole("alert")).textContent).toContain("Not now.");
  server.answers[route] = { body: { message: "Done." } };
  await user.click(press("Stop these mails"));
  expect((await screen.findByRole("status")).textContent).toContain("You've stopped");
  expect(server.queries(route).map((query) => query.get("token"))).toEqual([TOKEN, TOKEN]);
  expect(window.location.hash).toBe("");
});

test("a link to stop them without its end is said to be one", () => {
  serve({});
  show(<UnsubscribeForm />, null);
  expect(screen.getByRole("alert").textContent).toContain("This link is not complete");
});
