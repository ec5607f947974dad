"use client";

import { useQueryClient } from "@tanstack/react-query";
import { FormModal } from "@/components/shared/form-modal";
import { TextField } from "@/components/shared/text-field";
import { call } from "@/lib/client/call";
import { bindField, submitHandler } from "@/lib/client/form";
import { useInputForm } from "@/lib/client/use-input-form";
import { InvitationInput, type NewInvitation } from "@/lib/contract/invitations";
import { operatorQueries } from "./queries";

interface InviteModalProps {
  /** This site sends mail. */
  byMail: boolean;
  onMade: (invitation: NewInvitation) => void;
  onClose: () => void;
}

/** Lets one person open one account. */
export function InviteModal({ byMail, onMade, onClose }: InviteModalProps) {
  const client = useQueryClient();
  const form = useInputForm(InvitationInput, { email: "", by_mail: byMail });

  const invite = submitHandler(form, async (body) => {
    const invitation = await call("POST /operator/invitations/", { body });
    await client.invalidateQueries({ queryKey: operatorQueries.all });
    onMade(invitation);
    onClose();
  });

  return (
    <FormModal
      title="Invite somebody"
      description="The link opens one account with this address, once, within two weeks."
      form={form}
      onSubmit={invite}
      submitLabel="Invite"
      onClose={onClose}
      className="grid content-start gap-4"
    >
      <TextField
        label="Email"
        required
        type="email"
        autoComplete="off"
        {...bindField(form, "email")}
      />
      {byMail ? (
        <label className="flex items-center gap-2.5">
          <input type="checkbox" className="size-4 accent-primary" {...form.register("by_mail")} />
          Mail the link
        </label>
      ) : (
        <p className="text-sm text-muted-foreground">
          This site sends no mail: you get the link to hand over.
        </p>
      )}
    </FormModal>
  );
}
