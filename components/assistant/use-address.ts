import { useSearchParams } from "next/navigation";

/** Which conversation is open, or what a new one is about and begins with, as the page's address has it. */
export function useAddress() {
  const params = useSearchParams();
  return {
    thread_id: Number(params.get("thread")) || null,
    course_id: Number(params.get("course")) || null,
    topic_id: Number(params.get("topic")) || null,
    /** A question to be sent or changed first. */
    question: params.get("question") ?? "",
    open: (thread_id: number) => window.history.pushState(null, "", hrefOf(thread_id)),
    /** The new conversation is stored by now: a reload shows it. */
    created: (thread_id: number) => window.history.replaceState(null, "", hrefOf(thread_id)),
    begin: () => window.history.pushState(null, "", "/assistant"),
  };
}

function hrefOf(thread_id: number) {
  return `/assistant?thread=${thread_id}`;
}
