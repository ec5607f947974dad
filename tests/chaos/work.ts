import { z } from "zod";
import { pdfOf, textPage } from "@/tests/support/pdf";

/** What the product has said yes to; none of it may be missing later. */
export interface Accepted {
  courses: Map<number, { name: string; files: Map<number, string>; topics: Set<number> }>;
  plans: Set<number>;
}

export interface Problem {
  what: string;
  detail: string;
}

const WITHIN_MS = 30_000;
const Id = z.looseObject({ id: z.number() });
const Rows = z.array(Id);
const FileRow = z.looseObject({
  id: z.number(),
  title: z.string(),
  stage: z.string(),
  processing_error: z.string(),
  assignment: z.looseObject({ id: z.number() }).nullable(),
});

/** One student who works through the API and writes down what was acknowledged. */
export class Worker {
  readonly accepted: Accepted = { courses: new Map(), plans: new Set() };
  /** Answers that no student should see: 5xx other than 503 and 507. */
  readonly refused: string[] = [];
  private token = "";
  private counter = 0;

  constructor(
    private url: string,
    private readonly name: string,
    private readonly random: () => number,
  ) {}

  /** The product's address after a restart. */
  movesTo(url: string): void {
    this.url = url;
  }

  async signsIn(): Promise<void> {
    const password = "Lattice-Orchard-71 steady";
    const registered = await this.send("POST", "/auth/register/", {
      username: this.name,
      email: `${this.name}@example.org`,
      password,
      password_confirm: password,
      first_name: "Ann",
      last_name: "Example",
      year_of_study: null,
      major: "",
      timezone: "America/New_York",
    });
    const answer =
      registered ?? (await this.send("POST", "/auth/login/", { username: this.name, password }));
    const { access } = z.looseObject({ access: z.string() }).parse(answer);
    this.token = access;
  }

  /** Does one thing after the other until it is told to stop; what fails is left. */
  async works(stop: AbortSignal): Promise<void> {
    while (!stop.aborted) await this.doesOneThing(stop).catch(() => undefined);
  }

  private async doesOneThing(stop: AbortSignal): Promise<void> {
    const chance = this.random();
    const courses = [...this.accepted.courses.keys()];
    const course = courses[Math.floor(this.random() * courses.length)];
    if (course === undefined || chance < 0.1) return this.makesCourse(stop);
    if (chance < 0.6) return this.uploads(course, stop);
    if (chance < 0.85) return this.addsTopic(course, stop);
    return this.plans(course, stop);
  }

  private async makesCourse(stop: AbortSignal): Promise<void> {
    const name = this.next("Course");
    const made = Id.parse(await this.send("POST", "/courses/", { name, credits: 3 }, stop));
    this.accepted.courses.set(made.id, { name, files: new Map(), topics: new Set() });
  }

  private async uploads(course: number, stop: AbortSignal): Promise<void> {
    const title = this.next("Homework");
    const pages = Array.from({ length: 1 + Math.floor(this.random() * 8) }, (_, page) =>
      textPage(page === 0 ? [title, ...HEADING] : FILLER),
    );
    const form = new FormData();
    form.append("title", title);
    form.append("file", new File([Uint8Array.from(pdfOf(pages))], `${title}.pdf`));
    const made = Id.parse(
      await this.send("POST", `/courses/${course}/assignment-files/`, form, stop),
    );
    this.accepted.courses.get(course)?.files.set(made.id, title);
  }

  private async addsTopic(course: number, stop: AbortSignal): Promise<void> {
    const title = this.next("Topic");
    const made = Id.parse(
      await this.send("POST", `/courses/${course}/topic-items/`, { title }, stop),
    );
    this.accepted.courses.get(course)?.topics.add(made.id);
  }

