import type { Assignment } from "@/lib/contract/assignments";
import type { ClassTime } from "@/lib/contract/class-times";
import type { Course } from "@/lib/contract/courses";
import type { Dashboard } from "@/lib/contract/dashboard";
import type { Exam } from "@/lib/contract/exams";
import type { CourseFile } from "@/lib/contract/files";
import type { Grading } from "@/lib/contract/grading";
import type { User } from "@/lib/contract/profile";
import type { Resource } from "@/lib/contract/resources";
import type { StudyPlan } from "@/lib/contract/study-plans";
import type { SyllabusSource, TopicItem } from "@/lib/contract/topics";

// One of each as the server answers it. Every field that a form may change has a value no form begins with.

const MADE = "2026-09-01T08:00:00.000Z";
const TIMES = { created_at: MADE, updated_at: MADE };

export const STUDENT: User = {
  id: 1,
  username: "student",
  email: "student@example.test",
  first_name: "Test",
  last_name: "Student",
  year_of_study: 3,
  major: "Mathematics",
  timezone: "America/New_York",
  show_streak: false,
  date_joined: MADE,
  role: "student",
};

export const COURSE: Course = {
  id: 7,
  name: "Linear Algebra",
  code: "MA 201",
  description: "Spaces and maps",
  instructor: "Dr. Example",
  credits: 4.5,
  semester: "Fall 2026",
  start_date: "2026-09-07",
  end_date: "2026-12-18",
  difficulty_level: 4,
  syllabus_text: "Week 1: vectors",
  is_active: true,
  is_sample: false,
  is_copy: false,
  assignment_count: 1,
  completed_assignment_count: 0,
  progress_percentage: 0,
  tracked_percentage: 25,
  ...TIMES,
};

export const ASSIGNMENT: Assignment = {
  id: 11,
  course_id: COURSE.id,
  course_name: COURSE.name,
  title: "Problem set 3",
  description: "Exercises 1 to 9",
  assignment_type: "project",
  due_date: "2026-10-10T03:59:00.000Z",
  estimated_hours: 6.5,
  weight: 12.5,
  points: 40,
  status: "in_progress",
  stored_status: "in_progress",
  reopens_as: "in_progress",
  is_overdue: false,
  days_until_due: 5,
  source_file_id: null,
  source: null,
  ...TIMES,
};

export const EXAM: Exam = {
  id: 13,
  course_id: COURSE.id,
  course_name: COURSE.name,
  name: "Second midterm",
  exam_type: "midterm",
  exam_type_display: "Midterm",
  description: "One sheet of notes",
  exam_date: "2026-11-13T04:59:00.000Z",
  has_time: false,
  duration_minutes: 75,
  has_duration: true,
  location: "Hall 4",
  syllabus_coverage: [{ topic: "Eigenvalues", weightage: 60 }],
  total_weightage: 80,
  weight: 22.5,
  status: "upcoming",
  status_display: "Upcoming",
  preparation_status: {},
  preparation_percentage: 0,
  source: null,
  is_upcoming: true,
  days_until_exam: 40,
  ...TIMES,
};

export const CLASS_TIME: ClassTime = {
  id: 41,
  course_id: COURSE.id,
  kind: "lab",
  weekdays: [2, 4],
  start_time: "13:30",
  end_time: "14:45",
  location: "Room 101",
  interval_weeks: 2,
  starts_on: "2026-09-08",
  skipped_dates: ["2026-11-26"],
  first_day: "2026-09-07",
  last_day: "2026-12-18",
  source: null,
  ...TIMES,
};

export const TOPIC: TopicItem = {
  id: 17,
  title: "Determinants",
  description: "By cofactors",
  difficulty: "advanced",
  difficulty_display: "Advanced",
  is_completed: false,
  order: 0,
  source_id: null,
  week: null,
  evidence: null,
  ...TIMES,
};

export const SYLLABUS: SyllabusSource = {
  id: 19,
  content_source: "text",
  file_id: null,
  file_type: null,
  syllabus_text: "Week 1: vectors",
  syllabus_file: null,
  syllabus_file_url: null,
  has_content: true,
  extracted_topics: ["Vectors"],
  topic_count: 1,
  topics_summary: "Vectors",
  is_processed: true,
  processing_error: "",
  stage: "ready",
  page_count: null,
  pages_read: 0,
  ...TIMES,
};

