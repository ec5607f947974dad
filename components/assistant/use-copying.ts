import { useEffect, useState } from "react";
import { toastError } from "@/components/shared/toast";

const SHOWN_MS = 2000;

/** Copies to the clipboard and says for a moment that it did. */
export function useCopying() {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      toastError("Your browser didn't let us copy. Select the text and copy it yourself.");
    }
  };
  return { copied, copy };
}
