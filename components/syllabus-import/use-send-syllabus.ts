import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { toastError } from "@/components/shared/toast";
import { useIsOpen } from "@/components/shared/use-is-open";
import { messageOf } from "@/lib/client/api-error";
import { syllabusImportQueries } from "./queries";
import { sendSyllabus } from "./send-syllabus";
import { type UnsentSyllabus, unsentSyllabus } from "./unsent-syllabus";

/**
 * Sends a syllabus. It arrives also when its dialog is closed meanwhile; a failure is then said outside, and what was
 * given is there when the dialog is opened again.
 */
export function useSendSyllabus(course_id: number | null) {
  const client = useQueryClient();
  const [share, setShare] = useState(0);
  const stop = useRef<AbortController>(null);
  const open = useIsOpen();
  const give = useMutation({
    mutationFn: async (given: UnsentSyllabus) => {
      const leaving = (event: BeforeUnloadEvent) => event.preventDefault();
      const controller = new AbortController();
      stop.current = controller;
      setShare(0);
      window.addEventListener("beforeunload", leaving);
      try {
        const watch = { onProgress: setShare, signal: controller.signal };
        return await unsentSyllabus.whileSending(course_id, () =>
          sendSyllabus(course_id, given, watch),
        );
      } finally {
        window.removeEventListener("beforeunload", leaving);
      }
    },
    onSuccess: (row) => {
      client.setQueryData(syllabusImportQueries.one(row.id).queryKey, row);
      void client.invalidateQueries(syllabusImportQueries.waiting());
    },
    onError: (error) => {
      if (open.current) return;
      toastError(`We didn't receive the syllabus. ${messageOf(error)} ${STILL_THERE}`);
    },
  });
  return { give, share, stop: () => stop.current?.abort() };
}

const STILL_THERE = "We kept everything: open the dialog again to send it.";
