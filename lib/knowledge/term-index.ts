import type { Section } from "./types";
import { stemsOf } from "./words";

const LETTERS_READ = 600;
/** Of a library of thousands of sections, only their beginnings. */
const LETTERS_IN_ALL = 600_000;

export type IndexedSection = {
  section: Section;
  /** Stems of its own heading, of the headings above, and how often each stands in the text. */
  heading: Set<string>;
  above: Set<string>;
  text: Map<string, number>;
};

export type TermIndex = {
  sections: IndexedSection[];
  /** Indexes of the sections that hold a stem, in headings or text. */
  postings: Map<string, number[]>;
};

export function indexTerms(sections: Section[]): TermIndex {
  const letters = Math.min(LETTERS_READ, Math.ceil(LETTERS_IN_ALL / (sections.length + 1)));
  const postings = new Map<string, number[]>();
  const headings = new Map<string, string[]>();
  const stemsOfHeading = (heading: string) => {
    const known = headings.get(heading) ?? stemsOf(heading);
    headings.set(heading, known);
    return known;
  };
  const indexed = sections.map((section, index) => {
    const text = new Map<string, number>();
    for (const stem of stemsOf(section.text.slice(0, letters))) {
      text.set(stem, (text.get(stem) ?? 0) + 1);
    }
    const heading = new Set(stemsOfHeading(section.heading_path.at(-1) ?? ""));
    const above = new Set(section.heading_path.slice(0, -1).flatMap(stemsOfHeading));
    for (const stems of [text.keys(), heading, above]) {
      for (const stem of stems) {
        const list = postings.get(stem);
        if (!list) postings.set(stem, [index]);
        else if (list.at(-1) !== index) list.push(index);
      }
    }
    return { section, heading, above, text };
  });
  return { sections: indexed, postings };
}

/** How telling a stem is: near 0 for one that stands everywhere. */
export function rarityOf({ sections, postings }: TermIndex, stem: string): number {
  const count = postings.get(stem)?.length ?? 0;
  return Math.log(1 + (sections.length + 1) / (count + 0.5));
}

/** Whether a stem stands in few enough of the sections to mean something alone. */
export function isRare({ sections, postings }: TermIndex, stem: string, share: number): boolean {
  return (postings.get(stem)?.length ?? 0) <= Math.max(2, sections.length * share);
}
