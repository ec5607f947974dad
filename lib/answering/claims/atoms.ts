import type { KnownItem } from "./known";
import { kindOfWork } from "./lexicon";
import { isLabel } from "./read-values";
import type { Unit } from "./units";
import { type Tag, WORK_TAGS } from "./words/claim-words";

/** A title, or a word for a kind of work, at its place in a sentence. */
export interface Atom {
  at: number;
  end: number;
  items: KnownItem[] | null;
  type: Tag | null;
  label: number | null;
  kind_of_work: string | null;
  is_quoted: boolean;
}

export const TYPES: readonly Tag[] = [...WORK_TAGS, "session", "office", "class", "plan"];

export function itemAtoms(units: readonly Unit[]): Atom[] {
  const speaks_of_study = units.some(
    ({ tags, quote, named, weekday }) =>
      !quote && !named && (weekday !== undefined || OF_SESSIONS.some((tag) => tags.has(tag))),
  );
  const speaks_to = units.some(({ tags, quote }) => !quote && tags.has("you"));
  const atoms: Atom[] = [];
  const unknown = unknownQuotes(units);
  for (const [at, unit] of units.entries()) {
    if (unknown.has(unit.quote)) {
      if (units[at - 1]?.quote !== unit.quote)
        atoms.push({
          at,
          end: at + 1,
          items: null,
          type: null,
          label: null,
          kind_of_work: null,
          is_quoted: true,
        });
      else {
        const last = atoms.at(-1);
        if (last) last.end = at + 1;
      }
      continue;
    }
    if (unit.named?.is_stem) {
      atoms.push({ ...numbered(units, at, unit.named.items), is_quoted: unit.quote > 0 });
      continue;
    }
    const titled = titlesOf(unit, unit.quote > 0 || speaks_of_study || speaks_to);
    if (titled.length > 0) {
      atoms.push({
        at,
        end: at + 1,
        items: titled,
        type: null,
        label: null,
        kind_of_work: null,
        is_quoted: unit.quote > 0,
      });
      continue;
    }
    const last = atoms.findLast((atom) => atom.type !== null || atom.items !== null);
    if (last && isOne(units, at)) {
      const type =
        last.type ?? TYPES.find((tag) => last.items?.every(({ types }) => types.has(tag)));
      if (type)
        atoms.push({
          ...{ at, end: at + 1, items: [], type, label: null, kind_of_work: last.kind_of_work },
          is_quoted: false,
        });
      continue;
    }
    // "What you hand in on Thursday" is no hand-in.
    const is_verb = unit.tags.has("due") && /^(?:you|we|to)$/i.test(units[at - 1]?.raw ?? "");
    const type = is_verb ? null : typeOf(unit);
    // "Twelve hours of work"
    const is_length = units[at - 1]?.tags.has("of") && units[at - 2]?.tags.has("hour");
    if (!type || is_length) continue;
    const label = isLabel(units, at + 1) ? (units[at + 1]?.value ?? null) : labelBefore(units, at);
    const kind_of_work = type === "task" ? kindOfWork(unit.tokens) : null;
    atoms.push({
      at,
      end: isLabel(units, at + 1) ? at + 2 : at + 1,
      items: [],
      type,
      label,
      kind_of_work,
      is_quoted: false,
    });
  }
  return atoms;
}

/** What is said of a session, and hardly of its subject: when it begins, how long it lasts. */
const OF_SESSIONS: readonly Tag[] = [
  "session",
  "plan",
  "start",
  "lasts",
  "today",
  "tomorrow",
  "set_aside",
];

/** "The psychology one", "the one in Structural Design": of the kind that was named before. */
function isOne(units: readonly Unit[], at: number): boolean {
  const isCourse = (unit: Unit | undefined) => (unit?.named?.courses.length ?? 0) > 0;
  // "Pesa más que la de Statistik", "more than that of Statistics".
  const is_compared = COMPARED.some((tag) => units[at - 1]?.tags.has(tag));
  if (is_compared && units[at]?.tags.has("definite") && isCourse(units[at + 2])) return true;
  if (units[at]?.raw.toLowerCase() !== "one") return false;
  return isCourse(units[at - 1]) || isCourse(units[at + 2]) || isCourse(units[at + 3]);
}

const COMPARED: readonly Tag[] = ["than", "before", "after"];

