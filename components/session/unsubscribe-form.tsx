"use client";

import { CheckCircle2 } from "lucide-react";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { forgetLinkToken, useLinkToken } from "@/components/common/session/link-token";
import { ErrorBanner } from "@/components/shared/error-banner";
import { Notice } from "@/components/shared/notice";
import { call } from "@/lib/client/call";
import { submitHandler } from "@/lib/client/form";
import { GuestForm } from "./guest-form";

/** A click, not the visit, stops the mails: programs that look at mails open what stands in them. */
export function UnsubscribeForm() {
  const token = useLinkToken();
  const [isDone, setDone] = useState(false);
  const form = useForm({ values: { token: token ?? "" } });

  const stop = submitHandler(
    form,
    async (query) => {
      await call("POST /reminders/unsubscribe/", { query });
      setDone(true);
      forgetLinkToken();
    },
    "We couldn't stop the mails. Please try again.",
  );

  if (isDone) {
    return (
      <Notice tone="success" icon={CheckCircle2} title="You've stopped reminder mails">
        <p>None comes to this address any more.</p>
      </Notice>
    );
  }
  return (
    <div className="grid gap-5">
      {token === "" && (
        <ErrorBanner message="This link is not complete. Please open it again from your mail." />
      )}
      <GuestForm
        state={form.formState}
        onFocus={() => undefined}
        onSubmit={stop}
        submitLabel="Stop these mails"
      >
        {form.formState.errors.token?.message && (
          <ErrorBanner message={form.formState.errors.token.message} />
        )}
      </GuestForm>
    </div>
  );
}
