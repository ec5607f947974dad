"use client";

import { useState } from "react";
import { useController, useForm } from "react-hook-form";
import type { z } from "zod";
import { EmailField, NameFields, StudyFields } from "@/components/common/student-fields";
import { ErrorBanner } from "@/components/shared/error-banner";
import { ZoneField } from "@/components/shared/zone-field";
import { Button } from "@/components/ui/button";
import { call } from "@/lib/client/call";
import { ahead, bindField, type EveryField, lazyResolver, submitHandler } from "@/lib/client/form";
import type { ProfileFields, User as UserSchema } from "@/lib/contract/profile";
import { TIMEZONES } from "@/lib/contract/values";
import { BrowserZone } from "./browser-zone";
import { EmailStatus } from "./email-status";
import { Success } from "./success";

type User = z.infer<typeof UserSchema>;

export function ProfileForm({ user, onSaved }: { user: User; onSaved: (user: User) => void }) {
  const [saved, setSaved] = useState(false);
  const form = useForm({
    resolver: lazyResolver(loadCheck),
    reValidateMode: "onSubmit",
    // What another device changed shows here as well, except where the student is typing.
    values: fieldsOf(user),
    resetOptions: { keepDirtyValues: true },
  });
  const timezone = useController({ control: form.control, name: "timezone" }).field;
  const zone = String(timezone.value ?? "");
  const { errors, isSubmitting } = form.formState;

  function chooseZone(proposed: string) {
    timezone.onChange(proposed);
    form.setFocus("timezone");
    setSaved(false);
  }

  const save = submitHandler(
    form,
    async (body) => {
      const updated = await call("PATCH /profile/", { body });
      form.reset(fieldsOf(updated));
      onSaved(updated);
      setSaved(true);
    },
    "Profile update failed. Please try again.",
  );

  return (
    <form
      noValidate
      className="grid gap-4 sm:grid-cols-2"
      onFocus={ahead(loadCheck)}
      onChange={() => setSaved(false)}
      onSubmit={save}
    >
      {errors.root?.message && (
        <ErrorBanner message={errors.root.message} className="sm:col-span-2" />
      )}
      <NameFields field={(name) => bindField(form, name)} />
      <div className="grid gap-1 sm:col-span-2">
        <EmailField {...bindField(form, "email")} />
        <EmailStatus email={user.email} />
      </div>
      <StudyFields
        placeholder="Not set"
        major={user.major}
        field={(name, options) => bindField(form, name, options)}
      />
      <div className="grid gap-1 sm:col-span-2">
        <ZoneField
          label="Timezone"
          helper="Used for scheduling and reminders"
          first={TIMEZONES}
          error={errors.timezone?.message}
          {...timezone}
          value={zone}
        />
        <BrowserZone chosen={zone} onUse={chooseZone} />
      </div>
      <div className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-2 sm:col-span-2">
        <Button type="submit" loading={isSubmitting}>
          Update Profile
        </Button>
        <Success>{saved && "Profile updated successfully!"}</Success>
      </div>
    </form>
  );
}

function fieldsOf(user: User): EveryField<z.input<typeof ProfileFields>> {
  const { first_name, last_name, email, year_of_study, major, timezone } = user;
  return { first_name, last_name, email, year_of_study, major, timezone };
}

const loadCheck = () => import("./check-profile").then((module) => module.checkProfile);
