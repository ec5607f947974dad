import { PasswordForm } from "@/components/profile/password-form";
import { ForgottenForm } from "@/components/session/forgotten-form";
import { LoginForm } from "@/components/session/login-form";
import { RegisterForm } from "@/components/session/register-form";
import { ResetForm } from "@/components/session/reset-form";
import { VerifyForm } from "@/components/session/verify-form";
import { auth } from "@/lib/contract/auth";
import { profile } from "@/lib/contract/profile";
import { STUDENT } from "./items";
import type { FormCase } from "./plan-forms";

const TOKEN = "t".repeat(43);

/** Forms about the account itself. */
export const ACCOUNT_FORMS: FormCase[] = [
  {
    form: "registration",
    input: auth.register.body,
    route: "POST /auth/register/",
    draw: () => <RegisterForm />,
    fill: {
      Email: "newcomer@example.test",
      Username: "newcomer",
      Password: "correct horse battery",
      "Confirm password": "correct horse battery",
      "First name": "New",
      "Last name": "Comer",
      "Year of study": "2",
      Major: "Physics",
      Timezone: "Asia/Tokyo",
    },
    submit: "Create account",
    expected: {
      username: "newcomer",
      email: "newcomer@example.test",
      password: "correct horse battery",
      password_confirm: "correct horse battery",
      first_name: "New",
      last_name: "Comer",
      year_of_study: 2,
      major: "Physics",
      timezone: "Asia/Tokyo",
    },
  },
  {
    form: "sign-in",
    input: auth.login.body,
    route: "POST /auth/login/",
    draw: () => <LoginForm />,
    fill: { "Username or email": "student", Password: "correct horse battery" },
    submit: "Sign in",
    expected: { username: "student", password: "correct horse battery" },
  },
  {
    form: "forgotten password",
    input: auth.askForReset.body,
    route: "POST /auth/password-reset/",
    draw: () => <ForgottenForm />,
    fill: { "Username or email": "student" },
    submit: "Send me a link",
    expected: { username: "student" },
  },
  {
    form: "new password",
    input: auth.resetPassword.body,
    route: "POST /auth/password-reset/use/",
    draw: () => {
      window.location.replace(`#${TOKEN}`);
      return <ResetForm />;
    },
    fill: { "New password": "correct horse", "Confirm new password": "correct horse" },
    submit: "Set password",
    expected: { token: TOKEN, password: "correct horse", password_confirm: "correct horse" },
  },
  {
    form: "verified email",
    input: auth.verifyEmail.body,
    route: "POST /auth/email-verification/",
    draw: () => {
      window.location.replace(`#${TOKEN}`);
      return <VerifyForm />;
    },
    submit: "Verify email",
    expected: { token: TOKEN },
  },
  {
    form: "password",
    input: profile.changePassword.body,
    route: "POST /profile/change-password/",
    draw: () => <PasswordForm username={STUDENT.username} />,
    fill: {
      "Current password": "the one before",
      "New password": "the one after it",
      "Confirm new password": "the one after it",
    },
    submit: "Change Password",
    expected: { old_password: "the one before", new_password: "the one after it" },
  },
];
