import { useSearchParams } from "next/navigation";
import { useState } from "react";
import { idIn, pushAddress, replaceAddress } from "@/components/shared/address";

/**
 * What the library shows, as its address has it: a reload keeps it, Back takes it back, and other pages
 * link to a resource by it. `?resource=7` opens its details, `?resource=7&page=12` its PDF at that page.
 */
export function useLibraryAddress() {
  const params = useSearchParams();
  const [view, setView] = useView(params.toString());
  const { course_id, grouped } = view;

  // The address follows a moment later; a select or a box must not wait for it.
  function show(next: View) {
    setView(next);
    replaceAddress({ course: next.course_id, group: next.grouped ? "course" : null });
  }

  return {
    course_id,
    grouped,
    resource_id: idIn(params, "resource"),
    page: idIn(params, "page"),
    setCourse: (next: number | null) => show({ course_id: next, grouped }),
    setGrouped: (next: boolean) => show({ course_id, grouped: next }),
    open: (resource_id: number) => pushAddress({ resource: resource_id, page: null }),
    close: () => replaceAddress({ resource: null, page: null }),
  };
}

interface View {
  course_id: number | null;
  grouped: boolean;
}

/** What was chosen last, or what the address says once it has changed. */
function useView(address: string) {
  const [view, setView] = useState(() => viewOf(address));
  const [seen, setSeen] = useState(address);
  if (address !== seen) {
    setSeen(address);
    setView(viewOf(address));
  }
  return [view, setView] as const;
}

function viewOf(address: string): View {
  const params = new URLSearchParams(address);
  return { course_id: idIn(params, "course"), grouped: params.get("group") === "course" };
}
