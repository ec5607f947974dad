import { useQueryClient } from "@tanstack/react-query";
import { act, screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { offerUndo } from "@/components/trash/queries";
import { COURSE, STUDENT } from "@/tests/support/items";
import { serve, show } from "@/tests/support/page";

/** Deletes a course, as far as the message about it knows. */
function Deletes() {
  const client = useQueryClient();
  const botany = { kind: "course", item_id: COURSE.id, title: "Botany" } as const;
  return (
    <button type="button" onClick={() => offerUndo(client, botany)}>
      Delete
    </button>
  );
}

test("the message with Undo says why something was not restored", async () => {
  const detail = "You have a course with this name in this semester.";
  const server = serve({
    "GET /profile/": { body: STUDENT },
    "POST /trash/undo/": { status: 409, body: { detail } },
  });
  const { user } = show(<Deletes />);
  await user.click(screen.getByRole("button", { name: "Delete" }));
  expect(await screen.findByText("“Botany” is deleted")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Undo" }));
  const reason = await screen.findByText(/^“Botany” was not restored\./);
  expect(reason.textContent).toContain("course with this name");
  expect(server.bodies("POST /trash/undo/")).toEqual([{ kind: "course", item_id: COURSE.id }]);
});

test("the message with Undo leaves by itself after some seconds", async () => {
  serve({ "GET /profile/": { body: STUDENT } });
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { user } = show(<Deletes />);
  await user.click(screen.getByRole("button", { name: "Delete" }));
  expect(await screen.findByText("“Botany” is deleted")).toBeTruthy();
  await act(() => vi.advanceTimersByTimeAsync(8_000));
  expect(screen.queryByText("“Botany” is deleted")).not.toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(4_000));
  await waitFor(() => expect(screen.queryByText("“Botany” is deleted")).toBeNull());
});
