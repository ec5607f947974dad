"use client";

import { useQuery } from "@tanstack/react-query";
import { useSession } from "@/components/common/session/session-provider";
import { FormModal } from "@/components/shared/form-modal";
import { PasswordField } from "@/components/shared/password-field";
import { TextField } from "@/components/shared/text-field";
import { toastSuccess } from "@/components/shared/toast";
import { Button } from "@/components/ui/button";
import { call } from "@/lib/client/call";
import { clearDrafts } from "@/lib/client/draft-keys";
import { bindField, submitHandler } from "@/lib/client/form";
import { sessionStore } from "@/lib/client/session-store";
import { useInputForm } from "@/lib/client/use-input-form";
import { account } from "@/lib/contract/account";
import { accountQueries } from "./queries";

type DeleteAccountModalProps = { onExport: () => void; onClose: () => void };

export function DeleteAccountModal({ onExport, onClose }: DeleteAccountModalProps) {
  const { user } = useSession();
  const { data: ways } = useQuery(accountQueries.signIn());
  const needsPassword = ways?.has_password !== false;
  const form = useInputForm(account.remove.body, { password: "", username: "" });

  const deleteAccount = submitHandler(
    form,
    async (body) => {
      await call("POST /account/delete/", { body });
      toastSuccess("We've deleted your account");
      // Its tokens are dead; there is nobody left to log out. The guard leads to the sign-in page.
      clearDrafts();
      sessionStore.signOut();
    },
    "We couldn't delete your account. Please try again.",
  );

  return (
    <FormModal
      title="Delete your account"
      form={form}
      dirty={false}
      onSubmit={deleteAccount}
      submitLabel="Delete my account"
      submitVariant="danger"
      onClose={onClose}
    >
      <p>This erases the following for good. Nobody can bring it back:</p>
      <ul className="mt-2 grid list-disc gap-1 pl-5 marker:text-muted-foreground">
        {DELETED_DATA.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <div className="mt-5 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-lg bg-accent px-4 py-3">
        <p className="min-w-0 flex-1 basis-56 text-sm">
          Want a copy? Export and download it first: exports go with the account.
        </p>
        <Button
          variant="secondary"
          size="sm"
          disabled={form.formState.isSubmitting}
          onClick={onExport}
        >
          Export my data first
        </Button>
      </div>
      {needsPassword ? (
        <>
          {/* Tells password managers whose password this is. */}
          <input type="text" autoComplete="username" value={user?.username ?? ""} readOnly hidden />
          <PasswordField
            label="Your password"
            required
            autoComplete="current-password"
            className="mt-5"
            {...bindField(form, "password")}
          />
        </>
      ) : (
        <TextField
          label={`Type your username, ${user?.username ?? ""}, to go on`}
          required
          autoComplete="off"
          className="mt-5"
          {...bindField(form, "username")}
        />
      )}
    </FormModal>
  );
}

const DELETED_DATA = [
  "Your profile, and your sign-in on every device at once",
  "All courses with their assignments, exams, syllabus topics and study plans",
  "All files and resources you uploaded, and everything in the trash",
  "Your calendar feeds; their addresses stop working right away",
  "Your exports",
];
