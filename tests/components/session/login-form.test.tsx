import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { LoginForm } from "@/components/session/login-form";
import { field, fillIn, lineBelow, serve, show } from "@/tests/support/page";

const submit = () => screen.getByRole("button", { name: "Sign in" });

test("signing in needs a username and a password", async () => {
  const server = serve({});
  const { user } = show(<LoginForm />, null);
  await user.click(submit());
  await waitFor(() => expect(lineBelow("Username or email")).toBe("Username is required"));
  expect(lineBelow("Password")).toBe("Password is required");
  await fillIn(user, { Password: "x" });
  await waitFor(() => expect(lineBelow("Password")).toBeNull());
  expect(server.sent).toEqual([]);
});

test("signing in says so when the server is out of reach, and loses nothing", async () => {
  serve({ "POST /auth/login/": "offline" });
  const { user } = show(<LoginForm />, null);
  await fillIn(user, { "Username or email": "ada", Password: "correct horse battery" });
  await user.click(submit());
  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toContain("couldn't reach the server");
  expect(field("Username or email").value).toBe("ada");
  expect(field("Password").value).toBe("correct horse battery");
});

test("a password that is typed is shown on demand, and hidden again", async () => {
  const { user } = show(<LoginForm />, null);
  await fillIn(user, { Password: "correct horse battery" });
  await user.click(screen.getByRole("button", { name: "Show what you typed" }));
  expect(field("Password").getAttribute("type")).toBe("text");
  await user.click(screen.getByRole("button", { name: "Hide what you typed" }));
  expect(field("Password").getAttribute("type")).toBe("password");
});
