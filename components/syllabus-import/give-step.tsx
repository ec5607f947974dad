import { useEffect, useState } from "react";
import { useForm } from "react-hook-form";
import { ChosenFile } from "@/components/shared/chosen-file";
import { Dropzone } from "@/components/shared/dropzone";
import { ErrorBanner } from "@/components/shared/error-banner";
import { fileSize } from "@/components/shared/format";
import { ModalBody, ModalClose, ModalFooter } from "@/components/shared/modal";
import { TextArea } from "@/components/shared/text-area";
import { Button } from "@/components/ui/button";
import { DialogTitle } from "@/components/ui/dialog";
import { Progress } from "@/components/ui/progress";
import { bind, showRefusal } from "@/lib/client/form";
import type { SyllabusImport } from "@/lib/contract/syllabus-imports";
import { SyllabusInput } from "@/lib/contract/topics";
import { FILE_SIZE_MAX } from "@/lib/contract/values";
import { StepHeader } from "./step-header";
import { unsent } from "./unsent";
import { useGiveSyllabus } from "./use-give-syllabus";
import { useLeaveWarning } from "./use-leave-warning";

interface GiveStepProps {
  course_id: number | null;
  file: File | undefined;
  onDirty: (dirty: boolean) => void;
  onGiven: (row: SyllabusImport) => void;
}

interface Typed {
  syllabus_text: string;
  syllabus_file: File | null;
}

/** The first step: a PDF or pasted text, and what will happen with it. */
export function GiveStep({ course_id, file, onDirty, onGiven }: GiveStepProps) {
  const { give, share, stop } = useGiveSyllabus(course_id);
  const [kept] = useState(() => unsent.read(course_id));
  const form = useForm<Typed>({
    defaultValues: { syllabus_text: kept.text, syllabus_file: file ?? kept.file },
  });
  const { errors } = form.formState;
  const [text, chosen] = form.watch(["syllabus_text", "syllabus_file"]);
  const unsaved = (text.trim() !== "" || (chosen ?? file) !== file) && !give.isPending;
  useEffect(() => {
    onDirty(unsaved);
    return () => onDirty(false);
  }, [unsaved, onDirty]);
  const [isKept, setKept] = useState(true);
  useEffect(
    () => setKept(unsent.keep(course_id, { text, file: chosen })),
    [course_id, text, chosen],
  );
  useLeaveWarning(unsaved && !isKept);

  function choose(next: File | null) {
    form.clearErrors();
    form.setValue("syllabus_file", next, { shouldDirty: true });
  }

  const send = form.handleSubmit(async ({ syllabus_text, syllabus_file }) => {
    const given = syllabus_file ? { syllabus_file } : { syllabus_text };
    const read = SyllabusInput.safeParse(given);
    if (!read.success) {
      const name = syllabus_file ? "syllabus_file" : "syllabus_text";
      form.setError(name, { message: read.error.issues[0]?.message ?? "" }, { shouldFocus: true });
      return;
    }
    try {
      onGiven(await give.mutateAsync({ text: syllabus_text, file: syllabus_file }));
    } catch (error) {
      if (error instanceof DOMException && error.name === "AbortError") return;
      showRefusal(form, error);
    }
  });

  return (
    <form noValidate className="contents" onSubmit={send}>
      <StepHeader>
        <DialogTitle>
          {course_id === null ? "New course from syllabus" : "Add syllabus"}
        </DialogTitle>
        <p className="mt-1 text-sm text-pretty text-muted-foreground">
          Deadlines, exams, weights and topics are found in it, each with the page it stands on.
          Nothing enters a course before you have checked it.
        </p>
      </StepHeader>
      <ModalBody className="grid grid-cols-1 content-start gap-4">
        {errors.root?.message && <ErrorBanner message={errors.root.message} />}
        {give.isPending && <Sending share={share} />}
        <fieldset disabled={give.isPending} className="grid min-w-0 grid-cols-1 gap-4">
          {chosen ? (
            <ChosenFile file={chosen} onRemove={() => choose(null)} />
          ) : (
            <Dropzone
              multiple={false}
              disabled={give.isPending}
              maxBytes={FILE_SIZE_MAX}
              label="Drop the syllabus here, or choose the PDF"
              hint={`PDF, up to ${fileSize(FILE_SIZE_MAX)}`}
              onFiles={([dropped]) => choose(dropped ?? null)}
            />
          )}
          {errors.syllabus_file?.message && (
            <p role="alert" className="-mt-2 text-sm text-destructive">
              {errors.syllabus_file.message}
            </p>
          )}
          {!chosen && (
            <TextArea label="Or paste the text" rows={6} {...bind(form, "syllabus_text")} />
          )}
        </fieldset>
      </ModalBody>
      <ModalFooter>
        {give.isPending ? (
          <Button variant="ghost" onClick={stop}>
            Stop
          </Button>
        ) : (
          <ModalClose asChild>
            <Button variant="ghost">Cancel</Button>
          </ModalClose>
        )}
        <Button type="submit" loading={give.isPending}>
          Read the syllabus
        </Button>
      </ModalFooter>
    </form>
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
        You can close this window: it arrives all the same.
      </p>
    </div>
  );
}
