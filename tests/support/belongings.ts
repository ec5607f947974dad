import { z } from "zod";
import { CalendarSource } from "@/lib/contract/calendar-sources";
import type { Endpoint } from "@/lib/contract/endpoint";
import { CourseGrades } from "@/lib/contract/grades";
import { ScheduleWeek } from "@/lib/contract/schedule";
import { CourseLink } from "@/lib/contract/shared-courses";
import { canvas, readsAnswer } from "./calendar-sources";
import { isKnownElsewhere } from "./identities";
import { pdfOf, textPage } from "./pdf";
import type { Student } from "./student";

type Make = (student: Student, course_id: number, about: About) => unknown;

interface About {
  route: string;
  /** Stands in what is made, so that it can be told from another student's. */
  title: string;
  /** A file that takes a job a while to read; else one that is no PDF. */
  real?: true;
}

/** Makes what each path parameter of the contract names, of the student's own. */
export const MAKES: Record<string, Make> = {
  course_id: (_, course_id) => course_id,
  assignment_id: async (student, course_id, { title }) =>
    (await student.makesAssignment(course_id, { title })).id,
  exam_id: async (student, course_id, { title }) =>
    (await student.makesExam(course_id, { name: title })).id,
  class_time_id: async (student, course_id, { title }) =>
    (await student.makesClassTime(course_id, { location: title })).id,
  piece_id: async (student, course_id, { title }) => {
    const body = { title, score: { kind: "points", score: 18, out_of: 20 } };
    await student.put(`/courses/${course_id}/grades/pieces/`, body);
    const { body: read } = await student.get(`/courses/${course_id}/grades/`);
    return CourseGrades.parse(read).pieces.find(({ piece_id }) => piece_id !== null)?.piece_id;
  },
  item_id: async (student, course_id) => (await student.makesTopicItem(course_id)).id,
  plan_id: async (student, course_id) => (await student.makesStudyPlan(course_id)).id,
  thread_id: async (student) => (await student.post("/ai-assistant/threads/")).body.id,
  feed_id: async (student) => (await student.post("/calendar/feeds/")).body.id,
  calendar_id: async (student, _, { title }) => {
    // A name that leads nowhere: nothing of a test goes out into the world.
    const address = `https://calendar.invalid/${encodeURIComponent(title)}.ics`;
    const added = await student.post("/calendar/sources/", { address });
    if (added.status === 201) return added.body.id;
    // The same address is not taken twice: the one that is there serves as well.
    const [there] = (await student.get("/calendar/sources/")).list;
    return CalendarSource.parse(there).id;
  },
  identity_id: (student) => isKnownElsewhere(student),
  link_id: async (student, course_id) => {
    const made = await student.post(`/courses/${course_id}/links/`);
    return CourseLink.parse(made.body.link).id;
  },
  export_id: async (student) => (await student.post("/account/exports/")).body.id,
  session_id: async (student, course_id) => (await plansSomething(student, course_id)).id,
  trash_item_id: async (student, course_id) => (await deletesSomething(student, course_id))?.id,
  topic_id: async (student, course_id, { title }) => {
    const syllabus_text = `Week 1: ${title}`;
    return (await student.upload(`/courses/${course_id}/topics/`, { syllabus_text })).body.id;
  },
  import_id: async (student, course_id, { title }) => {
    const syllabus_text = `Week 1: ${title}\n\nHomework 1 is due March 5, 2030.`;
    const fields = { syllabus_text, course_id: String(course_id) };
    return (await student.upload("/syllabus-imports/", fields)).body.id;
  },
  resource_id: async (student, _, { title, real }) =>
    (await student.upload("/resources/", { title, file: pdf(title, real) })).body.id,
  file_id: async (student, course_id, { route, title, real }) => {
    const kind = route.includes("quiz") ? "quiz" : "assignment";
    const path = `/courses/${course_id}/${kind}-files/`;
    return (await student.upload(path, { title, file: pdf(title, real) })).body.id;
  },
};