/** "Control 6", "the second problem set": the item with this number, or one that there is not. */
function numbered(units: readonly Unit[], at: number, all: KnownItem[]): Omit<Atom, "is_quoted"> {
  const next = units[at + 1];
  const after = next?.numeric?.kind === "number" && !next.used ? next.value : null;
  const ordinal = units.slice(Math.max(0, at - 3), at).find(({ is_ordinal }) => is_ordinal);
  const number = after ?? ordinal?.value ?? null;
  const items = number === null ? all : all.filter(({ title }) => hasNumber(title, number));
  const base = { at, end: after === null ? at + 1 : at + 2, type: null, label: null };
  return { ...base, items: items.length > 0 ? items : null, kind_of_work: null };
}

export function hasNumber(title: string, number: number): boolean {
  return (title.match(/\d+/g) ?? []).some((digits) => Number(digits) === number);
}

/** The 13 of "Chapter 13 quiz". */
function labelBefore(units: readonly Unit[], at: number): number | null {
  return units[at - 2]?.tags.has("page") ? (units[at - 1]?.value ?? null) : null;
}

/** A unit of a title; subject matter that is also a session's title counts where the sentence speaks of study. */
function titlesOf({ named, used }: Unit, speaks_of_study: boolean): KnownItem[] {
  if (!named || used || named.courses.length > 0) return [];
  const work = named.items.filter(({ kind }) => kind !== "session" && kind !== "topic");
  if (work.length > 0) return work;
  if (!speaks_of_study) return [];
  const sessions = named.items.filter(({ kind }) => kind === "session");
  return sessions.length > 0 ? sessions : named.items;
}

function typeOf({ tags, named, used, value }: Unit): Tag | null {
  if (used || value !== null || (named && named.courses.length > 0)) return null;
  // "Your lecturer" is no lecture.
  if (tags.has("teacher")) return null;
  return TYPES.find((tag) => tags.has(tag)) ?? null;
}

/** Quotations that hold no name of the student's own data: of something else, or of nothing at all. */
function unknownQuotes(units: readonly Unit[]): Set<number> {
  const quotes = new Set(units.map(({ quote }) => quote).filter((quote) => quote > 0));
  for (const { quote, named } of units) if (named) quotes.delete(quote);
  for (const { quote, used, raw } of units) if (used && /\p{L}/u.test(raw)) quotes.delete(quote);
  return quotes;
}

const BETWEEN: readonly Tag[] = [
  "course",
  "definite",
  "on",
  "of",
  "from",
  "at",
  "you",
  "to",
  "general",
  "whole_first",
  "small",
  "than",
];

/** A word for a kind and the title beside it are one mention. */
export function merged(units: readonly Unit[], atoms: Atom[]): Atom[] {
  const result: Atom[] = [];
  for (const atom of atoms) {
    const last = result.at(-1);
    if (last && isApposed(units, last, atom)) {
      const titled = last.type === null ? last : atom;
      result[result.length - 1] = { ...titled, at: last.at, end: atom.end };
    } else result.push(atom);
  }
  return result;
}

/** Whether one is a title and the other a kind, or two kinds in one name, with little between. */
function isApposed(units: readonly Unit[], a: Atom, b: Atom): boolean {
  if (a.type === null && b.type === null) return false;
  const between = units.slice(a.end, b.at);
  if (a.type !== null && b.type !== null) return between.length === 0 && a.label === null;
  if (between.length > 6) return false;
  // "Quiz 3 is an exam", "Essay 2 and the quiz": not one thing.
  const letters = between.filter(({ raw }) => /[\p{L}\p{N}]/u.test(raw));
  if (letters.length > 3 || between.some(({ raw }) => /^[,;]$/.test(raw))) return false;
  const is_joined = letters.every(
    ({ tags, named, value }) =>
      (named !== null && named.items.length === 0) ||
      (value === null && !tags.has("and") && [...tags].every((tag) => BETWEEN.includes(tag))),
  );
  return is_joined && (a.type !== null || letters.length <= 1);
}

/** A plan or calendar that holds what else is named is not what the sentence is about. */
export function withoutContainers(atoms: Atom[], units: readonly Unit[]): Atom[] {
  const others = atoms.filter(({ type }) => type !== "plan");
  if (others.length > 0) return others;
  const has_days = units.some(({ tags }) => tags.has("topic"));
  return has_days ? others : atoms;
}
