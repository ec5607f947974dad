"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useWatch } from "react-hook-form";
import { useZone } from "@/components/common/session/session-provider";
import { WeekdayChoice } from "@/components/common/weekday-choice";
import { FormModal } from "@/components/shared/form-modal";
import { optionsOf, SelectField } from "@/components/shared/select-field";
import { TextField } from "@/components/shared/text-field";
import { toastSuccess } from "@/components/shared/toast";
import { call } from "@/lib/client/call";
import { bindField, submitHandler } from "@/lib/client/form";
import { useInputForm } from "@/lib/client/use-input-form";
import { type ClassTime, ClassTimeInput } from "@/lib/contract/class-times";
import { CLASS_KINDS } from "@/lib/contract/class-values";
import { classTimeQueries } from "./queries";
import { SkippedDays } from "./skipped-days";

interface ClassTimeModalProps {
  course_id: number;
  /** Omitted to add one. */
  classTime?: ClassTime;
  onClose: () => void;
}

export function ClassTimeModal({ course_id, classTime, onClose }: ClassTimeModalProps) {
  const client = useQueryClient();
  const zone = useZone();
  const form = useInputForm(ClassTimeInput, {
    kind: classTime?.kind ?? "lecture",
    weekdays: classTime?.weekdays ?? [],
    start_time: classTime?.start_time ?? "",
    end_time: classTime?.end_time ?? "",
    location: classTime?.location ?? "",
    interval_weeks: classTime?.interval_weeks ?? 1,
    starts_on: classTime?.starts_on ?? "",
    skipped_dates: classTime?.skipped_dates ?? [],
  });
  const [weekdays, interval_weeks, skipped_dates = []] = useWatch({
    control: form.control,
    name: ["weekdays", "interval_weeks", "skipped_dates"],
  });
  const days = form.getFieldState("weekdays", form.formState);
  const skipped = form.getFieldState("skipped_dates", form.formState);

  const save = submitHandler(form, async (body) => {
    const saved = classTime
      ? await call("PUT /courses/{course_id}/class-times/{class_time_id}/", {
          path: { course_id, class_time_id: classTime.id },
          body,
        })
      : await call("POST /courses/{course_id}/class-times/", { path: { course_id }, body });
    await classTimeQueries.show(client, saved);
    toastSuccess(`Class time ${classTime ? "saved" : "added"}`);
    onClose();
  });

  return (
    <FormModal
      title={classTime ? "Edit class time" : "Add class time"}
      size="sm"
      form={form}
      onSubmit={save}
      submitLabel={classTime ? "Save changes" : "Add class time"}
      onClose={onClose}
      className="grid grid-cols-2 content-start gap-4"
    >
      <div className="col-span-2">
        <WeekdayChoice
          legend="Days"
          value={weekdays}
          error={days.error?.message ?? days.error?.root?.message}
          onChange={(next) => {
            form.setValue("weekdays", next, { shouldDirty: true });
            form.clearErrors("weekdays");
          }}
        />
      </div>
      <TextField
        label="Start"
        type="time"
        required
        {...bindField(form, "start_time", { also: ["end_time"] })}
      />
      <TextField label="End" type="time" required {...bindField(form, "end_time")} />
      <SelectField
        label="Repeats"
        options={RHYTHMS}
        {...bindField(form, "interval_weeks", { setValueAs: Number, also: ["starts_on"] })}
      />
      <TextField
        label="First class"
        type="date"
        required={Number(interval_weeks) === 2}
        {...bindField(form, "starts_on")}
      />
      <SelectField label="Kind" options={KINDS} {...bindField(form, "kind")} />
      <TextField
        label="Place"
        autoComplete="off"
        placeholder="Room 101"
        {...bindField(form, "location")}
      />
      <div className="col-span-2">
        <SkippedDays
          value={skipped_dates}
          error={skipped.error?.message ?? skipped.error?.root?.message}
          onChange={(next) => {
            form.setValue("skipped_dates", next, { shouldDirty: true });
            form.clearErrors("skipped_dates");
          }}
        />
      </div>
      <p className="col-span-2 text-sm text-muted-foreground">
        Time zone: {zone.replaceAll("_", " ")}
      </p>
    </FormModal>
  );
}

const KINDS = optionsOf(CLASS_KINDS);
const RHYTHMS = [
  { value: 1, label: "Every week" },
  { value: 2, label: "Every 2 weeks" },
];
