/** Minutes since midnight, of HH:MM. */
export function minuteOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return 60 * hours + minutes;
}

/** A minute of the day as HH:MM: 845 is "14:05". */
export function timeOf(minute: number): string {
  const parts = [Math.floor(minute / 60), minute % 60];
  return parts.map((part) => String(part).padStart(2, "0")).join(":");
}
