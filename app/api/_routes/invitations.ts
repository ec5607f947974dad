import { implement } from "@/lib/api/implement";
import { invitations } from "@/lib/contract/invitations";
import { listInvitations } from "@/lib/services/account/invitations";
import { inviteSomebody, takeBackInvitation } from "@/lib/services/operator/invitations";

export const invitationRoutes = implement(invitations, {
  list: () => listInvitations(),
  create: ({ owner, body }) => inviteSomebody(owner, body),
  remove: ({ owner, path }) => takeBackInvitation(owner, path.invitation_id),
});
