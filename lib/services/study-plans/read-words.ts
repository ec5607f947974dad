import { titlesMeant } from "@/lib/planning/request/titles";
import { readRequest } from "@/lib/planning/request-words";
import { listText } from "@/lib/services/study-plans/lay-words";

type Words = ReturnType<typeof readRequest>;

/** What a request to change a plan asks for; `add` names topics of the course that the plan does not hold. */
export interface ChangeWords extends Words {
  add: string[];
  /** What was to be added and is nowhere in the course. */
  unknown: string[];
}

interface Titles {
  of_plan: string[];
  of_course: string[];
}

const ADD =
  /(?<!\p{L})(?:add(?:ing)?|include|also (?:cover|study)|bring back|put back)(?!\p{L})/giu;
const END =
  /[;!?\n]|\.(?:\s|$)|(?<!\p{L})(?:but|because|and (?:skip|leave|remove|study|start|end))(?!\p{L})/iu;
const ADDED_TIME =
  /^\s*(?:\p{L}+\s+)?(?:\d|half|an? )[^.;]*(?:hours?|hrs?|minutes?|days?|weeks?|months?)/iu;

export function readChange(request: string, today: string, titles: Titles): ChangeWords {
  const rest = request.replace(/(?<!\p{L})(?:remove|delete|take out)(?!\p{L})/giu, "leave out");
  const words = readRequest(rest, { today, topic_titles: titles.of_plan });
  const others = titles.of_course.filter((title) => !titles.of_plan.includes(title));
  const add: string[] = [];
  const unknown: string[] = [];
  for (const match of request.matchAll(ADD)) {
    const phrase = (request.slice(match.index + match[0].length).split(END)[0] ?? "").trim();
    if (!phrase || ADDED_TIME.test(phrase)) continue;
    const meant = titlesMeant(phrase, others);
    if (meant.length > 0) add.push(...meant);
    else if (titlesMeant(phrase, titles.of_plan).length === 0) unknown.push(phrase.slice(0, 100));
  }
  const added = add.length > 0 ? [`With ${listText(add)}`] : [];
  return { ...words, add, unknown, understood: [...words.understood, ...added] };
}
