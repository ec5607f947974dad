import { LockKeyhole } from "lucide-react";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { PasswordField } from "@/components/shared/password-field";
import { Button } from "@/components/ui/button";
import type { Lock } from "./open-pdf";

/** Asks for the password of a locked PDF. It opens the file in this browser; it is neither sent nor kept. */
export function PasswordForm({ lock }: { lock: Lock }) {
  const [password, setPassword] = useState("");
  const [tried, setTried] = useState<Lock>();
  const form = useRef<HTMLFormElement>(null);
  const busy = tried === lock;

  useEffect(() => {
    if (!lock.wrong) return;
    const input = form.current?.querySelector("input");
    input?.focus();
    input?.select();
  }, [lock]);

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    // A dialog's events reach the form that opened it.
    event.stopPropagation();
    if (!password || busy) return;
    setTried(lock);
    lock.unlock(password);
  }

  return (
    <form
      ref={form}
      noValidate
      onSubmit={onSubmit}
      className="m-auto grid w-full max-w-sm gap-4 p-6"
    >
      <div className="grid justify-items-center gap-2 text-center">
        <LockKeyhole aria-hidden className="size-7 text-muted-foreground" />
        <p className="font-semibold">This PDF is locked</p>
      </div>
      <PasswordField
        label="Password of the PDF"
        autoComplete="off"
        autoFocus
        value={password}
        onChange={({ target }) => setPassword(target.value)}
        error={lock.wrong && !busy ? "That password doesn't open it. Please try again." : undefined}
        helper="Your password stays in this browser. We don't send or keep it."
      />
      <Button type="submit" loading={busy} disabled={!password}>
        Open
      </Button>
    </form>
  );
}
