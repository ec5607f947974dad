import { useEffect, useState } from "react";

/** The typed text, debounced. An emptied field takes effect at once. */
export function useDebounced(typed: string, ms = 300): string {
  const words = typed.trim();
  const [settled, setSettled] = useState(words);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(words), ms);
    return () => clearTimeout(timer);
  }, [words, ms]);
  return words === "" ? "" : settled;
}
