"use client";

import { useQueryClient } from "@tanstack/react-query";
import { FormModal } from "@/components/shared/form-modal";
import { TextField } from "@/components/shared/text-field";
import { toastSuccess } from "@/components/shared/toast";
import { call } from "@/lib/client/call";
import { bindField, submitHandler } from "@/lib/client/form";
import { useInputForm } from "@/lib/client/use-input-form";
import { operatorAccounts } from "@/lib/contract/operator";
import { operatorQueries } from "./queries";

interface DeleteModalProps {
  account: { id: number; username: string };
  onClose: () => void;
}

export function DeleteModal({ account: { id, username }, onClose }: DeleteModalProps) {
  const client = useQueryClient();
  const form = useInputForm(operatorAccounts.remove.body, { username: "" });
  const remove = submitHandler(
    form,
    async (body) => {
      await call("POST /operator/accounts/{account_id}/delete/", {
        path: { account_id: id },
        body,
      });
      toastSuccess("We've deleted the account");
      void client.invalidateQueries({ queryKey: operatorQueries.all });
      onClose();
    },
    "We couldn't delete this account. Please try again.",
  );
  return (
    <FormModal
      title={`Delete the account of ${username}`}
      form={form}
      dirty={false}
      onSubmit={remove}
      submitLabel="Delete account"
      submitVariant="danger"
      onClose={onClose}
    >
      <p>
        This ends the account at once and erases everything in it for good. To keep it and only stop
        its use, close it instead.
      </p>
      <TextField
        label="Type the username"
        required
        autoComplete="off"
        className="mt-5"
        {...bindField(form, "username")}
      />
    </FormModal>
  );
}
