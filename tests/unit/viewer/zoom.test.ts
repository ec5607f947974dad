import { expect, test } from "vitest";
import { percent, ZOOM_MAX, ZOOM_MIN, zoomed } from "@/components/common/viewer/zoom";

test("the zoom goes in steps, there and back, and ends at both ends", () => {
  expect(zoomed(1, "in")).toBe(1.25);
  expect(zoomed(1.25, "out")).toBe(1);
  expect(zoomed(3, "reset")).toBe(1);
  expect(zoomed(ZOOM_MAX, "in")).toBe(ZOOM_MAX);
  expect(zoomed(ZOOM_MIN, "out")).toBe(ZOOM_MIN);
  expect(percent(0.67)).toBe("67%");
});
