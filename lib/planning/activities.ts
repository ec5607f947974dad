/** A session as its activity needs it; `part` of `parts` sittings that are still to come. */
interface Sitting {
  kind: "study" | "review" | "assignment";
  topics: { id: string }[];
  hours: number;
  part: number;
  parts: number;
}

/** Pages of a file. */
interface Place {
  file_id: number;
  title: string;
  page: number;
  page_end: number;
}

/** Where a topic stands: pages of files, and the numbers of its exercises. */
interface Material {
  title: string;
  sources: Place[];
  exercises: string[];
  /** Hours of it that were studied before the first of the sittings. */
  done: number;
}

/** So much of a topic's time is reading, the rest is practice. */
const READING = 0.55;
const MOST_TITLES = 5;

/** What to do in a sitting, and the pages that are read in it. */
interface Activity {
  text: string;
  places: Place[];
}

/**
 * What to do in each sitting and where: "Read Logic, pp. 16–22", "Problems 3–8", "Recall without the book: Sets",
 * "Mixed questions: Sets, Proofs", "Part 1 of 2". The sittings of a plan stand in their order; a topic's pages and
 * exercises are dealt out to its sittings by their hours.
 */
export function activitiesOf(sittings: Sitting[], materials: Map<string, Material>): Activity[] {
  const whole = new Map<string, number>();
  for (const { kind, topics, hours } of sittings) {
    const id = topics[0]?.id;
    if (kind === "study" && id !== undefined) whole.set(id, (whole.get(id) ?? 0) + hours);
  }
  const past = new Map<string, number>();
  return sittings.map(({ kind, topics, hours, part, parts }) => {
    const titles = topics.map(({ id }) => materials.get(id)?.title ?? "").filter(Boolean);
    if (kind === "assignment") return { text: partOf(part, parts), places: [] };
    if (kind === "review") {
      const isMixed = titles.length > 1;
      const lead = isMixed ? "Mixed questions: " : "Recall without the book: ";
      return { text: `${lead}${listOf(titles)}`, places: [] };
    }
    const id = topics[0]?.id ?? "";
    const material = materials.get(id);
    const done = material?.done ?? 0;
    const total = done + (whole.get(id) ?? hours);
    const from = (past.get(id) ?? done) / total;
    const to = Math.min(1, from + hours / total);
    past.set(id, (past.get(id) ?? done) + hours);
    const places = material ? pagesBetween(material, from, to) : [];
    const what = [reading(places), material ? practice(material, from, to) : ""];
    const text = [what.filter(Boolean).join(", then "), partOf(part, parts)];
    return { text: text.filter(Boolean).join(" · "), places };
  });
}

function partOf(part: number, parts: number): string {
  return parts > 1 ? `Part ${part} of ${parts}` : "";
}

function listOf(titles: string[]): string {
  const more = titles.length - MOST_TITLES;
  return more > 0
    ? `${titles.slice(0, MOST_TITLES).join(", ")} and ${more} more`
    : titles.join(", ");
}

/** The pages that are read between two shares of a topic's time. */
function pagesBetween({ sources, exercises }: Material, from: number, to: number): Place[] {
  const end = exercises.length > 0 ? READING : 1;
  if (from >= end - TINY) return [];
  const pages = sources.flatMap((source) =>
    Array.from({ length: source.page_end - source.page + 1 }, (_, index) => {
      return { source, page: source.page + index };
    }),
  );
  const part = pages.slice(
    Math.floor((pages.length * from) / end + TINY),
    Math.ceil((pages.length * Math.min(to, end)) / end - TINY),
  );
  const places: Place[] = [];
  for (const { source, page } of part) {
    const last = places.at(-1);
    if (last?.file_id === source.file_id && last.page_end + 1 === page) last.page_end = page;
    else places.push({ file_id: source.file_id, title: source.title, page, page_end: page });
  }
  return places;
}

function reading(places: Place[]): string {
  const named = places.map(({ title, page, page_end }) =>
    page === page_end ? `${title}, p. ${page}` : `${title}, pp. ${page}–${page_end}`,
  );
  return named.length > 0 ? `Read ${named.join("; ")}` : "";
}

/** The exercises of the time after reading. */
function practice({ exercises }: Material, from: number, to: number): string {
  if (to <= READING + TINY) return "";
  const share = (time: number) => Math.max(0, (time - READING) / (1 - READING));
  const part = exercises.slice(
    Math.floor(exercises.length * share(from) + TINY),
    Math.ceil(exercises.length * share(to) - TINY),
  );
  const [first] = part;
  const last = part.at(-1);
  if (first === undefined) return "";
  return first === last ? `problem ${first}` : `problems ${first}–${last}`;
}

const TINY = 1e-6;
