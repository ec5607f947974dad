import Link from "next/link";
import { useZone } from "@/components/common/session/session-provider";
import { courseHue, hue } from "@/components/shared/hue";
import type { Dashboard } from "@/lib/contract/dashboard";
import { clockTime } from "@/lib/time/format";

/** Where the student is anyway: quietly, in one line where there is room. */
export function ClassesToday({ classes }: { classes: Dashboard["today_classes"] }) {
  const zone = useZone();
  return (
    <ul
      aria-label="Classes today"
      className="flex flex-wrap gap-x-6 gap-y-1 px-5 py-3 text-sm text-muted-foreground"
    >
      {classes.map(({ id, course_id, title, start, end, location }) => (
        <li key={id} {...hue(courseHue(course_id))} className="min-w-0">
          <Link
            href={`/courses/${course_id}`}
            className="inline-flex max-w-full items-baseline gap-1.5 hover:underline pointer-coarse:py-2"
          >
            <span aria-hidden className="size-2 shrink-0 rounded-full bg-tint" />
            <span className="min-w-0">
              <span className="text-foreground tabular-nums">
                {clockTime(start, zone)} – {clockTime(end, zone)}
              </span>{" "}
              {[title, location].filter(Boolean).join(" · ")}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
