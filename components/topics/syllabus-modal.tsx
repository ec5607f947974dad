"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { FileField } from "@/components/common/files/file-field";
import { CancelButton, FormModal } from "@/components/shared/form-modal";
import { TextArea } from "@/components/shared/text-area";
import { toastError } from "@/components/shared/toast";
import { useIsOpen } from "@/components/shared/use-is-open";
import { Progress } from "@/components/ui/progress";
import { messageOf } from "@/lib/client/api-error";
import { bindField, showServerErrors } from "@/lib/client/form";
import { useInputForm } from "@/lib/client/use-input-form";
import { syllabusForm } from "@/lib/contract/topics";
import { FILE_SIZE_MAX } from "@/lib/contract/values";
import { removeUnsavedDraft, type SyllabusDraft, useSaveSyllabus } from "./drafts";
import { nameOf } from "./original";
import { isBeingRead, syllabusQueries } from "./queries";
import { readingText } from "./reading";
import { sendingText } from "./unsaved-row";

interface SyllabusModalProps {
  course_id: number;
  draft: SyllabusDraft;
  onClose: () => void;
}

/** Once a syllabus is a file, a file is what it is read from. */
const FORMS = { text: syllabusForm("syllabus_text"), file: syllabusForm("syllabus_file") };

/** Changes a syllabus, text or file. It may be closed while the syllabus is read; a failure is then said outside. */
export function SyllabusModal({ course_id, draft, onClose }: SyllabusModalProps) {
  const client = useQueryClient();
  const save = useSaveSyllabus(course_id);
  const open = useIsOpen();
  const { content_source } = draft.source;
  const form = useInputForm(FORMS[content_source], {
    syllabus_text: draft.text,
    syllabus_file: draft.file ?? "",
  });
  const { errors, isDirty } = form.formState;
  const file = form.watch("syllabus_file") || null;
  const takesText = content_source !== "file";

  function choose(chosen: File | null) {
    form.clearErrors();
    form.setValue("syllabus_file", chosen ?? "", { shouldDirty: true });
  }

  function close() {
    if (save.isError) removeUnsavedDraft(client, course_id, draft.id);
    onClose();
  }

  const send = form.handleSubmit(async ({ syllabus_file }) => {
    try {
      // With its white space, in case it comes back to be corrected.
      const text = form.getValues("syllabus_text") ?? "";
      await save.mutateAsync({ ...draft, text, file: syllabus_file });
    } catch (error) {
      if (open.current) showServerErrors(form, error);
      else toastError(`We couldn't save the syllabus. ${messageOf(error)}`);
      return;
    }
    if (open.current) onClose();
  });

  return (
    <FormModal
      title="Edit syllabus"
      description="We turn its topics into cards, each with the page and the words it comes from."
      form={form}
      dirty={isDirty && !save.isPending}
      busy={save.isPending}
      onSubmit={send}
      submitLabel="Save and read again"
      cancel={<CancelButton>{save.isPending ? "Close" : "Cancel"}</CancelButton>}
      onClose={close}
      className="grid grid-cols-1 content-start gap-4"
    >
      {save.isPending && <Reading course_id={course_id} draft={draft} />}
      <fieldset disabled={save.isPending} className="grid min-w-0 grid-cols-1 gap-4">
        <FileField
          file={file}
          error={errors.syllabus_file?.message}
          disabled={save.isPending}
          maxBytes={FILE_SIZE_MAX}
          compact
          label={labelOf(draft)}
          onChange={choose}
        />
        {takesText && (
          <TextArea
            label="Text"
            rows={file ? 3 : 8}
            helper={
              file
                ? "We keep this text with the file, and read the topics from the file."
                : undefined
            }
            className={file && !form.getValues("syllabus_text") ? "hidden" : ""}
            {...bindField(form, "syllabus_text", { also: ["syllabus_file"] })}
          />
        )}
      </fieldset>
    </FormModal>
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
        This may take a few seconds. You can close this window, and we'll keep reading.
      </p>
    </div>
  );
}

function labelOf({ source }: SyllabusDraft) {
  if (source.content_source === "text") return "Drop a file to use it instead, or choose one";
  return `Drop the file that replaces “${nameOf(source)}”, or choose it`;
}
