/** Facts of a course that become lines of its description. */
export const DESCRIBED = [
  { field: "meeting_times", label: "Class times" },
  { field: "instructor_email", label: "Instructor’s e-mail" },
  { field: "office_hours", label: "Office hours" },
] as const;
