import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { SourceChip } from "@/components/common/viewer/viewer";
import { Badge } from "@/components/ui/badge";
import type { Assignment } from "@/lib/contract/assignments";
import { assignmentQueries } from "./queries";

/** What an assignment was made from: its own file, or a syllabus. Opens it where it says so. */
export function Origin({ assignment }: { assignment: Assignment }) {
  const { source, source_file_id, title } = assignment;
  if (source_file_id !== null) return <FromFile assignment={assignment} file_id={source_file_id} />;
  if (!source) return;
  if (source.file_id === null) return <Badge>From syllabus</Badge>;
  return (
    <SourceChip file_id={source.file_id} mark={source} about={title}>
      Syllabus, p. {source.page}
    </SourceChip>
  );
}

/** The evidence is not part of the list; it is fetched on first use. */
function FromFile({ assignment, file_id }: { assignment: Assignment; file_id: number }) {
  const [looking, setLooking] = useState(false);
  const { data } = useQuery({
    ...assignmentQueries.one(assignment.course_id, assignment.id),
    enabled: looking,
  });
  const facts = data?.evidence?.facts ?? [];
  const shown = facts.find(({ field }) => field === "due") ?? facts[0];
  return (
    <SourceChip
      file_id={file_id}
      mark={shown}
      about={assignment.title}
      onOpen={() => setLooking(true)}
    >
      From File
    </SourceChip>
  );
}
