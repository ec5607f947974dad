import { useEffect, useState } from "react";
import { z } from "zod";
import { FileField } from "@/components/common/files/file-field";
import { FormFrame } from "@/components/shared/form-modal";
import { fileSize } from "@/components/shared/format";
import { TextArea } from "@/components/shared/text-area";
import { Button } from "@/components/ui/button";
import { DialogTitle } from "@/components/ui/dialog";
import { Progress } from "@/components/ui/progress";
import { bindField, showServerErrors } from "@/lib/client/form";
import { useInputForm } from "@/lib/client/use-input-form";
import { FILES_TAKEN } from "@/lib/contract/file-types";
import type { SyllabusImport } from "@/lib/contract/syllabus-imports";
import { syllabusForm, type TypedSyllabus } from "@/lib/contract/topics";
import { FILE_SIZE_MAX } from "@/lib/contract/values";
import { StepHeader } from "./step-header";
import { unsentSyllabus } from "./unsent-syllabus";
import { useLeaveWarning } from "./use-leave-warning";
import { useSendSyllabus } from "./use-send-syllabus";

interface UploadStepProps {
  course_id: number | null;
  file: File | undefined;
  onDirty: (dirty: boolean) => void;
  onUploaded: (row: SyllabusImport) => void;
}

/** Where a file is chosen, the text is kept aside. */
const UploadForm = z.preprocess(
  (typed: TypedSyllabus) => (typed.syllabus_file ? { ...typed, syllabus_text: "" } : typed),
  syllabusForm("syllabus_text"),
);

/** The first step: choose a file or paste text. */
export function UploadStep({ course_id, file, onDirty, onUploaded }: UploadStepProps) {
  const { give, share, stop } = useSendSyllabus(course_id);
  const [kept] = useState(() => unsentSyllabus.read(course_id));
  const form = useInputForm(UploadForm, {
    syllabus_text: kept.text,
    syllabus_file: file ?? kept.file ?? "",
  });
  const { errors } = form.formState;
  const [text = "", typed_file] = form.watch(["syllabus_text", "syllabus_file"]);
  const chosen = typed_file || null;
  const unsaved = (text.trim() !== "" || (chosen ?? file) !== file) && !give.isPending;
  useEffect(() => {
    onDirty(unsaved);
    return () => onDirty(false);
  }, [unsaved, onDirty]);
  const [isKept, setKept] = useState(true);
  useEffect(
    () => setKept(unsentSyllabus.keep(course_id, { text, file: chosen })),
    [course_id, text, chosen],
  );
  useLeaveWarning(unsaved && !isKept);

  function choose(next: File | null) {
    form.clearErrors();
    form.setValue("syllabus_file", next ?? "", { shouldDirty: true });
  }

  const send = form.handleSubmit(async () => {
    try {
      onUploaded(await give.mutateAsync({ text, file: chosen }));
    } catch (error) {
      if (error instanceof DOMException && error.name === "AbortError") return;
      showServerErrors(form, error);
    }
  });

  return (
    <>
      <StepHeader>
        <DialogTitle>
          {course_id === null ? "New course from a syllabus" : "Add syllabus"}
        </DialogTitle>
        <p className="mt-1 text-sm text-pretty text-muted-foreground">
          We find its deadlines, exams, weights and topics, and show you the page for each. Nothing
          goes into a course until you've checked it.
        </p>
      </StepHeader>
      <FormFrame
        form={form}
        busy={give.isPending}
        onSubmit={send}
        submitLabel="Read the syllabus"
        cancel={
          give.isPending && (
            <Button variant="ghost" onClick={stop}>
              Stop
            </Button>
          )
        }
        className="grid grid-cols-1 content-start gap-4"
      >
        {give.isPending && <Sending share={share} />}
        <fieldset disabled={give.isPending} className="grid min-w-0 grid-cols-1 gap-4">
          <FileField
            file={chosen}
            error={errors.syllabus_file?.message}
            disabled={give.isPending}
            maxBytes={FILE_SIZE_MAX}
            label="Drop the syllabus here, or choose the file"
            hint={`${FILES_TAKEN}, up to ${fileSize(FILE_SIZE_MAX)}`}
            onChange={choose}
          />
          {!chosen && (
            <TextArea label="Or paste the text" rows={6} {...bindField(form, "syllabus_text")} />
          )}
        </fieldset>
      </FormFrame>
    </>
  );
}

function Sending({ share }: { share: number }) {
  return (
    <div className="grid animate-fade gap-2 rounded-lg bg-muted px-4 py-3">
      <p role="status" className="font-medium">
        {share < 1 ? "Uploading…" : "Checking the file…"}
      </p>
      <Progress value={share < 1 ? share * 100 : undefined} label="Uploading the syllabus" />
      <p className="text-sm text-muted-foreground">
        You can close this window. The upload carries on.
      </p>
    </div>
  );
}
