import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";

/** Written for people, so that nothing but this test notices when they go out of date. */
const GUIDES = [
  ...["AGENTS.md", "CONTRIBUTING.md", "SECURITY.md", "README.md", "CHANGELOG.md"],
  ...["docs/pilot.md", "docs/accessibility.md", "docs/privacy.md", "docs/security-answers.md"],
  ...["docs/threat-model.md", "docs/deploy.md"],
];
const FOLDERS = /^(?:app|components|db|docs|inngest|lib|scripts|tests|\.ci|\.github)\//;
const { scripts } = JSON.parse(readFileSync("package.json", "utf8"));

describe.each(GUIDES)("%s", (guide) => {
  const text = readFileSync(guide, "utf8");
  const quoted = [...text.matchAll(/`([^`\n]+)`/g)].map(([, words = ""]) => words);
  const linked = [...text.matchAll(/\]\(([^)#:]+)(?:#[^)]*)?\)/g)].map(([, to = ""]) =>
    path.join(path.dirname(guide), to),
  );

  test("names only commands of package.json", () => {
    const named = [...text.matchAll(/npm run (?:-s )?([\w:]+)/g)].map(([, name = ""]) => name);
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
  });

  test("names only files and folders that are there", () => {
    const named = [
      ...quoted.filter((words) => FOLDERS.test(words) && !/\s/.test(words)),
      ...linked,
    ];
    expect(named.filter((name) => !existsSync(name))).toEqual([]);
  });

  test("leads only to headings that are there", () => {
    const places = [...text.matchAll(/\]\(([^)#:]*)#([^)]+)\)/g)].map(([, to = "", heading]) => {
      const file = to ? path.join(path.dirname(guide), to) : guide;
      return { place: `${to}#${heading}`, isThere: headingsOf(file).includes(heading ?? "") };
    });
    expect(places.filter(({ isThere }) => !isThere)).toEqual([]);
  });
});

/** By what links lead to them. */
function headingsOf(file: string): string[] {
  const headings = readFileSync(file, "utf8").matchAll(/^#+ (.+)$/gm);
  return Array.from(headings, ([, words = ""]) =>
    words
      .toLowerCase()
      .replace(/[^\w\- ]/g, "")
      .replaceAll(" ", "-"),
  );
}

describe("AGENTS.md", () => {
  const lines = readFileSync("AGENTS.md", "utf8").trimEnd().split("\n");

  test("is short enough to be read whole", () => {
    expect(lines.length).toBeLessThanOrEqual(120);
  });

  test("has each word of its glossary once, in order", () => {
    const from = lines.indexOf("## Glossary");
    const words = lines.slice(from + 4).map((line) => line.split(" | ")[0]?.slice(2));
    expect(words).toEqual([...new Set(words)].sort());
  });

  test("names the rooms of lib/services", () => {
    const line = lines.find((each) => each.startsWith("`operator`, "));
    const named = [...(line ?? "").matchAll(/`([\w-]+)`/g)].map(([, room]) => room);
    expect(named.toSorted()).toEqual(readdirSync("lib/services").toSorted());
  });
});
