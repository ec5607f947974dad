// Set-up of the unit tests. One that asks for the zone of the machine can pass in one zone and fail in
// another, so it belongs to zonedTests in vitest.config.ts; anywhere else the question itself fails the test.
import path from "node:path";
import { afterEach, expect, inject } from "vitest";

/** What answers with the machine's zone. The toLocale methods do unless they are given a zone. */
const LOCAL_METHODS = Object.getOwnPropertyNames(Date.prototype).filter((name) =>
  /^(get|set)(?!UTC|Time$)|^to(Date|Time)?String$|^toLocale/.test(name),
);
const NAMES_ITS_ZONE = /(?:Z|GMT|UTC|[+-]\d\d:?\d\d)\s*$/i;
/** ECMAScript reads a date without a time as UTC. */
const DATE_ONLY = /^\d{4}(?:-\d\d){0,2}$/;

declare module "vitest" {
  interface ProvidedContext {
    /** Globs of the tests that run in several zones. */
    zonedTests: string[];
  }
}

declare global {
  /** The files of a worker share its globals: they are watched once. */
  var studyCompanionZoneQuestions: { asked?: string | undefined } | undefined;
}

const questions = globalThis.studyCompanionZoneQuestions ?? watch();
// From here on, so that a question while the file's modules are loaded counts for its first test.
questions.asked = undefined;

afterEach(({ task }) => {
  const { asked } = questions;
  questions.asked = undefined;
  const file = path.relative(process.cwd(), task.file.filepath);
  if (inject("zonedTests").some((folder) => path.matchesGlob(file, folder))) return;
  expect(
    asked,
    "asked for the zone of the machine: see zonedTests in vitest.config.ts",
  ).toBeUndefined();
});

function watch() {
  const questions: { asked?: string | undefined } = {};
  const ask = (what: string) => {
    questions.asked ??= `${what} ${new Error().stack?.split("\n").slice(3, 6).join("\n")}`;
  };
  for (const name of LOCAL_METHODS) {
    const method: unknown = Reflect.get(Date.prototype, name);
    if (typeof method !== "function") continue;
    const watched = function (this: Date, ...args: unknown[]) {
      if (!namesZone(args[1])) ask(name);
      return Reflect.apply(method, this, args);
    };
    Object.defineProperty(Date.prototype, name, {
      value: watched,
      writable: true,
      configurable: true,
    });
  }
  const parse = Date.parse;
  const needsZone = (text: unknown) =>
    typeof text === "string" &&
    !NAMES_ITS_ZONE.test(text) &&
    !DATE_ONLY.test(text) &&
    !Number.isNaN(parse(text));
  Date.parse = (text) => {
    if (needsZone(text)) ask(`Date.parse("${text}")`);
    return parse(text);
  };
  globalThis.Date = new Proxy(Date, {
    construct(target, args, newTarget) {
      if (args.length > 1 || needsZone(args[0])) ask(`new Date(${args.join(", ")})`);
      return Reflect.construct(target, args, newTarget);
    },
    apply(target) {
      ask("Date()");
      return target();
    },
  });
  Intl.DateTimeFormat = new Proxy(Intl.DateTimeFormat, {
    construct(target, args, newTarget) {
      if (!namesZone(args[1])) ask("new Intl.DateTimeFormat()");
      return Reflect.construct(target, args, newTarget);
    },
    apply(target, _this, [locales, options]) {
      if (!namesZone(options)) ask("Intl.DateTimeFormat()");
      return target(locales, options);
    },
  });
  globalThis.studyCompanionZoneQuestions = questions;
  return questions;
}

function namesZone(options: unknown): boolean {
  return typeof options === "object" && options !== null && "timeZone" in options;
}
