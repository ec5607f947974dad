import { type QueryKey, useMutation, useQueryClient } from "@tanstack/react-query";
import { toastError } from "@/components/shared/toast";
import { messageOf, removed } from "@/lib/client/api-error";
import type { TrashKind } from "@/lib/contract/values";

interface Removal<Item extends { id: number }> {
  /** What it is called in the trash; left out, it is gone for good. */
  kind?: TrashKind;
  /** Key of the list that shows it. */
  list: QueryKey;
  titleOf: (item: Item) => string;
  request: (item: Item) => Promise<unknown>;
  /** Reads the list again, and what else depends on it. */
  refresh: () => unknown;
  /** It stays in the list until the server has answered, for a question that waits for the answer. */
  waits?: boolean;
  /** Removals and other changes of one scope reach the server one after the other. */
  scope?: string;
  onRemoved?: (item: Item) => void;
  /** Says why it stays, where the usual toast is not the place. */
  onFailed?: (error: Error, item: Item) => void;
}

/**
 * Takes an item out of its list at once, with an offer to undo it where it is in the trash, and puts it back in its
 * place with the reason when the server refuses or is out of reach. What is gone already counts as removed.
 */
export function useRemoval<Item extends { id: number }>({
  kind,
  list,
  titleOf,
  request,
  refresh,
  waits = false,
  scope,
  onRemoved,
  onFailed = (error, item) =>
    toastError(`We couldn't delete “${titleOf(item)}”. ${messageOf(error)}`),
}: Removal<Item>) {
  const client = useQueryClient();
  const mutationKey = [...list, "removal"];

  function change(to: (items: Item[]) => Item[]) {
    // An answer from before would undo the change on screen. Not awaited, for the change must show now.
    void client.cancelQueries({ queryKey: list, exact: true });
    const before = client.getQueryData<Item[]>(list) ?? [];
    client.setQueryData<Item[]>(list, (items) => items && to(items));
    return before;
  }
  const takeOut = ({ id }: Item) => change((items) => items.filter((other) => other.id !== id));

  return useMutation({
    mutationKey,
    ...(scope && { scope: { id: scope } }),
    mutationFn: (item: Item) => removed(request(item)),
    onMutate: (item) => (waits ? undefined : takeOut(item)),
    onSuccess: (_, item) => {
      takeOut(item);
      onRemoved?.(item);
      if (!kind) return;
      // Fetched with the first removal, as toasts are.
      void import("@/components/trash/queries").then(({ offerUndo }) =>
        offerUndo(client, { kind, item_id: item.id, title: titleOf(item) }),
      );
    },
    onError: (error, item, before) => {
      if (before) change((items) => putBack(items, item, before));
      onFailed(error, item);
    },
    // While another one is under way, the server's list would bring that one back.
    onSettled: () => (client.isMutating({ mutationKey }) === 1 ? refresh() : undefined),
  });
}

/** The list with the item before what followed it. */
function putBack<Item extends { id: number }>(items: Item[], item: Item, before: Item[]) {
  if (items.some(({ id }) => id === item.id)) return items;
  const place = before.findIndex(({ id }) => id === item.id);
  const later = new Set(before.slice(place + 1).map(({ id }) => id));
  const next = items.findIndex(({ id }) => later.has(id));
  return next < 0 ? [...items, item] : items.toSpliced(next, 0, item);
}
