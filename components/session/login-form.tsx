"use client";

import Link from "next/link";
import { useForm } from "react-hook-form";
import type { z } from "zod";
import { useSession } from "@/components/common/session/session-provider";
import { PasswordField } from "@/components/shared/password-field";
import { buttonVariants } from "@/components/ui/button";
import { call } from "@/lib/client/call";
import { ahead, bindField, lazyResolver, submitHandler } from "@/lib/client/form";
import type { Credentials } from "@/lib/contract/auth";
import { GuestForm, UsernameField } from "./guest-form";

export function LoginForm() {
  const { signIn } = useSession();
  const form = useForm({ resolver: lazyResolver(loadCheck), reValidateMode: "onSubmit" });

  const logIn = submitHandler(
    form,
    async (credentials: z.input<typeof Credentials>) =>
      signIn(await call("POST /auth/login/", { body: credentials })),
    "Login failed. Please check your credentials.",
  );

  return (
    <GuestForm
      state={form.formState}
      onFocus={ahead(loadCheck)}
      onSubmit={logIn}
      submitLabel="Sign in"
    >
      <UsernameField label="Username or email" {...bindField(form, "username")} />
      <PasswordField
        label="Password"
        required
        autoComplete="current-password"
        {...bindField(form, "password")}
      />
      <Link
        href="/forgot-password"
        className={buttonVariants({ variant: "link", className: "-mt-2 justify-self-start" })}
      >
        Forgot your password?
      </Link>
    </GuestForm>
  );
}

const loadCheck = () => import("./check-credentials").then((module) => module.checkCredentials);
