import { screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, test } from "vitest";
import { DeleteAccountModal } from "@/components/account/delete-account-modal";
import { SignInWays } from "@/components/account/sign-in-ways";
import { ProfileCards } from "@/components/profile/profile-cards";
import { SignIn } from "@/components/session/sign-in";
import { SignUp } from "@/components/session/sign-up";
import type { SignInOptions } from "@/lib/contract/auth";
import { field, fillIn, serve, show } from "@/tests/support/page";

const TOKEN = "t".repeat(43);
const OPTIONS: SignInOptions = {
  passwords: true,
  sign_on: "Example University",
  sign_up: "open",
  domains: [],
};
const options = (more: Partial<SignInOptions> = {}) => ({
  "GET /auth/options/": { body: { ...OPTIONS, ...more } },
});
const button = () => screen.findByRole("button", { name: "Continue with Example University" });

beforeEach(() => window.history.replaceState(null, "", "/login"));

describe("the sign-in page", () => {
  test("offers the issuer below the password, and says why nobody gets there", async () => {
    const server = serve({ ...options(), "GET /auth/csrf": { body: { csrfToken: "c" } } });
    const { user } = show(<SignIn />, null);
    expect(field("Password")).toBeTruthy();
    await user.click(await button());
    expect((await screen.findByRole("alert")).textContent).toContain("couldn't reach Example");
    const [sent] = server.bodies("POST /auth/signin/oidc");
    expect(String(sent)).toBe("csrfToken=c&callbackUrl=%2Fsigned-in&json=true");
  });

  test("goes on to where the student wanted", async () => {
    window.history.replaceState(null, "", "/login?next=/courses/7");
    const server = serve({ ...options(), "GET /auth/csrf": { body: { csrfToken: "c" } } });
    const { user } = show(<SignIn />, null);
    await user.click(await button());
    await waitFor(() => expect(server.bodies("POST /auth/signin/oidc")).toHaveLength(1));
    const [sent] = server.bodies("POST /auth/signin/oidc");
    expect(String(sent)).toContain(encodeURIComponent("/signed-in?next=%2Fcourses%2F7"));
  });

  test("has no field for a password where there are none, and no issuer where there is none", async () => {
    serve(options({ passwords: false }));
    const first = show(<SignIn />, null);
    await button();
    expect(screen.queryByLabelText(/Password/)).toBeNull();
    first.unmount();
    serve(options({ sign_on: null }));
    show(<SignIn />, null);
    expect(field("Password")).toBeTruthy();
    await waitFor(() => expect(screen.queryByText(/Continue with/)).toBeNull());
  });

  test.each([
    ["?refused=taken", "connect Example University in Settings"],
    ["?refused=domain", "isn't one that can sign up here"],
    ["?refused=unheard-of", "couldn't sign you in with Example University"],
    ["?error=OAuthCallback", "couldn't sign you in with Example University"],
  ])("says why the way back ended at %s", async (search, sentence) => {
    window.history.replaceState(null, "", `/login${search}`);
    serve(options());
    show(<SignIn />, null);
    await button();
    expect(screen.getByRole("alert").textContent).toContain(sentence);
  });
});

