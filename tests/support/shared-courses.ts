import type { Student } from "./student";

/** A course with one of everything, done and undone, and words that stand only where they must not be shared. */
export async function ownsAFullCourse(student: Student) {
  const { id: course_id } = await student.makesCourse({
    name: "Linear Algebra",
    code: "MA 201",
    instructor: "The instructor",
    semester: "Spring 2031",
    start_date: "2031-01-15",
    end_date: "2031-05-20",
    description: "SECRET description",
    syllabus_text: "SECRET syllabus",
    difficulty_level: 5,
  });
  await student.makesClassTime(course_id, { location: "Room 4" });
  const homework = await student.makesAssignment(course_id, {
    title: "Homework 1",
    description: "Exercises 1 to 9",
    due_date: "2031-02-01T04:59:00.000Z",
    estimated_hours: 7.25,
    weight: 10,
  });
  await student.patch(`/courses/${course_id}/assignments/${homework.id}/`, {
    status: "in_progress",
  });
  const undated = { title: "Project", assignment_type: "project", weight: null };
  await student.post(`/courses/${course_id}/assignments/undated/`, undated);
  const exam = await student.makesExam(course_id, {
    name: "Midterm",
    exam_date: "2031-03-21T03:59:00.000Z",
    has_time: false,
    syllabus_coverage: [{ topic: "Vectors", weightage: 60 }],
  });
  await student.post(`/courses/${course_id}/exams/${exam.id}/update_preparation/`, {
    preparation_status: { Vectors: true, "SECRET topic": true },
  });
  const vectors = await student.makesTopicItem(course_id, { title: "Vectors" });
  await student.makesTopicItem(course_id, { title: "Matrices", difficulty: "advanced" });
  await student.post(`/courses/${course_id}/topic-items/${vectors.id}/toggle-completion/`);
  await student.put(`/courses/${course_id}/grading/`, {
    components: [
      { title: "Homework", weight: 40, count: 3, drop_lowest: 1 },
      { title: "Midterm", weight: 60 },
    ],
  });
  const grades = `/courses/${course_id}/grades/`;
  await student.put(`${grades}rules/`, {
    letters: [
      ["A", 90],
      ["F", 0],
    ],
  });
  const score = { kind: "points", score: "18", out_of: 20 };
  await student.put(`${grades}pieces/`, {
    assignment_id: homework.id,
    score,
    note: "SECRET note",
  });
  await student.put(`${grades}details/`, {
    counts: { "SECRET count": 3 },
    final_letter: "A-SECRET",
  });
  await student.makesStudyPlan(course_id, { title: "SECRET plan" });
  await student.post("/ai-assistant/threads/", { course_id, title: "SECRET thread" });
  const { email, username, first_name, last_name } = student.user;
  return {
    course_id,
    homework,
    exam,
    vectors,
    secrets: ["SECRET", email, username, first_name, last_name, "in_progress", "7.25", "advanced"],
  };
}

/** The path of every key of an answer, sorted, each once; those of lists without their places. */
export function everyKeyOf(value: unknown, path = ""): string[] {
  if (Array.isArray(value)) {
    const below = value.flatMap((item) => everyKeyOf(item, path));
    return [...new Set(below.length > 0 ? below : [path])].sort();
  }
  if (typeof value !== "object" || value === null) return [path];
  const keys = Object.entries(value).flatMap(([name, below]) =>
    everyKeyOf(below, path ? `${path}.${name}` : name),
  );
  return [...new Set(keys)].sort();
}
