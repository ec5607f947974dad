import type { DocumentText } from "@/lib/documents/document-text";
import type { Found } from "@/lib/documents/evidence";
import { headsTopics, IS_TO_DO, NAMES_WORK } from "./list-head-words";
import { isSectionName } from "./section-words";
import { asTopic, merged } from "./topic-facts";
import { type TopicList, topicLists } from "./topic-lists";
import type { SyllabusTopic } from "./types";

const FEWEST = 3;
/** More entries than a course has topics: an index, or a bibliography. */
const MOST = 60;

/**
 * The longest list or column whose heading, leading sentence or head names topics or a plan, one whose entries are
 * counted or dated before any other. None is better than a wrong one.
 */
export function chosenTopics(document: DocumentText): Found<SyllabusTopic>[] {
  const lists = topicLists(document)
    .filter((list) => headsTopics(list.head) || countsUp(list))
    .map(({ keyed, entries }) => ({ keyed, topics: merged(entries.flatMap(asTopic)) }))
    .filter(({ topics }) => topics.length >= FEWEST && topics.length <= MOST && !isOther(topics));
  const [best] = lists.toSorted(
    (a, b) => Number(b.keyed) - Number(a.keyed) || b.topics.length - a.topics.length,
  );
  return (best?.topics ?? []).map((topic) => ({ ...topic, confidence: "inferred" }));
}

const FEWEST_COUNTED = 4;

/** "Chapter 1: Greetings" to "Chapter 4: Travel": a list that counts parts of the course needs no heading. */
function countsUp({ numbers = [] }: TopicList): boolean {
  return numbers.length >= FEWEST_COUNTED && numbers.every((number, at) => number === at + 1);
}

/** Parts of the document, work, or what students shall do, in place of subjects. */
function isOther(topics: Found<SyllabusTopic>[]): boolean {
  const share = (test: (title: string) => boolean) =>
    topics.filter(({ value }) => test(value.title)).length / topics.length;
  return (
    share(isSectionName) > 0.2 ||
    share((title) => SENTENCE.test(title)) > 0.3 ||
    share((title) => NAMES_WORK.test(title)) > 0.4 ||
    share((title) => IS_TO_DO.test(title)) > 0.4
  );
}

const SENTENCE = /\s(?:is|are|will|must|should|can|may|you|your|we)\s/i;
