import type { Dashboard } from "@/lib/contract/dashboard";

/** Enough of what is late for the rows that show before it is opened, and for the button that opens it. */
const LATE = 4;

/** What the page shows of its answer before it asks for all of it, which it does at once. */
export function firstPart(dashboard: Dashboard): Dashboard {
  const { overdue } = dashboard;
  return {
    ...dashboard,
    // Shown as work and quizzes apart.
    upcoming_assignments: [],
    overdue: { ...overdue, assignments: overdue.assignments.slice(0, LATE) },
  };
}
