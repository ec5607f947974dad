import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { z } from "zod";
import { pdfOf, textPage } from "@/tests/support/pdf";
import { type RunningServer, startServer } from "@/tests/support/server";

const FILES = 6;
const PAGES = 40;
const HEADING = [
  "Homework 7: Matchings",
  "Due: Friday, March 5, 2027, 11:59 pm",
  "Total: 30 points",
];
const FILLER = Array.from(
  { length: 40 },
  (_, n) => `Line ${n} of a long explanation of matchings.`,
);

const Files = z.array(
  z.object({
    stage: z.string(),
    pages_read: z.number(),
    page_count: z.number().nullable(),
    assignment: z.object({ title: z.string(), due_date: z.string() }).nullable(),
  }),
);

const Id = z.object({ id: z.number() });

describe("kill -9 while files are being read", () => {
  let server: RunningServer;
  let token = "";

  beforeAll(async () => {
    server = await startServer();
  });
  afterAll(() => server.stop());

  it("finishes every file after the next start, once", async () => {
    token = await register();
    const course = await send("POST", "/courses/", { name: "Graph theory", credits: 3 });
    const { id } = Id.parse(await course.json());
    const url = `/courses/${id}/assignment-files/`;
    for (let n = 0; n < FILES; n += 1) await upload(url, n);
    const syllabus = await importSyllabus();
    const exported = Id.parse(await (await send("POST", "/account/exports/")).json()).id;
    await vi.waitFor(
      async () => {
        const begun = (await list(url)).filter(({ stage }) => stage !== "stored");
        expect(begun.length).toBeGreaterThan(0);
      },
      { timeout: 30_000, interval: 20 },
    );
    await server.kill();
    server = await startServer({ dataDir: server.dataDir });
    const files = await vi.waitFor(
      async () => {
        const files = await list(url);
        expect(files.map(({ stage }) => stage)).toEqual(Array(FILES).fill("ready"));
        return files;
      },
      { timeout: 90_000, interval: 200 },
    );
    for (const file of files) {
      expect(file).toMatchObject({ pages_read: PAGES, page_count: PAGES });
      expect(file.assignment).toEqual({
        title: "Homework 7: Matchings",
        due_date: "2027-03-06T04:59:00.000Z",
      });
    }
    const assignments = await send("GET", `/courses/${id}/assignments/`);
    expect(await assignments.json()).toHaveLength(FILES);
    await vi.waitFor(
      async () => {
        const read = await (await send("GET", `/syllabus-imports/${syllabus}/`)).json();
        expect(read).toMatchObject({ stage: "ready", pages_read: PAGES });
        expect(read.proposal.topics).toHaveLength(3);
        const archive = await (await send("GET", `/account/exports/${exported}/`)).json();
        expect(archive).toMatchObject({ stage: "ready", files_done: FILES + 1 });
      },
      { timeout: 60_000, interval: 200 },
    );
  });

  async function importSyllabus(): Promise<number> {
    const weeks = ["Schedule", "Week 1: Trees", "Week 2: Matchings", "Week 3: Flows"];
    const pages = Array.from({ length: PAGES }, (_, page) => textPage(page === 0 ? weeks : FILLER));
    const form = new FormData();
    form.append("syllabus_file", new File([Uint8Array.from(pdfOf(pages))], "syllabus.pdf"));
    const headers = { authorization: `Bearer ${token}` };
    const url = `${server.url}/api/syllabus-imports/`;
    return Id.parse(await (await fetch(url, { method: "POST", headers, body: form })).json()).id;
  }

  async function register() {
    const password = "a long enough secret 7";
    const answer = await send("POST", "/auth/register/", {
      username: "bea",
      email: "bea@example.org",
      password,
      password_confirm: password,
      first_name: "Bea",
      last_name: "Example",
      year_of_study: null,
      major: "",
      timezone: "America/New_York",
    });
    return z.object({ access: z.string() }).parse(await answer.json()).access;
  }

  async function upload(url: string, n: number) {
    const pages = Array.from({ length: PAGES }, (_, page) =>
      textPage(page === 0 ? [...HEADING, `Copy ${n}`] : FILLER),
    );
    const form = new FormData();
    form.append("title", `scan${n}`);
    form.append("file", new File([Uint8Array.from(pdfOf(pages))], `scan${n}.pdf`));
    const headers = { authorization: `Bearer ${token}` };
    const answer = await fetch(`${server.url}/api${url}`, { method: "POST", headers, body: form });
    expect(answer.status).toBe(201);
  }

  async function list(url: string) {
    return Files.parse(await (await send("GET", url)).json());
  }

  function send(method: string, path: string, body?: unknown): Promise<Response> {
    const headers = { "content-type": "application/json", authorization: `Bearer ${token}` };
    return fetch(`${server.url}/api${path}`, {
      method,
      headers,
      body: body === undefined ? null : JSON.stringify(body),
    });
  }
});
