"use client";

import { MailCheck } from "lucide-react";
import { useEffect, useState } from "react";
import { useForm } from "react-hook-form";
import type { z } from "zod";
import { Notice } from "@/components/shared/notice";
import { call } from "@/lib/client/call";
import { ahead, bindField, lazyResolver, submitHandler } from "@/lib/client/form";
import type { ForgottenPassword } from "@/lib/contract/auth";
import { GuestForm, UsernameField } from "./guest-form";

/** Asks for a link by mail; says who makes one where this site sends none. */
export function ForgottenForm() {
  const [byMail, setByMail] = useState(true);
  useEffect(() => {
    // Where it cannot be asked, the form says so when it is sent.
    call("GET /auth/password-reset/", {}).then(
      ({ by_mail }) => setByMail(by_mail),
      () => undefined,
    );
  }, []);
  const [sent, setSent] = useState(false);
  const form = useForm({ resolver: lazyResolver(loadCheck), reValidateMode: "onSubmit" });

  const ask = submitHandler(
    form,
    async (body: z.input<typeof ForgottenPassword>) => {
      await call("POST /auth/password-reset/", { body });
      setSent(true);
    },
    "We couldn't ask for a link. Please try again.",
  );

  if (!byMail) return <NoMail />;
  return (
    <div className="grid gap-5" onChange={() => setSent(false)}>
      {sent && (
        <Notice tone="success" icon={MailCheck} title="Look at your mail">
          <p>
            If we know this name, a link to set a new password is on its way. It works for 30
            minutes. Nothing there? Look at your spam, and then ask again.
          </p>
        </Notice>
      )}
      <GuestForm
        state={form.formState}
        onFocus={ahead(loadCheck)}
        onSubmit={ask}
        submitLabel={sent ? "Send it again" : "Send me a link"}
      >
        <UsernameField label="Username or email" {...bindField(form, "username")} />
      </GuestForm>
    </div>
  );
}

function NoMail() {
  return (
    <p className="text-pretty">
      This site can't send mail. Please ask whoever runs it for a link to set a new password. They
      can make one for you in a minute.
    </p>
  );
}

const loadCheck = () => import("./check-forgotten").then((module) => module.checkForgotten);
