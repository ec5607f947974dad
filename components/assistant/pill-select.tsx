import { ChevronDown } from "lucide-react";
import { type ComponentProps, useId } from "react";
import { cn } from "@/lib/cn";

interface PillSelectProps extends ComponentProps<"select"> {
  label: string;
  options: readonly { value: string | number; label: string }[];
}

/** The platform's own select: small, for a row of several. Its label is seen where they stand below each other. */
export function PillSelect({ label, options, className, ...select }: PillSelectProps) {
  const id = useId();
  return (
    <span
      className={cn(
        "relative flex h-9 max-w-full min-w-0 items-center rounded-md border bg-card " +
          "text-sm shadow-card transition-colors focus-within:border-ring " +
          "focus-within:ring-3 focus-within:ring-ring/25 hover:border-input/60 " +
          "has-disabled:opacity-55 pointer-coarse:h-11",
        className,
      )}
    >
      <label htmlFor={id} className="shrink-0 pl-3 text-muted-foreground @min-[41rem]:sr-only">
        {label}
      </label>
      <select
        id={id}
        {...select}
        className={
          "h-full field-sizing-content max-w-full min-w-0 flex-1 cursor-pointer " +
          "appearance-none truncate rounded-md bg-transparent pr-7 pl-1.5 font-medium " +
          "@min-[41rem]:pl-3 outline-none disabled:cursor-not-allowed pointer-coarse:text-[1rem] " +
          "[&>option]:bg-popover [&>option]:text-foreground"
        }
      >
        {options.map(({ value, label: text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
      <ChevronDown
        aria-hidden
        className="pointer-events-none absolute right-2 size-3.5 text-muted-foreground"
      />
    </span>
  );
}
