/** A calendar file cut into its parts, so that a broken event costs itself and nothing beside it. */
export interface Blocks {
  /** Properties of the calendar itself. */
  head: string;
  events: string[];
  zones: string[];
  /** Events that begin and never end. */
  broken: number;
  /** The file says where it ends. */
  ends: boolean;
}

/** Folded lines stay folded: who reads a part unfolds it. Alarms and tasks are left out. */
export function cutBlocks(text: string): Blocks {
  const blocks: Blocks = { head: "", events: [], zones: [], broken: 0, ends: false };
  const head: string[] = [];
  let open: { name: string; lines: string[] } | null = null;
  let inner: string | null = null;
  for (const line of text.split(/\r\n|\n|\r/)) {
    const [, edge = "", component = ""] = /^(BEGIN|END):\s*([A-Z-]+)\s*$/i.exec(line) ?? [];
    const [begins, ends] = [edge.toUpperCase() === "BEGIN", edge.toUpperCase() === "END"];
    const name = component.toUpperCase();
    if (ends && name === "VCALENDAR") blocks.ends = true;
    if (name === "VCALENDAR") continue;
    if (begins && (!open || PARTS.has(name))) {
      if (open?.name === "VEVENT") blocks.broken += 1;
      open = { name, lines: [] };
      inner = null;
    }
    if (!open) {
      if (line) head.push(line);
      continue;
    }
    if (inner === null && begins && name !== open.name && !INNER_OF_ZONES.has(name)) inner = name;
    if (inner === null && line) open.lines.push(line);
    if (ends && name === inner) inner = null;
    if (ends && name === open.name) {
      if (name === "VEVENT") blocks.events.push(open.lines.join("\r\n"));
      if (name === "VTIMEZONE") blocks.zones.push(open.lines.join("\r\n"));
      open = null;
    }
  }
  if (open?.name === "VEVENT") blocks.broken += 1;
  return { ...blocks, head: ["BEGIN:VCALENDAR", ...head, "END:VCALENDAR"].join("\r\n") };
}

const PARTS = new Set(["VEVENT", "VTIMEZONE", "VTODO", "VJOURNAL", "VFREEBUSY"]);
const INNER_OF_ZONES = new Set(["STANDARD", "DAYLIGHT"]);
