"use client";

import { QuickAddForm, type QuickAddProps } from "./quick-add-form";

/** The line above a list of work; its rules come when somebody begins to type. */
export function QuickAdd(props: QuickAddProps) {
  return <QuickAddForm {...props} />;
}
