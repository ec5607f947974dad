import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { AiUsage } from "@/components/profile/ai-usage";
import type { AiUsage as Usage } from "@/lib/contract/ai";
import { serve, show } from "@/tests/support/page";

const USAGE: Usage = {
  is_configured: false,
  model: null,
  ai_enabled: true,
  site_enabled: true,
  day: { limit: 200_000, used: 0 },
  month: { limit: 2_000_000, used: 0 },
  purposes: [],
};

test("the language model can be switched off, and stays off", async () => {
  const off = { ...USAGE, ai_enabled: false };
  const server = serve({
    "GET /ai/usage/": { body: USAGE },
    "PATCH /ai/settings/": () => {
      server.answers["GET /ai/usage/"] = { body: off };
      return { body: off };
    },
  });
  const page = show(<AiUsage />);
  const choice = await screen.findByRole("switch", { name: "Use a language model" });
  expect(choice).toHaveProperty("checked", true);
  expect(
    screen.getByText(/^Without a language model, we do all the work on this site/),
  ).toBeTruthy();
  await page.user.click(choice);
  await waitFor(() =>
    expect(server.bodies("PATCH /ai/settings/")).toEqual([{ ai_enabled: false }]),
  );
  page.unmount();
  show(<AiUsage />);
  expect(await screen.findByRole("switch", { name: "Use a language model" })).toHaveProperty(
    "checked",
    false,
  );
});
