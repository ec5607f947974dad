import { expect, test } from "vitest";
import { deviceOf } from "@/components/account/device";

test.each([
  [
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36",
    { name: "Chrome on Windows", kind: "computer" },
  ],
  [
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) " +
      "Version/18.5 Safari/605.1.15",
    { name: "Safari on macOS", kind: "computer" },
  ],
  [
    "Mozilla/5.0 (iPad; CPU OS 16_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) " +
      "Version/16.5 Mobile/15E148 Safari/604.1",
    { name: "Safari on iPad", kind: "tablet" },
  ],
  [
    "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.0.0 Mobile Safari/537.36",
    { name: "Chrome on Android", kind: "phone" },
  ],
])("%s is a device by name", (user_agent, device) => {
  expect(deviceOf(user_agent)).toEqual(device);
});

test.each(["", "something else", "curl/8.1", "\u0000"])("%j is an unknown device", (user_agent) => {
  expect(deviceOf(user_agent)).toEqual({ name: "Unknown device", kind: "unknown" });
});
