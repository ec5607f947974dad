// A rule never seen failing is not a rule: Biome lints a small tree of offences with the project's own
// configuration, and each must be reported for its own reason.
import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import { IMPORTS, lintTree, type Reports } from "./lint-tree";

const FORBIDDEN_IMPORTS = [
  ["app/(student)/courses/page.tsx", "@/db/client", "the server is reached over HTTP"],
  [
    "app/(student)/courses/page.tsx",
    "@/lib/services/courses/courses",
    "the server is reached over HTTP",
  ],
  ["app/(student)/courses/page.tsx", "drizzle-orm", "No SQL in a page"],
  ["app/_first-data/courses.ts", "@/db/client", "the API's own handlers"],
  ["app/_first-data/courses.ts", "@/components/courses/card", "the API's own handlers"],
  ["app/_first-data/courses.ts", "drizzle-orm", "No SQL in a page"],
  ["app/api/[[...path]]/route.ts", "@/components/ui/button", "knows nothing of the pages"],
  ["app/api/[[...path]]/route.ts", "drizzle-orm", "No SQL in a route"],
  ["app/api/_routes/courses.ts", "zod", "A route is one line"],
  ["app/api/_routes/courses.ts", "@/db/client", "a contract and its services"],
  ["components/courses/card.tsx", "@/db/client", "Components reach the server over HTTP"],
  [
    "components/courses/card.tsx",
    "@/lib/services/courses/courses",
    "Components reach the server over HTTP",
  ],
  ["components/courses/card.tsx", "@/lib/env", "Components reach the server over HTTP"],
  ["components/courses/card.tsx", "@/components/exams/exam-list", "Of another noun only"],
  ["components/courses/card.tsx", "@/components/exams/lazy-list", "Of another noun only"],
  ["components/courses/card.tsx", "node:fs", "Nothing of the server"],
  ["components/common/viewer/page.tsx", "@/components/exams/public", "share knows none of them"],
  ["components/common/viewer/page.tsx", "@/db/client", "Components reach the server over HTTP"],
  ["components/shared/modal.tsx", "@/components/courses/queries", "Shared pieces know no noun"],
  ["components/ui/button.tsx", "@/lib/client/call", "Shared pieces know no noun"],
  ["components/ui/button.tsx", "node:fs", "Nothing of the server"],
  ["lib/contract/courses.ts", "@/db/schema/courses", "imports nothing of the project"],
  ["lib/contract/courses.ts", "react", "imports zod only"],
  ["lib/client/call.ts", "@/lib/services/courses/courses", "meets the server only in lib/contract"],
  ["lib/client/call.ts", "@/db/client", "meets the server only in lib/contract"],
  ["lib/client/call.ts", "@/components/ui/button", "meets the server only in lib/contract"],
  ["lib/client/call.ts", "drizzle-orm", "Nothing of the server"],
  ["lib/services/courses/courses.ts", "@/lib/api/dispatch", "Services sit below the HTTP edge"],
  [
    "lib/services/courses/courses.ts",
    "@/inngest/functions/extract",
    "Services sit below the HTTP edge",
  ],
  ["lib/services/courses/courses.ts", "next/headers", "Services know nothing of React and Next"],
  ["lib/api/dispatch.ts", "drizzle-orm", "No SQL at the HTTP edge"],
  ["lib/api/dispatch.ts", "@/db/schema/courses", "No SQL at the HTTP edge"],
  ["lib/api/dispatch.ts", "next/server", "the standard Request and Response"],
  ["lib/api/dispatch.ts", "@/lib/client/call", "lib/api is the HTTP edge"],
  ["lib/ai/propose.ts", "@/db/client", "An adapter knows one outside thing"],
  ["lib/files/storage.ts", "@/lib/services/files", "An adapter knows one outside thing"],
  ["lib/files/storage.ts", "postgres", "knows nothing of the database"],
  ["lib/documents/evidence.ts", "@/db/client", "decides and does nothing else"],
  ["lib/documents/evidence.ts", "@/lib/time/dates", "decides and does nothing else"],
  ["lib/quick-add/plan.ts", "@/lib/planning/request/days", "decides and does nothing else"],
  ["lib/text/fold.ts", "@/lib/time/zones", "nothing outside itself"],
  ["lib/text/fold.ts", "react", "nothing outside itself"],
  ["lib/time/zones.ts", "@/lib/services/profile", "decides and does nothing else"],
  ["lib/time/zones.ts", "react", "know nothing of the database"],
  ["db/client.ts", "@/lib/services/courses/courses", "nothing above it"],
  ["db/schema/courses.ts", "react", "db knows nothing of the framework"],
  ["inngest/functions/extract.ts", "drizzle-orm", "No SQL in a job function"],
  ["inngest/functions/extract.ts", "@/db/client", "one service call"],
  ["inngest/client.ts", "@/lib/api/dispatch", "Jobs call services"],
  ["inngest/client.ts", "react", "Jobs know nothing of React"],
] as const;