/** What only paths for operators name, whose role no student here has. */
export const OF_OPERATORS = [
  ...["account_id", "run_id", "reading_id", "announcement_id", "invitation_id"],
];

/** What no path names, but a query or a body does. */
const MAKES_MORE: Record<string, Make> = {
  query_id: async (student, _, { title }) =>
    (await student.post("/resources/ai-question/", { question: `What is ${title}?` })).body
      .query_id,
  deleted_id: async (student, course_id) => (await deletesSomething(student, course_id))?.item_id,
  calendar_item_id: proposesWork,
  quiz_id: (student, course_id, about) =>
    MAKES.file_id?.(student, course_id, { ...about, route: "quiz" }),
  change_id: async (student, course_id) => {
    const { plan_id } = await plansSomething(student, course_id);
    await student.post("/schedule/apply/", { change: "activate_plans", plan_ids: [plan_id] });
    return ScheduleWeek.parse((await student.get("/schedule/week/")).body).undo?.id;
  },
};

/** What there is only of a file that was read. */
const SHOWN = /\/locate\//;

/** What names an item of a calendar in its body. */
const DECIDED = /\/calendar\/sources\/.*\/decisions\//;

/** One of each that the endpoint's path names, in one course; its id by the parameter. */
export async function ownsWhatIsNamed(student: Student, { route }: Pick<Endpoint, "route">) {
  const { id: course_id } = await student.makesCourse();
  const ids = new Map<string, unknown>();
  const about: About = { route, title: "Vectors", ...(SHOWN.test(route) && { real: true }) };
  ids.set("course_id", course_id);
  for (const [, name = ""] of route.matchAll(/\{(\w+)\}/g)) {
    ids.set(name, await MAKES[name]?.(student, course_id, about));
  }
  if (DECIDED.test(route)) ids.set("item_id", await proposesWork(student, course_id, about));
  return (name: string) => ids.get(name);
}

/** One of everything but what is named as missing, in one course; the plan is that of the session. */
export async function ownsOneOfEach(student: Student, title: string, missing: string[] = []) {
  const { id: course_id } = await student.makesCourse({ name: `Course ${title}` });
  const ids: Record<string, number> = {};
  const session = await plansSomething(student, course_id);
  for (const [name, make] of Object.entries({ ...MAKES, ...MAKES_MORE })) {
    if (missing.includes(name)) continue;
    if (name === "session_id") ids[name] = session.id;
    else if (name === "plan_id") ids[name] = session.plan_id;
    else
      ids[name] = z
        .number()
        .parse(await make(student, course_id, { route: "", title, real: true }));
  }
  return ids;
}

/** A study session of a plan that is laid on days. */
async function plansSomething(student: Student, course_id: number) {
  const plan_data = { topics: [{ name: "Vectors", estimated_hours: 1 }] };
  const { id: plan_id } = await student.makesStudyPlan(course_id, { plan_data });
  const request = { modification_request: "2 hours a day" };
  await student.post(`/resources/modify-study-plan/${plan_id}/`, request);
  const { list } = await student.get(`/study-sessions/?plan_id=${plan_id}`);
  return { plan_id, id: Number(list[0]?.id) };
}

/** Work in the student's calendar that waits for a decision. */
async function proposesWork(student: Student, course_id: number, about: About) {
  const calendar_id = Number(await MAKES.calendar_id?.(student, course_id, about));
  await readsAnswer(student, calendar_id, canvas({ id: 1, days: 5, title: about.title }));
  const { list } = await student.get(`/calendar/sources/${calendar_id}/items/`);
  return Number(list[0]?.id);
}

async function deletesSomething(student: Student, course_id: number) {
  const { id } = await student.makesTopicItem(course_id);
  await student.delete(`/courses/${course_id}/topic-items/${id}/`);
  return (await student.get("/trash/")).list[0];
}

function pdf(title: string, real?: true): File {
  if (!real) return new File(["%PDF-1.4 nothing"], "x.pdf");
  const bytes = Uint8Array.from(pdfOf([textPage([title, `A ${title} is a vector.`])]));
  return new File([bytes], "x.pdf", { type: "application/pdf" });
}
