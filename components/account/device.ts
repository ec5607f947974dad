import Bowser from "bowser";

export interface Device {
  /** "Chrome on Windows"; "Unknown device" when it does not say. */
  name: string;
  kind: "computer" | "phone" | "tablet" | "unknown";
}

/** What a browser says about itself and its machine. */
export function deviceOf(user_agent: string): Device {
  // The parser throws on an empty text.
  if (!user_agent) return UNKNOWN;
  const { browser, os, platform } = Bowser.parse(user_agent);
  const machine = platform.vendor === "Apple" && platform.model ? platform.model : os.name;
  if (!browser.name || !machine)
    return { ...UNKNOWN, name: browser.name || machine || UNKNOWN.name };
  return { name: `${browser.name} on ${machine}`, kind: KINDS[platform.type ?? ""] ?? "unknown" };
}

const UNKNOWN: Device = { name: "Unknown device", kind: "unknown" };

const KINDS: Record<string, Device["kind"]> = {
  desktop: "computer",
  mobile: "phone",
  tablet: "tablet",
};
