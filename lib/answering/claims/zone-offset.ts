/** Minutes that the clocks of a zone are ahead of UTC. */
export function offsetOf(day: string, minute: number, zone: string): number {
  const guess = Date.parse(`${day}T00:00:00Z`) + minute * 60_000;
  const shown = new Intl.DateTimeFormat("en-US", {
    timeZone: zone,
    hourCycle: "h23",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
  }).formatToParts(guess);
  const part = (type: string) => shown.find((each) => each.type === type)?.value ?? "0";
  const local = Date.parse(
    `${part("year")}-${part("month")}-${part("day")}T${part("hour")}:${part("minute")}:00Z`,
  );
  return (local - guess) / 60_000;
}
