"use client";

import { type ReactNode, useState } from "react";
import { useForm } from "react-hook-form";
import { forgetLinkToken, useLinkToken } from "@/components/common/session/link-token";
import { ErrorBanner } from "@/components/shared/error-banner";
import { submitHandler } from "@/lib/client/form";
import { GuestForm } from "./guest-form";

interface LinkFormProps {
  /** Uses the token of the link. */
  send: (token: string) => Promise<unknown>;
  submitLabel: string;
  /** What is said where nothing else tells what went wrong. */
  failed: string;
  /** Takes the place of the form once it is done. */
  children: ReactNode;
}

/** A click, not the visit, uses a mailed link: programs that look at mails open what stands in them. */
export function LinkForm({ send, submitLabel, failed, children }: LinkFormProps) {
  const token = useLinkToken();
  const [isDone, setDone] = useState(false);
  const form = useForm({ values: { token: token ?? "" } });

  const submit = submitHandler(
    form,
    async (typed) => {
      await send(typed.token);
      setDone(true);
      forgetLinkToken();
    },
    failed,
  );

  if (isDone) return children;
  return (
    <div className="grid gap-5">
      {token === "" && (
        <ErrorBanner message="This link is not complete. Please open it again from your mail." />
      )}
      <GuestForm
        state={form.formState}
        onFocus={() => undefined}
        onSubmit={submit}
        submitLabel={submitLabel}
      >
        {form.formState.errors.token?.message && (
          <ErrorBanner message={form.formState.errors.token.message} />
        )}
      </GuestForm>
    </div>
  );
}
