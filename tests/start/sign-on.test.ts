import { type Browser, chromium, type Page } from "@playwright/test";
import { afterAll, beforeAll, expect, test } from "vitest";
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
