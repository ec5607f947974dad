// Before each file of component tests; files share their worker, so everything is put back after each test.
import { cleanup, configure } from "@testing-library/react";
import { toast } from "sonner";
import { afterEach, vi } from "vitest";
import { uploadStore } from "@/components/common/files/upload-store";
import { unsentSyllabus } from "@/components/syllabus-import/unsent-syllabus";
import { COURSE } from "./items";

// happy-dom leaves out two properties by which react-hook-form tells whether a student chose something already.
Object.defineProperties(HTMLOptionElement.prototype, {
  defaultSelected: { configurable: true, get: () => false },
});
// A browser finds the option of a number as well.
const value = Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, "value");
Object.defineProperties(HTMLSelectElement.prototype, {
  size: { configurable: true, get: () => 0 },
  value: {
    ...value,
    set(this: HTMLSelectElement, chosen: unknown) {
      value?.set?.call(this, String(chosen));
    },
  },
});

// Nor does it know this element, for which React would blame us.
const create = document.createElement.bind(document);
document.createElement = (...args: Parameters<typeof create>) => {
  const element = create(...args);
  if (args[0] === "search") {
    Object.defineProperty(element, Symbol.toStringTag, { value: "HTMLElement" });
  }
  return element;
};

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

configure({
  // What is loaded late may take its time on a loaded machine.
  asyncUtilTimeout: 10_000,
  // The whole page in every message hides the message.
  getElementError: (message) => new Error(message ?? ""),
});

afterEach(() => {
  cleanup();
  // Messages and uploads outlive the page they began on.
  toast.dismiss();
  for (const { id } of uploadStore.read().uploads) uploadStore.drop(id);
  // So does a syllabus that was chosen and has not arrived, and the next form would begin with it.
  for (const course_id of [null, COURSE.id]) unsentSyllabus.forget(course_id);
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  vi.useRealTimers();
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, "", "/");
});
