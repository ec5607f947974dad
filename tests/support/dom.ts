// Before each file of component tests; files share their worker, so everything is put back after each test.
import { cleanup, configure } from "@testing-library/react";
import { afterEach, vi } from "vitest";

// happy-dom leaves out two properties by which react-hook-form tells whether a student chose something already.
Object.defineProperties(HTMLOptionElement.prototype, {
  defaultSelected: { configurable: true, get: () => false },
});
Object.defineProperties(HTMLSelectElement.prototype, {
  size: { configurable: true, get: () => 0 },
});

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

configure({
  // What is loaded late may take its time on a loaded machine.
  asyncUtilTimeout: 5_000,
  // The whole page in every message hides the message.
  getElementError: (message) => new Error(message ?? ""),
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  vi.useRealTimers();
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, "", "/");
});
