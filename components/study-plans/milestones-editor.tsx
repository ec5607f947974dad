import { Plus } from "lucide-react";
import { useFieldArray } from "react-hook-form";
import { TextField } from "@/components/shared/text-field";
import { Button } from "@/components/ui/button";
import { bindField } from "@/lib/client/form";
import { EntriesFrame, RemoveEntry } from "./entries-frame";
import { NEW_MILESTONE, type PlanFormState } from "./plan-form";

/** What is to be reached on the way. */
export function MilestonesEditor({ form }: { form: PlanFormState }) {
  const { fields, append, remove } = useFieldArray({ control: form.control, name: "milestones" });
  return (
    <EntriesFrame
      title="Milestones"
      add={
        <Button
          variant="secondary"
          size="sm"
          className="w-fit"
          onClick={() =>
            append(NEW_MILESTONE, {
              shouldFocus: true,
              focusName: `milestones.${fields.length}.name`,
            })
          }
        >
          <Plus aria-hidden />
          Add milestone
        </Button>
      }
    >
      {({ onRemoved }) =>
        fields.map((field, index) => (
          <li
            key={field.id}
            className={
              "grid grid-cols-[minmax(0,1fr)_auto] items-start gap-2.5 py-3 " +
              "sm:grid-cols-[minmax(0,1fr)_11rem_auto]"
            }
          >
            <TextField
              label={`Milestone ${index + 1}`}
              autoComplete="off"
              className="max-sm:col-start-1"
              {...bindField(form, `milestones.${index}.name`)}
            />
            <TextField
              label="Day"
              aria-label={`Day of milestone ${index + 1}`}
              type="date"
              className="max-sm:col-start-1 max-sm:row-start-2"
              {...bindField(form, `milestones.${index}.due_date`)}
            />
            <RemoveEntry
              label={`Remove milestone ${index + 1}`}
              className="max-sm:col-start-2"
              onClick={() => {
                remove(index);
                onRemoved();
              }}
            />
          </li>
        ))
      }
    </EntriesFrame>
  );
}
