import { useSearchParams } from "next/navigation";
import { idIn, pushAddress, replaceAddress } from "./address";

/** Which record of a kind stands open, as the page's address has it: a reload keeps it, and Back closes it. */
export function useOpened(kind: "topic" | "assignment") {
  const params = useSearchParams();
  return { id: idIn(params, kind), close: () => replaceAddress({ [kind]: null }) };
}

export function openInAddress(kind: "topic" | "assignment", id: number) {
  pushAddress({ [kind]: id });
}
