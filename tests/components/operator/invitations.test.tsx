import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { InvitationsPanel } from "@/components/operator/invitations-panel";
import { fillIn, serve, show } from "@/tests/support/page";

const INVITATION = {
  id: 4,
  email: "kim@uni.example",
  is_mailed: false,
  expires_at: "2026-12-10T10:00:00.000Z",
  created_at: "2026-11-26T10:00:00.000Z",
};
const LIST = "GET /operator/invitations/";

test("an operator invites somebody, sees the link once, and takes it back", async () => {
  const url = "https://study.example/register#token";
  const server = serve({
    [LIST]: { body: { by_mail: false, invitations: [] } },
    "POST /operator/invitations/": { status: 201, body: { ...INVITATION, url } },
    "DELETE /operator/invitations/4/": { status: 204 },
  });
  const { user } = show(<InvitationsPanel />);
  expect(await screen.findByText("Nobody has an open invitation.")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Invite" }));
  expect(await screen.findByText(/sends no mail/)).toBeTruthy();
  await fillIn(user, { Email: INVITATION.email });
  server.answers[LIST] = { body: { by_mail: false, invitations: [INVITATION] } };
  await user.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Invite" }));
  expect(await screen.findByDisplayValue(url)).toBeTruthy();
  expect(server.bodies("POST /operator/invitations/")).toEqual([
    { email: INVITATION.email, by_mail: false },
  ]);
  expect(await screen.findByText(/Handed over, works until/)).toBeTruthy();
  server.answers[LIST] = { body: { by_mail: false, invitations: [] } };
  await user.click(screen.getByRole("button", { name: /Take back/ }));
  await waitFor(() => expect(screen.queryByText(/Handed over/)).toBeNull());
});
