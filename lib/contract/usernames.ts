import { USERNAME_MIN } from "./values";

/** The part of an email that its owner chose, as a username; empty where that gives none. */
export function proposeUsername(email: string): string {
  const [local = "", host = ""] = email.toLowerCase().split("@");
  const name = allowed(local.replace(/\+.*/, ""));
  if (name.length >= USERNAME_MIN) return name;
  const longer = `${name}-${allowed(host.replace(/\..*/, ""))}`;
  return name && longer.length >= USERNAME_MIN ? longer : "";
}

const allowed = (text: string) => text.replace(/[^\p{L}\p{N}._-]/gu, "");
