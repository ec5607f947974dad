import type { KnownItem } from "./known";
import { kindOfWork, tagsOfTitle } from "./lexicon";
import { tokensOf } from "./tokens";
import type { Tag } from "./words/claim-words";

const KINDS: Record<KnownItem["kind"], readonly Tag[]> = {
  exam: ["exam"],
  assignment: ["task"],
  session: ["session"],
  plan: ["plan"],
  class: ["class"],
  office: ["office"],
  topic: [],
};
/** As the product names its types, beside what the title says. */
const TYPES: Record<string, Tag> = {
  final: "final",
  midterm: "midterm",
  quiz: "quiz",
  exam: "exam",
};
const OF_TITLES: readonly Tag[] = ["final", "midterm", "quiz"];

const UNKNOWN: Omit<KnownItem, "kind" | "title" | "course" | "types" | "kind_of_work"> = {
  ref: "",
  type: "",
  day: null,
  minute: null,
  end_minute: null,
  start_day: null,
  weekdays: [],
  days: null,
  weight: null,
  points: null,
  score: null,
  percent: null,
  letter: null,
  minutes: null,
  room: null,
  state: "ahead",
};

type Given = Pick<KnownItem, "kind" | "title" | "course"> & Partial<KnownItem>;

/** An item with what its type and title say it may be called. */
export function knownItem(given: Given): KnownItem {
  const types = new Set<Tag>(KINDS[given.kind]);
  const type = TYPES[given.type ?? ""];
  if (type) types.add(type);
  if (given.kind === "exam" || given.kind === "assignment") {
    const said = tagsOfTitle(given.title);
    // What is handed in may be called a final, too: "Final project" is none.
    if (given.kind === "exam" && !type)
      for (const tag of OF_TITLES) if (said.has(tag)) types.add(tag);
  }
  return { ...UNKNOWN, ...given, types, kind_of_work: kindOfWork(tokensOf(given.title)) };
}
