import { useFormContext, useWatch } from "react-hook-form";
import { optionsOf, SelectField } from "@/components/shared/select-field";
import { TextField } from "@/components/shared/text-field";
import { bindField } from "@/lib/client/form";
import type { EmailState, User } from "@/lib/contract/profile";
import { DIGESTS } from "@/lib/contract/reminder-values";
import { WEEKDAY_NAMES } from "@/lib/time/names";
import { EmailStatus } from "./email-status";
import type { TypedReminders } from "./reminders-form";

/** A mail with what is due: how often, when, and what its subject tells. */
export function DigestFields({ user, email }: { user: User; email: EmailState }) {
  const form = useFormContext<TypedReminders>();
  const digest = useWatch({ control: form.control, name: "digest" });
  const zone = user.timezone.replaceAll("_", " ");
  if (!email.by_mail) {
    return (
      <p className="text-sm text-pretty text-muted-foreground">
        This site sends no mail, so we can't remind you by mail. Calendar feeds can ring in your
        calendar instead.
      </p>
    );
  }
  return (
    <fieldset className="grid min-w-0 gap-4">
      <legend className="mb-3 font-medium">By mail</legend>
      <div className="grid gap-4 sm:grid-cols-3">
        <SelectField
          label="What is due"
          options={optionsOf(DIGESTS)}
          {...bindField(form, "digest")}
        />
        {digest === "weekly" && (
          <SelectField
            label="On"
            options={MONDAY_FIRST}
            {...bindField(form, "digest_weekday", { valueAsNumber: true })}
          />
        )}
        {digest !== "off" && (
          <TextField
            label="At"
            type="time"
            helper={`In ${zone}`}
            {...bindField(form, "digest_time")}
          />
        )}
      </div>
      {digest !== "off" && (
        <>
          <p className="text-sm text-pretty text-muted-foreground">
            It lists what is due and overdue, exams, and the sessions of the day. On days without
            any of these, nothing comes. It goes to {email.email}
            {email.verified_at ? "." : " once you've verified that address."}
          </p>
          {!email.verified_at && <EmailStatus email={user.email} />}
        </>
      )}
    </fieldset>
  );
}

const MONDAY_FIRST = [1, 2, 3, 4, 5, 6, 0].map((day) => ({
  value: day,
  label: WEEKDAY_NAMES[day] ?? "",
}));
