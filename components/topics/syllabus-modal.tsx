"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useForm } from "react-hook-form";
import { ChosenFile } from "@/components/shared/chosen-file";
import { Dropzone } from "@/components/shared/dropzone";
import { ErrorBanner } from "@/components/shared/error-banner";
import { Modal, ModalBody, ModalClose, ModalFooter } from "@/components/shared/modal";
import { TextArea } from "@/components/shared/text-area";
import { toastError } from "@/components/shared/toast";
import { Button } from "@/components/ui/button";
import { Progress } from "@/components/ui/progress";
import { messageOf } from "@/lib/client/api-error";
import { bind, showRefusal } from "@/lib/client/form";
import { SyllabusInput } from "@/lib/contract/topics";
import { FILE_SIZE_MAX } from "@/lib/contract/values";
import { forgetDraft, type SyllabusDraft, useSaveSyllabus } from "./drafts";
import { nameOf } from "./original";
import { isBeingRead, syllabusQueries } from "./queries";
import { readingText } from "./reading";
import { sendingText } from "./unsaved-row";

interface SyllabusModalProps {
  course_id: number;
  draft: SyllabusDraft;
  onClose: () => void;
}

interface Typed {
  syllabus_text: string;
  syllabus_file: File | null;
}

/** Changes a syllabus, text or PDF. It may be closed while the syllabus is read; a failure is then said outside. */
export function SyllabusModal({ course_id, draft, onClose }: SyllabusModalProps) {
  const client = useQueryClient();
  const save = useSaveSyllabus(course_id);
  const open = useIsOpen();
  const form = useForm<Typed>({
    defaultValues: { syllabus_text: draft.text, syllabus_file: draft.file ?? null },
  });
  const { errors, isDirty } = form.formState;
  const { source } = draft;
  const file = form.watch("syllabus_file");
  const fileError = errors.syllabus_file?.message;
  // Once a syllabus is a PDF, a PDF is what it is read from.
  const takesText = source.content_source !== "file";

  function choose(chosen: File | null) {
    form.clearErrors();
    form.setValue("syllabus_file", chosen, { shouldDirty: true });
  }

  function close() {
    if (save.isError) forgetDraft(client, course_id, draft.id);
    onClose();
  }

  const send = form.handleSubmit(async ({ syllabus_text, syllabus_file }) => {
    const read = SyllabusInput.safeParse({
      syllabus_text,
      ...(syllabus_file && { syllabus_file }),
    });
    if (!read.success) {
      for (const { path, message } of read.error.issues) {
        const name = path[0] === "syllabus_file" || !takesText ? "syllabus_file" : "syllabus_text";
        form.setError(name, { message }, { shouldFocus: true });
      }
      return;
    }
    try {
      const sent = { ...draft, text: syllabus_text, file: syllabus_file ?? undefined };
      await save.mutateAsync(sent);
    } catch (error) {
      if (open.current) showRefusal(form, error);
      else toastError(`The syllabus was not saved. ${messageOf(error)}`);
      return;
    }
    if (open.current) onClose();
  });

  return (
    <Modal
      title="Edit Syllabus"
      description="Its topics become cards, each with the page and the words it comes from."
      onClose={close}
      dirty={isDirty && !save.isPending}
    >
      <form noValidate className="contents" onSubmit={send}>
        <ModalBody className="grid grid-cols-1 content-start gap-4">
          {errors.root?.message && <ErrorBanner message={errors.root.message} />}
          {save.isPending && <Reading course_id={course_id} draft={draft} />}
          <fieldset disabled={save.isPending} className="grid min-w-0 grid-cols-1 gap-4">
            {file ? (
              <ChosenFile file={file} onRemove={() => choose(null)} />
            ) : (
              <Dropzone
                multiple={false}
                disabled={save.isPending}
                maxBytes={FILE_SIZE_MAX}
                compact
                label={labelOf(draft)}
                onFiles={([chosen]) => choose(chosen ?? null)}
              />
            )}
            {fileError && (
              <p role="alert" className="-mt-2 text-sm text-destructive">
                {fileError}
              </p>
            )}
            {takesText && (
              <TextArea
                label="Text"
                rows={file ? 3 : 8}
                helper={file ? "Kept with the PDF; topics are read from the PDF." : undefined}
                className={file && !form.getValues("syllabus_text") ? "hidden" : ""}
                {...bind(form, "syllabus_text", { also: ["syllabus_file"] })}
              />
            )}
          </fieldset>
        </ModalBody>
        <ModalFooter>
          <ModalClose asChild>
            <Button variant="ghost">{save.isPending ? "Close" : "Cancel"}</Button>
          </ModalClose>
          <Button type="submit" loading={save.isPending}>
            Save and read again
          </Button>
        </ModalFooter>
      </form>
    </Modal>
  );
}

/** How far it is, in words. */
function Reading({ course_id, draft }: Pick<SyllabusModalProps, "course_id" | "draft">) {
  const { data: share = 0 } = useQuery(syllabusQueries.sent(draft.id));
  const { data: reading } = useQuery({
    ...syllabusQueries.list(course_id),
    refetchInterval: false,
    select: (sources) => sources.find(isBeingRead),
  });
  return (
    <div role="status" className="grid animate-fade gap-2 rounded-lg bg-muted px-4 py-3">
      <p className="font-medium tabular-nums">
        {share === 1 && reading ? readingText(reading) : sendingText(share)}…
      </p>
      <Progress value={share < 1 ? share * 100 : undefined} label="Sending the syllabus" />
      <p className="text-sm text-muted-foreground">
        This may take some seconds. You can close this window; reading goes on.
      </p>
    </div>
  );
}

function labelOf({ source }: SyllabusDraft) {
  if (source.content_source === "text") return "Drop a PDF to use instead, or choose one";
  return `Drop the PDF that replaces “${nameOf(source)}”, or choose it`;
}

/** Whether the form is still there when a long request comes back. */
function useIsOpen() {
  const open = useRef(true);
  useEffect(() => {
    open.current = true;
    return () => {
      open.current = false;
    };
  }, []);
  return open;
}
