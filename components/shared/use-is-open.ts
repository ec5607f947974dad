import { useEffect, useRef } from "react";

/** Whether a form is still there when a long request comes back. */
export function useIsOpen() {
  const open = useRef(true);
  useEffect(() => {
    open.current = true;
    return () => {
      open.current = false;
    };
  }, []);
  return open;
}
