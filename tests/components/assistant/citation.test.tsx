import { act, fireEvent, render, screen } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { Citation } from "@/components/assistant/citation";
import type { Source } from "@/lib/contract/retrieval";

beforeEach(() => {
  HTMLElement.prototype.showPopover = () => {};
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

const card = () => screen.queryByRole("tooltip");

function hovers() {
  render(<Citation source={SOURCE} onOpen={() => {}} />);
  fireEvent.pointerEnter(around(), { pointerType: "mouse" });
  expect(card()?.textContent).toContain("water through a membrane");
}

test("the words of a citation stay while the pointer crosses to them, and go when it has left", () => {
  hovers();
  fireEvent.pointerLeave(around());
  act(() => vi.advanceTimersByTime(100));
  expect(card()).toBeTruthy();
  fireEvent.pointerEnter(around(), { pointerType: "mouse" });
  act(() => vi.advanceTimersByTime(5000));
  expect(card()).toBeTruthy();
  fireEvent.pointerLeave(around());
  act(() => vi.advanceTimersByTime(1000));
  expect(card()).toBeNull();
});

test("Escape takes them away wherever the focus is, and stops nothing else", () => {
  const stops = vi.fn();
  window.addEventListener("keydown", stops);
  hovers();
  fireEvent.keyDown(document.body, { key: "Escape" });
  expect(card()).toBeNull();
  expect(stops).not.toHaveBeenCalled();
  fireEvent.keyDown(document.body, { key: "Escape" });
  expect(stops).toHaveBeenCalledOnce();
  window.removeEventListener("keydown", stops);
});

const around = () => screen.getByRole("button").parentElement ?? document.body;

const SOURCE = {
  marker: 1,
  resource_title: "Chapter 4",
  page: 2,
  heading: "",
  quote: "water through a membrane",
  chunk_text: "",
} as Source;
