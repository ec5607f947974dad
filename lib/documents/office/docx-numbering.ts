import { childOf, childrenOf, type Xml } from "./xml";

type Level = { start: number; format: string; text: string };

/** Counts the paragraphs of numbered lists, as Word does while it sets them. */
export class Numbering {
  private readonly abstract = new Map<string, Level[]>();
  private readonly lists = new Map<string, { abstract: string; starts: Map<number, number> }>();
  private readonly counts = new Map<string, number[]>();

  constructor(part: Xml | undefined) {
    const root = childOf(part, "numbering");
    for (const list of childrenOf(root, "abstractNum")) {
      const levels: Level[] = [];
      for (const level of childrenOf(list, "lvl")) levels[numberOf(level, "ilvl")] = levelOf(level);
      this.abstract.set(list.attributes.abstractNumId ?? "", levels);
    }
    for (const list of childrenOf(root, "num")) {
      const starts = childrenOf(list, "lvlOverride").flatMap((level): [number, number][] => {
        const start = childOf(level, "startOverride");
        return start ? [[numberOf(level, "ilvl"), numberOf(start, "val")]] : [];
      });
      const abstract = childOf(list, "abstractNumId")?.attributes.val ?? "";
      this.lists.set(list.attributes.numId ?? "", { abstract, starts: new Map(starts) });
    }
  }

  /** What stands before the next paragraph with these properties ("numPr"), and how far it is indented. */
  next(properties: Xml): { marker: string; level: number } | null {
    const id = childOf(properties, "numId")?.attributes.val ?? "";
    const list = this.lists.get(id);
    const levels = this.abstract.get(list?.abstract ?? "");
    const at = Math.min(8, numberOf(childOf(properties, "ilvl"), "val"));
    const level = levels?.[at];
    if (!list || !levels || !level) return null;
    // Lists of one kind go on counting, unless one of them says where it starts.
    const key = list.starts.size > 0 ? `list ${id}` : list.abstract;
    const counts = this.counts.get(key) ?? [];
    const start = (index: number) => list.starts.get(index) ?? levels[index]?.start ?? 1;
    for (let above = 0; above < at; above += 1) counts[above] ??= start(above);
    counts[at] = (counts[at] ?? start(at) - 1) + 1;
    counts.length = at + 1;
    this.counts.set(key, counts);
    return { marker: markerOf(level, levels, counts), level: at };
  }
}

function levelOf(level: Xml): Level {
  return {
    start: numberOf(childOf(level, "start"), "val", 1),
    format: childOf(level, "numFmt")?.attributes.val ?? "decimal",
    text: childOf(level, "lvlText")?.attributes.val ?? "",
  };
}

function numberOf(element: Xml | undefined, attribute: string, otherwise = 0): number {
  const number = Number(element?.attributes[attribute] ?? otherwise);
  return Number.isSafeInteger(number) && number >= 0 ? number : otherwise;
}

function markerOf(level: Level, levels: Level[], counts: number[]): string {
  if (level.format === "bullet") return "•";
  if (level.format === "none") return "";
  return level.text.replace(/%(\d)/g, (_, digit) => {
    const index = Number(digit) - 1;
    return inFormat(counts[index] ?? 1, levels[index]?.format ?? "decimal");
  });
}

/** A number as lists count: "c", "iv", "12". */
export function inFormat(number: number, format: string): string {
  if (/letter|^[aA]$/i.test(format)) return inCase(lettersOf(number), format);
  if (/roman|^i$/i.test(format)) return inCase(romanOf(number), format);
  return String(number);
}

function inCase(text: string, format: string): string {
  return /^(?:upper|[AI]$)/.test(format) ? text.toUpperCase() : text;
}

function lettersOf(number: number): string {
  const letter = String.fromCharCode(97 + ((number - 1) % 26));
  return letter.repeat(Math.min(5, Math.ceil(number / 26)));
}

const ROMAN: [number, string][] = [
  [1000, "m"],
  [900, "cm"],
  [500, "d"],
  [400, "cd"],
  [100, "c"],
  [90, "xc"],
  [50, "l"],
  [40, "xl"],
  [10, "x"],
  [9, "ix"],
  [5, "v"],
  [4, "iv"],
  [1, "i"],
];

function romanOf(number: number): string {
  let rest = Math.min(number, 3999);
  let text = "";
  for (const [value, letters] of ROMAN) {
    while (rest >= value) {
      text += letters;
      rest -= value;
    }
  }
  return text;
}
