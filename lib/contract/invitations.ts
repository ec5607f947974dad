import { z } from "zod";
import { Id, Instant } from "./common";
import { endpoint } from "./endpoint";
import { Email } from "./profile";

export const Invitation = z.object({
  id: Id,
  email: z.string(),
  /** The link went to the address, which it proves; else an operator handed it over. */
  is_mailed: z.boolean(),
  expires_at: Instant,
  created_at: Instant,
});
export type Invitation = z.infer<typeof Invitation>;

/** What opens an account is shown once. */
export const NewInvitation = Invitation.extend({
  /** Null where it was mailed. */
  url: z.string().nullable(),
});
export type NewInvitation = z.infer<typeof NewInvitation>;

export const InvitationInput = z.object({
  email: Email,
  /** Mail the link, where this site sends mail; else it is answered. */
  by_mail: z.boolean(),
});
export type InvitationInput = z.output<typeof InvitationInput>;

export const invitations = {
  list: endpoint("GET /operator/invitations/", {
    summary: "Invitations that nobody has used yet, newest first",
    operator: true,
    answer: z.object({ by_mail: z.boolean(), invitations: z.array(Invitation) }),
  }),
  create: endpoint("POST /operator/invitations/", {
    summary: "Invite somebody; an earlier invitation of the address is void",
    operator: true,
    body: InvitationInput,
    answer: NewInvitation,
    status: 201,
  }),
  remove: endpoint("DELETE /operator/invitations/{invitation_id}/", {
    summary: "Take an invitation back",
    operator: true,
    status: 204,
  }),
};
