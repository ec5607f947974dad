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

test.each([
  ["/", "/login"],
  ["/courses/3?tab=files", "/login?next=%2Fcourses%2F3%3Ftab%3Dfiles"],
])(
  "a stranger at %s sees nothing of a student's page and goes to %s",
  async (path, destination) => {
    visit(path);
    serve({});
    const { router } = show(<StudentsOnly>Private matters</StudentsOnly>, null);
    await waitFor(() => expect(router.replace).toHaveBeenCalledExactlyOnceWith(destination));
    expect(screen.queryByText("Private matters")).toBeNull();
  },
);
