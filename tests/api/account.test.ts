import { readdirSync } from "node:fs";
import path from "node:path";
import { getTableColumns, getTableName, is, sql } from "drizzle-orm";
import { PgTable } from "drizzle-orm/pg-core";
import { unzipSync } from "fflate";
import ICAL from "ical.js";
import { describe, expect, test, vi } from "vitest";
import { dispatch } from "@/app/api/dispatch";
import { db } from "@/db/client";
import * as exports from "@/db/schema/exports";
import * as rateLimits from "@/db/schema/rate-limits";
import * as users from "@/db/schema/users";
import { DataExport } from "@/lib/contract/account";
import { contentKey, exportFolder, exportKey, getFile } from "@/lib/files/storage";
import { EXPORTED, NOT_EXPORTED } from "@/lib/services/account/export-contents";
import { writeExport } from "@/lib/services/account/write-export";
import { reserve } from "@/lib/services/kernel/ai-ledger";
import { ownerFrom } from "@/lib/services/kernel/owner";
import { makeSpace } from "@/lib/services/retrieval/semantic-space";
import { indexPassages } from "@/tests/eval/retrieval";
import { canvas, readsAnswer } from "@/tests/support/calendar-sources";
import { sharesAndCopies } from "@/tests/support/copied-courses";
import { isKnownElsewhere } from "@/tests/support/identities";
import { pdfOf, textPage } from "@/tests/support/pdf";
import { ownsReminders } from "@/tests/support/reminders";
import { runJobs } from "@/tests/support/run-jobs";
import { waitsForMail } from "@/tests/support/smtp";
import { PASSWORD, request, type Student, signIn } from "@/tests/support/student";

const PDF = Uint8Array.from(
  pdfOf([textPage(["Homework 1", "Due: Friday, October 9, 2026 at 5:00 pm"])]),
);
const SHA256 = await sha256(PDF);
runJobs();

const schemas: Record<string, unknown>[] = await Promise.all(
  readdirSync("db/schema").map((file) => import(path.resolve("db/schema", file))),
);
/** Every table of the schema that belongs to a student. */
const owned = schemas
  .flatMap((schema) => Object.values<unknown>(schema))
  .filter((value) => is(value, PgTable))
  .filter((table) => "owner_id" in getTableColumns(table))
  .map((table) => getTableName(table));

/** One row at least in every table that belongs to a student. */
async function ownsEverything(student: Student) {
  const { id } = await student.makesCourse({ name: "Algebra / one" });
  const file = () => new File([PDF], "sheet one.pdf");
  await student.makesAssignment(id, { title: "By hand" });
  await student.makesExam(id);
  await student.makesClassTime(id);
  await student.put(`/courses/${id}/grades/pieces/`, { title: "Essay", note: "Ungraded" });
  const plan_data = { topics: [{ name: "Vectors", estimated_hours: 6 }] };
  const plan = await student.makesStudyPlan(id, { status: "active", plan_data });
  const change = { modification_request: "half an hour a day" };
  await student.post(`/resources/modify-study-plan/${plan.id}/`, change);
  const [session] = (await student.get(`/study-sessions/?plan_id=${plan.id}`)).list;
  await student.post(`/study-sessions/${session?.id}/time/`, { key: "stretch-1", minutes: 25 });
  await student.put("/profile/study-hours/", { by_weekday: [0, 2, 2, 2, 2, 2, 0] });
  await student.post("/calendar/feeds/");
  const address = "https://calendar.invalid/a.ics";
  const { body: source } = await student.post("/calendar/sources/", { address });
  await readsAnswer(student, Number(source.id), canvas({ id: 1, days: 5 }));
  await waitsForMail(student);
  await student.put("/grades/settings/", { earlier: { gpa: "3.2", credits: "45" } });
  await ownsReminders(student);
  await isKnownElsewhere(student);
  await student.upload(`/courses/${id}/topics/`, {
    syllabus_text: "Week 1: Vectors\nWeek 2: Limits\nWeek 3: Maps",
  });
  await student.upload("/resources/", { title: "Book", file: file() });
  await student.upload("/syllabus-imports/", { syllabus_text: "Homework 100%" });
  await student.post("/resources/study-context/", { course_id: id, target_grade: "A" });
  const asked = await student.post("/resources/semantic-search/", { query: "vectors" });
  await student.post("/resources/ai-feedback/", { ...asked.body, rating: "helpful" });
  const { body: thread } = await student.post("/ai-assistant/threads/", { course_id: id });
  await student.post(`/ai-assistant/threads/${thread.id}/messages/`, { message: "Hello" });
  const wanted = { purpose: "chat", model: "test-model", estimate: 10 };
  await reserve(ownerFrom({ ...student.user, session_id: null }), wanted);
  const gone = await student.makesTopicItem(id);
  await student.delete(`/courses/${id}/topic-items/${gone.id}/`);
  await student.makesTopicItem(id);
  const sheet = { title: "Sheet", file: file() };
  const { body } = await student.upload(`/courses/${id}/assignment-files/`, sheet);
  await vi.waitFor(
    async () => {
      const path = `/courses/${id}/assignment-files/${body.id}/`;
      expect((await student.get(path)).body.is_processed).toBe(true);
    },
    { timeout: 30_000, interval: 50 },
  );
  await sharesAndCopies(student, id, Number(body.id));
  return { course_id: id };
}

