import { Plus, X } from "lucide-react";
import { useFieldArray, useFormContext } from "react-hook-form";
import { TextField } from "@/components/shared/text-field";
import { Button } from "@/components/ui/button";
import { bindField } from "@/lib/client/form";
import type { TypedHours } from "./hours-form";

/** Holidays and other days without studying. */
export function DaysOff() {
  const form = useFormContext<TypedHours>();
  const { fields, append, remove } = useFieldArray({ control: form.control, name: "days_off" });
  return (
    <fieldset className="grid min-w-0 gap-3">
      <legend className="mb-1.5 text-sm font-medium">Days off</legend>
      {fields.length === 0 && (
        <p className="text-sm text-muted-foreground">
          Holidays, a trip, a wedding: we plan nothing on these days.
        </p>
      )}
      {fields.map(({ id }, index) => (
        <div key={id} className="grid grid-cols-[1fr_1fr_auto] items-start gap-2 sm:max-w-md">
          <TextField
            label="First day"
            type="date"
            {...bindField(form, `days_off.${index}.from`)}
            onBlur={({ target }) => {
              if (!form.getValues(`days_off.${index}.to`)) {
                form.setValue(`days_off.${index}.to`, target.value, { shouldDirty: true });
              }
            }}
          />
          <TextField label="Last day" type="date" {...bindField(form, `days_off.${index}.to`)} />
          <Button
            variant="ghost"
            size="icon"
            className="mt-6.5"
            aria-label="Remove these days off"
            onClick={() => remove(index)}
          >
            <X aria-hidden />
          </Button>
        </div>
      ))}
      <Button
        variant="secondary"
        size="sm"
        className="w-fit"
        onClick={() => append({ from: "", to: "" })}
      >
        <Plus aria-hidden />
        Add days off
      </Button>
    </fieldset>
  );
}
