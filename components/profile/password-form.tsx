"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { accountQueries } from "@/components/account/queries";
import { ErrorBanner } from "@/components/shared/error-banner";
import { PasswordField } from "@/components/shared/password-field";
import { Button } from "@/components/ui/button";
import { call } from "@/lib/client/call";
import { ahead, bindField, lazyResolver, submitHandler } from "@/lib/client/form";
import { PASSWORD_MIN } from "@/lib/contract/values";
import { Success } from "./success";

export function PasswordForm({ username }: { username: string }) {
  const queries = useQueryClient();
  const [changed, setChanged] = useState(false);
  const form = useForm({
    // Only this check knows whether the new password was typed alike twice.
    resolver: lazyResolver(loadCheck, { needed: true }),
    defaultValues: BLANK,
    reValidateMode: "onSubmit",
  });
  const { errors, isSubmitting } = form.formState;

  const change = submitHandler(
    form,
    async ({ old_password, new_password }) => {
      await call("POST /profile/change-password/", { body: { old_password, new_password } });
      form.reset(BLANK);
      setChanged(true);
      // The other devices are out of the list now.
      void queries.invalidateQueries({ queryKey: accountQueries.sessions().queryKey });
    },
    "Password change failed. Please try again.",
  );

  return (
    <form
      noValidate
      className="grid gap-4 sm:grid-cols-2"
      onFocus={ahead(loadCheck)}
      onChange={() => setChanged(false)}
      onSubmit={change}
    >
      {errors.root?.message && (
        <ErrorBanner message={errors.root.message} className="sm:col-span-2" />
      )}
      {/* Tells password managers whose password this is. */}
      <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
      <PasswordField
        label="Current password"
        required
        autoComplete="current-password"
        className="sm:col-span-2"
        {...bindField(form, "old_password")}
      />
      <PasswordField
        label="New password"
        required
        autoComplete="new-password"
        helper={`Minimum ${PASSWORD_MIN} characters`}
        {...bindField(form, "new_password", { also: ["confirm_password"] })}
      />
      <PasswordField
        label="Confirm new password"
        required
        autoComplete="new-password"
        {...bindField(form, "confirm_password")}
      />
      <div className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-2 sm:col-span-2">
        <Button type="submit" loading={isSubmitting}>
          Change Password
        </Button>
        <Success>
          {changed && "You've changed your password, and we signed out your other devices."}
        </Success>
      </div>
    </form>
  );
}

const BLANK = { old_password: "", new_password: "", confirm_password: "" };

const loadCheck = () => import("./check-password").then((module) => module.checkPassword);
