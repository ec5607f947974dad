"use client";

import { useQuery } from "@tanstack/react-query";
import { FileUp, Plus } from "lucide-react";
import { useCallback, useState } from "react";
import { Dropzone } from "@/components/common/files/dropzone";
import { ConfirmDialog } from "@/components/shared/dialogs";
import { ErrorBanner } from "@/components/shared/error-banner";
import { onDemand } from "@/components/shared/on-demand";
import { SectionCard } from "@/components/shared/section-card";
import { ListSkeleton } from "@/components/shared/skeletons";
import { openInAddress, useOpened } from "@/components/shared/use-opened";
import {
  ImportDialog,
  loadImportDialog,
  PendingImports,
} from "@/components/syllabus-import/public";
import { RESTORE_HINT } from "@/components/trash/queries";
import { Button } from "@/components/ui/button";
import { messageOf } from "@/lib/client/api-error";
import type { SyllabusSource, TopicItem } from "@/lib/contract/topics";
import { FILE_SIZE_MAX } from "@/lib/contract/values";
import type { SyllabusDraft } from "./drafts";
import { syllabusQueries, topicItemQueries } from "./queries";
import { SyllabusSources } from "./syllabus-sources";
import { TopicList } from "./topic-list";
import { useTopicChanges } from "./use-topic-changes";

const SyllabusModal = onDemand(() =>
  import("./syllabus-modal").then((module) => module.SyllabusModal),
);
const TopicModal = onDemand(() => import("./topic-modal").then((module) => module.TopicModal));
const TopicDetails = onDemand(() =>
  import("./topic-details").then((module) => module.TopicDetails),
);

type Opened =
  | { what: "add" }
  | { what: "import"; file?: File }
  | { what: "syllabus"; draft: SyllabusDraft }
  | { what: "edit" | "delete"; item: TopicItem };

/** A course's topics as cards to tick off, and the syllabi they are read from. */
export function TopicsPanel({ course_id }: { course_id: number }) {
  const { data, error, isFetching, refetch } = useQuery(topicItemQueries.list(course_id));
  const { data: pdfs = NO_PDFS } = useQuery({
    ...syllabusQueries.list(course_id),
    refetchInterval: false,
    select: pdfsAmong,
  });
  const { complete, remove } = useTopicChanges(course_id);
  const [opened, setOpened] = useState<Opened>();
  const close = () => setOpened(undefined);
  const openSyllabus = (draft: SyllabusDraft) => setOpened({ what: "syllabus", draft });
  const inAddress = useOpened("topic");
  const onOpen = useCallback((what: "view" | "edit" | "delete", item: TopicItem) => {
    if (what === "view") openInAddress("topic", item.id);
    else setOpened({ what, item });
  }, []);
  const onComplete = useCallback(
    (item: TopicItem, is_completed: boolean) => complete({ item, is_completed }),
    [complete],
  );
  const item =
    opened && "item" in opened
      ? (data?.find(({ id }) => id === opened.item.id) ?? opened.item)
      : undefined;
  const isEmpty = data?.length === 0;
  const done = data?.filter(({ is_completed }) => is_completed).length ?? 0;

  return (
    <div className="grid gap-5">
      <SectionCard
        title="Syllabus topics"
        count={data?.length}
        description={data && data.length > 0 ? `${done} of ${data.length} completed` : undefined}
        flush
        className="@container"
        empty={isEmpty ? EMPTY : undefined}
        actions={
          <>
            {isEmpty && (
              <Dropzone
                pill
                multiple={false}
                maxBytes={FILE_SIZE_MAX}
                label="Drop your syllabus here, or choose the file"
                onFiles={([file]) => setOpened(file ? { what: "import", file } : undefined)}
              />
            )}
            <Button
              variant="secondary"
              size="sm"
              onPointerEnter={loadImportDialog}
              onFocus={loadImportDialog}
              onClick={() => setOpened({ what: "import" })}
            >
              <FileUp aria-hidden />
              Add syllabus
            </Button>
            <Button variant="secondary" size="sm" onClick={() => setOpened({ what: "add" })}>
              <Plus aria-hidden />
              Add topic
            </Button>
          </>
        }
      >
        <PendingImports course_id={course_id} className="p-3" />
        <SyllabusSources course_id={course_id} onEdit={openSyllabus} />
        {error && !data ? (
          <ErrorBanner
            className="m-5"
            title="Failed to load topic items"
            message={messageOf(error)}
            onRetry={refetch}
            retrying={isFetching}
          />
        ) : !data ? (
          <ListSkeleton label="Loading topics" />
        ) : isEmpty ? null : (
          <TopicList
            course_id={course_id}
            items={data}
            pdfs={pdfs}
            onComplete={onComplete}
            onOpen={onOpen}
          />
        )}
      </SectionCard>

      {opened?.what === "import" && (
        <ImportDialog course_id={course_id} file={opened.file} onClose={close} />
      )}
      {opened?.what === "syllabus" && (
        <SyllabusModal course_id={course_id} draft={opened.draft} onClose={close} />
      )}
      {opened?.what === "add" && <TopicModal course_id={course_id} onClose={close} />}
      {opened?.what === "edit" && <TopicModal course_id={course_id} item={item} onClose={close} />}
      {inAddress.id !== null && data && (
        <TopicDetails
          key={inAddress.id}
          course_id={course_id}
          item={data.find(({ id }) => id === inAddress.id)}
          onEdit={(item) => {
            inAddress.close();
            setOpened({ what: "edit", item });
          }}
          onClose={inAddress.close}
        />
      )}
      {opened?.what === "delete" && item && (
        <ConfirmDialog
          title={`Delete “${item.title}”?`}
          confirmLabel="Delete"
          tone="danger"
          onConfirm={() => {
            remove(item);
            close();
          }}
          onClose={close}
        >
          {RESTORE_HINT}
          {item.source_id !== null &&
            " If you read the syllabus again, a card like this comes back."}
        </ConfirmDialog>
      )}
    </div>
  );
}

const EMPTY = {
  title: "No topics yet",
  sentence:
    "Add your syllabus, and we'll find its deadlines, exams and topics for you to check. Or add topics by hand.",
};

const NO_PDFS: ReadonlyMap<number, number> = new Map();

function pdfsAmong(sources: SyllabusSource[]): ReadonlyMap<number, number> {
  return new Map(
    sources.flatMap(({ id, file_id }) => (file_id === null ? [] : [[id, file_id] as const])),
  );
}
