import { skipToken, useQuery } from "@tanstack/react-query";
import { screen, waitFor } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import { useRemoval } from "@/components/common/use-removal";
import { call } from "@/lib/client/call";
import { held, serve, show } from "@/tests/support/page";

interface Named {
  id: number;
  name: string;
}

const LIST = ["things"];
const THINGS: Named[] = [
  { id: 1, name: "First" },
  { id: 2, name: "Second" },
  { id: 3, name: "Third" },
];

/** A list of three things, each with a button that removes it. */
function draw({ waits = false, is_for_good = false } = {}) {
  const seen = { onFailed: vi.fn(), onRemoved: vi.fn(), refresh: vi.fn() };
  function Things() {
    const { data = [] } = useQuery({ queryKey: LIST, queryFn: skipToken, initialData: THINGS });
    const remove = useRemoval<Named>({
      list: LIST,
      titleOf: ({ name }) => name,
      request: ({ id }) => call("DELETE /courses/{course_id}/", { path: { course_id: id } }),
      waits,
      ...(!is_for_good && { kind: "course" as const }),
      ...seen,
    });
    return data.map((thing) => (
      <button key={thing.id} type="button" onClick={() => remove.mutate(thing)}>
        {thing.name}
      </button>
    ));
  }
  const page = show(<Things />);
  const names = () => page.client.getQueryData<Named[]>(LIST)?.map(({ name }) => name);
  return { ...page, ...seen, names };
}

const REFUSAL = { status: 500, body: { detail: "Not now." } };

describe("what is removed", () => {
  test("leaves its list at once, before the server has answered", async () => {
    const { answer, letGo } = held({ status: 204 });
    serve({ "DELETE /courses/2/": answer });
    const { user, names, onRemoved } = draw();
    await user.click(screen.getByText("Second"));
    expect(names()).toEqual(["First", "Third"]);
    expect(onRemoved).not.toHaveBeenCalled();
    await letGo();
    await waitFor(() => expect(onRemoved).toHaveBeenCalledWith(THINGS[1]));
    expect(names()).toEqual(["First", "Third"]);
  });

  test("stays until the server has answered where a question waits for it", async () => {
    const { answer, letGo } = held({ status: 204 });
    serve({ "DELETE /courses/2/": answer });
    const { user, names } = draw({ waits: true });
    await user.click(screen.getByText("Second"));
    expect(names()).toEqual(["First", "Second", "Third"]);
    await letGo();
    await waitFor(() => expect(names()).toEqual(["First", "Third"]));
  });

  test.each([
    ["may come back from the trash", false],
    ["is gone for good where it has no trash", true],
  ])("%s", async (_, is_for_good) => {
    serve({ "DELETE /courses/2/": { status: 204 } });
    const { user, names, refresh } = draw({ is_for_good });
    await user.click(screen.getByText("Second"));
    await waitFor(() => expect(refresh).toHaveBeenCalled());
    if (!is_for_good) await screen.findByText("“Second” deleted");
    expect(screen.queryAllByRole("button", { name: "Undo" })).toHaveLength(is_for_good ? 0 : 1);
    expect(names()).toEqual(["First", "Third"]);
  });

  test("counts as removed when the server does not have it any more (404)", async () => {
    serve({ "DELETE /courses/2/": { status: 404, body: { detail: "Not found." } } });
    const { user, names, onFailed, onRemoved } = draw();
    await user.click(screen.getByText("Second"));
    await waitFor(() => expect(onRemoved).toHaveBeenCalledWith(THINGS[1]));
    expect(names()).toEqual(["First", "Third"]);
    expect(onFailed).not.toHaveBeenCalled();
  });

  test.each([
    ["the server refuses (500)", { status: 500, body: { detail: "Broken." } }],
    ["the server is out of reach", "offline" as const],
  ])("comes back in its place when %s, and the reason is given", async (_, answer) => {
    serve({ "DELETE /courses/2/": answer });
    const { user, names, onFailed, onRemoved } = draw();
    await user.click(screen.getByText("Second"));
    await waitFor(() => expect(onFailed).toHaveBeenCalledWith(expect.any(Error), THINGS[1]));
    expect(names()).toEqual(["First", "Second", "Third"]);
    expect(onRemoved).not.toHaveBeenCalled();
  });

  test("comes back in order when several removals fail one after the other", async () => {
    const [first, second] = [held(REFUSAL), held(REFUSAL)];
    serve({ "DELETE /courses/1/": first.answer, "DELETE /courses/2/": second.answer });
    const { user, names, onFailed, refresh } = draw();
    await user.click(screen.getByText("First"));
    await user.click(screen.getByText("Second"));
    expect(names()).toEqual(["Third"]);
    await first.letGo();
    await waitFor(() => expect(names()).toEqual(["First", "Third"]));
    // The server's list would bring the second one back too early.
    expect(refresh).not.toHaveBeenCalled();
    await second.letGo();
    await waitFor(() => expect(onFailed).toHaveBeenCalledTimes(2));
    expect(names()).toEqual(["First", "Second", "Third"]);
    expect(refresh).toHaveBeenCalledTimes(1);
  });
});
