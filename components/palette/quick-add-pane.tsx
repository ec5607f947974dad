import { QuickAdd } from "@/components/quick-add/public";

/** In place of the search; it stays open for the next line until it is closed. */
export function QuickAddPane({ first }: { first: string }) {
  return (
    <div className="overflow-y-auto p-4.5">
      <QuickAdd course_id={null} first={first} autoFocus className="pr-10" />
      <p className="mt-3 pl-6.5 text-sm text-muted-foreground">
        Press Enter to add it. Paste several lines to add them all.
      </p>
    </div>
  );
}
