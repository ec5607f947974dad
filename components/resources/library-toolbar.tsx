import { Search, X } from "lucide-react";
import { SelectField } from "@/components/shared/select-field";
import { TextField } from "@/components/shared/text-field";
import { Button } from "@/components/ui/button";

interface LibraryToolbarProps {
  courses: { id: number; name: string }[];
  course_id: number | null;
  onCourse: (course_id: number | null) => void;
  grouped: boolean;
  onGrouped: (grouped: boolean) => void;
  words: string;
  onWords: (words: string) => void;
  /** Helper text of the filter, for instance that the courses could not be loaded. */
  helper?: string;
  /** How many there are, in words. */
  count: string;
}

/** What of the library is shown, and how. */
export function LibraryToolbar({
  courses,
  course_id,
  onCourse,
  grouped,
  onGrouped,
  words,
  onWords,
  helper,
  count,
}: LibraryToolbarProps) {
  return (
    <div className="mb-5 grid gap-y-3.5">
      <div className="grid gap-x-4 gap-y-3.5 sm:grid-cols-[minmax(0,16rem)_minmax(0,1fr)]">
        <SelectField
          label="Filter by course"
          helper={helper}
          value={course_id ?? ""}
          placeholder="All Courses"
          options={courses.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={({ target }) => onCourse(Number(target.value) || null)}
        />
        <search>
          <TextField
            label="Search in your documents"
            inputMode="search"
            enterKeyHint="search"
            autoComplete="off"
            maxLength={200}
            placeholder="Words, a name, a sentence"
            value={words}
            onChange={({ target }) => onWords(target.value)}
            onKeyDown={({ key }) => {
              if (key === "Escape") onWords("");
            }}
            trailing={
              words === "" ? (
                <Search aria-hidden className="mr-2 size-4 text-muted-foreground" />
              ) : (
                <Button
                  variant="ghost"
                  size="icon-sm"
                  aria-label="Clear the search"
                  onClick={() => onWords("")}
                >
                  <X aria-hidden />
                </Button>
              )
            }
          />
        </search>
      </div>
      <div className="flex min-h-7 flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <p role="status" className="text-sm text-muted-foreground tabular-nums">
          {count}
        </p>
        {course_id === null && words === "" && (
          <label className="flex min-h-7 items-center gap-2 text-sm font-medium pointer-coarse:min-h-10">
            <input
              type="checkbox"
              checked={grouped}
              onChange={({ target }) => onGrouped(target.checked)}
              className="size-4 accent-primary"
            />
            Group by course
          </label>
        )}
      </div>
    </div>
  );
}
