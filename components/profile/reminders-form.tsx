import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { FormProvider } from "react-hook-form";
import { ErrorBanner } from "@/components/shared/error-banner";
import { Button } from "@/components/ui/button";
import { call } from "@/lib/client/call";
import { submitHandler } from "@/lib/client/form";
import { useInputForm } from "@/lib/client/use-input-form";
import type { EmailState, User } from "@/lib/contract/profile";
import { Reminders } from "@/lib/contract/reminders";
import { DigestFields } from "./digest-fields";
import { profileQueries } from "./queries";
import { Success } from "./success";

interface RemindersFormProps {
  user: User;
  chosen: Reminders;
  email: EmailState;
}

/** Nothing is sent before the button is pressed. */
export function RemindersForm({ user, chosen, email }: RemindersFormProps) {
  const client = useQueryClient();
  const [saved, setSaved] = useState(false);
  const form = useInputForm(Reminders, chosen);
  const { isSubmitting, errors } = form.formState;

  const save = submitHandler(form, async (body) => {
    const stored = await call("PUT /profile/reminders/", { body });
    client.setQueryData(profileQueries.reminders().queryKey, stored);
    form.reset(stored);
    setSaved(true);
  });

  if (!email.by_mail) {
    return (
      <p className="text-sm text-pretty text-muted-foreground">
        This site sends no mail, so we can't remind you by mail. Calendar feeds can ring in your
        calendar instead.
      </p>
    );
  }
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
