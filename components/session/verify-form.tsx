"use client";

import { useMutation } from "@tanstack/react-query";
import { CheckCircle2 } from "lucide-react";
import Link from "next/link";
import { ErrorBanner } from "@/components/shared/error-banner";
import { Notice } from "@/components/shared/notice";
import { Button, buttonVariants } from "@/components/ui/button";
import { messageOf } from "@/lib/client/api-error";
import { call } from "@/lib/client/call";
import { forgetLinkToken, useLinkToken } from "./link-token";

/** A click, not the visit, uses the link: programs that look at mails open what stands in them. */
export function VerifyForm() {
  const token = useLinkToken();
  const verify = useMutation({
    mutationFn: () => call("POST /auth/email-verification/", { body: { token: token ?? "" } }),
    onSuccess: forgetLinkToken,
  });
  if (verify.isSuccess) {
    return (
      <div className="grid gap-5">
        <Notice tone="success" icon={CheckCircle2} title="You've verified your email">
          <p>We can send you reminders now, if you want them.</p>
        </Notice>
        <Link href="/dashboard" className={buttonVariants({ size: "lg" })}>
          Open Study Companion
        </Link>
      </div>
    );
  }
  return (
    <div className="grid gap-5">
      {token === "" && (
        <ErrorBanner message="This link is not complete. Please open it again from your mail." />
      )}
      {verify.error && <ErrorBanner message={messageOf(verify.error)} />}
      <Button size="lg" loading={verify.isPending} onClick={() => verify.mutate()}>
        Verify email
      </Button>
    </div>
  );
}
