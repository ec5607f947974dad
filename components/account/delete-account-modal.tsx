"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import type { z } from "zod";
import { useSession } from "@/components/session/session-provider";
import { ErrorBanner } from "@/components/shared/error-banner";
import { Modal, ModalBody, ModalClose, ModalFooter } from "@/components/shared/modal";
import { PasswordField } from "@/components/shared/password-field";
import { toastSuccess } from "@/components/shared/toast";
import { Button } from "@/components/ui/button";
import { call } from "@/lib/client/call";
import { forgetDrafts } from "@/lib/client/draft-keys";
import { bind, showRefusal } from "@/lib/client/form";
import { sessionStore } from "@/lib/client/session-store";
import { account } from "@/lib/contract/account";
import { routes } from "@/lib/contract/routes";

type DeleteAccountModalProps = { onExport: () => void; onClose: () => void };

export function DeleteAccountModal({ onExport, onClose }: DeleteAccountModalProps) {
  const { user } = useSession();
  const form = useForm({
    resolver: zodResolver(account.remove.body),
    reValidateMode: "onSubmit",
    defaultValues: { password: "" },
  });
  const { errors, isSubmitting } = form.formState;

  async function deleteAccount(body: z.output<typeof account.remove.body>) {
    try {
      await call(routes.account.remove, { body });
      toastSuccess("Your account is deleted");
      // Its tokens are dead; there is nobody left to log out. The guard leads to the sign-in page.
      forgetDrafts();
      sessionStore.signOut();
    } catch (error) {
      showRefusal(form, error, "Your account was not deleted. Please try again.");
    }
  }

  return (
    <Modal title="Delete your account" onClose={onClose}>
      <form noValidate className="contents" onSubmit={form.handleSubmit(deleteAccount)}>
        <ModalBody>
          <p>These are erased, and nobody can bring them back:</p>
          <ul className="mt-2 grid list-disc gap-1 pl-5 marker:text-muted-foreground">
            {WHAT_GOES.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
          <div className="mt-5 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-lg bg-accent px-4 py-3">
            <p className="min-w-0 flex-1 basis-56 text-sm">
              Take a copy first. Exports go with the account, so download it before you delete.
            </p>
            <Button variant="secondary" size="sm" disabled={isSubmitting} onClick={onExport}>
              Export my data first
            </Button>
          </div>
          {/* Tells password managers whose password this is. */}
          <input
            type="text"
            name="username"
            autoComplete="username"
            value={user?.username ?? ""}
            readOnly
            hidden
          />
          <PasswordField
            label="Your password"
            required
            autoComplete="current-password"
            className="mt-5"
            {...bind(form, "password")}
          />
        </ModalBody>
        {errors.root?.message && (
          <ErrorBanner message={errors.root.message} className="mx-5 mb-4 sm:mx-6" />
        )}
        <ModalFooter>
          <ModalClose asChild>
            <Button variant="ghost">Cancel</Button>
          </ModalClose>
          <Button type="submit" variant="danger" loading={isSubmitting}>
            Delete my account
          </Button>
        </ModalFooter>
      </form>
    </Modal>
  );
}

const WHAT_GOES = [
  "Your profile, and your sign-in on every device at once",
  "All courses with their assignments, exams, syllabus topics and study plans",
  "All uploaded files and resources, and what is in the trash",
  "Your calendar feeds: their addresses stop working at once",
  "Your exports",
];
