"use client";

import { useQuery } from "@tanstack/react-query";
import { FileUp, Library, RotateCcw } from "lucide-react";
import { useState } from "react";
import { resourceCollection } from "@/components/common/files/file-collections";
import { usePageDrop } from "@/components/common/files/page-drop";
import { isBeingRead } from "@/components/common/files/queries";
import { UploadRow } from "@/components/common/files/upload-row";
import { useAnnouncements } from "@/components/common/files/use-announcements";
import { useUploads } from "@/components/common/files/use-uploads";
import { courseQueries } from "@/components/courses/queries";
import { EmptyState } from "@/components/shared/empty-state";
import { ErrorBanner } from "@/components/shared/error-banner";
import { PageHeader } from "@/components/shared/page-header";
import { PlannerButton } from "@/components/study-plans/public";
import { Button } from "@/components/ui/button";
import { messageOf } from "@/lib/client/api-error";
import { AskBox } from "./ask-box";
import { loadUploadModal } from "./dialogs";
import { LibraryBody } from "./library-body";
import { type Opened, ResourceDialogs } from "./resource-dialogs";
import { isAnyReady, ofCourse } from "./resource-facts";
import { ResourceGridSkeleton } from "./resource-grid";
import { useLibraryAddress } from "./use-library-address";

const LIBRARY_COLLECTION = resourceCollection();

/** All files that the student studies from: kept, searched and asked here. */
export function Resources() {
  const { data: resources, error, isFetching, refetch } = useQuery(LIBRARY_COLLECTION.list);
  const { data: courses = [] } = useQuery(courseQueries.list());
  const uploads = useUploads(LIBRARY_COLLECTION);
  const announcement = useAnnouncements(resources);
  const address = useLibraryAddress();
  const [opened, setOpened] = useState<Opened>();
  const [dismissed, setDismissed] = useState<unknown>();
  const upload = (files: File[] = []) => setOpened({ what: "upload", files });
  usePageDrop({ onFiles: upload, label: "Let go to add to your library" });
  const course = courses.find(({ id }) => id === address.course_id);
  const isEmpty = resources?.length === 0;

  return (
    <>
      <PageHeader
        title="Study Resources"
        description="Your study files, read page by page, so you can search them and ask questions"
        actions={
          <>
            <PlannerButton onClick={() => setOpened({ what: "planner" })} />
            <Button
              onPointerEnter={loadUploadModal}
              onFocus={loadUploadModal}
              onClick={() => upload()}
            >
              <FileUp aria-hidden />
              Upload Resource
            </Button>
          </>
        }
      />
      <p role="status" className="sr-only">
        {announcement}
      </p>
      {error && error !== dismissed && (
        <ErrorBanner
          className="mb-5"
          title={LIBRARY_COLLECTION.words.notLoaded}
          message={messageOf(error)}
          onRetry={() => void refetch()}
          retrying={isFetching}
          onDismiss={() => setDismissed(error)}
        />
      )}
      {!resources && !error && <ResourceGridSkeleton />}
      {!resources && error === dismissed && error && (
        <EmptyState
          icon={Library}
          title="We couldn't load your library"
          action={
            <Button variant="secondary" loading={isFetching} onClick={() => void refetch()}>
              <RotateCcw aria-hidden />
              Try Again
            </Button>
          }
        >
          Your files are safe. We just couldn't load this list.
        </EmptyState>
      )}
      {uploads.length > 0 && (
        <section
          aria-label="Uploads"
          className="mb-5 overflow-clip rounded-xl border bg-card shadow-card"
        >
          <ul className="divide-y">
            {uploads.map((one) => (
              <UploadRow key={one.id} upload={one} />
            ))}
          </ul>
        </section>
      )}
      {isEmpty && uploads.length === 0 && (
        <EmptyState
          icon={Library}
          title="No resources yet"
          action={
            <Button
              onPointerEnter={loadUploadModal}
              onFocus={loadUploadModal}
              onClick={() => upload()}
            >
              <FileUp aria-hidden />
              Upload Your First Resource
            </Button>
          }
        >
          Upload your first study resource to get started with AI-powered learning
        </EmptyState>
      )}
      {resources && !isEmpty && (
        <>
          {isAnyReady(ofCourse(resources, address.course_id)) && (
            <AskBox
              key={address.course_id ?? "library"}
              course={course}
              unread={resources.filter(isBeingRead).length}
            />
          )}
          <LibraryBody
            resources={resources}
            address={address}
            onOpened={setOpened}
            onUpload={() => upload()}
          />
        </>
      )}
      <ResourceDialogs
        resources={resources}
        reading={isFetching}
        address={address}
        opened={opened}
        onOpened={setOpened}
      />
    </>
  );
}
