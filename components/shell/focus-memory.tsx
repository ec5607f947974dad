import { useEffect } from "react";
import { lostFocus } from "@/components/shared/lost-focus";

/** Remembers on every page where the focus is, for when what has it goes. */
export function FocusMemory() {
  useEffect(() => lostFocus.watch(), []);
  return null;
}
