"use client";

import { useMutation } from "@tanstack/react-query";
import { useId, useRef } from "react";
import { useSession } from "@/components/session/session-provider";
import { messageOf } from "@/lib/client/api-error";
import { call } from "@/lib/client/call";
import { sessionStore } from "@/lib/client/session-store";
import type { User } from "@/lib/contract/profile";
import { routes } from "@/lib/contract/routes";

/** Changes at once; the server's refusal changes it back and says why. */
export function StreakSwitch({ user }: { user: User }) {
  const id = useId();
  const { setUser } = useSession();
  const stored = useRef(user.show_streak);
  const show = (show_streak: boolean) => {
    // As the student is by now: the form beside may have been saved meanwhile.
    const { user: current } = sessionStore.read();
    if (current) setUser({ ...current, show_streak });
  };
  const change = useMutation({
    mutationFn: (show_streak: boolean) => call(routes.profile.patch, { body: { show_streak } }),
    // One after the other, so that the last choice is the one that stays.
    scope: { id: "streak" },
    onMutate: show,
    onSuccess: ({ show_streak }) => {
      stored.current = show_streak;
    },
    onError: () => show(stored.current),
  });
  return (
    <div>
      <div className="flex items-center justify-between gap-4">
        <div className="min-w-0">
          <label htmlFor={id} className="font-medium">
            Show my study streak
          </label>
          <p id={`${id}-line`} className="text-sm text-muted-foreground">
            Days in a row on which you finished something, on your dashboard.
          </p>
        </div>
        <input
          id={id}
          type="checkbox"
          role="switch"
          aria-describedby={`${id}-line`}
          checked={user.show_streak}
          aria-checked={user.show_streak}
          onChange={(event) => change.mutate(event.target.checked)}
          className="relative h-6 w-10.5 shrink-0 cursor-pointer appearance-none rounded-full bg-input transition-colors before:absolute before:top-0.5 before:left-0.5 before:size-5 before:rounded-full before:bg-primary-foreground before:shadow-card before:transition-transform checked:bg-primary checked:before:translate-x-4.5"
        />
      </div>
      <p role="alert" className="text-sm text-destructive">
        {change.error &&
          `Your choice could not be saved, so it is as it was. ${messageOf(change.error)}`}
      </p>
    </div>
  );
}
