"use client";

import { type ChangeEvent, useRef } from "react";
import { type Control, useController, useForm, useWatch } from "react-hook-form";
import type { z } from "zod";
import { useSession } from "@/components/common/session/session-provider";
import { EmailField, NameFields, StudyFields } from "@/components/common/student-fields";
import { PasswordField } from "@/components/shared/password-field";
import { useBrowserValue } from "@/components/shared/use-browser-value";
import { ZoneField } from "@/components/shared/zone-field";
import { ApiError, messageOf } from "@/lib/client/api-error";
import { browserZone } from "@/lib/client/browser-zone";
import { call } from "@/lib/client/call";
import { ahead, bindField, lazyResolver, submitHandler } from "@/lib/client/form";
import type { Registration } from "@/lib/contract/auth";
import { proposeUsername } from "@/lib/contract/usernames";
import { PASSWORD_MIN, TIMEZONES, YEARS_OF_STUDY } from "@/lib/contract/values";
import { FoldedFields } from "./folded-fields";
import { GuestForm, UsernameField } from "./guest-form";

interface RegisterFormProps {
  invitation?: { token?: string; email?: string };
  /** Told what the student has to do first where nobody signs in before the address is proven. */
  onMailed?: ((sentence: string) => void) | undefined;
}

export function RegisterForm({ invitation, onMailed }: RegisterFormProps) {
  const { signIn } = useSession();
  const { email: invited = "", token = "" } = invitation ?? {};
  const form = useForm({
    resolver: lazyResolver(loadCheck),
    reValidateMode: "onSubmit",
    defaultValues: {
      timezone: browserZone(),
      email: invited,
      username: proposeUsername(invited),
      invitation: token,
    },
  });
  const timezone = useController({ control: form.control, name: "timezone" }).field;

  const proposed = useRef(proposeUsername(invited));
  const email = bindField(form, "email");
  const { errors } = form.formState;

  /** Follows the email for as long as nobody typed a username. */
  function propose({ target }: ChangeEvent<HTMLInputElement>) {
    const next = proposeUsername(target.value);
    const isTyped = (form.getValues("username") ?? "") !== proposed.current;
    if (isTyped || next === proposed.current) return;
    proposed.current = next;
    form.setValue("username", next);
    form.clearErrors("username");
  }

  const register = submitHandler(
    form,
    async (registration: z.input<typeof Registration>) => {
      try {
        signIn(await call("POST /auth/register/", { body: registration }));
      } catch (error) {
        if (!onMailed || token || !isRefused(error)) throw error;
        onMailed(messageOf(error));
      }
    },
    "Registration failed. Please try again.",
  );

  return (
    <GuestForm
      state={form.formState}
      onFocus={ahead(loadCheck)}
      onSubmit={register}
      submitLabel="Create account"
      className="sm:grid-cols-2"
    >
      <EmailField
        {...email}
        readOnly={invited !== ""}
        onChange={(event) => {
          propose(event);
          return email.onChange(event);
        }}
      />
      <UsernameField label="Username" {...bindField(form, "username")} />
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
      <FoldedFields
        summary={useSummary(form.control)}
        refused={Boolean(errors.timezone || errors.year_of_study || errors.major)}
      >
        <ZoneField
          label="Timezone"
          className="sm:col-span-2"
          first={TIMEZONES}
          error={errors.timezone?.message}
          {...timezone}
          value={String(timezone.value ?? "")}
        />
        <StudyFields
          placeholder="Optional"
          field={(name, options) => bindField(form, name, options)}
        />
      </FoldedFields>
    </GuestForm>
  );
}

/** The account is there; its address is not proven yet. */
function isRefused(error: unknown): boolean {
  return error instanceof ApiError && error.status === 403;
}

/** What the optional fields hold; a page that the server draws does not know the zone yet. */
function useSummary(control: Control<z.input<typeof Registration>>) {
  const [timezone, year, major] = useWatch({
    control,
    name: ["timezone", "year_of_study", "major"],
  });
  const zone = useBrowserValue(() => String(timezone ?? ""), "");
  const years: Record<string, string> = YEARS_OF_STUDY;
  const study = [years[String(year)], major].filter(Boolean).join(" · ");
  const place = zone ? `Time zone: ${zone.replaceAll("_", " ")}` : "Time zone";
  return `${place} · ${study || "Year and major"}`;
}

const loadCheck = () => import("./check-registration").then((module) => module.checkRegistration);
