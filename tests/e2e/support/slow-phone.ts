import type { Page } from "@playwright/test";

/** Slow 4G: milliseconds, and bytes a second. */
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};
/** How many times slower than this machine. */
const CPU_RATE = 4;

/** Makes the browser of this page that of a phone of the middle class on slow 4G. */
export async function asSlowPhone(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: CPU_RATE });
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", SLOW_4G);
}
