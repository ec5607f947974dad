import { randomInt, randomUUID } from "node:crypto";
import { z } from "zod";
import { dispatch } from "@/app/api/dispatch";
import { Assignment } from "@/lib/contract/assignments";
import { SignedIn } from "@/lib/contract/auth";
import { ClassTime } from "@/lib/contract/class-times";
import { Course } from "@/lib/contract/courses";
import { Exam } from "@/lib/contract/exams";
import { CourseFile } from "@/lib/contract/files";
import { StudyPlan } from "@/lib/contract/study-plans";
import { TopicItem } from "@/lib/contract/topics";
import { DAY_MS } from "@/lib/time/durations";

export const PASSWORD = "correct horse battery";

export interface Answer {
  status: number;
  // A test looks into answers of every shape; the contract test checks the shapes themselves.
  body: Record<string, unknown>;
  list: Record<string, unknown>[];
  headers: Headers;
}

/** Who answers requests: the API in this process, or a server somewhere. */
export type Door = (request: Request) => Promise<Response>;

/** Bound when this file is loaded: a test may load the product again with other settings, and have both. */
const here: Door = dispatch;

/** One request to the API, as any HTTP client would send it. */
export async function request(
  method: string,
  path: string,
  { token, body, form, headers }: RequestParts = {},
  door = here,
): Promise<Answer> {
  const response = await door(
    new Request(`http://localhost/api${path}`, {
      method,
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { "content-type": "application/json" }),
        "x-forwarded-for": "192.0.2.1",
        ...headers,
      },
      body: form ?? (body === undefined ? null : JSON.stringify(body)),
    }),
  );
  const type = response.headers.get("content-type") ?? "";
  const parsed: unknown = type.includes("json") ? await response.json() : {};
  return {
    status: response.status,
    body:
      Array.isArray(parsed) || parsed === null
        ? {}
        : z.record(z.string(), z.unknown()).parse(parsed),
    list: Array.isArray(parsed) ? parsed : [],
    headers: response.headers,
  };
}

interface RequestParts {
  token?: string | undefined;
  body?: unknown;
  form?: FormData;
  headers?: Record<string, string>;
}

/** A new student of their own, signed in. */
export async function signIn(fields: Record<string, unknown> = {}, door = here): Promise<Student> {
  const username = `student-${randomUUID()}`;
  const parts = {
    body: {
      username,
      email: `${username}@example.org`,
      password: PASSWORD,
      password_confirm: PASSWORD,
      first_name: "Ann",
      last_name: "Example",
      year_of_study: null,
      major: "",
      timezone: "America/New_York",
      ...fields,
    },
    // More students than may register from one address.
    headers: { "x-forwarded-for": `198.51.100.${randomInt(256)}` },
  };
  const { body, status } = await request("POST", "/auth/register/", parts, door);
  if (status !== 201) throw new Error(`Registration answered ${status}: ${JSON.stringify(body)}`);
  return new Student(SignedIn.parse(body), door);
}

export class Student {
  constructor(
    private readonly session: SignedIn,
    private readonly door = here,
  ) {}

  get user() {
    return this.session.user;
  }
  get tokens() {
    return this.session.tokens;
  }

  get(path: string) {
    return this.send("GET", path);
  }
  post(path: string, body: unknown = {}) {
    return this.send("POST", path, body);
  }
  put(path: string, body: unknown) {
    return this.send("PUT", path, body);
  }
  patch(path: string, body: unknown) {
    return this.send("PATCH", path, body);
  }
  delete(path: string) {
    return this.send("DELETE", path);
  }

  send(method: string, path: string, body?: unknown) {
    return request(method, path, { token: this.tokens.access, body }, this.door);
  }

  upload(path: string, fields: Record<string, string | File>, method = "POST") {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    return request(method, path, { token: this.tokens.access, form }, this.door);
  }

  async makesCourse(fields: Record<string, unknown> = {}) {
    const name = `Course ${randomUUID()}`;
    const { body } = await this.post("/courses/", { name, credits: 3, ...fields });
    return Course.parse(body);
  }

  async makesAssignment(course_id: number, fields: Record<string, unknown> = {}) {
    const due_date = new Date(Date.now() + 3 * DAY_MS).toISOString();
    const body = { title: "Problem set", due_date, ...fields };
    const answer = await this.post(`/courses/${course_id}/assignments/`, body);
    return Assignment.parse(answer.body);
  }

  async makesExam(course_id: number, fields: Record<string, unknown> = {}) {
    const exam_date = new Date(Date.now() + 10 * DAY_MS).toISOString();
    const body = { name: "Midterm", exam_date, ...fields };
    return Exam.parse((await this.post(`/courses/${course_id}/exams/`, body)).body);
  }

  async makesTopicItem(course_id: number, fields: Record<string, unknown> = {}) {
    const body = { title: `Topic ${randomUUID()}`, ...fields };
    return TopicItem.parse((await this.post(`/courses/${course_id}/topic-items/`, body)).body);
  }

  async makesClassTime(course_id: number, fields: Record<string, unknown> = {}) {
    const body = { weekdays: [1, 3], start_time: "10:10", end_time: "11:00", ...fields };
    const answer = await this.post(`/courses/${course_id}/class-times/`, body);
    return ClassTime.parse(answer.body);
  }

  async makesStudyPlan(course_id: number, fields: Record<string, unknown> = {}) {
    const day = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
    const body = {
      title: `Plan ${randomUUID()}`,
      course_id,
      start_date: day(-1),
      end_date: day(9),
      ...fields,
    };
    return StudyPlan.parse((await this.post("/study-plans/", body)).body);
  }

  async uploadsAssignmentFile(
    course_id: number,
    bytes: Uint8Array<ArrayBuffer>,
    title = "Homework",
  ) {
    const file = new File([bytes], `${title}.pdf`, { type: "application/pdf" });
    const answer = await this.upload(`/courses/${course_id}/assignment-files/`, { title, file });
    return CourseFile.parse(answer.body);
  }
}
