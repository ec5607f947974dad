import { expect, it } from "vitest";
import { rateWindow } from "@/lib/chat-rules/rate-window";
import { MINUTE_MS } from "@/lib/time/durations";

const NOW = 1_000 * MINUTE_MS;

it("allows twenty messages in an hour", () => {
  const sent = Array.from({ length: 19 }, (_, index) => NOW - index * MINUTE_MS);
  expect(rateWindow(sent, NOW)).toEqual({ allowed: true, left: 1 });
});

it("says how long to wait for the twenty-first", () => {
  const sent = Array.from({ length: 20 }, (_, index) => NOW - index * MINUTE_MS - 1);
  expect(rateWindow(sent, NOW)).toEqual({
    allowed: false,
    wait_ms: 41 * MINUTE_MS - 1,
    minutes: 41,
    text: "Please wait 41 minutes before sending more messages.",
  });
});

it("rolls: what is an hour old counts no more", () => {
  const sent = Array.from({ length: 20 }, (_, index) => NOW - (41 + index) * MINUTE_MS);
  expect(rateWindow(sent, NOW)).toEqual({ allowed: true, left: 1 });
});

it("waits for enough of them to leave when more were sent", () => {
  const sent = Array.from({ length: 25 }, (_, index) => NOW - index * MINUTE_MS);
  expect(rateWindow(sent, NOW)).toMatchObject({ allowed: false, minutes: 41 });
});

it("never asks for more than an hour, whatever the clocks say", () => {
  const sent = Array.from({ length: 20 }, () => NOW + 30 * MINUTE_MS);
  expect(rateWindow(sent, NOW)).toMatchObject({ allowed: false, minutes: 60 });
});
