import type { InvitationInput, NewInvitation } from "@/lib/contract/invitations";
import { invite, withdrawInvitation } from "@/lib/services/account/invitations";
import { type By, note } from "@/lib/services/operator/actions";

/** Invites somebody, and notes it; a command mails nothing. */
export async function inviteSomebody(by: By, asked: InvitationInput): Promise<NewInvitation> {
  const invitation = await invite(asked, by);
  await note(by, "invite", { subject_id: invitation.id });
  return invitation;
}

/** Takes an invitation back, and notes it. */
export async function takeBackInvitation(by: By, invitation_id: number): Promise<void> {
  await withdrawInvitation(invitation_id);
  await note(by, "withdraw_invitation", { subject_id: invitation_id });
}
