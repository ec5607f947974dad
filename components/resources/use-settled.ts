import { useEffect, useState } from "react";

/** What is typed, once nothing was typed for a moment. Emptied, it is so at once. */
export function useSettled(typed: string, ms = 300): string {
  const words = typed.trim();
  const [settled, setSettled] = useState(words);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(words), ms);
    return () => clearTimeout(timer);
  }, [words, ms]);
  return words === "" ? "" : settled;
}
