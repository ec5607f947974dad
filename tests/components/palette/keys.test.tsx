import { act, screen, waitFor } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { Modal, ModalBody } from "@/components/shared/modal";
import { Shortcuts } from "@/components/shell/shortcuts";
import { STUDENT } from "@/tests/support/items";
import { serve, show } from "@/tests/support/page";

function draw(beside?: React.ReactNode) {
  serve({ "GET /profile/": { body: STUDENT }, "GET /search/": { body: [] } });
  return show(
    <>
      {beside}
      <Shortcuts />
    </>,
  );
}

const shortcuts = () => screen.findByRole("dialog", { name: "Keyboard shortcuts" });

/** What keys do is fetched with the first of them. */
async function settled() {
  await import("@/components/shell/single-key");
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
}

describe("G and a letter", () => {
  test.each([
    ["d", "/dashboard"],
    ["c", "/courses"],
    ["s", "/study-plans"],
    ["a", "/assistant"],
    ["r", "/resources"],
    ["l", "/calendar"],
    ["e", "/grades"],
    ["t", "/settings"],
  ])("go to the page of G %s", async (letter, href) => {
    const { user, router } = draw();
    await user.keyboard(`g${letter}`);
    await waitFor(() => expect(router.push).toHaveBeenCalledWith(href));
  });
});

test("? lists the keys, which can be switched off there and on again", async () => {
  const { user, router } = draw();

  await user.keyboard("?");
  expect((await shortcuts()).textContent).toContain("Calendar");
  await user.click(screen.getByRole("checkbox", { name: "Use ?, G and X" }));
  await user.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await user.keyboard("gl?");
  await settled();
  expect(router.push).not.toHaveBeenCalled();
  expect(screen.queryByRole("dialog")).toBeNull();

  await user.keyboard("{Control>}k{/Control}");
  await user.type(await screen.findByRole("combobox"), "keyboard");
  const names = () => screen.getAllByRole("option").map(({ textContent }) => textContent);
  await waitFor(() => expect(names()).toEqual(["Keyboard shortcuts?", "Add: keyboard"]));
  await user.keyboard("{Enter}");
  await shortcuts();
  const choice = screen.getByRole<HTMLInputElement>("checkbox", { name: "Use ?, G and X" });
  expect(choice.checked).toBe(false);
  await user.click(choice);
  await user.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await user.keyboard("gl");
  await waitFor(() => expect(router.push).toHaveBeenCalledWith("/calendar"));
});

describe("keys do nothing", () => {
  test("while something is typed", async () => {
    const { user, router } = draw(<input aria-label="First name" />);

    const name = screen.getByRole("textbox", { name: "First name" });
    await user.type(name, "gd?");
    await settled();
    expect(name).toHaveProperty("value", "gd?");
    expect(router.push).not.toHaveBeenCalled();
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  test("with other keys held", async () => {
    const { user, router } = draw();

    await user.keyboard("{Alt>}g{/Alt}d");
    await settled();
    expect(router.push).not.toHaveBeenCalled();
  });

  test("beside a dialog", async () => {
    const { user, router } = draw(
      <Modal title="Add Course" onClose={() => {}}>
        <ModalBody>A form</ModalBody>
      </Modal>,
    );

    await user.click(screen.getByRole("button", { name: "Close" }));
    screen.getByRole("button", { name: "Close" }).focus();
    await user.keyboard("gd?{Control>}k{/Control}");
    await settled();
    expect(router.push).not.toHaveBeenCalled();
    expect(screen.getAllByRole("dialog")).toHaveLength(1);
    expect(screen.getByRole("dialog", { name: "Add Course" })).toBeTruthy();
  });
});
