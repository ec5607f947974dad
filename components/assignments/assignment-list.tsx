import { useState } from "react";
import { FoldButton } from "@/components/shared/fold-button";
import { ShowAll } from "@/components/shared/show-all";
import type { StoredAssignmentStatus } from "@/lib/contract/assignment-values";
import type { Assignment } from "@/lib/contract/assignments";
import { AssignmentRow } from "./assignment-row";
import { SelectionBar } from "./selection-bar";
import { useSelection } from "./use-selection";
import { isDone } from "./use-status-change";

interface AssignmentListProps {
  course_id: number;
  assignments: Assignment[];
  onMove: (assignment: Assignment, to: StoredAssignmentStatus) => void;
  onOpen: (what: "view" | "edit" | "delete", assignment: Assignment) => void;
}

/**
 * What is still to do by due date, then what was done since the page was opened; what comes much later and what was
 * done before is folded. Several can be selected and changed together.
 */
export function AssignmentList({ course_id, assignments, onMove, onOpen }: AssignmentListProps) {
  const [all, setAll] = useState(false);
  const [withFinished, setWithFinished] = useState(false);
  const [before] = useState(() => new Set(assignments.filter(isOver).map(({ id }) => id)));
  const todo = assignments.filter((one) => !isOver(one));
  const done = assignments.filter(isOver);
  const old = done.filter(({ id }) => before.has(id));
  // A button for one row would be as large as it is.
  const finished = old.length > 1 ? old : [];
  const few = todo.filter(({ is_overdue }) => is_overdue).length + FEW;
  const isLong = todo.length > few + 1;
  const shown = [
    ...(isLong && !all ? todo.slice(0, few) : todo),
    ...done.filter((one) => !finished.includes(one)),
    ...(withFinished ? finished : []),
  ];
  const { selected, toggle, clear, onClick, onKeyDown } = useSelection(shown.map(({ id }) => id));
  return (
    <>
      <ul className="divide-y">
        {shown.map((assignment) => (
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
      {(isLong || finished.length > 0) && (
        <div className="flex flex-wrap gap-x-2 px-2.5 py-1.5 not-first:border-t">
          {isLong && <ShowAll count={todo.length} what="to do" all={all} onAll={setAll} />}
          {finished.length > 0 && (
            <FoldButton
              open={withFinished}
              onOpen={setWithFinished}
              more={`Show ${finished.length} finished`}
              fewer="Hide finished"
            />
          )}
        </div>
      )}
      {selected.length > 0 && (
        <SelectionBar
          course_id={course_id}
          assignments={shown.filter(({ id }) => selected.includes(id))}
          onClear={clear}
        />
      )}
    </>
  );
}

/** Of what is still to come. */
const FEW = 5;

function isOver({ status }: Assignment) {
  return isDone(status);
}
