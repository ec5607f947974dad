"use client";

import { useSession } from "@/components/common/session/session-provider";
import { SectionCard } from "@/components/shared/section-card";
import { StreakSwitch } from "./streak-switch";
import { ThemeChoice } from "./theme-choice";

export function Appearance() {
  const { user } = useSession();
  return (
    <SectionCard title="Appearance">
      <div className="grid gap-5">
        <ThemeChoice />
        {user && <StreakSwitch user={user} />}
      </div>
    </SectionCard>
  );
}
