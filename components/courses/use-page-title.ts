import { useLayoutEffect } from "react";

/**
 * Names the page in the browser's tab and history while its content is shown. Next's own title is the same for every
 * page of a kind and may come after us, so that ours is put back; ends with the content, before the next page's title.
 */
export function usePageTitle(name: string | undefined): void {
  useLayoutEffect(() => {
    if (!name) return;
    const title = `${name} · Study Companion`;
    const put = () => {
      if (document.title !== title) document.title = title;
    };
    put();
    const changes = new MutationObserver(put);
    changes.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => changes.disconnect();
  }, [name]);
}
