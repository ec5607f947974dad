import { pattern } from "@/lib/text/pattern";
import { COLUMNS } from "./words";

type Role = keyof typeof COLUMNS;

/** Which column holds what, from 0. */
export interface Header {
  name: number;
  score: number | null;
  out_of: number | null;
  percent: number | null;
  letter: number | null;
  /** Those that look like scores and are none. */
  weights: readonly number[];
  count: number;
}

const ROLES = (Object.keys(COLUMNS) as Role[]).map(
  (role) => [role, pattern("iu")`^${COLUMNS[role]}$`] as const,
);

/** The line that names the columns; null for any other. */
export function headerOf(cells: readonly string[]): Header | null {
  const roles = cells.map(rolesOf);
  const known = roles.filter((some) => some.length > 0).length;
  const written = cells.filter((cell) => cell !== "").length;
  if (known < 2 || known * 2 < written) return null;
  if (cells.some((cell) => /^[\d.,\s/%-]*\d[\d.,\s/%-]*$/.test(cell))) return null;
  const first = (role: Role, others: readonly (number | null)[] = []) => {
    const at = roles.findIndex((some, index) => some.includes(role) && !others.includes(index));
    return at < 0 ? null : at;
  };
  const name = first("name");
  const percent = first("percent");
  const letter = first("letter", [name, percent]);
  const score = first("score", [name, percent, first("score", [letter]) === null ? null : letter]);
  const taken = [name, score, percent];
  return {
    name: name ?? roles.findIndex((some) => some.length === 0 || some.includes("aside")),
    score,
    out_of: first("out_of", taken),
    percent,
    letter: letter === score ? null : letter,
    weights: roles.flatMap((some, at) => (some.includes("weight") ? [at] : [])),
    count: cells.length,
  };
}

function rolesOf(cell: string): Role[] {
  const plain = cell.replace(/[*:]+$/, "").trim();
  return ROLES.filter(([, words]) => words.test(plain)).map(([role]) => role);
}
