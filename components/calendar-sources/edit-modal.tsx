"use client";

import { useQueryClient } from "@tanstack/react-query";
import { FormModal } from "@/components/shared/form-modal";
import { TextField } from "@/components/shared/text-field";
import { call } from "@/lib/client/call";
import { bindField, submitHandler } from "@/lib/client/form";
import { useInputForm } from "@/lib/client/use-input-form";
import { CalendarOptions, type CalendarSource } from "@/lib/contract/calendar-sources";
import { BusyField } from "./busy-field";
import { calendarSourceQueries } from "./queries";

const EditForm = CalendarOptions.pick({ name: true, is_busy: true }).required();

interface EditModalProps {
  source: CalendarSource;
  onClose: () => void;
}

export function EditModal({ source, onClose }: EditModalProps) {
  const client = useQueryClient();
  const { name, is_busy } = source;
  const form = useInputForm(EditForm, { name, is_busy });

  const save = submitHandler(form, async (body) => {
    const path = { calendar_id: source.id };
    const saved = await call("PUT /calendar/sources/{calendar_id}/", { path, body });
    await calendarSourceQueries.show(client, saved);
    onClose();
  });

  return (
    <FormModal
      title="Edit calendar"
      size="sm"
      form={form}
      onSubmit={save}
      submitLabel="Save changes"
      onClose={onClose}
      className="grid content-start gap-4"
    >
      <TextField
        label="Name"
        autoComplete="off"
        placeholder={source.host}
        {...bindField(form, "name")}
      />
      <BusyField {...form.register("is_busy")} />
    </FormModal>
  );
}
