"use client";

import { useController, useForm } from "react-hook-form";
import type { z } from "zod";
import { useSession } from "@/components/common/session/session-provider";
import { EmailField, NameFields, StudyFields } from "@/components/common/student-fields";
import { PasswordField } from "@/components/shared/password-field";
import { ZoneField } from "@/components/shared/zone-field";
import { call } from "@/lib/client/call";
import { bindField, lazyResolver, submitHandler } from "@/lib/client/form";
import type { Registration } from "@/lib/contract/auth";
import { PASSWORD_MIN, TIMEZONES } from "@/lib/contract/values";
import { GuestForm, UsernameField } from "./guest-form";

export function RegisterForm() {
  const { signIn } = useSession();
  const form = useForm({
    resolver: lazyResolver(loadCheck),
    reValidateMode: "onSubmit",
    defaultValues: { timezone: Intl.DateTimeFormat().resolvedOptions().timeZone },
  });
  const timezone = useController({ control: form.control, name: "timezone" }).field;

  const register = submitHandler(
    form,
    async (registration: z.input<typeof Registration>) =>
      signIn(await call("POST /auth/register/", { body: registration })),
    "Registration failed. Please try again.",
  );

  return (
    <GuestForm
      state={form.formState}
      onFocus={loadCheck}
      onSubmit={register}
      submitLabel="Create account"
      className="sm:grid-cols-2"
    >
      <UsernameField {...bindField(form, "username")} />
      <EmailField {...bindField(form, "email")} />
      <PasswordField
        label="Password"
        required
        autoComplete="new-password"
        helper={`At least ${PASSWORD_MIN} characters`}
        {...bindField(form, "password", { also: ["password_confirm"] })}
      />
      <PasswordField
        label="Confirm password"
        required
        autoComplete="new-password"
        {...bindField(form, "password_confirm")}
      />
      <NameFields field={(name) => bindField(form, name)} />
      <StudyFields
        placeholder="Optional"
        field={(name, options) => bindField(form, name, options)}
      />
      <ZoneField
        label="Timezone"
        className="sm:col-span-2"
        first={TIMEZONES}
        error={form.formState.errors.timezone?.message}
        {...timezone}
        value={String(timezone.value ?? "")}
      />
    </GuestForm>
  );
}

const loadCheck = () => import("./check-registration").then((module) => module.checkRegistration);
