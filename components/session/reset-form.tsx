"use client";

import { CheckCircle2 } from "lucide-react";
import Link from "next/link";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { forgetLinkToken, useLinkToken } from "@/components/common/session/link-token";
import { ErrorBanner } from "@/components/shared/error-banner";
import { Notice } from "@/components/shared/notice";
import { PasswordField } from "@/components/shared/password-field";
import { buttonVariants } from "@/components/ui/button";
import { call } from "@/lib/client/call";
import { ahead, bindField, lazyResolver, submitHandler } from "@/lib/client/form";
import { sessionStore } from "@/lib/client/session-store";
import { PASSWORD_MIN } from "@/lib/contract/values";
import { GuestForm } from "./guest-form";

export function ResetForm() {
  const token = useLinkToken();
  const [isDone, setDone] = useState(false);
  const form = useForm({
    resolver: lazyResolver(loadCheck),
    reValidateMode: "onSubmit",
    values: { token: token ?? "", password: "", password_confirm: "" },
    resetOptions: { keepDirtyValues: true },
  });

  const reset = submitHandler(
    form,
    async (body) => {
      await call("POST /auth/password-reset/use/", { body });
      setDone(true);
      forgetLinkToken();
      // Every session ended with it, also one of this browser.
      sessionStore.signOut();
    },
    "We couldn't set the password. Please try again.",
  );

  if (isDone) return <Done />;
  const incomplete = token === "" || form.formState.errors.token;
  return (
    <div className="grid gap-5">
      {incomplete && (
        <ErrorBanner message="This link is not complete. Please open it again from your mail." />
      )}
      <GuestForm
        state={form.formState}
        onFocus={ahead(loadCheck)}
        onSubmit={reset}
        submitLabel="Set password"
      >
        <PasswordField
          label="New password"
          required
          autoComplete="new-password"
          helper={`At least ${PASSWORD_MIN} characters`}
          {...bindField(form, "password", { also: ["password_confirm"] })}
        />
        <PasswordField
          label="Confirm new password"
          required
          autoComplete="new-password"
          {...bindField(form, "password_confirm")}
        />
      </GuestForm>
      <p className="text-muted-foreground">
        Is the link too old?{" "}
        <Link href="/forgot-password" className={buttonVariants({ variant: "link", size: "lg" })}>
          Ask for a new one
        </Link>
      </p>
    </div>
  );
}

function Done() {
  return (
    <div className="grid gap-5">
      <Notice tone="success" icon={CheckCircle2} title="You've set a new password">
        <p>We signed out all your devices.</p>
      </Notice>
      <Link href="/login" className={buttonVariants({ size: "lg" })}>
        Sign in
      </Link>
    </div>
  );
}

const loadCheck = () => import("./check-reset").then((module) => module.checkReset);
