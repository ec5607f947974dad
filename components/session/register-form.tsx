"use client";

import { useController, useForm } from "react-hook-form";
import type { z } from "zod";
import { ErrorBanner } from "@/components/shared/error-banner";
import { PasswordField } from "@/components/shared/password-field";
import { SelectField } from "@/components/shared/select-field";
import { TextField } from "@/components/shared/text-field";
import { ZoneField } from "@/components/shared/zone-field";
import { Button } from "@/components/ui/button";
import { call } from "@/lib/client/call";
import { bind, lazily, numberOrNull, showRefusal } from "@/lib/client/form";
import type { Registration } from "@/lib/contract/auth";
import { routes } from "@/lib/contract/routes";
import { MAJORS, PASSWORD_MIN, TIMEZONES, YEARS_OF_STUDY } from "@/lib/contract/values";
import { useSession } from "./session-provider";

export function RegisterForm() {
  const { signIn } = useSession();
  const form = useForm({
    resolver: lazily(loadCheck),
    reValidateMode: "onSubmit",
    defaultValues: { timezone: Intl.DateTimeFormat().resolvedOptions().timeZone },
  });
  const timezone = useController({ control: form.control, name: "timezone" }).field;
  const { errors, isSubmitting } = form.formState;

  async function register(registration: z.input<typeof Registration>) {
    try {
      signIn(await call(routes.auth.register, { body: registration }));
    } catch (error) {
      showRefusal(form, error, "Registration failed. Please try again.");
    }
  }

  return (
    // POST, so that a password never ends up in the address should the page not run yet.
    <form
      method="post"
      noValidate
      className="grid gap-4 sm:grid-cols-2"
      onFocus={loadCheck}
      onSubmit={form.handleSubmit(register)}
    >
      {errors.root?.message && (
        <ErrorBanner message={errors.root.message} className="sm:col-span-2" />
      )}
      <TextField
        label="Username"
        required
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        {...bind(form, "username")}
      />
      <TextField
        label="Email"
        required
        type="email"
        autoComplete="email"
        {...bind(form, "email")}
      />
      <PasswordField
        label="Password"
        required
        autoComplete="new-password"
        helper={`At least ${PASSWORD_MIN} characters`}
        {...bind(form, "password", { also: ["password_confirm"] })}
      />
      <PasswordField
        label="Confirm password"
        required
        autoComplete="new-password"
        {...bind(form, "password_confirm")}
      />
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
      <SelectField
        label="Year of study"
        placeholder="Optional"
        options={YEARS}
        {...bind(form, "year_of_study", { setValueAs: numberOrNull })}
      />
      <SelectField
        label="Major"
        placeholder="Optional"
        options={MAJOR_CHOICES}
        {...bind(form, "major")}
      />
      <ZoneField
        label="Timezone"
        className="sm:col-span-2"
        first={TIMEZONES}
        error={errors.timezone?.message}
        {...timezone}
        value={String(timezone.value ?? "")}
      />
      <Button type="submit" size="lg" className="mt-2 w-full sm:col-span-2" loading={isSubmitting}>
        Create account
      </Button>
    </form>
  );
}

const loadCheck = () => import("./check-registration").then((module) => module.checkRegistration);

const YEARS = Object.entries(YEARS_OF_STUDY).map(([value, label]) => ({ value, label }));
const MAJOR_CHOICES = MAJORS.map((major) => ({ value: major, label: major }));
