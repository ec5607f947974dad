"use client";

import { useRouter } from "next/navigation";
import { type ReactNode, useEffect, useRef } from "react";
import { localPath } from "@/components/common/session/local-path";
import { useSession } from "@/components/common/session/session-provider";
import { PageSpinner } from "@/components/shared/spinner";

/** Renders nothing of the page until the student is known; strangers go to the sign-in page. */
export function StudentsOnly({ children }: { children: ReactNode }) {
  const { status } = useSession();
  const leaves = useRef(false);
  useEffect(() => {
    if (status === "signed-in") leaves.current = true;
  }, [status]);
  useRedirect(() => (leaves.current ? "/login" : toSignIn()), status === "signed-out");
  return status === "signed-in" ? children : <PageSpinner />;
}

/** For sign-in and registration: whoever is signed in goes on to `?next=`, else to the dashboard. */
export function GuestsOnly({ children }: { children: ReactNode }) {
  const { status } = useSession();
  useRedirect(afterSignIn, status === "signed-in");
  return status === "signed-in" ? <PageSpinner /> : children;
}

/** As the server sends strangers, whom a service worker may have shown the page instead. */
function toSignIn(): string {
  const { pathname, search } = window.location;
  const next = pathname + search;
  return next === "/" ? "/login" : `/login?${new URLSearchParams({ next })}`;
}

function afterSignIn(): string {
  return localPath(window.location.search) ?? "/dashboard";
}

function useRedirect(target: () => string, due: boolean) {
  const router = useRouter();
  // biome-ignore lint/correctness/useExhaustiveDependencies: where to go is asked once, when it is due
  useEffect(() => {
    if (due) router.replace(target());
  }, [due, router]);
}
