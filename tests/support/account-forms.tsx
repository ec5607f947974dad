import { z } from "zod";
import { PasswordForm } from "@/components/profile/password-form";
import { RemindersForm } from "@/components/profile/reminders-form";
import { ForgottenForm } from "@/components/session/forgotten-form";
import { LoginForm } from "@/components/session/login-form";
import { RegisterForm } from "@/components/session/register-form";
import { ResetForm } from "@/components/session/reset-form";
import { UnsubscribeForm } from "@/components/session/unsubscribe-form";
import { VerifyForm } from "@/components/session/verify-form";
import { auth } from "@/lib/contract/auth";
import { profile } from "@/lib/contract/profile";
import { type ChosenReminders, reminders } from "@/lib/contract/reminders";
import { STUDENT } from "./items";
import type { FormCase } from "./plan-forms";

const TOKEN = "t".repeat(43);
const PROVEN = { email: STUDENT.email, verified_at: STUDENT.date_joined, by_mail: true };
const REMINDERS: ChosenReminders = {
  push_key: "public",
  digest: "daily",
  digest_time: "07:00",
  digest_weekday: 1,
  hides_courses: true,
  push_day: true,
  push_hours: 6,
  push_sessions: true,
  quiet_from: "21:30",
  quiet_to: "06:30",
};

/** Forms about the account itself; components/session/link-form is drawn by those that a mail leads to. */
export const ACCOUNT_FORMS: FormCase[] = [
  {
    form: "registration",
    input: auth.register.body,
    route: "POST /auth/register/",
    draw: () => <RegisterForm invitation={{ token: TOKEN, email: "newcomer@example.test" }} />,
    fill: {
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
      invitation: TOKEN,
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
    form: "reminders",
    input: reminders.save.body,
    route: "PUT /profile/reminders/",
    draw: () => <RemindersForm user={STUDENT} chosen={REMINDERS} email={PROVEN} />,
    fill: { "What is due": "weekly", On: "3", At: "18:30" },
    submit: "Save reminders",
    expected: { ...REMINDERS, digest: "weekly", digest_weekday: 3, digest_time: "18:30" },
  },
  {
    form: "stopped reminders",
    // It has no field: what it sends stands in the link.
    input: z.object({}),
    route: "POST /reminders/unsubscribe/",
    draw: () => {
      window.location.replace(`#${TOKEN}`);
      return <UnsubscribeForm />;
    },
    submit: "Stop these mails",
    expected: {},
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
