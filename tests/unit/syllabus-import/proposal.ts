import type { ProposedClassTime, ProposedSeries } from "@/lib/contract/proposed-dates";
import type {
  ExistingItem,
  Proposal,
  ProposedItem,
  ProposedTopic,
} from "@/lib/contract/syllabus-imports";

export const ZONE = "America/New_York";

export function itemOf(fields: Partial<ProposedItem> = {}): ProposedItem {
  return {
    key: "i0",
    title: "Homework 1",
    type: "homework",
    due_date: "2026-09-19T03:59:00.000Z",
    has_time: false,
    weight: 10,
    weight_source: null,
    count: null,
    drop_lowest: null,
    extra_credit: false,
    total: null,
    other_weight: null,
    outside_term: false,
    is_certain: true,
    by_model: false,
    change: "new",
    existing: null,
    page: 1,
    quote: "Homework 1 10% due September 18, 2026",
    at: null,
    confidence: "exact",
    ...fields,
  };
}

export function topicOf(fields: Partial<ProposedTopic> = {}): ProposedTopic {
  return {
    key: "t0",
    title: "Membranes",
    week: 1,
    by_model: false,
    is_known: false,
    page: 1,
    quote: "Week 1: Membranes",
    at: null,
    confidence: "exact",
    ...fields,
  };
}

export function seriesOf(fields: Partial<ProposedSeries> = {}): ProposedSeries {
  return {
    key: "s0",
    title: "Reading response",
    weekdays: [1],
    interval_weeks: 1,
    time: "17:00",
    page: 1,
    quote: "Reading responses are due every Monday at 5 pm",
    at: null,
    confidence: "exact",
    ...fields,
  };
}

export function classTimeOf(fields: Partial<ProposedClassTime> = {}): ProposedClassTime {
  return {
    key: "c0",
    kind: "lecture",
    weekdays: [1, 3],
    start_time: "10:10",
    end_time: "11:00",
    location: "Room 101",
    is_choice: false,
    is_known: false,
    page: 1,
    quote: "MW 10:10-11:00 am, Room 101",
    at: null,
    confidence: "exact",
    ...fields,
  };
}

export function existingOf(fields: Partial<ExistingItem> = {}): ExistingItem {
  return {
    kind: "assignment",
    id: 7,
    title: "HW 1, the long one",
    due_date: "2026-09-12T03:59:00.000Z",
    has_time: false,
    weight: 10,
    ...fields,
  };
}

/** What the items are taken for is in the course, unless it is said otherwise. */
export function proposalOf(fields: Partial<Proposal> = {}): Proposal {
  const untold = {
    name: null,
    code: null,
    instructor: null,
    semester: null,
    start_date: null,
    end_date: null,
    credits: null,
    instructor_email: null,
    office_hours: null,
    meeting_times: null,
  };
  return {
    course: untold,
    items: [],
    topics: [],
    series: [],
    class_times: [],
    letter_scale: null,
    without_year: null,
    other_weighting: null,
    grading_remarks: [],
    course_items: [
      ...(fields.items ?? []).flatMap(({ existing }) => existing ?? []),
      ...(fields.gone ?? []),
    ],
    gone: [],
    notes: [],
    open_questions: [],
    model_usage: null,
    ...fields,
  };
}

export function quotedValue(value: string) {
  return { value, page: 1, quote: value, at: null, confidence: "exact" as const };
}
