import { MINUTE_MS } from "@/lib/time/durations";

/** "just now", minutes, hours and days under seven, then the date in the reader's own zone. */
export function relativeTime(instant: string, now: number) {
  const then = Date.parse(instant);
  const minutes = Math.floor((now - then) / MINUTE_MS);
  if (minutes < 1) return "just now";
  if (minutes < 60) return count(minutes, "minute");
  if (minutes < 1440) return count(Math.floor(minutes / 60), "hour");
  if (minutes < 7 * 1440) return count(Math.floor(minutes / 1440), "day");
  return new Date(then).toLocaleDateString("en-US", {
    day: "numeric",
    month: "short",
    year: "numeric",
  });
}

/** In steps of 1024, as the upload limits are. */
export function fileSize(bytes: number) {
  if (bytes < 1024) return `${bytes} B`;
  const step = Math.min(3, Math.floor(Math.log(bytes) / Math.log(1024)));
  const size = bytes / 1024 ** step;
  return `${size < 9.95 ? size.toFixed(1) : size.toFixed(0)} ${["KB", "MB", "GB"][step - 1]}`;
}

function count(number: number, unit: string) {
  return `${number} ${unit}${number === 1 ? "" : "s"} ago`;
}
