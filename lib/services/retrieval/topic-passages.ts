import { stemsOf } from "@/lib/knowledge/words";
import type { Owner } from "@/lib/services/kernel/owner";
import type { SearchScope } from "@/lib/services/retrieval/scope";
import { type PassageHit, searchPassages } from "@/lib/services/retrieval/search";

const CANDIDATES = 10;
/** The part of a topic's words that a passage about it holds, its headings included. */
const COVERAGE = 0.6;

/** Passages that are about a topic, not merely share a word with it: the best of each file, best first. */
export async function topicPassages(
  owner: Owner,
  topic: string,
  scope: SearchScope,
): Promise<PassageHit[]> {
  const about = await passagesAbout(owner, topic, { ...scope, limit: CANDIDATES });
  return [...Map.groupBy(about, ({ file_id }) => file_id).values()].flatMap(([best]) => best ?? []);
}

/** The same, several of a file among them. */
export async function passagesAbout(
  owner: Owner,
  topic: string,
  scope: SearchScope & { limit: number; of_a_file?: number },
): Promise<PassageHit[]> {
  const stems = [...new Set(stemsOf(topic))];
  if (stems.length === 0) return [];
  const { hits } = await searchPassages(owner, topic, scope);
  return hits.filter(({ heading_path, text }) => {
    const said = new Set(stemsOf([...heading_path, text].join(" ")));
    return stems.filter((stem) => said.has(stem)).length >= stems.length * COVERAGE;
  });
}