const ALLOWED_IMPORTS = [
  ["app/(student)/exams/page.tsx", "@/components/courses/card"],
  ["app/_first-data/exams.ts", "@/lib/services/courses/exams"],
  ["app/api/_routes/exams.ts", "@/lib/services/courses/exams"],
  ["components/exams/form.tsx", "@/components/courses/queries"],
  ["components/exams/form.tsx", "@/components/courses/public"],
  ["components/exams/form.tsx", "@/components/common/files/file-row"],
  ["components/common/files/file-row.tsx", "@/components/resources/queries"],
  ["components/exams/form.tsx", "@/lib/contract/exams"],
  ["db/schema/exams.ts", "@/lib/contract/exams"],
  ["inngest/functions/read.ts", "@/lib/services/courses/exams"],
  ["components/exams/form.tsx", "@/lib/text/fold"],
  ["lib/contract/exams.ts", "zod"],
  ["lib/contract/exams.ts", "@/lib/time/durations"],
  ["lib/client/wait.ts", "@/lib/time/durations"],
  ["components/shared/format.ts", "@/lib/time/durations"],
  ["lib/documents/cut.ts", "@/lib/text/fold"],
  ["lib/documents/cut.ts", "@/lib/time/durations"],
  ["lib/quick-add/read.ts", "@/lib/documents/dates/find"],
  ["lib/quick-add/read.ts", "@/lib/text/kind-of-work"],
  ["lib/text/quote.ts", "./fold"],
  ["lib/text/quote.ts", "@/lib/text/languages/english"],
  ["lib/services/courses/exams.ts", "@/inngest/events"],
  ["lib/services/courses/exams.ts", "@/db/client"],
] as const;

const OFFENCES = [
  ["lib/time/cast.ts", "export const a = (b: number) => b as unknown as string;", "plugin"],
  ["lib/time/type.ts", 'export type A = import("@/db/client").Database;', "plugin"],
  ["lib/time/any.ts", "export const a = (b: any) => b;", "lint/suspicious/noExplicitAny"],
  ["lib/time/bang.ts", "export const a = (b?: string) => b!;", "lint/style/noNonNullAssertion"],
  ["lib/time/env.ts", "export const a = process.env.A;", "lint/style/noProcessEnv"],
  ["lib/time/console.ts", "export const a = () => console.log(1);", "lint/suspicious/noConsole"],
  ["lib/time/index.ts", 'export { a } from "./any";', "lint/performance/noBarrelFile"],
  ["lib/time/default.ts", "export default 1;", "lint/style/noDefaultExport"],
  ["lib/time/unused.ts", 'import { a } from "./any";', "lint/correctness/noUnusedImports"],
  [
    "lib/time/ring.ts",
    'import { a } from "./rung";\nexport const b = a;',
    "lint/suspicious/noImportCycles",
  ],
  [
    "lib/time/rung.ts",
    'import { b } from "./ring";\nexport const a = b;',
    "lint/suspicious/noImportCycles",
  ],
  ["lib/time/long.ts", "export const a = 1;\n".repeat(301), "lint/style/noExcessiveLinesPerFile"],
  ["lib/time/badName.ts", "export const a = 1;", "lint/style/useFilenamingConvention"],
  [
    "lib/services/stuck.ts",
    "export const a = () => db().transaction(async (tx) => { await db().select(); });",
    "plugin",
  ],
  [
    "lib/services/courses/reply.ts",
    'export const a = () => new Response("no");',
    "lint/style/noRestrictedGlobals",
  ],
  [
    "lib/documents/reply.ts",
    "export const a = (b: Request) => b;",
    "lint/style/noRestrictedGlobals",
  ],
  [
    "components/shared/picture.tsx",
    'export const A = () => <img src="/a.png" />;',
    "lint/a11y/useAltText",
  ],
] as const;

let reports: Reports;

beforeAll(() => {
  const sources = new Map<string, string>(OFFENCES.map(([file, source]) => [file, source]));
  for (const [file, module] of [...FORBIDDEN_IMPORTS, ...ALLOWED_IMPORTS, ...parents()]) {
    sources.set(file, `${sources.get(file) ?? ""}import ${JSON.stringify(module)};\n`);
  }
  reports = lintTree(sources);
});

describe("the folder rules", () => {
  it.each(FORBIDDEN_IMPORTS)("%s may not import %s", (file, module, reason) => {
    const found = reports(file, IMPORTS).filter((each) => each.message.includes(reason));
    expect(found.length, `${module}: ${reason}`).toBeGreaterThan(0);
  });

  it.each(parents())("%s may not import %s", (file) => {
    expect(reports(file, IMPORTS).some((each) => each.message.includes("never by ../"))).toBe(true);
  });

  it.each(ALLOWED_IMPORTS)("%s may import %s", (file) => {
    expect(reports(file, IMPORTS)).toEqual([]);
  });
});

describe("the rules of taste", () => {
  it.each(OFFENCES)("%s is refused", (file, _source, category) => {
    expect(reports(file, category).map((each) => each.severity)).toContain("error");
  });
});

/** A relative path would walk around every folder's rule, and an override replaces the base options. */
function parents(): [string, string][] {
  const { overrides } = JSON.parse(readFileSync("biome.json", "utf8"));
  const guarded: string[] = overrides
    .filter(({ linter }: Override) => linter?.rules?.style?.noRestrictedImports?.level === "error")
    .flatMap(({ includes }: Override) => includes);
  return [...guarded, "tests/**"].map((glob) => [glob.replace("**", "parent.ts"), "../x"]);
}

interface Override {
  includes: string[];
  linter?: { rules?: { style?: { noRestrictedImports?: { level?: string } } } };
}