export const RESOURCE: Resource = {
  id: 23,
  title: "Lecture notes",
  description: "Chapters 1 to 4",
  resource_type: "notes",
  tags: [],
  subject: "Algebra",
  difficulty_level: 2,
  url: "https://example.test/notes",
  file_url: "/api/resources/23/download/",
  file: "/api/resources/23/download/",
  original_filename: "notes.pdf",
  file_type: "pdf",
  file_size: 1000,
  sha256: "",
  estimated_time: null,
  rating: null,
  course: COURSE.id,
  course_id: COURSE.id,
  course_name: COURSE.name,
  processing_status: "completed",
  processing_error: "",
  stage: "ready",
  is_locked: false,
  file_id: 29,
  page_count: 4,
  pages_read: 4,
  pages_with_text: 4,
  ...TIMES,
};

/** A PDF of a course that has been read. */
export const COURSE_FILE: CourseFile = {
  id: 37,
  course_id: COURSE.id,
  title: "Quiz 2",
  description: "",
  original_filename: "quiz_2.pdf",
  file_type: "pdf",
  file_size: 1000,
  is_processed: true,
  processing_error: "",
  stage: "ready",
  is_locked: false,
  page_count: 4,
  pages_read: 4,
  pages_with_text: 4,
  notes: [],
  assignment: null,
  ...TIMES,
};

export const PLAN: StudyPlan = {
  id: 31,
  title: "Until the midterm",
  description: "Two hours a day",
  course: COURSE.id,
  course_id: COURSE.id,
  course_info: { name: COURSE.name, code: COURSE.code },
  start_date: "2026-10-01",
  end_date: "2026-11-12",
  usual_start_time: "18:00",
  status: "paused",
  status_display: "Paused",
  is_active: false,
  progress_percentage: 0,
  time_progress_percentage: 0,
  days_remaining: 42,
  duration_days: 42,
  days_elapsed: 0,
  is_overdue: false,
  plan_data: {
    topics: [
      {
        id: "t1",
        name: "Eigenvalues",
        completed: false,
        description: "With examples",
        estimated_hours: 2.5,
        difficulty_level: 5,
        sources: [{ file_id: 29, title: "Lecture notes", page: 2, page_end: 3 }],
      },
    ],
    milestones: [
      { id: 1, title: "Half of it", completed: true, description: "", due_date: "2026-10-20" },
    ],
    estimated_hours: 2.5,
    difficulty_level: 4,
    weekdays_off: [0],
  },
  plan_summary: { total_topics: 1, total_milestones: 1, estimated_hours: 2.5, difficulty_level: 4 },
  upcoming_milestones: [],
  generation: null,
  can_undo: false,
  planned_hours: 0,
  done_hours: 0,
  ...TIMES,
};

export const GRADING: Grading = {
  components: [
    {
      key: "i0",
      title: "Quizzes",
      weight: 12.5,
      count: 10,
      drop_lowest: 2,
      source: {
        syllabus_id: 3,
        file_id: 5,
        page: 2,
        quote: "Quizzes (10): 12.5%",
        at: null,
        confidence: "exact",
      },
    },
    { key: "g2", title: "Term paper", weight: null, count: null, drop_lowest: null, source: null },
  ],
};

/** The dashboard of a student without anything. */
export const EMPTY_DASHBOARD: Dashboard = {
  stats: {
    total_courses: 0,
    own_courses: 0,
    active_courses: 0,
    total_assignments: 0,
    completed_assignments: 0,
    pending_assignments: 0,
    total_study_plans: 0,
    active_study_plans: 0,
    study_streak_days: 0,
  },
  upcoming_assignments: [],
  upcoming_exams: [],
  upcoming_study_plan_deadlines: [],
  today_classes: [],
  calendars: [],
  today_sessions: [],
  recent_courses: [],
  overdue: { count: 0, of_past_courses: 0, assignments: [] },
  due_today: [],
  upcoming_work: [],
  upcoming_quizzes: [],
  week: [],
  next_exam: null,
};
