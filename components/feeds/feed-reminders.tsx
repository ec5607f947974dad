import { useId } from "react";
import { Select } from "@/components/ui/select";
import { FEED_ALARMS, type FeedAlarms } from "@/lib/contract/feed-alarms";
import { keysOf } from "@/lib/contract/values";

interface FeedRemindersProps {
  /** Of the feed. */
  name: string;
  alarms: FeedAlarms;
  onChange: (alarms: FeedAlarms) => void;
}

/** When calendars that read the feed ring; what they do about it is theirs. */
export function FeedReminders({ name, alarms, onChange }: FeedRemindersProps) {
  const id = useId();
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm">
      <label htmlFor={id} className="text-muted-foreground">
        Reminders<span className="sr-only"> of {name}</span>
      </label>
      <Select
        id={id}
        value={alarms}
        onChange={({ target }) => onChange(alarmsNamed(target.value))}
        className="h-8 w-auto text-sm"
      >
        {Object.entries(FEED_ALARMS).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
      {alarms !== "none" && (
        <p className="basis-full text-muted-foreground">
          Before deadlines and exams. Study sessions with a start time ring 5 minutes before.
        </p>
      )}
    </div>
  );
}

function alarmsNamed(value: string): FeedAlarms {
  return keysOf(FEED_ALARMS).find((each) => each === value) ?? "none";
}
