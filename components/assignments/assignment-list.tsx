import type { Assignment } from "@/lib/contract/assignments";
import type { AssignmentStatus } from "@/lib/contract/values";
import { AssignmentRow } from "./assignment-row";
import { isDone } from "./public";

interface AssignmentListProps {
  assignments: Assignment[];
  onMove: (assignment: Assignment, to: AssignmentStatus) => void;
  onOpen: (what: "view" | "edit" | "delete", assignment: Assignment) => void;
}

/** What is still to do by due date; what is done after it. */
export function AssignmentList({ assignments, onMove, onOpen }: AssignmentListProps) {
  const ordered = [
    ...assignments.filter(({ status }) => !isDone(status)),
    ...assignments.filter(({ status }) => isDone(status)),
  ];
  return (
    <ul className="divide-y">
      {ordered.map((assignment) => (
        <AssignmentRow
          key={assignment.id}
          assignment={assignment}
          onMove={(to) => onMove(assignment, to)}
          onView={() => onOpen("view", assignment)}
          onEdit={() => onOpen("edit", assignment)}
          onDelete={() => onOpen("delete", assignment)}
        />
      ))}
    </ul>
  );
}
