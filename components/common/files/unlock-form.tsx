"use client";

import { type FormEvent, useState } from "react";
import { ErrorBanner } from "@/components/shared/error-banner";
import { PasswordField } from "@/components/shared/password-field";
import { Button } from "@/components/ui/button";
import { ApiError, messageOf } from "@/lib/client/api-error";
import { call } from "@/lib/client/call";

interface UnlockFormProps {
  file_id: number;
  onUnlocked: () => void;
}

/** Asks for the password of a locked PDF. It is sent once, to read the file, and kept nowhere. */
export function UnlockForm({ file_id, onUnlocked }: UnlockFormProps) {
  const [password, setPassword] = useState("");
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();
  const wrong = error instanceof ApiError ? error.field("password") : undefined;

  async function unlock(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    // React passes the event on to the component that opened the dialog.
    event.stopPropagation();
    if (busy) return;
    const { currentTarget } = event;
    setBusy(true);
    try {
      await call("POST /documents/{file_id}/unlock/", { path: { file_id }, body: { password } });
      onUnlocked();
    } catch (refusal) {
      setError(refusal);
      currentTarget.querySelector("input")?.select();
    }
    setBusy(false);
  }

  return (
    <form noValidate onSubmit={unlock} className="grid gap-4">
      {error !== undefined && !wrong && <ErrorBanner message={messageOf(error)} />}
      <PasswordField
        label="Password of the PDF"
        autoComplete="off"
        autoFocus
        value={password}
        onChange={({ target }) => {
          setPassword(target.value);
          setError(undefined);
        }}
        error={wrong}
        helper="We use it once, to read this file, and never store it."
      />
      <Button type="submit" loading={busy} className="justify-self-end max-sm:w-full">
        Unlock and read
      </Button>
    </form>
  );
}
