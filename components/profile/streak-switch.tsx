"use client";

import { useMutation } from "@tanstack/react-query";
import { useRef } from "react";
import { useSession } from "@/components/common/session/session-provider";
import { SwitchField } from "@/components/shared/switch-field";
import { messageOf } from "@/lib/client/api-error";
import { call } from "@/lib/client/call";
import { sessionStore } from "@/lib/client/session-store";
import type { User } from "@/lib/contract/profile";

/** Changes at once; the server's refusal changes it back and says why. */
export function StreakSwitch({ user }: { user: User }) {
  const { setUser } = useSession();
  const stored = useRef(user.show_streak);
  const show = (show_streak: boolean) => {
    // As the student is by now: the form beside may have been saved meanwhile.
    const { user: current } = sessionStore.read();
    if (current) setUser({ ...current, show_streak });
  };
  const change = useMutation({
    mutationFn: (show_streak: boolean) => call("PATCH /profile/", { body: { show_streak } }),
    // One after the other, so that the last choice is the one that stays.
    scope: { id: "streak" },
    onMutate: show,
    onSuccess: ({ show_streak }) => {
      stored.current = show_streak;
    },
    onError: () => show(stored.current),
  });
  return (
    <SwitchField
      label="Show my study streak"
      helper="Your dashboard shows how many days in a row you've finished something."
      // An answer about the student that was asked for before must not turn it back meanwhile.
      checked={change.isPending ? change.variables : user.show_streak}
      onChange={change.mutate}
      error={change.error ? messageOf(change.error) : undefined}
    />
  );
}