describe("the page of new accounts", () => {
  test("is closed to those without an invitation", async () => {
    serve(options({ sign_up: "invitation" }));
    show(<SignUp />, null);
    expect(await screen.findByText(/You need an invitation/)).toBeTruthy();
    expect(screen.queryByLabelText(/Email/)).toBeNull();
    await button();
  });

  test("opens with an invitation, for its address", async () => {
    window.history.replaceState(null, "", `/register#${TOKEN}`);
    const server = serve({
      ...options({ sign_up: "invitation" }),
      "POST /auth/invitation/": { body: { email: "kim.ex@uni.example" } },
    });
    show(<SignUp />, null);
    await waitFor(() => expect(field("Email").value).toBe("kim.ex@uni.example"));
    expect(field("Email").hasAttribute("readonly")).toBe(true);
    expect(field("Username").value).toBe("kim.ex");
    expect(server.bodies("POST /auth/invitation/")).toEqual([{ token: TOKEN }]);
  });

  test("says that an invitation is used up", async () => {
    window.history.replaceState(null, "", `/register#${TOKEN}`);
    const message = "This invitation has expired.";
    serve({
      ...options({ sign_up: "invitation" }),
      "POST /auth/invitation/": { status: 403, body: { message } },
    });
    show(<SignUp />, null);
    expect((await screen.findByRole("alert")).textContent).toContain(message);
    expect(screen.queryByLabelText(/Email/)).toBeNull();
  });

  test("tells who has to prove an address to look at their mail", async () => {
    const message = "We've mailed a link to kim@uni.example. Please open it, then sign in.";
    serve({
      ...options({ sign_up: "domain", domains: ["uni.example"] }),
      "POST /auth/register/": { status: 403, body: { message } },
    });
    const { user } = show(<SignUp />, null);
    expect(await screen.findByText("Use your address at uni.example.")).toBeTruthy();
    await fillIn(user, {
      Email: "kim@uni.example",
      Username: "kimex",
      Password: "correct horse battery",
      "Confirm password": "correct horse battery",
      "First name": "Kim",
      "Last name": "Example",
    });
    await user.click(screen.getByRole("button", { name: "Create account" }));
    expect(await screen.findByText(new RegExp(message))).toBeTruthy();
    expect(screen.queryByLabelText(/Email/)).toBeNull();
  });
});

describe("the settings of a student", () => {
  const WAYS = {
    has_password: true,
    can_set_password: true,
    sign_on: "Example University",
    identities: [],
  };
  const KNOWN = {
    id: 3,
    issuer: "https://login.example",
    email: "kim@uni.example",
    last_used_at: "2026-11-01T10:00:00.000Z",
  };
  const ways = (more: object = {}) => ({ "GET /profile/sign-in/": { body: { ...WAYS, ...more } } });

  test("connect an issuer", async () => {
    const server = serve({ ...ways(), "POST /profile/sign-in/connect/": { status: 204 } });
    const { user } = show(<SignInWays />);
    await user.click(await screen.findByRole("button", { name: "Connect Example University" }));
    await waitFor(() => expect(server.bodies("POST /profile/sign-in/connect/")).toHaveLength(1));
    expect(await screen.findByRole("alert")).toBeTruthy();
  });

  test("disconnect one, unless it is the only way in", async () => {
    const message = "This is your only way to sign in. Set a password first.";
    const server = serve({
      ...ways({ has_password: false, identities: [KNOWN] }),
      "DELETE /profile/sign-in/3/": { status: 409, body: { message } },
    });
    const { user } = show(<SignInWays />);
    await user.click(await screen.findByRole("button", { name: "Disconnect" }));
    expect((await screen.findByRole("alert")).textContent).toBe(message);
    server.answers["DELETE /profile/sign-in/3/"] = { body: { ...WAYS, identities: [] } };
    await user.click(screen.getByRole("button", { name: "Disconnect" }));
    expect(await screen.findByRole("button", { name: "Connect Example University" })).toBeTruthy();
  });

  test("show nothing where the site knows nobody, and ask for no password that is not there", async () => {
    serve(ways({ sign_on: null }));
    const { unmount } = show(<SignInWays />);
    await waitFor(() => expect(screen.queryByText("Sign-in")).toBeNull());
    unmount();
    serve(ways({ has_password: false }));
    const cards = show(<ProfileCards />);
    await waitFor(() => expect(screen.queryByText("Change Password")).toBeNull());
    cards.unmount();
    const server = serve({
      ...ways({ has_password: false }),
      "POST /account/delete/": { status: 503 },
    });
    const { user } = show(<DeleteAccountModal onExport={() => {}} onClose={() => {}} />);
    await user.type(await screen.findByLabelText(/Type your username/), "student");
    await user.click(screen.getByRole("button", { name: "Delete my account" }));
    await waitFor(() =>
      expect(server.bodies("POST /account/delete/")).toEqual([
        { password: "", username: "student" },
      ]),
    );
  });
});
