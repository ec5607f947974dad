import { useBrowserValue } from "@/components/shared/use-browser-value";
import { useArrival } from "./session-provider";

/** The browser's language, a BCP 47 tag: on which day its weeks begin. */
export function useLocale(): string {
  const arrival = useArrival();
  return useBrowserValue(() => navigator.language, arrival?.locale ?? "en-US");
}
