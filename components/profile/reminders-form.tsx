import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { FormProvider } from "react-hook-form";
import { z } from "zod";
import { CheckField } from "@/components/shared/check-field";
import { ErrorBanner } from "@/components/shared/error-banner";
import { Button } from "@/components/ui/button";
import { call } from "@/lib/client/call";
import { submitHandler } from "@/lib/client/form";
import { useInputForm } from "@/lib/client/use-input-form";
import type { EmailState, User } from "@/lib/contract/profile";
import { type ChosenReminders, Reminders } from "@/lib/contract/reminders";
import { DigestFields } from "./digest-fields";
import { PushFields } from "./push-fields";
import { profileQueries } from "./queries";
import { Success } from "./success";

interface RemindersFormProps {
  user: User;
  chosen: ChosenReminders;
  email: EmailState;
}

/** As the fields hold it. */
export type TypedReminders = Omit<Reminders, "quiet_from" | "quiet_to"> & {
  quiet_from: string;
  quiet_to: string;
};

/** What this site can send, and nothing else; nothing is sent before the button is pressed. */
export function RemindersForm(props: RemindersFormProps) {
  const { chosen, email } = props;
  if (email.by_mail || chosen.push_key !== null) return <Fields {...props} />;
  return (
    <p className="text-sm text-pretty text-muted-foreground">
      This site sends no mail and no notifications, so there is nothing to choose here.{" "}
      <a href="#calendar-feeds" className="text-link underline underline-offset-4">
        Calendar feeds
      </a>{" "}
      can ring in your calendar instead.
    </p>
  );
}

function Fields({ user, chosen, email }: RemindersFormProps) {
  const client = useQueryClient();
  const [saved, setSaved] = useState(false);
  const form = useInputForm(TypedSchema, typedOf(chosen));
  const { isSubmitting, errors } = form.formState;

  const save = submitHandler(form, async (body) => {
    const stored = await call("PUT /profile/reminders/", { body });
    client.setQueryData(profileQueries.reminders().queryKey, stored);
    form.reset(typedOf(stored));
    setSaved(true);
  });

  return (
    <FormProvider {...form}>
      <form
        noValidate
        className="grid gap-5"
        aria-busy={isSubmitting}
        onChange={() => setSaved(false)}
        onSubmit={save}
      >
        <DigestFields user={user} email={email} />
        <PushFields push_key={chosen.push_key} />
        <div className="border-t pt-5">
          <CheckField
            {...namesOf(email.by_mail, chosen.push_key !== null)}
            {...form.register("hides_courses")}
          />
        </div>
        {errors.root?.message && (
          <ErrorBanner
            title="We couldn't save your reminders"
            message={errors.root.message}
            onDismiss={() => form.clearErrors("root")}
          />
        )}
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button type="submit" loading={isSubmitting}>
            Save reminders
          </Button>
          <Success>{saved && "Reminders saved"}</Success>
        </div>
      </form>
    </FormProvider>
  );
}

/** The words of the box that hides the names of courses, by where this site could tell them. */
function namesOf(by_mail: boolean, by_push: boolean) {
  if (!by_mail) return { label: "Leave course names out of notifications" };
  const where = by_push ? "Subjects and notifications" : "Subjects";
  return {
    label: "Leave course names out of the subject",
    helper: `${where} then only say how much is due, and when.`,
  };
}

const TypedSchema = z
  .custom<TypedReminders>()
  .transform((typed): z.input<typeof Reminders> => typed)
  .pipe(Reminders);

function typedOf({
  push_key: _,
  quiet_from,
  quiet_to,
  ...chosen
}: ChosenReminders): TypedReminders {
  return { ...chosen, quiet_from: quiet_from ?? "", quiet_to: quiet_to ?? "" };
}
