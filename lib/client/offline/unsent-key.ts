import { sessionStore } from "@/lib/client/session-store";

/** Where the browser keeps what a student ticked without a connection. */
export function unsentKey(): string {
  return `unsent ${sessionStore.studentId() ?? 0}`;
}

/** Whether anything waits to be sent; cheap enough to ask before every call. */
export function hasUnsent(): boolean {
  try {
    return localStorage.getItem(unsentKey()) !== null;
  } catch {
    return false;
  }
}
