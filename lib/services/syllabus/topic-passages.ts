import type { TopicPassage } from "@/lib/contract/topics";
import { pageAt } from "@/lib/documents/chunk/page-at";
import { quoteOf } from "@/lib/knowledge/quotes";
import { stemsOf } from "@/lib/knowledge/words";
import type { Owner } from "@/lib/services/kernel/owner";
import { describePassages } from "@/lib/services/retrieval/found-passages";
import { passagesAbout } from "@/lib/services/retrieval/topic-passages";
import { readTopicItem } from "@/lib/services/syllabus/topic-items";
import { firstSentence } from "@/lib/text/sentences";

const CANDIDATES = 12;
const OF_A_FILE = 4;
const MOST = 6;

/** Where the course's files treat a topic, best first and each page once; the syllabus, which only names it, not. */
export async function listTopicPassages(
  owner: Owner,
  place: { course_id: number; item_id: number },
): Promise<TopicPassage[]> {
  const { title } = await readTopicItem(owner, place);
  const hits = await passagesAbout(owner, title, {
    course_id: place.course_id,
    kinds: ["resource", "quiz", "assignment"],
    limit: CANDIDATES,
    of_a_file: OF_A_FILE,
  });
  const stems = stemsOf(title);
  const passages = (await describePassages(owner, hits)).map((hit) => {
    const text = hit.chunk_text;
    const quote = quoteOf({ text }, stems) ?? firstSentence(text);
    const { page, page_breaks } = hit;
    return {
      file_id: hit.file_id,
      file_title: hit.resource_title,
      page: pageAt({ page_start: page, page_breaks }, Math.max(0, text.indexOf(quote))),
      heading: hit.heading,
      quote,
    };
  });
  const by_page = Map.groupBy(passages, ({ file_id, page }) => `${file_id} ${page}`);
  return [...by_page.values()].flatMap(([best]) => best ?? []).slice(0, MOST);
}
