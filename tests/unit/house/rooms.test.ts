import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";

const SERVICES = "lib/services";
const IMPORT = /(?:from|import\()\s*"@\/lib\/services\/([^/"]+)\/[^"]+"/g;
const MOST_ROOMS = 16;
const MOST_ARROWS = 49;

/** Every room of lib/services with the rooms it imports. */
function roomsOf(sources: Map<string, string>): Map<string, Set<string>> {
  const rooms = new Map<string, Set<string>>();
  for (const [file, source] of sources) {
    const room = file.split(path.sep)[0] ?? "";
    const imported = rooms.get(room) ?? new Set();
    rooms.set(room, imported);
    for (const [, other = ""] of source.matchAll(IMPORT)) if (other !== room) imported.add(other);
  }
  return rooms;
}

/** The rooms as AGENTS.md names them, top to bottom. */
function orderIn(text: string): string[] {
  const [, named = ""] = /^Rooms of `lib\/services\/`[^\n]*\n([^\n]+)$/m.exec(text) ?? [];
  return [...named.matchAll(/`([a-z-]+)`/g)].map(([, room = ""]) => room);
}

/** Arrows to a room that does not stand below the one it comes from. */
function upwards(rooms: Map<string, Set<string>>, order: string[]): string[] {
  return [...rooms].flatMap(([room, imported]) =>
    [...imported]
      .filter((other) => order.indexOf(other) <= order.indexOf(room))
      .map((other) => `${room} to ${other}`),
  );
}

/** Rooms that reach themselves through others. */
function inCircles(rooms: Map<string, Set<string>>): string[] {
  const reached = (from: string, seen = new Set<string>()): Set<string> => {
    for (const next of rooms.get(from) ?? []) {
      if (seen.has(next)) continue;
      seen.add(next);
      reached(next, seen);
    }
    return seen;
  };
  return [...rooms.keys()].filter((room) => reached(room).has(room));
}

const files = readdirSync(SERVICES, { recursive: true, encoding: "utf8" }).filter((name) =>
  name.endsWith(".ts"),
);
const rooms = roomsOf(
  new Map(files.map((name) => [name, readFileSync(path.join(SERVICES, name), "utf8")])),
);

describe("the rooms of lib/services", () => {
  test("hold every file: none lies loose in the hall", () => {
    expect(files.filter((name) => !name.includes(path.sep))).toEqual([]);
  });

  test("are few, and few arrows run between them", () => {
    expect(rooms.size).toBeLessThanOrEqual(MOST_ROOMS);
    const arrows = [...rooms.values()].reduce((sum, imported) => sum + imported.size, 0);
    expect(arrows).toBeGreaterThan(rooms.size);
    expect(arrows).toBeLessThanOrEqual(MOST_ARROWS);
  });

  test("never import each other, directly or around a corner", () => {
    expect(inCircles(rooms)).toEqual([]);
  });

  test("stand in AGENTS.md from top to bottom, and use only those below them", () => {
    const order = orderIn(readFileSync("AGENTS.md", "utf8"));
    expect(order.toSorted()).toEqual([...rooms.keys()].sort());
    expect(upwards(rooms, order)).toEqual([]);
    expect(upwards(rooms, order.toReversed()).length).toBeGreaterThan(rooms.size);
  });

  test("are seen in a circle where there is one", () => {
    const lines = { "a/x.ts": "b", "b/x.ts": "c", "c/x.ts": "a", "d/x.ts": "a" };
    const sources = Object.entries(lines).map(
      ([file, to]) => [file, `import { x } from "@/lib/services/${to}/x";`] as const,
    );
    expect(inCircles(roomsOf(new Map(sources)))).toEqual(["a", "b", "c"]);
  });
});
