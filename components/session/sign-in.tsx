"use client";

import { ErrorBanner } from "@/components/shared/error-banner";
import { useBrowserValue } from "@/components/shared/use-browser-value";
import { LoginForm } from "./login-form";
import { refusalText } from "./refusal-text";
import { SignOnButton } from "./sign-on-button";
import { useSignInOptions } from "./use-sign-in-options";

/** The ways in: a password, whom people sign on by, or both. */
export function SignIn() {
  const options = useSignInOptions();
  const search = useBrowserValue(() => window.location.search, "");
  const refused = refusalText(search, options?.sign_on ?? "your institution");
  const passwords = options?.passwords !== false;
  return (
    <div className="grid gap-5">
      {refused && <ErrorBanner message={refused} />}
      <div>
        {passwords && <LoginForm />}
        {options?.sign_on && <SignOnButton name={options.sign_on} isOther={passwords} />}
      </div>
    </div>
  );
}
