"use client";

import { useQuery } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { useState } from "react";
import { saveOriginal } from "@/components/common/files/original";
import { useZone } from "@/components/common/session/session-provider";
import { ErrorBanner } from "@/components/shared/error-banner";
import { Modal, ModalBody, ModalFooter } from "@/components/shared/modal";
import { ListSkeleton } from "@/components/shared/skeletons";
import { TextField } from "@/components/shared/text-field";
import { Button } from "@/components/ui/button";
import { messageOf } from "@/lib/client/api-error";
import { SETUP_LIMITS } from "@/lib/contract/setup-values";
import { courseFileOf } from "./course-file";
import { sharedCourseQueries } from "./queries";
import { SetupContents } from "./setup-contents";
import { ShareLinks } from "./share-links";

interface ShareDialogProps {
  course_id: number;
  onClose: () => void;
}

/** Shows what others get of a course, and hands it out. */
export function ShareDialog({ course_id, onClose }: ShareDialogProps) {
  const zone = useZone();
  const { data, error, isFetching, refetch } = useQuery(sharedCourseQueries.setup(course_id));
  const [name, setName] = useState("");

  function download() {
    if (!data) return;
    const file = courseFileOf({ ...data, shared_by: name.trim() });
    void saveOriginal(async () => file.content, file.name);
  }

  return (
    <Modal title="Share this course" description={WHAT} size="lg" onClose={onClose}>
      <ModalBody className="grid content-start gap-4">
        {data ? (
          <SetupContents setup={data} zone={zone} />
        ) : error ? (
          <ErrorBanner
            title="We couldn't put this course together"
            message={messageOf(error)}
            onRetry={() => void refetch()}
            retrying={isFetching}
          />
        ) : (
          <ListSkeleton label="Loading what others get" />
        )}
        <TextField
          label="Your name"
          helper="Shown to whoever gets this course. Leave it empty to stay unnamed."
          maxLength={SETUP_LIMITS.shared_by}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
        {data && <ShareLinks course_id={course_id} shared_by={name.trim()} />}
      </ModalBody>
      <ModalFooter>
        <Button variant="secondary" disabled={!data} onClick={download}>
          <Download aria-hidden />
          Download as file
        </Button>
      </ModalFooter>
    </Modal>
  );
}

const WHAT =
  "Others get what you see here and nothing else: no grades, no ticks, no plans and no notes of " +
  "yours.";
