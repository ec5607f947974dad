import { ChevronDown, X } from "lucide-react";
import { useId, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import type { z } from "zod";
import { CheckField } from "@/components/shared/check-field";
import { SelectField } from "@/components/shared/select-field";
import { TextField } from "@/components/shared/text-field";
import { Button } from "@/components/ui/button";
import { bindField, numberOrNull } from "@/lib/client/form";
import { cn } from "@/lib/cn";
import type { GradingInput } from "@/lib/contract/grading";

interface PartRowProps {
  form: UseFormReturn<z.input<typeof GradingInput>, unknown, GradingInput>;
  index: number;
  /** Something is said in the fields that are folded away. */
  isOpenAtFirst: boolean;
  onRemove: () => void;
}

/** A part of the grade. What few courses say is folded away. */
export function PartRow({ form, index, isOpenAtFirst, onRemove }: PartRowProps) {
  const [isChosen, setChosen] = useState(isOpenAtFirst);
  const more = useId();
  const at = `components.${index}` as const;
  const part = `part ${index + 1}`;
  const { points, total, full_at, keep_best } = form.formState.errors.components?.[index] ?? {};
  // What is wrong there has to be seen.
  const isOpen = isChosen || Boolean(points ?? total ?? full_at ?? keep_best);
  return (
    <li className="grid gap-3 py-3 first:pt-0">
      <div
        className={
          "grid grid-cols-[minmax(0,1fr)_5.5rem_auto] items-start gap-2.5 " +
          "sm:grid-cols-[minmax(0,1fr)_5.5rem_5.5rem_5.5rem_auto]"
        }
      >
        <TextField
          label="Part"
          aria-label={`Part ${index + 1}`}
          autoComplete="off"
          {...bindField(form, `${at}.title`)}
        />
        {NUMBERS.map(({ name, label, step }) => (
          <TextField
            key={name}
            label={label}
            aria-label={`${label} of ${part}`}
            type="number"
            min={0}
            step={step}
            inputMode="decimal"
            className={name === "weight" ? "" : "max-sm:row-start-2"}
            {...bindField(form, `${at}.${name}`, { setValueAs: numberOrNull })}
          />
        ))}
        <Button
          variant="ghost"
          size="icon"
          aria-label={`Remove ${part}`}
          className="mt-6.5 max-sm:col-start-3 max-sm:row-start-1"
          onClick={onRemove}
        >
          <X aria-hidden />
        </Button>
      </div>
      <Button
        variant="ghost"
        size="sm"
        className="-ml-2 w-fit text-muted-foreground"
        aria-expanded={isOpen}
        aria-controls={more}
        aria-label={`Points and more of ${part}`}
        onClick={() => setChosen(!isOpen)}
      >
        <ChevronDown aria-hidden className={cn("transition-transform", isOpen && "rotate-180")} />
        Points and more
      </Button>
      <div id={more} hidden={!isOpen} className="grid gap-2.5">
        <div className="grid grid-cols-2 items-start gap-2.5 sm:grid-cols-5">
          <TextField
            label="Points each"
            aria-label={`Points of each piece of ${part}`}
            inputMode="decimal"
            autoComplete="off"
            {...bindField(form, `${at}.points`, { setValueAs: textOrNull })}
          />
          <TextField
            label="Points in all"
            aria-label={`Points of ${part} in all`}
            inputMode="decimal"
            autoComplete="off"
            {...bindField(form, `${at}.total`, { setValueAs: textOrNull })}
          />
          <TextField
            label="Full from"
            aria-label={`Points of ${part} that already give all`}
            inputMode="decimal"
            autoComplete="off"
            {...bindField(form, `${at}.full_at`, { setValueAs: textOrNull })}
          />
          <TextField
            label="Only the best"
            aria-label={`How many of the best count of ${part}`}
            type="number"
            min={1}
            step={1}
            inputMode="numeric"
            {...bindField(form, `${at}.keep_best`, { setValueAs: numberOrNull })}
          />
          <SelectField
            label="Pieces count"
            aria-label={`How pieces of ${part} count`}
            placeholder="As usual"
            options={COMBINES}
            {...bindField(form, `${at}.combine`, { setValueAs: textOrNull })}
          />
        </div>
        <CheckField
          label="Extra credit"
          helper="It adds to the grade and takes nothing away if you miss it."
          aria-label={`Extra credit of ${part}`}
          {...form.register(`${at}.extra_credit`)}
        />
      </div>
    </li>
  );
}

const NUMBERS = [
  { name: "weight", label: "Weight (%)", step: "any" },
  { name: "count", label: "Pieces", step: 1 },
  { name: "drop_lowest", label: "Dropped", step: 1 },
] as const;

const COMBINES = [
  { value: "mean", label: "Each the same" },
  { value: "points", label: "By their points" },
];

function textOrNull(value: unknown): string | null {
  return value === "" || value === null || value === undefined ? null : String(value);
}
