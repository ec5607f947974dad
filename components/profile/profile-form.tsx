"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useState } from "react";
import { useController, useForm } from "react-hook-form";
import type { z } from "zod";
import { ErrorBanner } from "@/components/shared/error-banner";
import { SelectField } from "@/components/shared/select-field";
import { TextField } from "@/components/shared/text-field";
import { ZoneField } from "@/components/shared/zone-field";
import { Button } from "@/components/ui/button";
import { call } from "@/lib/client/call";
import { bind, numberOrNull, showRefusal } from "@/lib/client/form";
import { ProfileFields, type User as UserSchema } from "@/lib/contract/profile";
import { routes } from "@/lib/contract/routes";
import { MAJORS, TIMEZONES, YEARS_OF_STUDY } from "@/lib/contract/values";
import { BrowserZone } from "./browser-zone";
import { Success } from "./success";

type User = z.infer<typeof UserSchema>;

export function ProfileForm({ user, onSaved }: { user: User; onSaved: (user: User) => void }) {
  const [saved, setSaved] = useState(false);
  const form = useForm({
    resolver: zodResolver(ProfileFields),
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

  async function save(body: z.output<typeof ProfileFields>) {
    try {
      const updated = await call(routes.profile.patch, { body });
      form.reset(fieldsOf(updated));
      onSaved(updated);
      setSaved(true);
    } catch (error) {
      showRefusal(form, error, "Profile update failed. Please try again.");
    }
  }

  return (
    <form
      noValidate
      className="grid gap-4 sm:grid-cols-2"
      onChange={() => setSaved(false)}
      onSubmit={form.handleSubmit(save)}
    >
      {errors.root?.message && (
        <ErrorBanner message={errors.root.message} className="sm:col-span-2" />
      )}
      <TextField
        label="First name"
        required
        autoComplete="given-name"
        {...bind(form, "first_name")}
      />
      <TextField
        label="Last name"
        required
        autoComplete="family-name"
        {...bind(form, "last_name")}
      />
      <TextField
        label="Email"
        required
        type="email"
        autoComplete="email"
        className="sm:col-span-2"
        {...bind(form, "email")}
      />
      <SelectField
        label="Year of study"
        placeholder="Not set"
        options={YEARS}
        {...bind(form, "year_of_study", { setValueAs: numberOrNull })}
      />
      <SelectField
        label="Major"
        placeholder="Not set"
        options={majorChoices(user.major)}
        {...bind(form, "major")}
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

const YEARS = Object.entries(YEARS_OF_STUDY).map(([value, label]) => ({ value, label }));

/** A major that is not in the list stays the student's own. */
function majorChoices(current: string) {
  const majors: string[] = [...MAJORS];
  if (current && !majors.includes(current)) majors.unshift(current);
  return majors.map((major) => ({ value: major, label: major }));
}

function fieldsOf({ first_name, last_name, email, year_of_study, major, timezone }: User) {
  return { first_name, last_name, email, year_of_study, major, timezone };
}
