import { and, eq } from "drizzle-orm";
import { db } from "@/db/client";
import { files } from "@/db/schema/files";
import { resources } from "@/db/schema/resources";
import type { ResourcePlaces } from "@/lib/contract/library";
import { found } from "@/lib/services/kernel/errors";
import { type Owner, ownedBy } from "@/lib/services/kernel/owner";
import { type PassageHit, searchPassages } from "@/lib/services/retrieval/search";
import { excerptOf, holdsWords } from "@/lib/text/excerpt";

/** A word that stands in more passages of one book is no word to look for. */
const MOST_PASSAGES = 500;
/** Of the best passage's score, where several words are looked for: one of them alone says little. */
const LEAST_RELEVANCE = 0.2;

/** Every place in a resource where the words stand, page by page. In two queries. 404 for another student's. */
export async function placesIn(
  owner: Owner,
  resource_id: number,
  words: string,
): Promise<ResourcePlaces> {
  const [resource] = await db()
    .select({ file_id: resources.file_id })
    .from(resources)
    .innerJoin(files, and(eq(files.id, resources.file_id), eq(files.owner_id, resources.owner_id)))
    .where(ownedBy(resources, owner, resource_id));
  const { file_id } = found(resource, "Resource");
  if (words === "") return { pages: [], total: 0 };
  const { hits, terms } = await searchPassages(owner, words, { file_id, limit: MOST_PASSAGES });
  const least = terms.length > 1 ? (hits[0]?.score ?? 0) * LEAST_RELEVANCE : 0;
  const places = hits
    .filter(({ score }) => score >= least)
    .sort((a, b) => a.number - b.number)
    .flatMap((hit) => placesOf(hit, words));
  const by_page = Map.groupBy(places, ({ page }) => page);
  const pages = [...by_page]
    .sort(([a], [b]) => a - b)
    .map(([page, own]) => ({ page, excerpts: [...new Set(own.map(({ excerpt }) => excerpt))] }));
  return { pages, total: pages.reduce((sum, { excerpts }) => sum + excerpts.length, 0) };
}

/** A passage that goes over a page is a place on each page that holds the words. */
function placesOf({ text, page_start, page_breaks }: PassageHit, words: string) {
  const starts = [0, ...page_breaks];
  const pieces = starts.map((start, index) => ({
    page: page_start + index,
    text: text.slice(start, starts[index + 1]),
  }));
  const holding = pieces.filter((piece) => holdsWords(piece.text, words));
  // Words that were taken for misspelt stand nowhere as they are typed.
  return (holding.length > 0 ? holding : pieces.slice(0, 1)).map((piece) => ({
    page: piece.page,
    excerpt: excerptOf(piece.text, words),
  }));
}
