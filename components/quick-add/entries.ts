import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useZone } from "@/components/common/session/session-provider";
import { type Course, courseQueries } from "@/components/courses/queries";
import { linesOf } from "@/lib/quick-add/lines";
import type { QuickItem } from "@/lib/quick-add/read-line";
import { loadRules, type Rules } from "./rules";

/** A line with what is read from it and what the student corrected. */
export interface Entry {
  id: number;
  item: QuickItem;
  /** Why the server did not take it. */
  problem: string | null;
}

/** A day `YYYY-MM-DD` and perhaps a time `HH:MM` of the student's zone. */
export type When = Pick<QuickItem, "time"> & { date: string };

interface Line {
  id: number;
  text: string;
  fixes: Partial<QuickItem>;
  problem: string | null;
}

/** What is typed: one line in the field, or the lines of a paste below it. */
export function useEntries(course_id: number | null, first: string, when?: When) {
  const [{ lines, is_list }, set] = useState(() => ({ lines: [lineOf(first)], is_list: false }));
  const [rules, setRules] = useState<Rules>();
  const [failed, setFailed] = useState(false);
  const courses = useQuery(courseQueries.list()).data;
  const zone = useZone();

  const context = { zone, courses, course_id, when };

  async function load(): Promise<Rules | undefined> {
    try {
      const loaded = rules ?? (await loadRules());
      setRules(loaded);
      setFailed(false);
      return loaded;
    } catch {
      setFailed(true);
    }
  }
  // A line that came from elsewhere is read without another key.
  useEffect(() => {
    if (first) void loadRules().then(setRules, () => setFailed(true));
  }, [first]);
  const change = (id: number, to: (line: Line) => Line) =>
    set((now) => ({ ...now, lines: now.lines.map((line) => (line.id === id ? to(line) : line)) }));

  return {
    entries: entriesOf(lines, rules, context),
    /** The same for whoever presses Enter before the rules are there. */
    read: async () => entriesOf(lines, await load(), context),
    /** The rules could not be loaded. */
    failed,
    is_list,
    zone,
    courses: courses ?? NO_COURSES,
    text: is_list ? "" : (lines[0]?.text ?? ""),
    load: () => void load(),

    type(text: string) {
      void load();
      set(({ lines: [line] }) => ({
        lines: [text.trim() && line ? { ...line, text, problem: null } : lineOf(text)],
        is_list: false,
      }));
    },
    /** Takes several lines at once; false where there is one only. */
    paste(text: string): boolean {
      const several = linesOf(text);
      if (several.length < 2) return false;
      void load();
      // What stood in the field already is a line as well.
      set((now) => {
        const begun = now.lines.filter((line) => line.text.trim());
        return { lines: [...begun, ...several.map(lineOf)], is_list: true };
      });
      return true;
    },
    fix: (id: number, fixes: Partial<QuickItem>) =>
      change(id, (line) => ({ ...line, fixes: { ...line.fixes, ...fixes }, problem: null })),
    refuse: (id: number, problem: string) => change(id, (line) => ({ ...line, problem })),
    /** Takes lines away; without any the field is ready for the next. */
    remove(ids: readonly number[]) {
      set((now) => {
        const left = now.lines.filter(({ id }) => !ids.includes(id));
        return left.length > 0 ? { ...now, lines: left } : { lines: [lineOf("")], is_list: false };
      });
    },
  };
}

const NO_COURSES: Course[] = [];

let last = 0;

function lineOf(text: string): Line {
  last += 1;
  return { id: last, text, fixes: {}, problem: null };
}

interface Context {
  zone: string;
  courses: Course[] | undefined;
  course_id: number | null;
  when: When | undefined;
}

function entriesOf(
  lines: Line[],
  rules: Rules | undefined,
  { courses, when, ...context }: Context,
) {
  if (!rules || !courses) return [];
  const now = new Date();
  return lines.flatMap(({ id, text, fixes, problem }): Entry[] => {
    if (linesOf(text).length === 0) return [];
    const read = rules.readLine(text, { ...context, courses, now });
    return [{ id, item: { ...read, ...dueOf(read, when), ...fixes }, problem }];
  });
}

/** A line that names a day knows its own time as well; one that names a time only is of the given day. */
function dueOf({ date, time }: QuickItem, when: When | undefined) {
  if (date !== null || !when) return {};
  return { date: when.date, time: time ?? when.time };
}
