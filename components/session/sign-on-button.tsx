"use client";

import { KeyRound } from "lucide-react";
import { useState } from "react";
import { localPath } from "@/components/common/session/local-path";
import { ErrorBanner } from "@/components/shared/error-banner";
import { Button } from "@/components/ui/button";
import { leaveForSignOn } from "@/lib/client/sign-on";

interface SignOnButtonProps {
  /** Whom people sign on by. */
  name: string;
  /** It stands below a form, as the other way in. */
  isOther: boolean;
}

/** Leads to the page of an issuer, which says who somebody is. */
export function SignOnButton({ name, isOther }: SignOnButtonProps) {
  const [state, setState] = useState<"idle" | "leaving" | "failed">("idle");

  async function leave() {
    setState("leaving");
    try {
      await leaveForSignOn(localPath(window.location.search));
    } catch {
      setState("failed");
    }
  }

  return (
    <div className="grid gap-4">
      {isOther && (
        <div className="mt-5 flex items-center gap-3 text-sm text-muted-foreground">
          <span className="h-px flex-1 bg-border" />
          or
          <span className="h-px flex-1 bg-border" />
        </div>
      )}
      {state === "failed" && (
        <ErrorBanner message={`We couldn't reach ${name}. Please try again in a moment.`} />
      )}
      <Button
        size="lg"
        variant={isOther ? "secondary" : "primary"}
        loading={state === "leaving"}
        onClick={() => void leave()}
      >
        <KeyRound aria-hidden />
        Continue with {name}
      </Button>
    </div>
  );
}
