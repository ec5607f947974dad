import { readFileSync } from "node:fs";

/** Meanings in the schema of the sets of requests, whose README says what each field is. */
export interface Meaning {
  hours_per_week?: unknown;
  moves?: { sessions: string[] | "all_open"; [target: string]: unknown }[];
  [field: string]: unknown;
}

/** One request of a set, with what it means. */
export interface RequestCase {
  id: string;
  language: string;
  mode: "make" | "change";
  kind: string;
  now: { at: string; zone: string };
  context: {
    course: string;
    exam_date: string;
    topics: { week: number; title: string }[];
    sessions?: CaseSession[];
  };
  text: string;
  expect: Meaning;
  also_right?: Meaning[];
  not_understood?: string[];
  must_not: Meaning[];
  must_say?: { kind: string; about: string }[];
}

export interface CaseSession {
  id: string;
  date: string;
  start: string;
  hours: number;
  kind: string;
  title: string;
}

/** The requests of a file with one in each line. */
export function readCases(file: string): RequestCase[] {
  const lines = readFileSync(file, "utf8").split("\n");
  return lines.filter((line) => line.trim()).map((line) => JSON.parse(line));
}
