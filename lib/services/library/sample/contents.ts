import type { AssignmentType } from "@/lib/contract/assignment-values";
import type { ClassTimeInput } from "@/lib/contract/class-times";
import { GradeRulesInput } from "@/lib/contract/grade-rules";
import type { TopicDifficulty } from "@/lib/contract/values";
import { addDays, weekdayNumber } from "@/lib/time/dates";
import { mondayOf } from "@/lib/time/weekdays";
import { deadlineInstant } from "@/lib/time/zones";

/** The study file; `docs/how-learning-works.html` is where it comes from. */
export const SAMPLE_FILE = {
  filename: "how-learning-works.pdf",
  title: "How learning works",
  description: "Ten short sections, one for each topic. We wrote them for this sample.",
};

const WEEKS = 14;
/** The sixth week is the present one. */
const WEEKS_BEFORE = 5;

interface SampleTopic {
  title: string;
  difficulty: TopicDifficulty;
  /** Page of the study file. */
  page: number;
}

/** One a week. */
const TOPICS: SampleTopic[] = [
  { title: "What learning is", difficulty: "beginner", page: 1 },
  { title: "Attention and working memory", difficulty: "beginner", page: 1 },
  { title: "Encoding and elaboration", difficulty: "intermediate", page: 2 },
  { title: "The forgetting curve", difficulty: "intermediate", page: 2 },
  { title: "Retrieval practice", difficulty: "intermediate", page: 2 },
  { title: "Spaced practice", difficulty: "intermediate", page: 3 },
  { title: "Interleaving", difficulty: "advanced", page: 3 },
  { title: "Sleep and memory", difficulty: "intermediate", page: 3 },
  { title: "Judging your own learning", difficulty: "advanced", page: 4 },
  { title: "Habits and motivation", difficulty: "beginner", page: 4 },
];
const TOPICS_DONE = 3;
const MIDTERM_TOPICS = 6;
/** Topics that are prepared for the midterm. */
const PREPARED = 2;

interface SampleAssignment {
  title: string;
  type: AssignmentType;
  /** Days from today. */
  due: number;
  weight: number;
  hours: number;
  status?: "in_progress" | "completed";
  description?: string;
  /** Points, and all there are. */
  score?: [string, string];
}

const ASSIGNMENTS: SampleAssignment[] = [
  {
    title: "Reading response 1",
    type: "homework",
    due: -20,
    weight: 5,
    hours: 1,
    status: "completed",
    score: ["9", "10"],
  },
  {
    title: "Lab 1: How much can you hold in mind?",
    type: "lab",
    due: -12,
    weight: 10,
    hours: 2,
    status: "completed",
    score: ["17", "20"],
  },
  {
    title: "Reading response 2",
    type: "homework",
    due: -2,
    weight: 5,
    hours: 1,
    description: "One page on the forgetting curve: what surprised you, and what will you change?",
  },
  {
    title: "Reading response 3",
    type: "homework",
    due: 2,
    weight: 5,
    hours: 1,
    status: "in_progress",
    description: "One page on retrieval practice.",
  },
  { title: "Quiz 1: Memory and attention", type: "quiz", due: 5, weight: 5, hours: 1.5 },
  {
    title: "Lab 2: Space your own practice",
    type: "lab",
    due: 8,
    weight: 10,
    hours: 3,
    description: "Learn 40 words, half in one evening and half over five days. Compare.",
  },
  { title: "Reading response 4", type: "homework", due: 16, weight: 5, hours: 1 },
  {
    title: "Essay: A study plan you would keep to",
    type: "essay",
    due: 26,
    weight: 15,
    hours: 8,
  },
  { title: "Quiz 2: Sleep and judgement", type: "quiz", due: 33, weight: 5, hours: 1.5 },
  { title: "Reading response 5", type: "homework", due: 40, weight: 5, hours: 1 },
];

/** All parts of the grade together are 100 percent. */
const GRADING = [
  { title: "Reading responses", weight: 20, count: 5, drop_lowest: 1 },
  { title: "Labs", weight: 20, count: 2, drop_lowest: null },
  { title: "Quizzes", weight: 10, count: 2, drop_lowest: null },
  { title: "Essay", weight: 15, count: null, drop_lowest: null },
  { title: "Midterm", weight: 15, count: null, drop_lowest: null },
  { title: "Final exam", weight: 20, count: null, drop_lowest: null },
];

