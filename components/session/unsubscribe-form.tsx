"use client";

import { CheckCircle2 } from "lucide-react";
import { Notice } from "@/components/shared/notice";
import { call } from "@/lib/client/call";
import { LinkForm } from "./link-form";

export function UnsubscribeForm() {
  return (
    <LinkForm
      send={(token) => call("POST /reminders/unsubscribe/", { query: { token } })}
      submitLabel="Stop these mails"
      failed="We couldn't stop the mails. Please try again."
    >
      <Notice tone="success" icon={CheckCircle2} title="You've stopped reminder mails">
        <p>None comes to this address any more.</p>
      </Notice>
    </LinkForm>
  );
}
