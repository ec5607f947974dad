import { CalendarClock, FileText } from "lucide-react";
import { Badge } from "@/components/ui/badge";
import { cn } from "@/lib/cn";

/** Illustration of the product: a handout with its deadline marked, and the assignment made from it. */
export function ProductIllustration() {
  return (
    <div aria-hidden className="relative w-full max-w-lg pr-10 pb-18 select-none">
      <div className="-rotate-[1.1deg] rounded-md bg-card px-9 pt-9 pb-16 shadow-float">
        <p className="text-xl font-semibold">Problem set 3</p>
        <Words widths={["w-11/12", "w-full", "w-4/5"]} />
        <p className="-ml-1.5 text-lg whitespace-nowrap">
          <span
            className={
              "animate-mark rounded-[3px_9px_4px_7px] bg-linear-to-r from-highlight " +
              "to-highlight bg-size-[100%_100%] bg-no-repeat px-1.5 py-0.75"
            }
          >
            Due Friday, October 9 at 11:59 PM
          </span>
        </p>
        <Words widths={["w-4/5", "w-2/3", "w-3/4", "w-1/2"]} />
      </div>
      <div className="absolute right-0 bottom-0 w-78 animate-settle rounded-lg bg-popover p-4 shadow-float">
        <svg
          aria-hidden
          viewBox="0 0 162 142"
          className="absolute right-12 bottom-full w-40.5 fill-none stroke-link"
        >
          <circle cx="6" cy="6" r="4" className="fill-link stroke-none" />
          <path d="M6 6C116 6 158 44 158 142" strokeWidth="1.5" strokeDasharray="3 4" />
        </svg>
        <div className="flex items-center gap-1.5">
          <Badge tone="green">Homework</Badge>
          <Badge>
            <FileText />
            From File
          </Badge>
          <span className="ml-auto text-xs text-muted-foreground">page 1</span>
        </div>
        <p className="mt-3 font-semibold">Problem set 3</p>
        <p className="mt-0.5 flex items-center gap-1.5 text-sm text-muted-foreground">
          <CalendarClock className="size-3.5" />
          Fri 9 Oct, 11:59 PM
          <span className="ml-auto font-medium text-foreground">in 3 days</span>
        </p>
      </div>
    </div>
  );
}

function Words({ widths }: { widths: string[] }) {
  return (
    <div className="my-5.5 grid gap-2.5">
      {widths.map((width) => (
        <span key={width} className={cn("block h-2 rounded-full bg-foreground/9", width)} />
      ))}
    </div>
  );
}
