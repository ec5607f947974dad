/**
 * Leaves for the issuer's page and comes back to `/signed-in`, which goes on to `next`. Throws where the way there does
 * not open: nothing has changed then.
 */
export async function leaveForSignOn(next?: string): Promise<void> {
  const { csrfToken } = await answerOf(fetch("/api/auth/csrf"));
  const back = `/signed-in${next ? `?${new URLSearchParams({ next })}` : ""}`;
  const body = new URLSearchParams({ csrfToken: csrfToken ?? "", callbackUrl: back, json: "true" });
  const { url } = await answerOf(fetch("/api/auth/signin/oidc", { method: "POST", body }));
  if (!url || new URL(url).origin === window.location.origin)
    throw new Error("No way to the issuer");
  window.location.assign(url);
}

async function answerOf(answer: Promise<Response>): Promise<Record<string, string | undefined>> {
  const response = await answer;
  if (!response.ok) throw new Error(`next-auth answered ${response.status}`);
  return response.json();
}
