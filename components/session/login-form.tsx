"use client";

import { useForm } from "react-hook-form";
import type { z } from "zod";
import { ErrorBanner } from "@/components/shared/error-banner";
import { PasswordField } from "@/components/shared/password-field";
import { TextField } from "@/components/shared/text-field";
import { Button } from "@/components/ui/button";
import { call } from "@/lib/client/call";
import { bind, lazily, showRefusal } from "@/lib/client/form";
import type { Credentials } from "@/lib/contract/auth";
import { routes } from "@/lib/contract/routes";
import { useSession } from "./session-provider";

export function LoginForm() {
  const { signIn } = useSession();
  const form = useForm({ resolver: lazily(loadCheck), reValidateMode: "onSubmit" });
  const { errors, isSubmitting } = form.formState;

  async function logIn(credentials: z.input<typeof Credentials>) {
    try {
      signIn(await call(routes.auth.login, { body: credentials }));
    } catch (error) {
      showRefusal(form, error, "Login failed. Please check your credentials.");
    }
  }

  return (
    // POST, so that a password never ends up in the address should the page not run yet.
    <form
      method="post"
      noValidate
      className="grid gap-4"
      onFocus={loadCheck}
      onSubmit={form.handleSubmit(logIn)}
    >
      {errors.root?.message && <ErrorBanner message={errors.root.message} />}
      <TextField
        label="Username"
        required
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        {...bind(form, "username")}
      />
      <PasswordField
        label="Password"
        required
        autoComplete="current-password"
        {...bind(form, "password")}
      />
      <Button type="submit" size="lg" className="mt-2 w-full" loading={isSubmitting}>
        Sign in
      </Button>
    </form>
  );
}

const loadCheck = () => import("./check-credentials").then((module) => module.checkCredentials);
