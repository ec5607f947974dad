import { processingOf } from "@/components/common/files/stage";
import { DIFFICULTIES } from "@/lib/contract/difficulties";
import type { Resource } from "@/lib/contract/resources";
import { counted } from "@/lib/text/counted";

const LEVELS: Record<number, string> = DIFFICULTIES;

export interface ResourceGroup {
  course_id: number | null;
  name: string;
  resources: Resource[];
}

/** One group for each course by its name, and last what belongs to none. */
export function groupByCourse(resources: Resource[]): ResourceGroup[] {
  const groups = new Map<number | null, ResourceGroup>();
  for (const resource of resources) {
    const { course_id, course_name } = resource;
    const group = groups.get(course_id) ?? {
      course_id,
      name: course_name ?? "Uncategorized",
      resources: [],
    };
    group.resources.push(resource);
    groups.set(course_id, group);
  }
  return [...groups.values()].sort(
    (a, b) =>
      Number(a.course_id === null) - Number(b.course_id === null) || a.name.localeCompare(b.name),
  );
}

/** "1 resource found", "12 resources found" */
export function foundText(count: number): string {
  return `${counted(count, "resource")} found`;
}

/** "0.4 h"; `minutes` of study. */
export function hoursOf(minutes: number): string {
  return hoursText(minutes / 60);
}

export function hoursText(hours: number): string {
  return `${Math.max(0.1, Math.round(hours * 10) / 10)} h`;
}

/** What stands at the foot of a card: "40 pages · 3.5 h". */
export function extentText({ page_count, estimated_time }: Resource): string {
  return [
    page_count !== null && counted(page_count, "page"),
    estimated_time !== null && hoursText(estimated_time),
  ]
    .filter(Boolean)
    .join(" · ");
}

/** In words; undefined where nobody has said it. */
export function difficultyText(level: number | null): string | undefined {
  return level === null ? undefined : LEVELS[level];
}

/** "PDF", "Lecture notes": short ones are abbreviations. */
export function typeText(resource_type: string): string {
  const words = resource_type.replaceAll("_", " ").trim();
  if (words.length <= 4) return words.toUpperCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The part of the library that one course has; all of it without one. */
export function ofCourse(resources: Resource[], course_id: number | null): Resource[] {
  return course_id === null ? resources : resources.filter((one) => one.course_id === course_id);
}

/** Whether questions can be answered from any of them. */
export function isAnyReady(resources: Resource[]): boolean {
  return resources.some((resource) => processingOf(resource) === "completed");
}