async function exported(student: Student): Promise<DataExport> {
  const { id } = DataExport.parse((await student.post("/account/exports/")).body);
  return vi.waitFor(
    async () => {
      const row = DataExport.parse((await student.get(`/account/exports/${id}/`)).body);
      expect(["ready", "failed"]).toContain(row.stage);
      return row;
    },
    { timeout: 30_000, interval: 50 },
  );
}

async function zipOf(student: Student, { id }: DataExport) {
  const response = await dispatch(
    new Request(`http://localhost/api/account/exports/${id}/download/`, {
      headers: { authorization: `Bearer ${student.tokens.access}` },
    }),
  );
  return { response, files: unzipSync(new Uint8Array(await response.arrayBuffer())) };
}

describe("the export", () => {
  test("knows every table with an owner", () => {
    const known = [
      ...EXPORTED.map(({ table }) => getTableName(table)),
      ...Object.keys(NOT_EXPORTED),
    ];
    expect(known.sort()).toEqual(owned.sort());
  });

  test("holds all rows, the original files and a calendar", async () => {
    const ann = await signIn();
    await ownsEverything(ann);
    const row = await exported(ann);
    expect(row).toMatchObject({ stage: "ready", files_done: 2, files_total: 2, error: "" });
    const { response, files } = await zipOf(ann, row);
    expect(response.headers.get("content-type")).toBe("application/zip");
    const json = (name: string) =>
      JSON.parse(Buffer.from(files[`data/${name}.json`] ?? []).toString());
    for (const { table } of EXPORTED) {
      const rows = json(getTableName(table));
      expect(rows.length, getTableName(table)).toBeGreaterThan(0);
      expect(JSON.stringify(rows)).not.toMatch(/owner_id|password|nonce/);
    }
    expect(json("profile")).toMatchObject({ username: ann.user.username });
    expect(json("topic_items").filter((item: { trash_id: unknown }) => item.trash_id)).toHaveLength(
      1,
    );
    const originals = Object.keys(files).filter((name) => name.startsWith("files/"));
    expect(originals).toHaveLength(2);
    expect(
      originals.every((name) =>
        /^files\/(\d+ Algebra _ one|Library)\/\d+ sheet one\.pdf$/.test(name),
      ),
    ).toBe(true);
    for (const name of originals) expect(Buffer.from(files[name] ?? [])).toEqual(Buffer.from(PDF));
    const guide = Buffer.from(files["README.md"] ?? []).toString();
    for (const name of Object.keys(files))
      if (name.startsWith("data/")) expect(guide).toContain(name);
    const calendar = new ICAL.Component(
      ICAL.parse(Buffer.from(files["calendar.ics"] ?? []).toString()),
    );
    const sessions = json("study_sessions").length;
    expect(calendar.getAllSubcomponents("vevent").length).toBe(4 + sessions);
  });

  test("is one at a time, nobody else's, and not there before it is ready", async () => {
    const [ann, bob] = [await signIn(), await signIn()];
    const [waiting] = await db()
      .insert(exports.dataExports)
      .values({ owner_id: ann.user.id })
      .returning({ id: exports.dataExports.id });
    expect((await ann.post("/account/exports/")).body.id).toBe(waiting?.id);
    await db().execute(sql`update data_exports set stage = 'failed' where id = ${waiting?.id}`);
    const row = await exported(ann);
    expect((await bob.get(`/account/exports/${row.id}/`)).status).toBe(404);
    expect((await bob.get(`/account/exports/${row.id}/download/`)).status).toBe(404);
    await db().execute(sql`update data_exports set stage = 'failed' where id = ${row.id}`);
    expect((await ann.get(`/account/exports/${row.id}/download/`)).status).toBe(409);
  });
});

