import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { Appearance } from "@/components/profile/appearance";
import { STUDENT } from "@/tests/support/items";
import { held, serve, show } from "@/tests/support/page";

test("the streak is hidden at once, and shown again when the server refuses", async () => {
  const shown = { ...STUDENT, show_streak: true };
  const { answer, letGo } = held({ status: 503, body: { detail: "The server is busy." } });
  const server = serve({ "GET /profile/": { body: shown }, "PATCH /profile/": answer });
  const { user } = show(<Appearance />, shown);
  const streak = () => screen.getByRole("switch", { name: "Show my study streak" });
  expect(streak()).toHaveProperty("checked", true);
  await user.click(streak());
  await waitFor(() => expect(streak()).toHaveProperty("checked", false));
  expect(server.bodies("PATCH /profile/")).toEqual([{ show_streak: false }]);
  await letGo();
  await waitFor(() => expect(streak()).toHaveProperty("checked", true));
  expect(screen.getByRole("alert").textContent).toContain(
    "We couldn't save your choice, so nothing changed. The server is busy.",
  );
});