  private async plans(course: number, stop: AbortSignal): Promise<void> {
    const body = { course_id: course, query: this.next("Everything") };
    const Made = z.looseObject({ study_plan: Id.nullable() });
    const made = Made.parse(await this.send("POST", "/resources/generate-study-plan/", body, stop));
    if (made.study_plan) this.accepted.plans.add(made.study_plan.id);
  }

  /** What is missing, twice there, failed, or never finished within the time. */
  async finds(settleMs: number): Promise<Problem[]> {
    const end = Date.now() + settleMs;
    let problems = await this.looks();
    while (problems.length > 0 && Date.now() < end) {
      await new Promise((resolve) => setTimeout(resolve, 1000));
      problems = await this.looks();
    }
    return problems;
  }

  private async looks(): Promise<Problem[]> {
    const problems: Problem[] = [];
    const say = (what: string, detail: unknown) =>
      problems.push({ what, detail: JSON.stringify(detail) });
    const courses = Rows.parse(await this.send("GET", "/courses/"));
    for (const [id, { name, files, topics }] of this.accepted.courses) {
      if (!courses.some((course) => course.id === id)) say("lost course", name);
      const stored = z
        .array(FileRow)
        .parse(await this.send("GET", `/courses/${id}/assignment-files/`));
      for (const [file_id, title] of files) {
        const file = stored.find((row) => row.id === file_id);
        if (!file) say("lost file", title);
        else if (file.stage === "failed") say("failed file", [title, file.processing_error]);
        else if (file.stage !== "ready") say("ghost", [title, file.stage]);
      }
      const made = stored.flatMap(({ assignment }) => (assignment ? [assignment.id] : []));
      if (new Set(made).size !== made.length) say("assignment of two files", made);
      const assignments = Rows.parse(await this.send("GET", `/courses/${id}/assignments/`));
      const read = stored.filter(({ stage }) => stage === "ready");
      if (assignments.length > stored.length) say("duplicate assignment", assignments.length);
      if (read.length === stored.length && assignments.length < read.length)
        say("lost assignment", [assignments.length, read.length]);
      const cards = Rows.parse(await this.send("GET", `/courses/${id}/topic-items/`));
      for (const topic of topics)
        if (!cards.some((card) => card.id === topic)) say("lost topic", topic);
    }
    const Plan = z.looseObject({
      id: z.number(),
      generation: z.looseObject({ stage: z.string() }).nullable(),
    });
    const plans = z.array(Plan).parse(await this.send("GET", "/study-plans/"));
    for (const plan of this.accepted.plans)
      if (!plans.some(({ id }) => id === plan)) say("lost plan", plan);
    for (const { id, generation } of plans)
      if (generation && generation.stage !== "ready") say("plan not made", [id, generation.stage]);
    return problems;
  }

  private next(what: string): string {
    this.counter += 1;
    return `${what} ${this.name} ${this.counter}`;
  }

  private async send(
    method: string,
    path: string,
    body?: unknown,
    stop?: AbortSignal,
  ): Promise<unknown> {
    const isForm = body instanceof FormData;
    const response = await fetch(`${this.url}/api${path}`, {
      method,
      headers: {
        ...(this.token && { authorization: `Bearer ${this.token}` }),
        ...(body !== undefined && !isForm && { "content-type": "application/json" }),
      },
      body: body === undefined ? null : isForm ? body : JSON.stringify(body),
      signal: AbortSignal.any([AbortSignal.timeout(WITHIN_MS), ...(stop ? [stop] : [])]),
    });
    if (response.ok) return response.json();
    const { status } = response;
    if (status >= 500 && status !== 503 && status !== 507)
      this.refused.push(`${status} ${method} ${path}`);
    if (status === 400 && path === "/auth/register/") return null;
    throw new Error(`${status} ${method} ${path} ${await response.text()}`);
  }
}

const HEADING = ["Due: Friday, March 5, 2027, 11:59 pm", "Total: 30 points"];
const FILLER = Array.from(
  { length: 30 },
  (_, n) => `Line ${n} of a long explanation of matchings.`,
);
