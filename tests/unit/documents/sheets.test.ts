import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { extractAssignment } from "@/lib/documents/extract/assignment";
import { sheet } from "./pages";

/** Heads of sheets as they are written around the world; "== due time type [number of tasks]" stands above each. */
const sheets = readFileSync(join(import.meta.dirname, "sheets.txt"), "utf8")
  .split(/^== /m)
  .slice(1)
  .map((block) => {
    const [head = "", ...lines] = block.trimEnd().split("\n");
    const [due, time, type, tasks] = head.split(" ");
    const text = lines.join("\n");
    return { name: text.replace(/\n/g, " / ").slice(0, 90), text, due, time, type, tasks };
  });

describe("the sheet", () => {
  it.each(sheets)("$name", ({ text, due, time, type, tasks }) => {
    const facts = extractAssignment(sheet(text));
    expect({
      due: facts.due?.value.date ?? "-",
      time: facts.due?.value.time ?? "-",
      type: facts.type?.value ?? "homework",
      tasks: tasks && String(facts.tasks.length),
    }).toEqual({ due, time, type, tasks });
  });
});
