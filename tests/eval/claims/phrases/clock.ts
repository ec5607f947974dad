/** Minutes since midnight of "14:30". */
export function minuteOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return 60 * hours + minutes;
}

/** A time of day so many minutes later. */
export function later(time: string, minutes: number): string {
  const minute = (minuteOf(time) + minutes) % (24 * 60);
  return `${String(Math.floor(minute / 60)).padStart(2, "0")}:${String(minute % 60).padStart(2, "0")}`;
}
