import { ChevronRight } from "lucide-react";

/** Where the programs that most students meet keep the address of a calendar. */
export function WhereItIs() {
  return (
    <details className="group rounded-lg border">
      <summary
        className={
          "flex min-h-10 list-none items-center gap-2 px-3 text-sm font-medium " +
          "text-muted-foreground hover:text-foreground focus-visible:-outline-offset-2 " +
          "[&::-webkit-details-marker]:hidden"
        }
      >
        <ChevronRight
          aria-hidden
          className="size-4 transition-transform duration-150 group-open:rotate-90"
        />
        Where do I find the address?
      </summary>
      <dl className="grid gap-2.5 border-t px-3 py-3 text-sm">
        {PLACES.map(({ program, place }) => (
          <div key={program} className="grid gap-x-3 sm:grid-cols-[6.5rem_minmax(0,1fr)]">
            <dt className="font-medium">{program}</dt>
            <dd className="text-muted-foreground">{place}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

const PLACES = [
  { program: "Canvas", place: "Calendar, then “Calendar Feed” at the side." },
  { program: "Moodle", place: "Calendar, “Export calendar”, then “Get calendar URL”." },
  {
    program: "Brightspace",
    place: "Calendar, then “Subscribe”. If it's missing, its Settings turn on feeds.",
  },
  { program: "Blackboard", place: "Calendar, its settings, then “Share Calendar”." },
  {
    program: "Google",
    place: "Settings of that calendar, then “Secret address in iCal format”.",
  },
];
