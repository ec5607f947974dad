import { type Browser, chromium, type Page } from "@playwright/test";
import { afterAll, beforeAll, expect, test } from "vitest";
import { DAY_MS } from "@/lib/time/durations";
import { findChromium } from "@/tests/support/chromium";
import { CLIENT, type Issuer, startIssuer } from "@/tests/support/issuer";
import { freePort } from "@/tests/support/ports";
import { ANN, post, type RunningServer, startServer } from "@/tests/support/server";

let issuer: Issuer;
let server: RunningServer;
let browser: Browser;

beforeAll(async () => {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  issuer = await startIssuer(`${url}/api/auth/callback/oidc`);
  server = await startServer({
    port,
    env: {
      NEXTAUTH_URL: url,
      OIDC_ISSUER: issuer.url,
      OIDC_CLIENT_ID: CLIENT.client_id,
      OIDC_CLIENT_SECRET: CLIENT.client_secret,
      OIDC_NAME: "Example University",
      OIDC_SCOPE: "openid email profile groups",
      OIDC_OPERATORS: "groups=study-staff",
    },
  });
  browser = await chromium.launch({ executablePath: findChromium() });
});
afterAll(async () => {
  await browser.close();
  await server.stop();
  await issuer.stop();
});

async function page(timezoneId = "Asia/Tokyo"): Promise<Page> {
  const context = await browser.newContext({ timezoneId, serviceWorkers: "block" });
  const opened = await context.newPage();
  opened.setDefaultTimeout(30_000);
  return opened;
}

const signsOn = (opened: Page) =>
  opened.getByRole("button", { name: "Continue with Example University" }).click();

test("a student signs on by a real issuer in a real browser, and is who they were the next time", async () => {
  issuer.people.set("kim", {
    email: "kim@uni.example",
    email_verified: true,
    given_name: "Kim",
    family_name: "Example",
  });
  issuer.person = "kim";
  const first = await page();
  await first.goto(`${server.url}/login?next=${encodeURIComponent("/courses")}`);
  await signsOn(first);
  await first.waitForURL(`${server.url}/courses`);
  await first.goto(`${server.url}/settings`);
  const user = await first.evaluate(() => JSON.parse(localStorage.getItem("user") ?? "{}"));
  // The zone is that of the browser, as the issuer said none.
  expect(user).toMatchObject({
    username: "kim",
    email: "kim@uni.example",
    timezone: "Asia/Tokyo",
  });
  await first.getByText("You have no password.").waitFor();
  await first.getByRole("button", { name: "Log out" }).click();
  await first.waitForURL(/\/login/);
  await first.goto(`${server.url}/courses`);
  await first.waitForURL(/\/login/);

  const second = await page("Europe/Berlin");
  await second.goto(`${server.url}/login`);
  await signsOn(second);
  await second.waitForURL(`${server.url}/dashboard`);
  await second.getByRole("heading", { name: "Hello, Kim" }).waitFor();
});

test("a student with a password connects the issuer in Settings, and comes in by it", async () => {
  const registered = await post(server, "/api/auth/register/", ANN);
  expect(registered.status).toBe(201);
  issuer.people.set("ann", { email: ANN.email, email_verified: true });
  issuer.person = "ann";
  const ann = await page();
  await ann.goto(`${server.url}/login`);
  await signsOn(ann);
  await ann.getByText(/There's already an account with your email/).waitFor();
  await ann.getByLabel(/^Username or email/).fill(ANN.username);
  await ann.getByLabel(/^Password/).fill(ANN.password);
  await ann.keyboard.press("Enter");
  await ann.waitForURL(`${server.url}/dashboard`);
  await ann.goto(`${server.url}/settings#devices`);
  await ann.getByRole("button", { name: "Connect Example University" }).click();
  await ann.getByText("You can sign in with Example University from now on").waitFor();
  const other = await page();
  await other.goto(`${server.url}/login`);
  await signsOn(other);
  await other.getByRole("heading", { name: "Hello, Ann" }).waitFor();
});

test("whoever the issuer says runs the site announces, and closes an account in the same minute", async () => {
  issuer.people.set("lee", { email: "lee@uni.example", email_verified: true, given_name: "Lee" });
  issuer.people.set("eve", {
    ...{ email: "eve@uni.example", email_verified: true, given_name: "Eve" },
    groups: ["study-staff"],
  });
  issuer.person = "lee";
  const lee = await page();
  await lee.goto(`${server.url}/login`);
  await signsOn(lee);
  await lee.getByRole("heading", { name: "Hello, Lee" }).waitFor();
  issuer.person = "eve";
  const eve = await page();
  await eve.goto(`${server.url}/login?next=${encodeURIComponent("/operator")}`);
  await signsOn(eve);
  await eve.waitForURL(`${server.url}/operator`);
  await eve.getByText("No job or document has failed.").waitFor();
  expect(await eve.getByRole("button", { name: "Retry all" }).count()).toBe(0);

  await eve.getByRole("button", { name: "New announcement" }).click();
  await eve.getByLabel(/^What to say/).fill("Down on Sunday from 6 to 7.");
  await eve.getByLabel(/^Until/).fill(new Date(Date.now() + DAY_MS).toISOString().slice(0, 16));
  await eve.getByRole("button", { name: "Announce", exact: true }).click();
  await eve.getByText("Everyone who's signed in will see it").waitFor();
  await lee.reload();
  await lee.getByText("Down on Sunday from 6 to 7.").waitFor();

  await eve.getByRole("button", { name: "Actions for lee" }).click();
  await eve.getByRole("menuitem", { name: "Close account" }).click();
  await eve
    .getByRole("listitem")
    .filter({ hasText: "lee@uni.example" })
    .getByText("Closed")
    .waitFor();
  await lee.goto(`${server.url}/courses`);
  await lee.waitForURL(/\/login/);
  issuer.person = "lee";
  await signsOn(lee);
  await lee.getByText(/closed this account for now/).waitFor();
});
