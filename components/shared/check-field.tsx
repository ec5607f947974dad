import { type ComponentProps, useId } from "react";

interface CheckFieldProps extends Omit<ComponentProps<"input">, "type" | "id" | "className"> {
  label: string;
  /** A line below it. */
  helper?: string;
}

/** A choice that is made or not. */
export function CheckField({ label, helper, ...input }: CheckFieldProps) {
  const id = useId();
  return (
    <div>
      <label className="flex min-h-9 cursor-pointer items-center gap-2.5 pointer-coarse:min-h-11">
        <input
          {...input}
          type="checkbox"
          className="size-4.5 shrink-0 accent-primary"
          aria-describedby={helper && id}
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
