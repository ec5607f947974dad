import { screen, within } from "@testing-library/react";
import type { SyllabusSource, TopicItem } from "@/lib/contract/topics";
import { COURSE, STUDENT, SYLLABUS, TOPIC } from "@/tests/support/items";
import { serve } from "@/tests/support/page";

export const CARDS = `/courses/${COURSE.id}/topic-items/`;
export const SYLLABI = `/courses/${COURSE.id}/topics/`;
export const PASTED = `${SYLLABI}${SYLLABUS.id}/`;

/** A card of the course for each title, in this order. */
export function cards(...titles: string[]): TopicItem[] {
  return titles.map((title, order) => ({ ...TOPIC, id: TOPIC.id + order, title, order }));
}

/** A server with these cards and syllabi, and whatever else it shall answer. */
export function servePanel(
  { items = [], sources = [] }: { items?: TopicItem[]; sources?: SyllabusSource[] },
  answers: Parameters<typeof serve>[0] = {},
) {
  return serve({
    "GET /profile/": { body: STUDENT },
    "GET /syllabus-imports/": { body: [] },
    [`GET ${CARDS}`]: { body: items },
    [`GET ${SYLLABI}`]: { body: sources },
    ...answers,
  });
}

export const panel = () => screen.getByRole("region", { name: /^Syllabus topics/ });
export const tick = (title: string) =>
  screen.findByRole<HTMLInputElement>("checkbox", { name: `Completed: ${title}` });
export const dialog = () => screen.findByRole("dialog");
export const sources = () => screen.findByRole("list", { name: "Syllabus sources" });

/** In the order they are shown. */
export function titles() {
  return within(panel())
    .getAllByRole("checkbox")
    .map((box) => box.parentElement?.textContent?.replace("Completed: ", ""));
}
