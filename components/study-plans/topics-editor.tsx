import { Plus } from "lucide-react";
import { useFieldArray, useWatch } from "react-hook-form";
import { optionsOf, SelectField } from "@/components/shared/select-field";
import { TextField } from "@/components/shared/text-field";
import { Button } from "@/components/ui/button";
import { bindField } from "@/lib/client/form";
import { DIFFICULTIES } from "@/lib/contract/difficulties";
import { TOPIC_HOURS } from "@/lib/contract/values";
import { EntriesFrame, RemoveEntry } from "./entries-frame";
import { hoursText } from "./plan-facts";
import { hoursOf, NEW_TOPIC, type PlanFormState, sumOf } from "./plan-form";

/** What is to be learned, with its hours and what they add up to. */
export function TopicsEditor({ form }: { form: PlanFormState }) {
  const { fields, append, remove } = useFieldArray({ control: form.control, name: "topics" });
  const typed = useWatch({ control: form.control, name: "topics" });
  return (
    <EntriesFrame
      title="Topics"
      note={`${hoursText(sumOf(typed))} in all`}
      add={
        <Button
          variant="secondary"
          size="sm"
          className="w-fit"
          onClick={() =>
            append(NEW_TOPIC, { shouldFocus: true, focusName: `topics.${fields.length}.name` })
          }
        >
          <Plus aria-hidden />
          Add topic
        </Button>
      }
    >
      {({ onRemoved }) =>
        fields.map((field, index) => {
          const hours = `topics.${index}.estimated_hours` as const;
          const number = index + 1;
          return (
            <li
              key={field.id}
              className={
                "grid grid-cols-[5.5rem_minmax(0,1fr)_auto] items-start gap-2.5 py-3 " +
                "sm:grid-cols-[minmax(0,1fr)_5.5rem_8.5rem_auto]"
              }
            >
              <TextField
                label={`Topic ${number}`}
                autoComplete="off"
                className="max-sm:col-span-2"
                {...bindField(form, `topics.${index}.name`)}
              />
              <TextField
                label="Hours"
                aria-label={`Hours of topic ${number}`}
                type="number"
                min={TOPIC_HOURS.min}
                step={TOPIC_HOURS.step}
                inputMode="decimal"
                className="max-sm:col-start-1 max-sm:row-start-2"
                {...bindField(form, hours, {
                  onBlur: () =>
                    form.setValue(hours, String(hoursOf(form.getValues(hours))), {
                      shouldDirty: true,
                    }),
                })}
              />
              <SelectField
                label="Difficulty"
                aria-label={`Difficulty of topic ${number}`}
                placeholder="Not set"
                options={LEVELS}
                className="max-sm:col-start-2 max-sm:row-start-2"
                {...bindField(form, `topics.${index}.difficulty_level`)}
              />
              <RemoveEntry
                label={`Remove topic ${number}`}
                className="max-sm:col-start-3"
                onClick={() => {
                  remove(index);
                  onRemoved();
                }}
              />
              <TextField
                label={`Description of topic ${number}`}
                placeholder="What it is about, if you like"
                autoComplete="off"
                className="col-start-1 max-sm:col-span-2 max-sm:row-start-3 sm:col-span-3 [&_label]:sr-only"
                {...bindField(form, `topics.${index}.description`)}
              />
            </li>
          );
        })
      }
    </EntriesFrame>
  );
}

const LEVELS = optionsOf(DIFFICULTIES);
