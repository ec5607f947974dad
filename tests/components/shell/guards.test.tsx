import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { GuestsOnly, StudentsOnly } from "@/components/shell/guards";
import { visit } from "@/tests/support/address";
import { STUDENT } from "@/tests/support/items";
import { serve, show } from "@/tests/support/page";

test.each([
  ["", "/dashboard"],
  ["?next=/settings", "/settings"],
  ["?next=//example.org/", "/dashboard"],
  ["?next=https://example.org/", "/dashboard"],
  ["?next=/\\example.org", "/dashboard"],
])("whoever is signed in goes from /login%s to %s", async (search, destination) => {
  visit(`/login${search}`);
  serve({ "GET /profile/": { body: STUDENT } });
  const { router } = show(<GuestsOnly>Sign in</GuestsOnly>);
  await waitFor(() => expect(router.replace).toHaveBeenCalledExactlyOnceWith(destination));
  expect(screen.queryByText("Sign in")).toBeNull();
});

test("a stranger sees nothing of a student's page and goes to the sign-in page", async () => {
  serve({});
  const { router } = show(<StudentsOnly>Private matters</StudentsOnly>, null);
  await waitFor(() => expect(router.replace).toHaveBeenCalledExactlyOnceWith("/login"));
  expect(screen.queryByText("Private matters")).toBeNull();
});
