"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { FileUp, Plus } from "lucide-react";
import { useState } from "react";
import { DropRow, Dropzone } from "@/components/common/files/dropzone";
import { assignmentFileCollection } from "@/components/common/files/file-collections";
import { ProcessingFiles } from "@/components/common/files/processing-files";
import { assignmentFileQueries } from "@/components/common/files/queries";
import { useRemoval } from "@/components/common/use-removal";
import { QuickAdd } from "@/components/quick-add/public";
import { ConfirmDialog } from "@/components/shared/dialogs";
import { ErrorBanner } from "@/components/shared/error-banner";
import { onDemand } from "@/components/shared/on-demand";
import { SectionCard } from "@/components/shared/section-card";
import { ListSkeleton } from "@/components/shared/skeletons";
import { openInAddress, useOpened } from "@/components/shared/use-opened";
import { RESTORE_HINT } from "@/components/trash/queries";
import { Button } from "@/components/ui/button";
import { messageOf } from "@/lib/client/api-error";
import { call } from "@/lib/client/call";
import { cn } from "@/lib/cn";
import type { Assignment } from "@/lib/contract/assignments";
import { FILE_SIZE_MAX } from "@/lib/contract/values";
import { AssignmentList } from "./assignment-list";
import { assignmentQueries } from "./queries";
import { useStatusChange } from "./use-status-change";

const AssignmentModal = onDemand(() =>
  import("./assignment-modal").then((module) => module.AssignmentModal),
);
const AssignmentDetails = onDemand(() =>
  import("./assignment-details").then((module) => module.AssignmentDetails),
);
const UploadModal = onDemand(() =>
  import("@/components/common/files/upload-modal").then((module) => module.UploadModal),
);

type Opened =
  | { what: "add" }
  | { what: "upload"; files?: File[] }
  | { what: "edit" | "delete"; assignment: Assignment };

/** A course's assignments, and the files they are made from. */
export function AssignmentsPanel({ course_id }: { course_id: number }) {
  const { data, error, isFetching, refetch } = useQuery(assignmentQueries.list(course_id));
  const move = useStatusChange();
  const remove = useAssignmentRemoval(course_id);
  const [opened, setOpened] = useState<Opened>();
  const inAddress = useOpened("assignment");
  const close = () => setOpened(undefined);
  const isEmpty = data?.length === 0;
  const drop = (
    <Dropzone
      compact
      pill={isEmpty}
      maxBytes={FILE_SIZE_MAX}
      label="Drop assignment files here, or choose them"
      onFiles={(files) => setOpened({ what: "upload", files })}
    />
  );

  return (
    <div className="grid gap-5">
      <SectionCard
        title="Assignments"
        count={data?.length}
        flush
        className="@container"
        empty={isEmpty ? EMPTY : undefined}
        actions={
          <>
            {isEmpty && drop}
            <Button variant="secondary" size="sm" onClick={() => setOpened({ what: "upload" })}>
              <FileUp aria-hidden />
              <span>
                Upload <span className="max-sm:sr-only">assignment </span>file
              </span>
            </Button>
            <Button variant="secondary" size="sm" onClick={() => setOpened({ what: "add" })}>
              <Plus aria-hidden />
              Add assignment
            </Button>
          </>
        }
      >
        <QuickAdd
          course_id={course_id}
          className={cn("py-2 pr-3 pl-5 not-last:border-b", isEmpty && "border-t")}
        />
        {error && !data ? (
          <ErrorBanner
            className="m-5"
            title="We couldn't load your assignments"
            message={messageOf(error)}
            onRetry={refetch}
            retrying={isFetching}
          />
        ) : !data ? (
          <ListSkeleton label="Loading assignments" />
        ) : isEmpty ? null : (
          <AssignmentList
            course_id={course_id}
            assignments={data}
            onMove={(assignment, to) => move({ assignment, to })}
            onOpen={(what, assignment) => {
              if (what === "view") openInAddress("assignment", assignment.id);
              else setOpened({ what, assignment });
            }}
          />
        )}
        {!isEmpty && <DropRow>{drop}</DropRow>}
      </SectionCard>

      <ProcessingFiles course_id={course_id} />

      {opened?.what === "upload" && (
        <UploadModal
          collection={assignmentFileCollection(course_id)}
          description="We read the title, the due date and the tasks from the file, each with its page."
          files={opened.files}
          onClose={close}
        />
      )}
      {opened?.what === "add" && <AssignmentModal course_id={course_id} onClose={close} />}
      {opened?.what === "edit" && (
        <AssignmentModal course_id={course_id} assignment={opened.assignment} onClose={close} />
      )}
      {inAddress.id !== null && data && (
        <AssignmentDetails
          key={inAddress.id}
          assignment={data.find(({ id }) => id === inAddress.id)}
          onEdit={(assignment) => {
            inAddress.close();
            setOpened({ what: "edit", assignment });
          }}
          onClose={inAddress.close}
        />
      )}
      {opened?.what === "delete" && (
        <ConfirmDialog
          title={`Delete “${opened.assignment.title}”?`}
          confirmLabel="Delete"
          tone="danger"
          onConfirm={() => {
            remove(opened.assignment);
            close();
          }}
          onClose={close}
        >
          {RESTORE_HINT}
          {opened.assignment.source_file_id !== null &&
            " Its file stays under “Processing Files”, where you can delete it too."}
        </ConfirmDialog>
      )}
    </div>
  );
}

const EMPTY = {
  title: "No assignments yet",
  sentence:
    "Upload the file your teacher gave you, and we'll read the due date and the tasks from it.",
};

function useAssignmentRemoval(course_id: number) {
  const client = useQueryClient();
  return useRemoval<Assignment>({
    kind: "assignment",
    list: assignmentQueries.list(course_id).queryKey,
    titleOf: ({ title }) => title,
    request: ({ id }) =>
      call("DELETE /courses/{course_id}/assignments/{assignment_id}/", {
        path: { course_id, assignment_id: id },
      }),
    refresh: () =>
      Promise.all([
        assignmentQueries.refresh(client, course_id),
        assignmentFileQueries.refresh(client, course_id),
      ]),
  }).mutate;
}
