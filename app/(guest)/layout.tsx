import type { ReactNode } from "react";
import { GuestsOnly } from "@/components/shell/guards";
import { GuestFrame } from "@/components/shell/guest-frame";

export default function GuestLayout({ children }: { children: ReactNode }) {
  return (
    <GuestsOnly>
      <GuestFrame>{children}</GuestFrame>
    </GuestsOnly>
  );
}
