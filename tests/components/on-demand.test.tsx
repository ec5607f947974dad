import { act, fireEvent, render, screen } from "@testing-library/react";
import { type ComponentType, Suspense, useState } from "react";
import { expect, test } from "vitest";
import { onDemand } from "@/components/shared/on-demand";

test("what is fetched on demand leaves the page and its focus where they are", async () => {
  const code = Promise.withResolvers<ComponentType<{ name: string }>>();
  const Late = onDemand(() => code.promise);
  function Page() {
    const [open, setOpen] = useState(false);
    return (
      <Suspense fallback="The page is away">
        <button type="button" onClick={() => setOpen(true)}>
          Open
        </button>
        {open && <Late name="Ann" />}
      </Suspense>
    );
  }
  render(<Page />);
  const button = screen.getByRole("button", { name: "Open" });
  fireEvent.click(button);
  expect(screen.queryByText("The page is away")).toBeNull();
  expect(button.style.display).toBe("");
  await act(async () => code.resolve(({ name }) => <p>Hello {name}</p>));
  expect(screen.getByText("Hello Ann")).toBeTruthy();
});
