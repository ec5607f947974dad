import type { Line } from "./cells";
import type { Header } from "./header";
import { pointsOf, type Read, scoreOf } from "./score-of";
import { type Told, tellCell, tellNamed } from "./tell-cell";

/** A name, empty where the line above has it, and its score. */
interface Row {
  title: string;
  read: Read;
}

/** A line that holds a whole row; null where its name or its score is to be found on other lines. */
export function rowOf(
  { cells }: Line,
  header: Header | null,
  letters: readonly string[],
  is_group: (name: string) => boolean,
): Row | null {
  const told = cells.map((cell, at): Told => {
    const is_weight = cells.length === header?.count && header.weights.includes(at);
    return is_weight ? { is: "noise" } : tellCell(cell, letters);
  });
  const by_column = header && byColumns(told, header);
  if (by_column) return by_column;
  if (cells.filter((cell) => cell !== "").length < 2) return null;
  const names = told.flatMap((cell) => (cell.is === "text" ? [cell.text] : []));
  const title = names.find((name) => !is_group(name)) ?? names[0];
  const read = scoreOf(told);
  if (read.score === null && read.reason === "none") {
    const within = cells.flatMap((cell, at) =>
      told[at]?.is === "text" ? (tellNamed(cell, letters) ?? []) : [],
    )[0];
    if (within) return { title: within.title, read: scoreOf([within.score]) };
    const is_open = told.some(({ is }) => is === "open" || is === "open_of");
    return title !== undefined && is_open ? { title, read } : null;
  }
  return title === undefined ? null : { title, read };
}

/** By the columns that the header names; null where the line doesn't fit under it. */
function byColumns(told: readonly Told[], header: Header): Row | null {
  const at = (column: number | null) => (column === null ? undefined : told[column]);
  const name = at(header.name);
  const columns = [header.score, header.percent, header.letter];
  const scored = columns.flatMap((column) => at(column) ?? []);
  const others = told.filter((_, column) => !columns.includes(column));
  if (scored.length === 0 || told.length < 2) return null;
  if (others.some(({ is }) => is === "fraction" || is === "open_of") && !scored.some(isScore)) {
    return null;
  }
  if (scored.some(({ is }) => is === "text" || is === "noise") && !scored.some(isScore))
    return null;
  const title = textOf(name);
  if (title === null || (title === "" && scored.every(({ is }) => is === "empty"))) return null;
  return { title, read: readColumns(told, header) };
}

function readColumns(told: readonly Told[], header: Header): Read {
  const at = (column: number | null) => (column === null ? undefined : told[column]);
  const [score, out_of, percent] = [at(header.score), at(header.out_of), at(header.percent)];
  if (told.some(({ is }) => is === "excused")) return { score: { kind: "excused" }, reason: null };
  const whole = out_of && (out_of.is === "number" || out_of.is === "out_of") ? out_of.value : null;
  if (score?.is === "number" && whole !== null) return pointsOf(score.value, whole);
  if (score?.is === "fraction") return pointsOf(score.score, score.out_of);
  if (percent?.is === "percent" || percent?.is === "number") {
    return { score: { kind: "percent", score: percent.value }, reason: null };
  }
  const letter = at(header.letter);
  return scoreOf([score, letter].flatMap((cell) => cell ?? []));
}

function isScore({ is }: Told): boolean {
  return [
    "fraction",
    "open_of",
    "number",
    "percent",
    "letter",
    "other_letter",
    "excused",
    "open",
  ].includes(is);
}

/** Names that look like a letter or a number are names under their heading. */
function textOf(told: Told | undefined): string | null {
  if (told === undefined || told.is === "empty" || told.is === "noise") return "";
  if (told.is === "text") return told.text;
  if (told.is === "letter" || told.is === "other_letter") return told.letter;
  return null;
}
