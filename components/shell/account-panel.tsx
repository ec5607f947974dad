"use client";

import { LogOut } from "lucide-react";
import { useState } from "react";
import { useSession } from "@/components/common/session/session-provider";
import { Button } from "@/components/ui/button";
import { ThemeSwitch } from "./theme-switch";
import { UserBadge } from "./user-badge";

/** Who is signed in, the way out, and the theme. */
export function AccountPanel() {
  const { user, logout } = useSession();
  const [leaving, setLeaving] = useState(false);
  if (!user) return null;
  return (
    <div className="border-t px-3 pt-4 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
      <div className="px-2">
        <UserBadge user={user} />
      </div>
      <div className="mt-3 flex items-center justify-between gap-2">
        <Button
          variant="ghost"
          size="sm"
          className="pointer-coarse:h-11"
          loading={leaving}
          onClick={() => {
            setLeaving(true);
            void logout();
          }}
        >
          <LogOut aria-hidden />
          Log out
        </Button>
        <ThemeSwitch />
      </div>
    </div>
  );
}
