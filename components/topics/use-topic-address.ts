import { useSearchParams } from "next/navigation";

/** Which topic stands open, as the page's address has it: a reload keeps it, and Back closes it. */
export function useTopicAddress() {
  const params = useSearchParams();
  return { topic_id: Number(params.get("topic")) || null, close };
}

export function openTopic(topic_id: number) {
  window.history.pushState(null, "", addressWith(String(topic_id)));
}

function close() {
  window.history.replaceState(null, "", addressWith(null));
}

function addressWith(topic: string | null): string {
  const { pathname, search, hash } = window.location;
  const params = new URLSearchParams(search);
  if (topic === null) params.delete("topic");
  else params.set("topic", topic);
  return params.size > 0 ? `${pathname}?${params}${hash}` : `${pathname}${hash}`;
}
