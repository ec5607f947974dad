import { act, renderHook } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { useCalendarAddress } from "@/components/calendar/use-calendar-address";
import { Address, visit } from "@/tests/support/address";

test("the day stands in the calendar's address before a click that may leave the page", () => {
  vi.useFakeTimers();
  visit("/calendar");
  const { result } = renderHook(() => useCalendarAddress("2026-12-14"), { wrapper: Address });
  act(() => void vi.runAllTimers());
  act(() => result.current.setDay("2026-12-15"));
  act(() => result.current.setDay("2026-12-16"));
  expect(window.location.search).toBe("?date=2026-12-15");

  act(() => document.body.click());
  expect(window.location.search).toBe("?date=2026-12-16");

  const written = vi.spyOn(window.history, "replaceState");
  act(() => void vi.runAllTimers());
  expect(written).not.toHaveBeenCalled();
});

test("class times stand in the week, and in the month when asked for; a choice stays in the address", () => {
  visit("/calendar?view=week");
  const { result } = renderHook(() => useCalendarAddress("2026-12-14"), { wrapper: Address });
  expect(result.current.class_times).toBe(true);
  act(() => result.current.setClassTimes(false));
  expect(window.location.search).toBe("?view=week&classes=off");
  expect(result.current.class_times).toBe(false);
  act(() => result.current.setView("month"));
  expect(result.current.class_times).toBe(false);
  act(() => result.current.setClassTimes(true));
  expect(window.location.search).toBe("?view=month&classes=on");
  expect(result.current.class_times).toBe(true);
});
