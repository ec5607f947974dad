"use client";

import { useRouter } from "next/navigation";
import { useEffect, useRef, useState } from "react";
import { localPath } from "@/components/common/session/local-path";
import { useSession } from "@/components/common/session/session-provider";
import { ErrorBanner } from "@/components/shared/error-banner";
import { PageSpinner } from "@/components/shared/spinner";
import { browserZone } from "@/lib/client/browser-zone";
import { call } from "@/lib/client/call";
import { clearDrafts } from "@/lib/client/draft-keys";
import { sessionStore } from "@/lib/client/session-store";
import { GuestLink } from "./guest-link";

/** Takes up the session that an issuer's word has begun in this browser, and goes on to where the student wanted. */
export function Arrival() {
  const { signIn } = useSession();
  const router = useRouter();
  const [failed, setFailed] = useState(false);
  const asked = useRef(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page opens
  useEffect(() => {
    if (asked.current) return;
    asked.current = true;
    arrive().catch(() => setFailed(true));
  }, []);

  async function arrive() {
    const answer = await call("POST /auth/continue/", {});
    // Whoever used this browser before leaves nothing behind.
    if (sessionStore.studentId() !== answer.user.id) clearDrafts();
    signIn(answer);
    const timezone = browserZone();
    if (answer.is_new && timezone !== answer.user.timezone) {
      await call("PATCH /profile/", { body: { timezone } }).then(
        sessionStore.setUser,
        () => undefined,
      );
    }
    router.replace(localPath(window.location.search) ?? "/dashboard");
  }

  if (!failed) return <PageSpinner />;
  return (
    <div className="grid gap-5">
      <ErrorBanner message="We couldn't finish signing you in. Please try again." />
      <GuestLink href="/login">Back to sign-in</GuestLink>
    </div>
  );
}
