import { vi } from "vitest";

/** Loads modules as a process with these settings would. The test ends with `restoreSettings()`. */
export async function withSettings<T>(
  settings: Record<string, string>,
  load: () => Promise<T>,
): Promise<T> {
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
  vi.resetModules();
  return load();
}

/** Files share their worker: what comes next must not meet modules with these settings. */
export function restoreSettings(): void {
  vi.unstubAllEnvs();
  vi.resetModules();
}
