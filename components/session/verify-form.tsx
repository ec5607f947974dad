"use client";

import { CheckCircle2 } from "lucide-react";
import Link from "next/link";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { forgetLinkToken, useLinkToken } from "@/components/common/session/link-token";
import { ErrorBanner } from "@/components/shared/error-banner";
import { Notice } from "@/components/shared/notice";
import { buttonVariants } from "@/components/ui/button";
import { call } from "@/lib/client/call";
import { submitHandler } from "@/lib/client/form";
import { GuestForm } from "./guest-form";

/** A click, not the visit, uses the link: programs that look at mails open what stands in them. */
export function VerifyForm() {
  const token = useLinkToken();
  const [isDone, setDone] = useState(false);
  const form = useForm({ values: { token: token ?? "" } });

  const verify = submitHandler(
    form,
    async (body) => {
      await call("POST /auth/email-verification/", { body });
      setDone(true);
      forgetLinkToken();
    },
    "We couldn't verify your email. Please try again.",
  );

  if (isDone) return <Done />;
  return (
    <div className="grid gap-5">
      {token === "" && (
        <ErrorBanner message="This link is not complete. Please open it again from your mail." />
      )}
      <GuestForm
        state={form.formState}
        onFocus={() => undefined}
        onSubmit={verify}
        submitLabel="Verify email"
      >
        {form.formState.errors.token?.message && (
          <ErrorBanner message={form.formState.errors.token.message} />
        )}
      </GuestForm>
    </div>
  );
}

function Done() {
  return (
    <div className="grid gap-5">
      <Notice tone="success" icon={CheckCircle2} title="You've verified your email">
        <p>If you forget your password, we can mail you a link there.</p>
      </Notice>
      <Link href="/dashboard" className={buttonVariants({ size: "lg" })}>
        Open Study Companion
      </Link>
    </div>
  );
}
