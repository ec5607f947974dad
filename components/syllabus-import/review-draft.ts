import type { Proposal, ProposedItem, ProposedTopic } from "@/lib/contract/syllabus-imports";
import type { ImportItemType } from "@/lib/contract/values";
import { fieldOfInstant } from "@/lib/time/local-fields";

/** The review as its fields hold it. */
export interface ReviewDraft {
  course: Record<CourseField, string>;
  /** Existing courses: fill in the dates that it has none of. */
  sets_term: boolean;
  items: ItemDraft[];
  topics: TopicDraft[];
  /** Items of the course to be deleted, as `goneKey` names them. */
  gone: string[];
}

export type CourseField = "name" | "code" | "instructor" | "semester" | "start_date" | "end_date";

export interface ItemDraft {
  key: string;
  ticked: boolean;
  title: string;
  type: ImportItemType;
  /** In the student's zone; an empty time means the end of the day. */
  date: string;
  time: string;
  weight: string;
}

export interface TopicDraft {
  key: string;
  ticked: boolean;
  title: string;
  week: number | null;
}

export function draftOf({ course, items, topics }: Proposal, zone: string): ReviewDraft {
  const told = (field: CourseField) => course[field]?.value ?? "";
  return {
    course: {
      name: told("name"),
      code: told("code"),
      instructor: told("instructor"),
      semester: told("semester"),
      start_date: told("start_date"),
      end_date: told("end_date"),
    },
    sets_term: true,
    items: items.map((item) => itemDraftOf(item, zone)),
    topics: topics.map(topicDraftOf),
    gone: [],
  };
}

export function goneKey({ kind, id }: { kind: string; id: number }) {
  return `${kind} ${id}`;
}

/** Cards that the student adds in the review; the proposal knows none of these keys. */
export function isOwnTopic({ key }: Pick<TopicDraft, "key">) {
  return key.startsWith(OWN);
}

export function newTopic(topics: TopicDraft[]): TopicDraft {
  const own = topics.filter(isOwnTopic).map(({ key }) => Number(key.slice(OWN.length)));
  const key = `${OWN}${Math.max(0, ...own) + 1}`;
  return { key, ticked: true, title: "", week: null };
}

/** What was left off, put on what is proposed by now: the course may have changed meanwhile. */
export function resumed(fresh: ReviewDraft, kept: ReviewDraft): ReviewDraft {
  return {
    course: { ...fresh.course, ...kept.course },
    sets_term: kept.sets_term,
    items: byKey(fresh.items, kept.items),
    topics: [...byKey(fresh.topics, kept.topics), ...kept.topics.filter(isOwnTopic)],
    gone: kept.gone,
  };
}

const OWN = "own-";

/** A course keeps its own words for what it has; what the syllabus leaves open stays as it is. */
function itemDraftOf(item: ProposedItem, zone: string): ItemDraft {
  const { key, title, type, due_date, has_time, weight, change, existing } = item;
  const due = due_date ?? existing?.due_date;
  const [date = "", time = ""] = due ? fieldOfInstant(due, zone).split("T") : [];
  return {
    key,
    ticked: change === "changed" || (change === "new" && due_date !== null),
    title: existing?.title ?? title,
    type,
    date,
    time: due_date && !has_time ? "" : time,
    weight: String(weight ?? existing?.weight ?? ""),
  };
}

function topicDraftOf({ key, title, week, is_known }: ProposedTopic): TopicDraft {
  return { key, ticked: !is_known, title, week };
}

function byKey<T extends { key: string }>(fresh: T[], kept: T[]): T[] {
  const known = new Map(kept.map((one) => [one.key, one]));
  return fresh.map((one) => ({ ...one, ...known.get(one.key) }));
}
