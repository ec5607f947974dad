import type { ReactNode } from "react";
import { GuestFrame } from "@/components/shell/guest-frame";

/** Pages that a mailed link opens, for whoever is signed in and whoever is not. */
export default function LinkLayout({ children }: { children: ReactNode }) {
  return <GuestFrame>{children}</GuestFrame>;
}
