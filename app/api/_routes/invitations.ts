import { implement } from "@/lib/api/implement";
import { invitations } from "@/lib/contract/invitations";
import { invite, listInvitations, withdrawInvitation } from "@/lib/services/operator/invitations";

export const invitationRoutes = implement(invitations, {
  list: () => listInvitations(),
  create: ({ owner, body }) => invite(owner, body),
  remove: ({ owner, path }) => withdrawInvitation(owner, path.invitation_id),
});
