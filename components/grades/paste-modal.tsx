"use client";

import { useMemo, useState } from "react";
import { z } from "zod";
import { FormModal } from "@/components/shared/form-modal";
import { TextArea } from "@/components/shared/text-area";
import { toastError, toastWithUndo } from "@/components/shared/toast";
import { messageOf } from "@/lib/client/api-error";
import { bindField, submitHandler } from "@/lib/client/form";
import { useInputForm } from "@/lib/client/use-input-form";
import type { CourseGrades } from "@/lib/contract/grades";
import { PASTED_MAX } from "@/lib/grades/pasted/read-scores";
import { LeftOut, PastedList } from "./pasted-list";
import { batchOf, changesOf, pastedScores, undoOf } from "./pasted-scores";
import { useSetPieces } from "./use-set-grades";

const PasteForm = z.object({
  pasted: z
    .string()
    .max(PASTED_MAX, "This is too long to read at once. Please paste the table of grades alone."),
});

interface PasteModalProps {
  data: CourseGrades;
  onClose: () => void;
}

/** Scores copied from somewhere else: shown with the piece each goes to, and saved together. */
export function PasteModal({ data, onClose }: PasteModalProps) {
  const set = useSetPieces(data.course_id);
  const form = useInputForm(PasteForm, { pasted: "" });
  const [chosen, setChosen] = useState<ReadonlyMap<string, string>>(new Map());
  const text = form.watch("pasted");
  const { placed, left_out } = useMemo(
    () => pastedScores(text, data, chosen),
    [text, data, chosen],
  );
  const changes = changesOf(placed);
  const isRead = text.trim() !== "";

  const save = submitHandler(form, async () => {
    const saved = await set.mutateAsync(batchOf(changes));
    const undo = undoOf(changes, data, saved);
    toastWithUndo(`Saved ${scores(changes.length)}`, () =>
      set.mutate(undo, {
        onError: (error) => toastError(`We couldn't take the scores back. ${messageOf(error)}`),
      }),
    );
    onClose();
  });

  return (
    <FormModal
      title="Paste scores"
      description="Copy them from your course page, a spreadsheet or your own list. We save nothing before you say so."
      size="lg"
      form={form}
      onSubmit={save}
      submitLabel={changes.length === 0 ? "Save scores" : `Save ${scores(changes.length)}`}
      submitDisabled={changes.length === 0}
      onClose={onClose}
      className="grid content-start gap-4"
    >
      <TextArea
        label="Your grades"
        rows={isRead ? 4 : 8}
        spellCheck={false}
        placeholder={"Quiz 1  18/20\nMidterm: 83%\nEssay excused"}
        className="[&_textarea]:max-h-48 [&_textarea]:overflow-y-auto"
        {...bindField(form, "pasted")}
      />
      <p role="status" className="text-sm text-muted-foreground empty:hidden">
        {isRead && placed.length === 0 && "We found no scores in this text."}
        {placed.length > 0 && `We found ${scores(placed.length)}. Check where each goes.`}
      </p>
      {placed.length > 0 && (
        <PastedList
          data={data}
          placed={placed}
          onChoose={(key, place) => setChosen((before) => new Map(before).set(key, place))}
        />
      )}
      {left_out.length > 0 && (
        <LeftOut rows={left_out} hasScale={Boolean(data.rules.letters?.length)} />
      )}
    </FormModal>
  );
}

function scores(count: number): string {
  return count === 1 ? "1 score" : `${count} scores`;
}
