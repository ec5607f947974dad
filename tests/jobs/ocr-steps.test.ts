import { and, eq, like } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { db } from "@/db/client";
import { jobSteps } from "@/db/schema/jobs";
import { functions } from "@/inngest/index";
import { CourseFile } from "@/lib/contract/files";
import { ownerFrom } from "@/lib/services/kernel/owner";
import { documentUnderWay } from "@/lib/services/reading/document";
import { readPages } from "@/lib/services/reading/read-pages";
import { recognizeText } from "@/lib/services/reading/recognize-text";
import {
  pagesOf,
  SHAPES,
  SLIP,
  slipsOf,
  TYPED,
  uploads,
  whenRead,
} from "@/tests/jobs/fixtures/scans";
import { startEngine } from "@/tests/support/jobs";
import { pdfOf, textPage } from "@/tests/support/pdf";
import { readingOf } from "@/tests/support/readings";
import { type Student, signIn } from "@/tests/support/student";

let engine: Awaited<ReturnType<typeof startEngine>>;
beforeAll(async () => {
  engine = await startEngine(functions);
});
afterAll(() => engine.stop());

const ownerOf = ({ user: { id, timezone } }: Student) =>
  ownerFrom({ id, timezone, session_id: null });

describe("the recognition of a document", () => {
  test("goes on after a crash with the page it had reached, and does no page twice", async () => {
    const ann = await signIn();
    await engine.stop();
    const { id, url } = await uploads(ann, slipsOf([SLIP, SHAPES, SLIP]));
    const [owner, reading] = [ownerOf(ann), await readingOf(ann, id)];
    const result = async () => (await pagesOf(ann, id)).map(({ page }) => page.recognized);

    await readPages(owner, reading);
    await readPages(owner, reading);
    expect(await result()).toEqual([undefined, undefined, undefined]);
    expect(await recognizeText(owner, reading, { time_ms: 0 })).toBe(true);
    expect(await result()).toEqual(["text", undefined, undefined]);
    expect(await recognizeText(owner, reading, { time_ms: 0 })).toBe(true);
    expect(await result()).toEqual(["text", "unreadable", undefined]);
    const file = CourseFile.parse((await ann.get(url)).body);
    expect(file).toMatchObject({ stage: "recognizing", page_count: 3, pages_read: 1 });
    expect(file.pages_with_text).toBe(1);
    const before = await pagesOf(ann, id);

    // A new process: the run of the event begins, its first step once more.
    engine = await startEngine(functions);
    expect(await whenRead(ann, url)).toMatchObject({ stage: "ready", pages_with_text: 2 });
    const after = await pagesOf(ann, id);
    expect(after[0]).toEqual(before[0]);
    expect(after.map(({ page }) => page.recognized)).toEqual(["text", "unreadable", "text"]);
  });

  test("gives up a page that takes too long by its number, and reads the others", async () => {
    const ann = await signIn();
    await engine.stop();
    const { id, url } = await uploads(ann, slipsOf([SLIP, SLIP]));
    const [owner, reading] = [ownerOf(ann), await readingOf(ann, id)];
    await readPages(owner, reading);
    expect(await recognizeText(owner, reading, { page_limit_ms: 1 })).toBe(true);
    expect(await recognizeText(owner, reading)).toBe(false);
    const result = (await pagesOf(ann, id)).map(({ page }) => page.recognized);
    expect(result).toEqual(["stopped", "text"]);
    const file = CourseFile.parse((await ann.get(url)).body);
    expect(file).toMatchObject({ stage: "recognizing", pages_with_text: 1, pages_read: 2 });
    engine = await startEngine(functions);
  });

  test("is one document's at a time, while none waits inside a step", async () => {
    const ann = await signIn();
    const scans = await Promise.all([1, 2, 3].map(() => uploads(ann, slipsOf([SLIP]))));
    const files = await Promise.all(
      scans.map(async ({ url }) => {
        const file = await whenRead(ann, url);
        const running = await db()
          .select({ name: jobSteps.name })
          .from(jobSteps)
          .where(and(eq(jobSteps.state, "running"), like(jobSteps.name, "recognize-text%")));
        expect(running.length).toBeLessThan(2);
        return file;
      }),
    );
    expect(files.map(({ stage }) => stage)).toEqual(["ready", "ready", "ready"]);
  });

  test("says of a PDF that was unlocked which pages need a copy without the password", async () => {
    const ann = await signIn();
    const locked = pdfOf([textPage(TYPED.split("\n")), SHAPES], { password: "secret-word" });
    const { id, url } = await uploads(ann, locked);
    expect(await whenRead(ann, url)).toMatchObject({ is_locked: true });
    const unlocked = await ann.post(`/documents/${id}/unlock/`, { password: "secret-word" });
    expect(unlocked.status).toBe(200);
    const file = await vi.waitFor(
      async () => {
        const file = CourseFile.parse((await ann.get(url)).body);
        expect(file.stage).toBe("ready");
        return file;
      },
      { timeout: 50_000, interval: 50 },
    );
    expect(file.notes).toContain(
      "Page 2 is a picture. We can't recognize text in a PDF with a password, so we read nothing " +
        "there. Upload a copy without the password.",
    );
  });

  test("stops when the file is deleted meanwhile", async () => {
    const ann = await signIn();
    await engine.stop();
    const { id, url } = await uploads(ann, slipsOf([SLIP, SLIP]));
    const [owner, reading] = [ownerOf(ann), await readingOf(ann, id)];
    await readPages(owner, reading);
    expect(await recognizeText(owner, reading, { time_ms: 0 })).toBe(true);
    await ann.delete(url);
    expect(await documentUnderWay(owner, reading)).toBeUndefined();
    expect(await recognizeText(owner, reading)).toBe(false);
    engine = await startEngine(functions);
  });
});
