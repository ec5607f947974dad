import { eq, sql } from "drizzle-orm";
import { describe, expect, test, vi } from "vitest";
import { db } from "@/db/client";
import { chunks, fileIndexes, postings } from "@/db/schema/chunks";
import { Resource } from "@/lib/contract/resources";
import { ownerFrom } from "@/lib/services/kernel/owner";
import { VERSION } from "@/lib/services/retrieval/index-file";
import { requestMissingIndexes } from "@/lib/services/retrieval/indexing";
import { searchPassages } from "@/lib/services/retrieval/search";
import { pdfOf, textPage } from "@/tests/support/pdf";
import { runJobs } from "@/tests/support/run-jobs";
import { type Student, signIn } from "@/tests/support/student";

const BIOLOGY = [
  "Photosynthesis",
  "Chlorophyll absorbs light in the chloroplasts of a plant cell.",
  "The Calvin cycle then fixes carbon dioxide into sugar.",
];

runJobs();

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

describe("a resource that is indexed", () => {
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

test("files whose pages are not read hold back no other that an earlier program indexed", async () => {
  const ann = await signIn();
  await db().execute(sql`
    with unread as (
      insert into files (owner_id, kind, title, original_filename, file_type, file_size, sha256, created_at, updated_at)
      select ${ann.user.id}, 'resource', 'F', 'f.pdf', 'pdf', 1, md5(n::text), now(), now()
      from generate_series(1, 600) n returning id, owner_id
    ), ready as (
      insert into readings (owner_id, file_id, stage, created_at, updated_at)
      select owner_id, id, 'ready', now(), now() from unread
    )
    insert into file_indexes (file_id, owner_id, attempt, version, profile, chunker)
    select id, owner_id, 0, 0, '{}', '{}' from unread`);
  const { file_id } = await upload(ann, [BIOLOGY]);
  await db().update(fileIndexes).set({ version: 0 }).where(eq(fileIndexes.file_id, file_id));
  await requestMissingIndexes();
  await vi.waitFor(
    async () => {
      const [index] = await db().select().from(fileIndexes).where(eq(fileIndexes.file_id, file_id));
      expect(index).toMatchObject({ version: VERSION, finished_at: expect.any(String) });
    },
    { timeout: 10_000, interval: 50 },
  );
});

function passagesOf(file_id: number) {
  return db()
    .select({ number: chunks.number, text: chunks.text, page: chunks.page_start })
    .from(chunks)
    .where(eq(chunks.file_id, file_id))
    .orderBy(chunks.number);
}
