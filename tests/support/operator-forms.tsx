import { AnnounceModal } from "@/components/operator/announce-modal";
import { DeleteModal } from "@/components/operator/delete-modal";
import { InviteModal } from "@/components/operator/invite-modal";
import { InvitationInput } from "@/lib/contract/invitations";
import { NewAnnouncement, operatorAccounts } from "@/lib/contract/operator";
import type { FormCase } from "./plan-forms";

const ignore = () => {};

/** Forms for operators. */
export const OPERATOR_FORMS: FormCase[] = [
  {
    form: "invitation",
    input: InvitationInput,
    route: "POST /operator/invitations/",
    draw: () => <InviteModal byMail onMade={ignore} onClose={ignore} />,
    fill: { Email: "newcomer@example.test" },
    submit: "Invite",
    expected: { email: "newcomer@example.test", by_mail: true },
  },
  {
    form: "announcement",
    input: NewAnnouncement,
    route: "POST /operator/announcements/",
    draw: () => <AnnounceModal onClose={ignore} />,
    fill: {
      "What to say": "Down on Sunday",
      Tone: "warning",
      From: "2030-11-24T08:00",
      Until: "2030-11-24T10:00",
    },
    submit: "Announce",
    expected: {
      text: "Down on Sunday",
      tone: "warning",
      starts_at: new Date("2030-11-24T08:00").toISOString(),
      ends_at: new Date("2030-11-24T10:00").toISOString(),
    },
  },
  {
    form: "deletion of an account by an operator",
    input: operatorAccounts.remove.body,
    route: "POST /operator/accounts/{account_id}/delete/".replace("{account_id}", "7"),
    draw: () => <DeleteModal account={{ id: 7, username: "student" }} onClose={ignore} />,
    fill: { "Type the username": "student" },
    submit: "Delete account",
    expected: { username: "student" },
  },
];