test("an export that is begun again while the first try still writes is whole", async () => {
  const ann = await signIn();
  await ownsEverything(ann);
  const owner = ownerFrom({ id: ann.user.id, timezone: "UTC", session_id: null });
  const [row] = await db()
    .insert(exports.dataExports)
    .values({ owner_id: owner.id })
    .returning({ id: exports.dataExports.id });
  const export_id = row?.id ?? 0;
  const tries = [writeExport(owner, export_id), writeExport(owner, export_id)];
  const ended = (await Promise.allSettled(tries)).map(({ status }) => status);
  expect(ended.sort()).toEqual(["fulfilled", "rejected"]);
  const ready = DataExport.parse((await ann.get(`/account/exports/${export_id}/`)).body);
  expect(ready.stage).toBe("ready");
  const { files } = await zipOf(ann, ready);
  expect(Object.keys(files).filter((name) => name.startsWith("files/"))).toHaveLength(2);
});

test("an export larger than a part comes back whole", async () => {
  const ann = await signIn();
  const sheets = [1, 2, 3].map((n) =>
    Buffer.concat([Buffer.from("%PDF-1.4 "), Buffer.alloc(5e6, n)]),
  );
  for (const sheet of sheets) {
    await ann.upload("/resources/", { title: "Scan", file: new File([sheet], "scan.pdf") });
  }
  const row = await exported(ann);
  expect(row.file_size).toBeGreaterThan(15e6);
  const { files } = await zipOf(ann, row);
  const found = Object.entries(files).filter(([name]) => name.startsWith("files/"));
  const hashes = await Promise.all(found.map(([, bytes]) => sha256(Uint8Array.from(bytes))));
  const expected = await Promise.all(sheets.map((sheet) => sha256(Uint8Array.from(sheet))));
  expect(hashes).toEqual(expected);
});

