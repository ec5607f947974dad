import type { Assignment } from "@/lib/contract/assignments";
import type { StoredAssignmentStatus } from "@/lib/contract/values";
import { AssignmentRow } from "./assignment-row";
import { isDone } from "./public";
import { SelectionBar } from "./selection-bar";
import { useSelection } from "./use-selection";

interface AssignmentListProps {
  course_id: number;
  assignments: Assignment[];
  onMove: (assignment: Assignment, to: StoredAssignmentStatus) => void;
  onOpen: (what: "view" | "edit" | "delete", assignment: Assignment) => void;
}

/** What is still to do by due date; what is done after it. Several can be selected and changed together. */
export function AssignmentList({ course_id, assignments, onMove, onOpen }: AssignmentListProps) {
  const ordered = [
    ...assignments.filter(({ status }) => !isDone(status)),
    ...assignments.filter(({ status }) => isDone(status)),
  ];
  const { selected, toggle, clear, onClick, onKeyDown } = useSelection(ordered.map(({ id }) => id));
  return (
    <>
      <ul className="divide-y">
        {ordered.map((assignment) => (
          <AssignmentRow
            key={assignment.id}
            assignment={assignment}
            selected={selected.includes(assignment.id)}
            onSelect={() => toggle(assignment.id)}
            onClick={(event) => onClick(assignment.id, event)}
            onKeyDown={(event) => onKeyDown(assignment.id, event)}
            onMove={(to) => onMove(assignment, to)}
            onView={() => onOpen("view", assignment)}
            onEdit={() => onOpen("edit", assignment)}
            onDelete={() => onOpen("delete", assignment)}
          />
        ))}
      </ul>
      {selected.length > 0 && (
        <SelectionBar
          course_id={course_id}
          assignments={ordered.filter(({ id }) => selected.includes(id))}
          onClear={clear}
        />
      )}
    </>
  );
}
