import type { Found } from "@/lib/documents/evidence";
import { parted } from "./topic-neighbours";
import type { OutlinedTopic } from "./topic-outline";
import { isTopic, topicTitle } from "./topic-titles";
import type { SyllabusTopic } from "./types";

/** No course has more; a page of nothing but dates must not take long. */
const MOST_TOPICS = 400;

/** An entry as a topic, or none where its words are no subject. */
export function asTopic({ text, start, end, week }: OutlinedTopic): Found<SyllabusTopic>[] {
  const title = topicTitle(text);
  if (!isTopic(title)) return [];
  return [{ value: { title, week }, start, end, confidence: "exact" }];
}

/** Each topic once, without those that another names too. */
export function merged(topics: Found<SyllabusTopic>[]): Found<SyllabusTopic>[] {
  const kept: Found<SyllabusTopic>[] = [];
  const first = topics.slice(0, MOST_TOPICS);
  const titles = parted(first.map(({ value }) => value.title));
  const all = first.flatMap((topic, index) =>
    (titles[index] ?? []).map((title) => ({ ...topic, value: { ...topic.value, title } })),
  );
  for (const topic of all) {
    const plain = topic.value.title
      .replace(/[,–-]?\s*\(?(?:cont?(?:['’]?[dt]|inued|\.)?)\)?$/i, "")
      .trim();
    const subject = plain.replace(/\s(?:lab|tutorial|workshop|exercises?|discussion)$/i, "");
    const is_known = kept.some(
      ({ value }) =>
        isPartOf(plain, value.title) || (subject !== plain && isPartOf(subject, value.title)),
    );
    if (plain === "" || is_known) continue;
    kept.push({ ...topic, value: { ...topic.value, title: plain } });
  }
  return kept;
}

function isPartOf(title: string, other: string): boolean {
  const at = other.toLowerCase().indexOf(title.toLowerCase());
  if (at === 0) return !/^\p{L}/u.test(other.slice(title.length));
  return title.length > 12 && /[^\p{L}\d–-]/u.test(other.charAt(at - 1));
}
