import { and, eq, inArray, sql } from "drizzle-orm";
import { db } from "@/db/client";
import { files } from "@/db/schema/files";
import { resources } from "@/db/schema/resources";
import type { FoundPassage } from "@/lib/contract/retrieval";
import { type Owner, ownedBy } from "@/lib/services/kernel/owner";
import type { PassageHit } from "@/lib/services/retrieval/search";

/** A hit as it is answered, with what only the search needs to know of it. */
export type DescribedPassage = FoundPassage &
  Pick<PassageHit, "number" | "heading_path" | "page_breaks">;

/** Adds file, page and headings to each passage. One query; none without hits. */
export async function describePassages(
  owner: Owner,
  hits: PassageHit[],
): Promise<DescribedPassage[]> {
  if (hits.length === 0) return [];
  const best = hits[0]?.score || 1;
  const file_ids = [...new Set(hits.map(({ file_id }) => file_id))];
  const rows = await db()
    .select({
      file_id: files.id,
      resource_id: resources.id,
      resource_title: sql<string>`coalesce(${resources.title}, case ${files.kind}
        when 'syllabus' then ${files.original_filename} else ${files.title} end)`,
      course_id: files.course_id,
    })
    .from(files)
    .leftJoin(resources, and(eq(resources.file_id, files.id), ownedBy(resources, owner)))
    .where(and(ownedBy(files, owner), inArray(files.id, file_ids)));
  const by_file = new Map(rows.map((row) => [row.file_id, row]));
  return hits.flatMap((hit) => {
    const file = by_file.get(hit.file_id);
    // Deleted between the two queries.
    if (!file) return [];
    return {
      ...file,
      chunk_id: hit.chunk_id,
      number: hit.number,
      heading_path: hit.heading_path,
      page_breaks: hit.page_breaks,
      heading: hit.heading_path.join(" › "),
      chunk_text: hit.text,
      relevance_score: Math.round((1000 * hit.score) / best) / 1000,
      page: hit.page_start,
      page_end: hit.page_end,
    };
  });
}
