import { type ComponentProps, useId } from "react";

/** What a calendar is for, beside the work in it. */
export function BusyField(props: Omit<ComponentProps<"input">, "type" | "id">) {
  const id = useId();
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-2.5">
      <input
        {...props}
        id={id}
        type="checkbox"
        aria-describedby={`${id}-line`}
        className="mt-0.75 size-4.5 accent-primary"
      />
      <label htmlFor={id} className="font-medium">
        I'm busy during its events
      </label>
      <p id={`${id}-line`} className="col-start-2 text-sm text-muted-foreground">
        Your study plans then leave these hours free. Deadlines take no hours.
      </p>
    </div>
  );
}
