"use client";

import { useMutation, useQuery } from "@tanstack/react-query";
import { Button } from "@/components/ui/button";
import { messageOf } from "@/lib/client/api-error";
import { call } from "@/lib/client/call";
import { profileQueries } from "./queries";
import { Success } from "./success";

/** Whether mails reach the student; nothing where this site sends none. `email` is the address that is saved. */
export function EmailStatus({ email }: { email: string }) {
  const { data } = useQuery(profileQueries.email(email));
  const resend = useMutation({ mutationFn: () => call("POST /profile/email/verify/", {}) });
  if (!data?.by_mail) return null;
  if (data.verified_at) return <Success>Verified</Success>;
  return (
    <div className="grid gap-1 text-sm text-muted-foreground">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <p>Not verified</p>
        <Button variant="link" loading={resend.isPending} onClick={() => resend.mutate()}>
          Send the link again
        </Button>
      </div>
      {resend.error && (
        <p role="alert" className="text-destructive">
          {messageOf(resend.error)}
        </p>
      )}
      <Success>{resend.isSuccess && "It's on its way. It works for 24 hours."}</Success>
    </div>
  );
}
