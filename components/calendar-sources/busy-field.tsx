import type { ComponentProps } from "react";
import { CheckField } from "@/components/shared/check-field";

/** What a calendar is for, beside the work in it. */
export function BusyField(props: Omit<ComponentProps<typeof CheckField>, "label" | "helper">) {
  return (
    <CheckField
      {...props}
      label="I'm busy during its events"
      helper="Your study plans then leave these hours free. Deadlines take no hours."
    />
  );
}
