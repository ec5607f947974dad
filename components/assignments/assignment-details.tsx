"use client";

import { useQuery } from "@tanstack/react-query";
import { Download, FileSearch, Pencil } from "lucide-react";
import { useState } from "react";
import { assignmentFileCollection } from "@/components/common/files/file-collections";
import { saveOriginal } from "@/components/common/files/original";
import { coverageText } from "@/components/common/files/stage";
import { useZone } from "@/components/common/session/session-provider";
import { ViewerDialog } from "@/components/common/viewer/viewer";
import { Detail } from "@/components/shared/detail";
import { ErrorBanner } from "@/components/shared/error-banner";
import { MissingModal } from "@/components/shared/missing-modal";
import { Modal, ModalBody, ModalFooter } from "@/components/shared/modal";
import { ListSkeleton } from "@/components/shared/skeletons";
import { StatusBadge } from "@/components/shared/status-badge";
import { TypeBadge } from "@/components/shared/type-badge";
import { Button } from "@/components/ui/button";
import { messageOf } from "@/lib/client/api-error";
import { ASSIGNMENT_STATUSES, ASSIGNMENT_TYPES } from "@/lib/contract/assignment-values";
import type { Assignment } from "@/lib/contract/assignments";
import { FILE_TYPES } from "@/lib/contract/file-types";
import { Due } from "./due";
import { Evidence, SyllabusQuote } from "./evidence";
import { assignmentQueries } from "./queries";

interface DetailsProps {
  assignment: Assignment;
  onEdit: (assignment: Assignment) => void;
  onClose: () => void;
}

/** Everything about one assignment, which is missing where the address names one that is not there. */
export function AssignmentDetails({
  assignment,
  ...rest
}: Omit<DetailsProps, "assignment"> & { assignment: Assignment | undefined }) {
  if (assignment) return <Details assignment={assignment} {...rest} />;
  return (
    <MissingModal noun="Assignment" closeLabel="Show all assignments" onClose={rest.onClose} />
  );
}

/** For one from a file, where the document says so as well. */
function Details({ assignment: listed, onEdit, onClose }: DetailsProps) {
  const one = useQuery(assignmentQueries.one(listed.course_id, listed.id));
  const assignment = one.data ?? listed;
  const { course_id, title, description, source_file_id } = assignment;
  const [viewing, setViewing] = useState(false);
  const zone = useZone();
  const collection = assignmentFileCollection(course_id);
  const source = source_file_id === null ? undefined : () => collection.original(source_file_id);
  const evidence = one.data?.evidence;
  const files = useQuery({
    ...collection.list,
    enabled: source !== undefined,
  });
  const file = files.data?.find(({ id }) => id === source_file_id);

  return (
    <Modal title={title} size={source ? "lg" : "md"} onClose={onClose}>
      <ModalBody className="grid content-start gap-6">
        <div className="flex flex-wrap gap-2">
          <StatusBadge status={assignment.status}>
            {ASSIGNMENT_STATUSES[assignment.status]}
          </StatusBadge>
          <TypeBadge type={assignment.assignment_type}>
            {ASSIGNMENT_TYPES[assignment.assignment_type]}
          </TypeBadge>
        </div>
        <dl className="grid grid-cols-2 gap-x-6 gap-y-4 sm:grid-cols-[2fr_1fr_1fr_1fr]">
          <Detail label="Due" className="max-sm:col-span-2">
            <Due assignment={assignment} />
            {assignment.due_date && (
              <p className="text-sm text-muted-foreground">{zone.replaceAll("_", " ")} time</p>
            )}
          </Detail>
          <Hours assignment={assignment} estimate={evidence?.estimated_hours_estimate ?? null} />
          <Detail label="Weight">
            {assignment.weight === null ? "–" : `${assignment.weight}%`}
          </Detail>
          <Detail label="Points">{assignment.points ?? "–"}</Detail>
        </dl>
        {description && <p className="whitespace-pre-wrap">{description}</p>}
        {source && one.error && (
          <ErrorBanner
            message={messageOf(one.error)}
            onRetry={one.refetch}
            retrying={one.isFetching}
          />
        )}
        {source && one.isPending && <ListSkeleton label="Loading what the document says" />}
        {assignment.source && <SyllabusQuote source={assignment.source} />}
        {source_file_id !== null && evidence && (
          <Evidence
            evidence={evidence}
            file_id={source_file_id}
            source={[file?.original_filename, file && coverageText(file)]
              .filter(Boolean)
              .join(" · ")}
          />
        )}
      </ModalBody>
      <ModalFooter>
        {source && (
          <>
            <Button
              variant="ghost"
              onClick={() => saveOriginal(source, file?.original_filename ?? title)}
            >
              <Download aria-hidden />
              Download
            </Button>
            <Button variant="secondary" onClick={() => setViewing(true)}>
              <FileSearch aria-hidden />
              Open {file ? FILE_TYPES[file.file_type] : "the file"}
            </Button>
          </>
        )}
        <Button variant="secondary" onClick={() => onEdit(assignment)}>
          <Pencil aria-hidden />
          Edit
        </Button>
      </ModalFooter>
      {viewing && source_file_id !== null && (
        <ViewerDialog file_id={source_file_id} onClose={() => setViewing(false)} />
      )}
    </Modal>
  );
}

function Hours({ assignment, estimate }: { assignment: Assignment; estimate: number | null }) {
  const hours = assignment.estimated_hours ?? estimate;
  return (
    <Detail label="Hours">
      {hours ?? "–"}
      {hours !== null && hours === estimate && (
        <span className="ml-1.5 text-sm text-muted-foreground">an estimate</span>
      )}
    </Detail>
  );
}
