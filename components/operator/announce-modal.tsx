"use client";

import { useQueryClient } from "@tanstack/react-query";
import { FormModal } from "@/components/shared/form-modal";
import { optionsOf, SelectField } from "@/components/shared/select-field";
import { TextArea } from "@/components/shared/text-area";
import { TextField } from "@/components/shared/text-field";
import { toastSuccess } from "@/components/shared/toast";
import { call } from "@/lib/client/call";
import { bindField, submitHandler } from "@/lib/client/form";
import { useInputForm } from "@/lib/client/use-input-form";
import { NewAnnouncement } from "@/lib/contract/operator";
import { ANNOUNCEMENT_MAX } from "@/lib/contract/operator-values";
import { operatorQueries } from "./queries";

export function AnnounceModal({ onClose }: { onClose: () => void }) {
  const client = useQueryClient();
  const form = useInputForm(NewAnnouncement, {
    text: "",
    tone: "info",
    starts_at: now(),
    ends_at: "",
  });
  const announce = submitHandler(
    form,
    async (body) => {
      await call("POST /operator/announcements/", { body });
      toastSuccess("Everyone who's signed in will see it");
      void client.invalidateQueries({ queryKey: operatorQueries.all });
      onClose();
    },
    "We couldn't save this announcement. Please try again.",
  );
  return (
    <FormModal
      title="New announcement"
      form={form}
      onSubmit={announce}
      submitLabel="Announce"
      onClose={onClose}
    >
      <div className="grid gap-4">
        <TextArea
          label="What to say"
          required
          rows={3}
          maxLength={ANNOUNCEMENT_MAX}
          {...bindField(form, "text")}
        />
        <SelectField label="Tone" options={optionsOf(TONES)} {...bindField(form, "tone")} />
        <TextField
          label="From"
          type="datetime-local"
          helper="Leave it empty to begin now."
          {...bindField(form, "starts_at", { setValueAs: (typed) => instantOf(typed) || now() })}
        />
        <TextField
          label="Until"
          type="datetime-local"
          required
          {...bindField(form, "ends_at", { setValueAs: instantOf })}
        />
      </div>
    </FormModal>
  );
}

const TONES = { info: "Information", warning: "Warning" };

function now(): string {
  return new Date().toISOString();
}

/** What is typed is a time where the operator is. */
function instantOf(typed: string): string {
  const at = new Date(typed);
  return Number.isNaN(at.getTime()) ? "" : at.toISOString();
}
