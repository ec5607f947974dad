import type { CalendarKind } from "@/lib/contract/calendar-kinds";
import type { ReadCalendar } from "./types";

/** Where a calendar comes from, by its address, the program that wrote it, and how that names its events. */
export function kindOfCalendar(
  address: string,
  { product, events }: Pick<ReadCalendar, "product" | "events">,
): CalendarKind {
  const uids = events.slice(0, LOOKED_AT).map(({ uid }) => uid ?? "");
  const found = SIGNS.find(
    ([, sign]) =>
      sign.address.test(address) ||
      sign.product.test(product) ||
      (sign.uid !== undefined && uids.some((uid) => sign.uid?.test(uid))),
  );
  return found?.[0] ?? "other";
}

/** Events. */
const LOOKED_AT = 50;

interface Signs {
  address: RegExp;
  product: RegExp;
  uid?: RegExp;
}

const SIGNS: [CalendarKind, Signs][] = [
  [
    "canvas",
    {
      address: /\/feeds\/calendars\/(?:user|course|group)_/i,
      product: /\bcanvas\b|instructure/i,
      uid: /^event-(?:assignment|calendar-event|quiz|discussion)-/,
    },
  ],
  ["moodle", { address: /\/calendar\/export_execute\.php/i, product: /\bmoodle\b/i }],
  [
    "brightspace",
    { address: /\/d2l\/le\/calendar\/feed\//i, product: /desire2learn|\bd2l\b|brightspace/i },
  ],
  [
    "blackboard",
    {
      address: /\/webapps\/calendar\/calendarfeed\//i,
      product: /\bblackboard\b/i,
      uid: /_?blackboard\.platform\./,
    },
  ],
  [
    "google",
    { address: /^https:\/\/calendar\.google\.com\/calendar\/ical\//i, product: /google calendar/i },
  ],
];
