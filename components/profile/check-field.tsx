import { useId } from "react";
import { useFormContext } from "react-hook-form";
import type { TypedReminders } from "./reminders-form";

interface CheckFieldProps {
  label: string;
  helper?: string;
  name: "push_day" | "push_sessions" | "hides_courses";
}

/** A choice of the reminders that is made or not, and stored with the others. */
export function CheckField({ label, helper, name }: CheckFieldProps) {
  const id = useId();
  const { register } = useFormContext<TypedReminders>();
  return (
    <div>
      <label className="flex cursor-pointer items-center gap-2.5 pointer-coarse:min-h-10">
        <input
          type="checkbox"
          className="size-4.5 shrink-0 accent-primary"
          aria-describedby={helper && id}
          {...register(name)}
        />
        {label}
      </label>
      {helper && (
        <p id={id} className="pl-7 text-sm text-pretty text-muted-foreground">
          {helper}
        </p>
      )}
    </div>
  );
}
