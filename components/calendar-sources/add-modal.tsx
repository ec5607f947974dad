"use client";

import { useQueryClient } from "@tanstack/react-query";
import { FormModal } from "@/components/shared/form-modal";
import { TextField } from "@/components/shared/text-field";
import { call } from "@/lib/client/call";
import { bindField, submitHandler } from "@/lib/client/form";
import { useInputForm } from "@/lib/client/use-input-form";
import { CalendarAddition } from "@/lib/contract/calendar-sources";
import { BusyField } from "./busy-field";
import { calendarSourceQueries } from "./queries";
import { WhereItIs } from "./where-it-is";

/** The calendar is read in the background; its row says how that goes. */
export function AddModal({ onClose }: { onClose: () => void }) {
  const client = useQueryClient();
  const form = useInputForm(CalendarAddition, { address: "", name: "", is_busy: false });

  const add = submitHandler(form, async (body) => {
    const saved = await call("POST /calendar/sources/", { body });
    await calendarSourceQueries.show(client, saved);
    onClose();
  });

  return (
    <FormModal
      title="Add a calendar"
      description="We read it every few hours, and ask you before we add anything."
      form={form}
      onSubmit={add}
      submitLabel="Add calendar"
      onClose={onClose}
      className="grid content-start gap-4"
    >
      <TextField
        label="Address"
        required
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        placeholder="https://…/calendar.ics"
        helper="It may be as good as a password. We store it encrypted and never show it again."
        {...bindField(form, "address")}
      />
      <WhereItIs />
      <TextField
        label="Name"
        autoComplete="off"
        placeholder="As the calendar calls itself"
        {...bindField(form, "name")}
      />
      <BusyField {...form.register("is_busy")} />
    </FormModal>
  );
}