/** The least result of each grade. */
const LETTERS: [letter: string, from: string][] = [
  ["A", "93"],
  ["A-", "90"],
  ["B+", "87"],
  ["B", "83"],
  ["B-", "80"],
  ["C", "70"],
  ["D", "60"],
  ["F", "0"],
];

/** They meet every week. */
const CLASS_TIMES: Omit<ClassTimeInput, "interval_weeks" | "starts_on" | "skipped_dates">[] = [
  {
    kind: "lecture",
    weekdays: [1, 3],
    start_time: "11:30",
    end_time: "12:45",
    location: "Hall 2",
  },
  { kind: "lab", weekdays: [5], start_time: "13:00", end_time: "14:30", location: "Room 12" },
];

/** What the sample course holds, around `today` as a student in `zone` counts days. */
export function sampleContents(today: string, zone: string) {
  const monday = mondayOf(today);
  const start_date = addDays(monday, -7 * WEEKS_BEFORE);
  const end_date = addDays(start_date, 7 * WEEKS - 3);
  const midterm = onWeekday(addDays(today, 9));
  return {
    course: {
      name: "Sample: The Science of Learning",
      code: "LEARN 101",
      description: "How memory works, and how to study so that what you learn stays.",
      instructor: "Dr. Example",
      credits: 3,
      start_date,
      end_date,
      difficulty_level: 2,
      grading: GRADING.map((part, index) => ({
        key: `g${index + 1}`,
        ...part,
        syllabus_id: null,
        evidence: null,
      })),
      grade_rules: { ...GradeRulesInput.parse({ letters: LETTERS }), sources: [] },
    },
    topics: TOPICS.map(({ title, difficulty, page }, index) => ({
      page,
      row: {
        title,
        difficulty,
        order: index,
        week: index + 1,
        completed_at:
          index < TOPICS_DONE
            ? deadlineInstant(addDays(start_date, 7 * index + 4), "16:00", zone)
            : null,
      },
    })),
    /** By the title of their work. */
    scores: ASSIGNMENTS.flatMap(({ title, score }) => {
      if (!score) return [];
      const [points, out_of] = score;
      return [{ title, score: { kind: "points" as const, score: points, out_of } }];
    }),
    assignments: ASSIGNMENTS.map(({ type, due, hours, status, score: _, ...rest }) => ({
      ...rest,
      assignment_type: type,
      due_date: deadlineInstant(addDays(today, due), null, zone),
      estimated_hours: hours,
      status: status ?? ("not_started" as const),
      completed_at:
        status === "completed" ? deadlineInstant(addDays(today, due - 1), "18:30", zone) : null,
    })),
    class_times: CLASS_TIMES,
    midterm: {
      name: "Midterm",
      exam_type: "midterm" as const,
      description: "Weeks 1 to 6. One page of notes, by hand, is allowed.",
      exam_date: deadlineInstant(midterm, "10:00", zone),
      duration_minutes: 75,
      location: "Hall 2",
      syllabus_coverage: covers([10, 15, 15, 20, 20, 20]),
      preparation_status: Object.fromEntries(
        TOPICS.slice(0, PREPARED).map(({ title }) => [title, true]),
      ),
      total_weightage: 100,
      weight: 15,
    },
    final: {
      name: "Final exam",
      exam_type: "final" as const,
      description: "All topics.",
      exam_date: deadlineInstant(addDays(end_date, -1), "14:00", zone),
      duration_minutes: 120,
      location: "Main hall",
      syllabus_coverage: covers([5, 5, 10, 10, 15, 15, 10, 10, 10, 10]),
      total_weightage: 100,
      weight: 20,
    },
    plan: {
      title: "Ready for the midterm",
      description: "What the midterm covers and you have not ticked off, until the day before it.",
      start_date: today,
      end_date: addDays(midterm, -1),
      /** Those of the midterm that are still to do, by their place among the topics. */
      topics: TOPICS.flatMap((_, index) =>
        index >= TOPICS_DONE && index < MIDTERM_TOPICS ? [index] : [],
      ),
      hours_per_topic: 2,
      hours_per_day: 1.5,
    },
  };
}

/** The first topics, with these weights. */
function covers(weights: number[]) {
  return TOPICS.slice(0, weights.length).map(({ title }, index) => ({
    topic: title,
    weightage: weights[index] ?? 0,
  }));
}

/** The day itself, or the Monday after a weekend. */
function onWeekday(day: string): string {
  const weekday = weekdayNumber(day);
  if (weekday === 6) return addDays(day, 2);
  return weekday === 0 ? addDays(day, 1) : day;
}
