import type { PlanNote } from "@/lib/contract/study-plans";
import type { KnownSession } from "@/lib/planning/request/asked";
import { matchTitles } from "@/lib/planning/request/titles";
import { readRequest } from "@/lib/planning/request-words";
import { listText } from "@/lib/services/study-plans/changes/differences";
import { followed, requestNotes } from "@/lib/services/study-plans/generation/request-notes";

type Words = ReturnType<typeof readRequest>;

/** What a request to change a plan asks for; `add` names topics of the course that the plan does not hold. */
export interface ChangeWords extends Words {
  add: string[];
  /** What was to be added and is nowhere in the course. */
  unknown: string[];
  notes: PlanNote[];
}

/** What a request to change a plan is read against. */
interface Known {
  of_plan: string[];
  of_course: string[];
  sessions: KnownSession[];
  exam_date: string | null;
}

const ADD =
  /(?<!\p{L})(?:add(?:ing)?|include|also (?:cover|study)|bring back|put back)(?!\p{L})/giu;
const END =
  /[;!?\n]|\.(?:\s|$)|(?<!\p{L})(?:but|because|and (?:skip|leave|remove|study|start|end))(?!\p{L})/iu;
const ADDED_TIME =
  /^\s*(?:\p{L}+\s+)?(?:\d|half|an? )[^.;]*(?:hours?|hrs?|minutes?|days?|weeks?|months?)/iu;

/** What a request to change a plan asks of it and of the rest of the course. */
export function readChange(request: string, today: string, titles: Known): ChangeWords {
  const { sessions, exam_date } = titles;
  const words = doable(
    readRequest(request, {
      today,
      topic_titles: titles.of_plan,
      mode: "change",
      sessions,
      exam_date,
    }),
    sessions,
  );
  const others = titles.of_course.filter((title) => !titles.of_plan.includes(title));
  const add: string[] = [];
  const unknown: string[] = [];
  const phrases: string[] = [];
  for (const match of request.matchAll(ADD)) {
    const phrase = (request.slice(match.index + match[0].length).split(END)[0] ?? "").trim();
    if (!phrase || ADDED_TIME.test(phrase)) continue;
    phrases.push(phrase);
    const meant = matchTitles(phrase, others);
    if (meant.length > 0) add.push(...meant);
    else if (matchTitles(phrase, titles.of_plan).length === 0) unknown.push(phrase.slice(0, 100));
  }
  const added = add.length > 0 ? [`With ${listText(add)}`] : [];
  const named = (piece: string) =>
    phrases.some((phrase) => phrase.includes(piece) || piece.includes(phrase));
  const not_understood = words.not_understood.filter((piece) => !named(piece));
  return {
    ...words,
    add,
    unknown,
    understood: [...followed(words, "change"), ...added],
    notes: requestNotes({ ...words, not_understood }, "change"),
  };
}

/**
 * A change is taken back by itself. A review that is taken out would be laid again, as what is learned has to be
 * recalled. Both is said.
 */
function doable(words: Words, sessions: KnownSession[]): Words {
  const { undo } = words.asked;
  if (undo && words.told.length > 1) {
    const text = "We take the last change back by itself. Ask for the rest after it.";
    const objections = [...words.objections, { kind: "conflict" as const, text }];
    const told = words.told.filter(({ field }) => field === "undo");
    return { ...words, asked: { undo }, told, objections };
  }
  const reviews = new Set(sessions.flatMap(({ id, kind }) => (kind === "review" ? [id] : [])));
  const { remove, ...asked } = words.asked;
  if (!remove?.some((id) => reviews.has(id))) return words;
  const told = words.told.filter(({ field }) => field !== "remove");
  const text = "We can't take out a single review.";
  const objections = [...words.objections, { kind: "impossible" as const, text }];
  return { ...words, asked, told, objections };
}
