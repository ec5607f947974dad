// The walls between folders: Biome tries every crossing in a small tree, and every opening that biome.json leaves in
// a wall has a reason here.
import { readdirSync, readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import { IMPORTS, lintTree, type Reports } from "./lint-tree";

/** What a folder under lib may import; what is not named is refused, and so is all to a folder that is not named. */
const LIB_WALLS: Record<string, readonly string[]> = {
  ai: ["env", "log"],
  answering: [
    ...["chat-rules", "contract", "documents", "grades", "knowledge", "retrieval", "text", "time"],
  ],
  api: ["contract", "services", "env", "log"],
  "calendar-in": ["contract", "text", "threads", "time"],
  "chat-rules": ["contract", "text", "time"],
  client: ["contract", "react"],
  contract: [],
  "course-setup": ["contract", "text", "time"],
  documents: ["contract", "text", "threads"],
  files: ["env", "time"],
  grades: ["contract", "text"],
  knowledge: ["documents", "retrieval", "text"],
  mail: ["env", "time"],
  planning: ["text", "threads", "time"],
  progress: ["time"],
  "public-web": [],
  "quick-add": ["contract", "text", "time"],
  retrieval: ["documents", "text"],
  services: [
    ...["ai", "answering", "calendar-in", "chat-rules", "contract", "course-setup", "documents"],
    ...["files", "grades", "knowledge", "mail"],
    ...["planning", "progress", "public-web", "quick-add", "retrieval", "text", "time"],
    ...["env", "log", "database", "sql", "events"],
  ],
  text: [],
  threads: [],
  time: ["text"],
  // Does not exist: a folder that somebody adds and forgets to wall.
  newcomer: [],
};

const LIB_FOLDERS = readdirSync("lib", { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

/** One module of each place that a wall speaks of. */
const MODULES: Record<string, string> = {
  ...Object.fromEntries(LIB_FOLDERS.map((folder) => [folder, `@/lib/${folder}/module`])),
  env: "@/lib/env",
  log: "@/lib/log",
  database: "@/db/client",
  sql: "drizzle-orm",
  events: "@/inngest/events",
  jobs: "@/inngest/functions/read",
  pages: "@/app/page",
  components: "@/components/ui/button",
  react: "react",
  next: "next/headers",
};

const CROSSINGS = [...LIB_FOLDERS, "newcomer"].flatMap((folder) =>
  Object.entries(MODULES)
    .filter(([place]) => place !== folder)
    .map(([place, module]) => ({
      folder,
      module,
      file: `lib/${folder}/crossing-to-${place}.ts`,
      verdict: LIB_WALLS[folder]?.includes(place) ? "open" : "refused",
    })),
);

/** Pieces that know no noun; biome.json walls both in one. */
const PRIMITIVES = ["components/ui/**", "components/shared/**"];

/** One part of a place, to which a wall is open that is closed to the rest of it. */
interface Opening {
  to: string;
  /** The folders it is open to, as biome.json names them. */
  from: string[];
  why: string;
}

const OPENINGS: Opening[] = [
  {
    to: "@/lib/env",
    from: ["lib/*.ts", "lib/ai/**", "lib/files/**", "lib/mail/**", "lib/api/**", "db/**"],
    why: "settings are read in one place",
  },
  {
    to: "@/lib/log",
    from: ["lib/*.ts", "lib/ai/**", "lib/api/**"],
    why: "the log is written in one place",
  },
  {
    to: "@/lib/metrics",
    from: ["lib/*.ts", "lib/api/**"],
    why: "answers are counted where they are given",
  },
  {
    to: "@/lib/tracing",
    from: ["lib/*.ts", "lib/api/**", "db/**"],
    why: "answers and queries are spans where they are given",
  },
  { to: "@/lib/version", from: ["lib/*.ts"], why: "traces name the version" },
  {
    to: "@/lib/data-folder",
    from: ["lib/*.ts", "db/**"],
    why: "whoever opens it closes it to others",
  },
  { to: "@/lib/exit-error", from: ["lib/*.ts", "db/**"], why: "what ends the start is one error" },
  { to: "@/lib/lock-file", from: ["db/**"], why: "one process opens the embedded database" },
  { to: "@/package.json", from: ["lib/*.ts"], why: "it says the version" },
  { to: "@/db/client", from: ["lib/*.ts"], why: "the start of the product opens the database" },
  { to: "@/inngest/embedded/start", from: ["lib/*.ts"], why: "and starts the engine of jobs" },
  {
    to: "@/lib/time/durations",
    from: ["lib/contract/**", "lib/documents/**", "lib/client/**", ...PRIMITIVES],
    why: "units in milliseconds, and no rule",
  },
  {
    to: "@/lib/documents/dates/**",
    from: ["lib/planning/**", "lib/quick-add/**"],
    why: "a request and an entry name a day as documents do, and one reader reads it",
  },
  {
    to: "@/inngest/events",
    from: ["lib/services/**"],
    why: "services announce what is to be done",
  },
  { to: "@/inngest/outbox", from: ["lib/services/**"], why: "and do so with their rows" },
  ...["types", "document-error", "chunk/types", "extract/assignment", "extract/syllabus/types"].map(
    (module) => ({
      to: `@/lib/documents/${module}`,
      from: ["db/**"],
      why: "types of what columns hold as JSON",
    }),
  ),
  ...["synced", "types"].map((module) => ({
    to: `@/lib/calendar-in/${module}`,
    from: ["db/**"],
    why: "types of what columns hold as JSON",
  })),
  {
    to: "@/lib/course-setup/things",
    from: ["db/**"],
    why: "types of what columns hold as JSON",
  },
  {
    to: "@/lib/cn",
    from: ["app/**", "components/**", "components/common/**", ...PRIMITIVES],
    why: "classes are merged by one function",
  },
  ...["first-data", "session-provider"].map((module) => ({
    to: `@/components/common/session/${module}`,
    from: ["app/_first-data/**"],
    why: "the session that a page is sent with is handed over here",
  })),
  {
    to: "@/lib/answering/starter-questions",
    from: ["components/**", "components/common/**"],
    why: "pure and small: questions are offered before any is asked",
  },
  {
    to: "@/lib/knowledge/layout",
    from: ["components/**", "components/common/**"],
    why: "pure and small: a map is laid out where its size is known",
  },
  {
    to: "@/components/*/queries",
    from: ["components/**", "components/common/**"],
    why: "nouns share what they ask the server",
  },
  {
    to: "@/components/*/public",
    from: ["components/**"],
    why: "nouns share what they say is for others",
  },
];

interface Wall {
  includes: string[];
  linter?: {
    rules?: {
      style?: { noRestrictedImports?: { options?: { patterns: { group: string[] }[] } } };
    };
  };
}

/** A folder as a whole: lib/text, db, a shared folder of components. */
const WHOLE = /^@\/(?:lib\/[^/*]+|db|app\/api\/_routes|components\/(?:ui|shared|common))\/\*\*$/;

/** What biome.json leaves open but whole folders: of each place by the folders it is open to. */
function openingsOf(walls: Wall[]): Map<string, string[]> {
  const openings = new Map<string, string[]>();
  for (const { includes, linter } of walls) {
    const patterns = linter?.rules?.style?.noRestrictedImports?.options?.patterns ?? [];
    for (const to of patterns.flatMap(({ group }) => group)) {
      if (!to.startsWith("!@/") || to === "!@/**" || WHOLE.test(to.slice(1))) continue;
      openings.set(to.slice(1), [...(openings.get(to.slice(1)) ?? []), ...includes]);
    }
  }
  return openings;
}

const WALLS: Wall[] = JSON.parse(readFileSync("biome.json", "utf8")).overrides;

/** Each opening, tried from each folder by a file of its own. */
const TRIED = OPENINGS.flatMap(({ to, from }, index) =>
  from.map((folder) => ({
    from: folder,
    to,
    file: folder.replace(/\*+/, `opening-${index}`).replace(/(?<!\.ts)$/, ".ts"),
    module: to.replace("/**", "/module").replace("*", "exams"),
  })),
);

let reports: Reports;

beforeAll(() => {
  const tried = [...CROSSINGS, ...TRIED];
  reports = lintTree(
    new Map(tried.map(({ file, module }) => [file, `import ${JSON.stringify(module)};\n`])),
  );
});

describe("the walls under lib", () => {
  it("are named for every folder there is", () => {
    expect(Object.keys(LIB_WALLS).sort()).toEqual([...LIB_FOLDERS, "newcomer"].sort());
  });

  it.each(CROSSINGS)("from lib/$folder to $module the way is $verdict", ({ file, verdict }) => {
    expect(reports(file, IMPORTS).length > 0 ? "refused" : "open").toBe(verdict);
  });
});

describe("the openings that biome.json leaves in its walls", () => {
  it("are those that have a reason here", () => {
    const named = OPENINGS.map(({ to, from }) => [to, from.toSorted()]);
    const found = [...openingsOf(WALLS)].map(([to, from]) => [to, from.toSorted()]);
    expect(found.sort()).toEqual(named.sort());
  });

  it.each(TRIED)("lead from $from to $to", ({ file }) => {
    expect(reports(file, IMPORTS)).toEqual([]);
  });
});
