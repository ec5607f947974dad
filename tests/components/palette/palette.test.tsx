import { screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { Palette } from "@/components/palette/palette";
import type { SearchHit } from "@/lib/contract/search";
import { ASSIGNMENT, COURSE, STUDENT } from "@/tests/support/items";
import { type Answer, serve, show } from "@/tests/support/page";

const SEARCH = "GET /search/";
const TEXT = "GET /search/text/";
const BOTANY: SearchHit = {
  kind: "course",
  id: COURSE.id,
  title: "Botany",
  course_id: null,
  course_name: null,
};

function draw(answer: Answer) {
  const server = serve({ [SEARCH]: answer, [TEXT]: { body: [] } });
  const onClose = vi.fn();
  const page = show(<Palette onShortcuts={vi.fn()} onClose={onClose} />);
  return { ...page, server, onClose };
}

const words = () => screen.getByRole("combobox");
const option = (name: string | RegExp) => screen.queryByRole("option", { name });
const chosen = () => screen.queryByRole("option", { selected: true });

test("the palette says when nothing has such a name", async () => {
  const { user } = draw({ body: [] });

  await user.type(words(), "xylophone");
  await screen.findByText("We found nothing for “xylophone”, not even inside your documents.");
});

test("a palette that cannot search says so and tries again; pages still open", async () => {
  const { user, server, router, onClose } = draw({ body: [] });

  await screen.findByRole("option", { name: /Go to Settings/ });
  server.answers[SEARCH] = "offline";
  await user.type(words(), "sett");
  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toContain("couldn't reach the server");
  server.answers[SEARCH] = { body: [] };
  await user.click(within(alert).getByRole("button", { name: "Try Again" }));
  await waitFor(() => expect(screen.queryByRole("alert")).toBeNull());
  await user.click(await screen.findByRole("option", { name: /Go to Settings/ }));
  expect(router.push).toHaveBeenCalledWith("/settings");
  expect(onClose).toHaveBeenCalled();
});

test("the palette starts with what changed last, and marks its first entry for the reader", async () => {
  const { user, router } = draw({ body: [BOTANY] });

  await waitFor(() => expect(chosen()?.textContent).toContain("Botany"));
  expect(words().getAttribute("aria-activedescendant")).toBe(chosen()?.id);
  await user.type(words(), "calen");
  await waitFor(() => expect(chosen()?.textContent).toContain("Go to Calendar"));
  await user.keyboard("{Enter}");
  expect(router.push).toHaveBeenCalledWith("/calendar");
});

test("the palette shows no result of earlier words that does not fit the new ones", async () => {
  const { user, server } = draw({ body: [BOTANY] });

  await user.type(words(), "bot");
  await waitFor(() => expect(chosen()?.textContent).toContain("Botany"));
  server.answers[SEARCH] = () => new Promise<Answer>(() => {});
  await user.type(words(), "a");
  expect(chosen()?.textContent).toContain("Botany");
  await user.type(words(), "ny of mosses");
  await waitFor(() => expect(option(/Botany/)).toBeNull());
});

test("what is typed can be added: the palette shows how it is understood and waits for the next", async () => {
  const { user, server } = draw({ body: [] });
  const at = `/courses/${COURSE.id}/assignments/`;
  server.answers["GET /profile/"] = { body: STUDENT };
  server.answers["GET /courses/"] = { body: [COURSE] };
  server.answers[`POST ${at}`] = { status: 201, body: ASSIGNMENT };

  await user.type(words(), "Essay 12 Dec 2036 MA");
  await user.click(await screen.findByRole("option", { name: "Add: Essay 12 Dec 2036 MA" }));
  const title = await screen.findByRole<HTMLInputElement>("textbox", { name: "Title" });
  expect(title.value).toBe("Essay");
  await user.keyboard("{Enter}");
  await screen.findByText("Assignment “Essay” added to MA 201");
  expect(server.bodies(`POST ${at}`)).toHaveLength(1);
  expect(screen.getByRole<HTMLInputElement>("textbox", { name: "Quick add" }).value).toBe("");
});

test("the palette finds words inside documents and opens the page that says them", async () => {
  const { user, server } = draw({ body: [] });
  server.answers[TEXT] = {
    body: [
      { file_id: 5, title: "The sea", course_id: COURSE.id, page: 12, excerpt: "Twice a day" },
    ],
  };

  await user.type(words(), "twice");
  const found = await screen.findByRole("option", { name: /Twice a day.*The sea.*Page 12/ });
  expect(server.sent.filter(({ route }) => route === TEXT)).toHaveLength(1);
  await user.click(found);
  await waitFor(() => expect(server.sent.map(({ route }) => route)).toContain("GET /documents/5/"));
});

test("a palette that cannot look inside documents says so and still finds names", async () => {
  const { user, server } = draw({ body: [BOTANY] });
  server.answers[TEXT] = "offline";
  await user.type(words(), "bota");
  await screen.findByText(/^We couldn't look inside your documents/);
  expect(option(/Botany/)).toBeTruthy();
});
