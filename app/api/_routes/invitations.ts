import { implement } from "@/lib/api/implement";
import { invitations } from "@/lib/contract/invitations";
import { invite, listInvitations, withdrawInvitation } from "@/lib/services/account/invitations";

export const invitationRoutes = implement(invitations, {
  list: () => listInvitations(),
  create: ({ owner, body }) => invite(body, owner),
  remove: ({ path }) => withdrawInvitation(path.invitation_id),
});
