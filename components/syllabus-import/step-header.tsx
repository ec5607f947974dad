import type { ReactNode } from "react";

/** The top of the dialog; the close button stands in its corner. */
export function StepHeader({ children }: { children: ReactNode }) {
  return <header className="border-b px-5 py-4 pr-14 sm:px-6">{children}</header>;
}
