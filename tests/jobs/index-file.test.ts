import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { db } from "@/db/client";
import { chunks, fileIndexes, postings } from "@/db/schema/chunks";
import { functions } from "@/inngest/index";
import { Resource } from "@/lib/contract/resources";
import { ownerFrom } from "@/lib/services/kernel/owner";
import { requestMissingIndexes } from "@/lib/services/retrieval/indexing";
import { searchPassages } from "@/lib/services/retrieval/search";
import { startEngine } from "@/tests/support/jobs";
import { pdfOf, textPage } from "@/tests/support/pdf";
import { type Student, signIn } from "@/tests/support/student";

const BIOLOGY = [
  "Photosynthesis",
  "Chlorophyll absorbs light in the chloroplasts of a plant cell.",
  "The Calvin cycle then fixes carbon dioxide into sugar.",
];

let engine: Awaited<ReturnType<typeof startEngine>>;
beforeAll(async () => {
  engine = await startEngine(functions);
});
afterAll(() => engine.stop());

async function upload(student: Student, pages: string[][]): Promise<Resource> {
  const bytes = pdfOf(pages.map((lines) => textPage(lines)));
  const { body } = await student.upload("/resources/", {
    title: "Biology notes",
    file: new File([Uint8Array.from(bytes)], "biology.pdf", { type: "application/pdf" }),
  });
  return whenReady(student, Resource.parse(body).id);
}

async function whenReady(student: Student, id: number): Promise<Resource> {
  return vi.waitFor(
    async () => {
      const resource = Resource.parse((await student.get(`/resources/${id}/`)).body);
      expect(resource.stage).toBe("ready");
      return resource;
    },
    { timeout: 40_000, interval: 50 },
  );
}

describe("a resource", () => {
  test("is found by its words as soon as it is ready, and says how long it takes", async () => {
    const ann = await signIn();
    const resource = await upload(ann, [BIOLOGY]);
    const { hits } = await searchPassages(
      ownerFrom({ ...ann.user, session_id: null }),
      "What absorbs light?",
    );
    expect(hits[0]).toMatchObject({ file_id: resource.file_id, page_start: 1 });
    expect(hits[0]?.text).toContain("Chlorophyll absorbs light");
    expect(resource.estimated_time).toBeGreaterThan(0);
  });

  test("whose index is missing or of an earlier program is indexed again, with the same rows", async () => {
    const ann = await signIn();
    const { file_id } = await upload(ann, [BIOLOGY, ["Respiration", "Mitochondria burn sugar."]]);
    const before = await passagesOf(file_id);
    expect(before.length).toBeGreaterThan(0);
    await db().delete(postings).where(eq(postings.file_id, file_id));
    await db().update(fileIndexes).set({ version: 0 }).where(eq(fileIndexes.file_id, file_id));
    await requestMissingIndexes();
    await vi.waitFor(
      async () => {
        const { hits } = await searchPassages(
          ownerFrom({ ...ann.user, session_id: null }),
          "mitochondria",
        );
        expect(hits[0]?.file_id).toBe(file_id);
      },
      { timeout: 40_000, interval: 50 },
    );
    expect(await passagesOf(file_id)).toEqual(before);
  });
});

function passagesOf(file_id: number) {
  return db()
    .select({ number: chunks.number, text: chunks.text, page: chunks.page_start })
    .from(chunks)
    .where(eq(chunks.file_id, file_id))
    .orderBy(chunks.number);
}
