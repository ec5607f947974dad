"use client";

import { MailCheck } from "lucide-react";
import { useEffect, useState } from "react";
import { useLinkToken } from "@/components/common/session/link-token";
import { ErrorBanner } from "@/components/shared/error-banner";
import { Notice } from "@/components/shared/notice";
import { messageOf } from "@/lib/client/api-error";
import { call } from "@/lib/client/call";
import type { SignInOptions } from "@/lib/contract/auth";
import { BY_INVITATION, NO_SIGN_UP } from "@/lib/contract/sign-on";
import { RegisterForm } from "./register-form";
import { SignOnButton } from "./sign-on-button";
import { useSignInOptions } from "./use-sign-in-options";

/** The ways to an account, as far as this site opens them; an invitation's link opens one of its own. */
export function SignUp() {
  const options = useSignInOptions();
  const invitation = useInvitation();
  const [mailed, setMailed] = useState("");
  const isOpen = options ? opensTo(options, invitation.email !== undefined) : true;
  if (mailed) {
    return (
      <Notice tone="success" icon={MailCheck} title="Look at your mail">
        <p>{mailed} Nothing there? Look at your spam, or sign in to get another link.</p>
      </Notice>
    );
  }
  return (
    <div className="grid gap-5">
      {invitation.problem && <ErrorBanner message={invitation.problem} />}
      {options && !isOpen && !invitation.problem && (
        <p className="text-pretty">
          {options.sign_up === "invitation" ? BY_INVITATION : NO_SIGN_UP}
        </p>
      )}
      {options?.sign_up === "domain" && (
        <p className="text-sm text-muted-foreground">
          Use your address at {options.domains.join(" or ")}.
        </p>
      )}
      <div>
        {isOpen && (
          <RegisterForm
            key={invitation.email}
            invitation={invitation}
            onMailed={options?.sign_up === "domain" ? setMailed : undefined}
          />
        )}
        {options?.sign_on && <SignOnButton name={options.sign_on} isOther={isOpen} />}
      </div>
    </div>
  );
}

function opensTo({ passwords, sign_up }: SignInOptions, isInvited: boolean): boolean {
  return passwords && (isInvited || sign_up === "open" || sign_up === "domain");
}

export interface InvitationState {
  token?: string;
  /** Whom it is for, once the server has said it. */
  email?: string;
  problem?: string;
}

/** What stands behind the "#" of the address. */
function useInvitation(): InvitationState {
  const token = useLinkToken();
  const [state, setState] = useState<InvitationState>({});
  useEffect(() => {
    if (!token) return;
    call("POST /auth/invitation/", { body: { token } }).then(
      ({ email }) => setState({ token, email }),
      (error: unknown) => setState({ problem: messageOf(error) }),
    );
  }, [token]);
  return state;
}
