"use client";

import { useQuery } from "@tanstack/react-query";
import { FileUp, FolderOpen } from "lucide-react";
import { useState } from "react";
import { courseQueries } from "@/components/courses/queries";
import { EmptyState } from "@/components/shared/empty-state";
import { Button } from "@/components/ui/button";
import type { Resource } from "@/lib/contract/resources";
import { SearchResults } from "./dialogs";
import { LibraryToolbar } from "./library-toolbar";
import { resourceQueries } from "./queries";
import type { ResourceActions } from "./resource-card";
import type { Opened } from "./resource-dialogs";
import { foundText, ofCourse } from "./resource-facts";
import { ResourceGrid, ResourceGroups } from "./resource-grid";
import { useDebounced } from "./use-debounced";
import type { useLibraryAddress } from "./use-library-address";

interface LibraryBodyProps {
  resources: Resource[];
  address: ReturnType<typeof useLibraryAddress>;
  onOpened: (opened: Opened) => void;
  onUpload: () => void;
}

/** The tools of the library and what they leave to see: cards, cards by course, or passages. */
export function LibraryBody({ resources, address, onOpened, onUpload }: LibraryBodyProps) {
  const { course_id, grouped, setCourse, setGrouped, open } = address;
  const courses = useQuery(courseQueries.list());
  const [typed, setTyped] = useState("");
  const words = useDebounced(typed);
  const found = useQuery({ ...resourceQueries.search(words, course_id), enabled: words !== "" });
  const shown = ofCourse(resources, course_id);
  const actions: ResourceActions = {
    onOpen: ({ id }) => open(id),
    onRead: (resource) => onOpened({ what: "read", resource }),
    onEdit: (resource) => onOpened({ what: "edit", resource }),
    onDelete: (resource) => onOpened({ what: "delete", resource }),
    onUnlock: (resource) => onOpened({ what: "unlock", resource }),
  };
  const foundCount = found.data && !found.isPlaceholderData ? foundText(found.data.length) : "";

  return (
    <>
      <LibraryToolbar
        courses={courses.data ?? []}
        course_id={course_id}
        onCourse={setCourse}
        grouped={grouped}
        onGrouped={setGrouped}
        words={typed}
        onWords={setTyped}
        helper={courses.isError ? "We couldn't load your courses" : undefined}
        count={words === "" ? foundText(shown.length) : foundCount}
      />
      {words !== "" ? (
        <SearchResults
          words={words}
          course_id={course_id}
          onOpen={actions.onOpen}
          onClear={() => setTyped("")}
        />
      ) : shown.length === 0 ? (
        <EmptyState
          icon={FolderOpen}
          title="No resources in this course"
          action={
            <div className="flex flex-wrap justify-center gap-2">
              <Button variant="secondary" onClick={() => setCourse(null)}>
                Show all courses
              </Button>
              <Button onClick={onUpload}>
                <FileUp aria-hidden />
                Upload Resource
              </Button>
            </div>
          }
        >
          Upload one, or look at all your courses.
        </EmptyState>
      ) : grouped && course_id === null ? (
        <ResourceGroups resources={shown} {...actions} />
      ) : (
        <ResourceGrid resources={shown} {...actions} />
      )}
    </>
  );
}