describe("deleting the account", () => {
  test("asks for the password and changes nothing when it is wrong", async () => {
    const ann = await signIn();
    const { status, body } = await ann.post("/account/delete/", { password: "wrong" });
    expect([status, body.password]).toEqual([400, ["That's not the right password."]]);
    expect((await ann.get("/profile/")).status).toBe(200);
  });

  test("ends sessions and feeds at once, and erases every row and file", async () => {
    const [ann, bob] = [await signIn(), await signIn()];
    const { course_id } = await ownsEverything(ann);
    const owner = ownerFrom({ id: ann.user.id, timezone: "UTC", session_id: null });
    const text = "A vector space is a set whose elements can be added and multiplied.";
    const passages = Array(90).fill({ title: "Vector space", text });
    await indexPassages(owner, course_id, passages);
    await makeSpace(owner, { course_id });
    const row = await exported(ann);
    await bob.makesCourse();
    const [feed] = (await ann.get("/calendar/feeds/")).list;
    const wrong = { username: ann.user.username, password: "wrong" };
    await request("POST", "/auth/login/", { body: wrong });
    const counters = sql`position(${ann.user.username} in key) > 0`;
    expect(await db().$count(rateLimits.rateLimits, counters)).toBeGreaterThan(0);
    for (const table of owned.filter((name) => !name.startsWith("job_"))) {
      expect(await countOf(table, ann.user.id), table).toBeGreaterThan(0);
    }
    expect((await ann.post("/account/delete/", { password: PASSWORD })).status).toBe(204);
    expect((await ann.get("/profile/")).status).toBe(401);
    expect(await db().$count(rateLimits.rateLimits, counters)).toBe(0);
    const { refresh } = ann.tokens;
    expect((await request("POST", "/auth/refresh/", { body: { refresh } })).status).toBe(401);
    expect((await dispatch(new Request(String(feed?.url)))).status).toBe(404);
    const { username, email } = ann.user;
    for (const name of [username, `deleted ${ann.user.id}`]) {
      const body = { username: name, password: PASSWORD };
      expect((await request("POST", "/auth/login/", { body })).status).toBe(400);
    }
    expect((await signIn({ username, email })).user.id).not.toBe(ann.user.id);
    await vi.waitFor(
      async () => expect(await db().$count(users.users, sql`id = ${ann.user.id}`)).toBe(0),
      { timeout: 20_000, interval: 50 },
    );
    for (const table of owned.filter((name) => !name.startsWith("job_"))) {
      expect(await countOf(table, ann.user.id), table).toBe(0);
    }
    expect(await getFile(contentKey(ann.user.id, SHA256))).toBeNull();
    expect(await getFile(exportKey(exportFolder(ann.user.id, row.id), 1, 0))).toBeNull();
    expect((await bob.get("/courses/")).list).toHaveLength(1);
  });
});

describe("sign-in sessions", () => {
  test("are listed with the one that asks, and end one by one or all at once", async () => {
    const ann = await signIn();
    const login = async (agent: string) => {
      const { body } = await request("POST", "/auth/login/", {
        body: { username: ann.user.username, password: PASSWORD },
        headers: { "user-agent": agent },
      });
      return String(body.access);
    };
    const [phone, tablet] = [await login("Phone"), await login("Tablet")];
    const alive = async (token: string) => (await request("GET", "/profile/", { token })).status;
    const { list } = await ann.get("/profile/sessions/");
    expect(list.filter((session) => session.is_current)).toHaveLength(1);
    const theirs = list.find((session) => session.user_agent === "Phone");
    expect((await ann.post("/profile/sessions/revoke/", { id: theirs?.id })).status).toBe(204);
    expect([await alive(phone), await alive(tablet)]).toEqual([401, 200]);
    expect((await ann.post("/profile/sessions/revoke/", { id: theirs?.id })).status).toBe(404);
    const bob = await signIn();
    const [his] = (await bob.get("/profile/sessions/")).list;
    expect((await ann.post("/profile/sessions/revoke/", { id: his?.id })).status).toBe(404);
    expect((await ann.post("/profile/sessions/revoke-others/")).status).toBe(204);
    expect([await alive(tablet), (await ann.get("/profile/")).status]).toEqual([401, 200]);
    expect((await bob.get("/profile/")).status).toBe(200);
  });
});

function countOf(table: string, owner_id: number): Promise<number> {
  return db().$count(sql.raw(`"${table}"`), sql`owner_id = ${owner_id}`);
}

async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  return Buffer.from(await crypto.subtle.digest("SHA-256", bytes)).toString("hex");
}
