import { randomUUID } from "node:crypto";
import type { APIRequest, APIRequestContext } from "@playwright/test";
import { SignedIn } from "@/lib/contract/auth";
import { Course } from "@/lib/contract/courses";
import { DAY_MS } from "@/lib/time/durations";
import { test as base } from "./test";

export const PASSWORD = "correct horse battery";

/** Each test has a student of its own, `member`, signed in in its browser. */
export const test = base.extend<{ member: Member }>({
  member: async ({ playwright, baseURL }, use) => {
    await use(await newMember(playwright.request, baseURL));
  },
  storageState: async ({ member }, use) => {
    await use(member.storage);
  },
});

/** Registers over the API, as the registration form does. */
export async function newMember(api: APIRequest, baseURL = ""): Promise<Member> {
  const context = await api.newContext({ baseURL });
  const username = `e2e-${randomUUID()}`;
  const response = await context.post("/api/auth/register/", {
    data: {
      username,
      email: `${username}@example.org`,
      password: PASSWORD,
      password_confirm: PASSWORD,
      first_name: "Ann",
      last_name: "Example",
      timezone: "America/New_York",
    },
  });
  const session = SignedIn.parse(await response.json());
  const { cookies } = await context.storageState();
  await context.dispose();
  return new Member(api, baseURL, session, cookies);
}

type Sent = Pick<NonNullable<Parameters<APIRequestContext["fetch"]>[1]>, "data" | "multipart">;

type Cookies = Awaited<
  ReturnType<Awaited<ReturnType<APIRequest["newContext"]>>["storageState"]>
>["cookies"];

export class Member {
  constructor(
    private readonly api: APIRequest,
    private readonly baseURL: string,
    private readonly session: SignedIn,
    private readonly cookies: Cookies,
  ) {}

  get user() {
    return this.session.user;
  }

  /** What the browser of this student has stored. */
  get storage() {
    const { tokens, user } = this.session;
    const localStorage = [
      { name: "access_token", value: tokens.access },
      { name: "refresh_token", value: tokens.refresh },
      { name: "user", value: JSON.stringify(user) },
    ];
    return { cookies: this.cookies, origins: [{ origin: this.baseURL, localStorage }] };
  }

  async makesCourse(fields: Record<string, unknown> = {}) {
    return Course.parse(await this.posts("/courses/", { name: "Algebra", credits: 3, ...fields }));
  }

  async makesAssignment(course_id: number, fields: Record<string, unknown> = {}) {
    const due_date = new Date(Date.now() + 3 * DAY_MS).toISOString();
    const body = { title: "Problem Set 1", due_date, ...fields };
    await this.posts(`/courses/${course_id}/assignments/`, body);
  }

  async makesTopic(course_id: number, title: string) {
    await this.posts(`/courses/${course_id}/topic-items/`, { title });
  }

  private posts(path: string, data: object): Promise<unknown> {
    return this.sends("POST", path, { data });
  }

  /** Asks the API as this student; answers its body, null where there is none. */
  async sends(method: string, path: string, sent: Sent = {}): Promise<unknown> {
    const context = await this.api.newContext({
      baseURL: this.baseURL,
      extraHTTPHeaders: { authorization: `Bearer ${this.session.tokens.access}` },
    });
    const response = await context.fetch(`/api${path}`, { method, ...sent });
    if (!response.ok()) throw new Error(`${path} answered ${response.status()}`);
    const body: unknown = response.status() === 204 ? null : await response.json();
    await context.dispose();
    return body;
  }
}
