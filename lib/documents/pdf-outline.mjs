const MOST_BOOKMARKS = 3000;
const DEEPEST = 6;

/** The bookmarks of a document by the page they lead to, in their order: { title, depth }, depth from 1. */
export async function bookmarksByPage(document) {
  const found = new Map();
  let left = MOST_BOOKMARKS;

  async function walk(items, depth) {
    for (const { title, dest, items: below } of items) {
      left -= 1;
      if (left < 0) return;
      const page = await pageOf(document, dest).catch(() => null);
      if (page !== null) found.set(page, [...(found.get(page) ?? []), { title, depth }]);
      if (depth < DEEPEST) await walk(below ?? [], depth + 1);
    }
  }

  await walk((await document.getOutline().catch(() => null)) ?? [], 1);
  return found;
}

/** Counted from 1; null where a bookmark leads to no page of this document. */
async function pageOf(document, dest) {
  const place = typeof dest === "string" ? await document.getDestination(dest) : dest;
  const page = place?.[0];
  if (Number.isInteger(page)) return page + 1;
  return page ? (await document.getPageIndex(page)) + 1 : null;
}
