import { X } from "lucide-react";
import type { UseFormReturn } from "react-hook-form";
import { optionsOf, SelectField } from "@/components/shared/select-field";
import { TextField } from "@/components/shared/text-field";
import { Button } from "@/components/ui/button";
import { bindField } from "@/lib/client/form";
import { type NamedPart, ruleText } from "@/lib/grades/rule-text";
import { RULE_FIELDS, RULE_TYPES, type RuleField, type RuleType } from "@/lib/grades/typed-rules";
import type { RulesForm } from "./rules-form";

interface RuleRowProps {
  form: UseFormReturn<RulesForm, unknown, RulesForm>;
  index: number;
  parts: readonly NamedPart[];
  onRemove: () => void;
}

/** One rule, with the fields that its type asks for. */
export function RuleRow({ form, index, parts, onRemove }: RuleRowProps) {
  const at = `rules.${index}` as const;
  const { type, kept } = form.watch(at);
  const fields = RULE_FIELDS[type];
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-2.5 rounded-lg border p-3">
      {kept ? (
        <p className="text-sm">{ruleText(kept, parts)}</p>
      ) : (
        <div className="grid items-start gap-3 sm:grid-cols-2">
          <SelectField
            label={`Rule ${index + 1}`}
            className="sm:col-span-2"
            options={optionsOf(RULE_TYPES)}
            {...bindField(form, `${at}.type`)}
          />
          {fields.map((field) => {
            const label = labelOf(type, field);
            const bound = bindField(form, `${at}.${field}`);
            return field === "part" || field === "other" ? (
              <SelectField
                key={field}
                label={label}
                placeholder="Choose a part"
                options={parts.map(({ key, title }) => ({ value: key, label: title }))}
                {...bound}
              />
            ) : (
              <TextField
                key={field}
                label={label}
                autoComplete="off"
                inputMode={field === "number" || field === "limit" ? "decimal" : "text"}
                {...bound}
              />
            );
          })}
        </div>
      )}
      <Button
        variant="ghost"
        size="icon"
        aria-label={`Remove rule ${index + 1}`}
        onClick={onRemove}
      >
        <X aria-hidden />
      </Button>
    </li>
  );
}

const LABELS: Record<RuleType, Partial<Record<RuleField, string>>> = {
  replace_lowest: { part: "The lowest of", other: "Gives way to" },
  must_reach: { part: "Part", number: "At least (%)", letter: "Else the course ends with" },
  penalty: { count: "For each", number: "Points off", limit: "Beyond" },
  add_if: { count: "For", number: "Points on", limit: "From" },
  fail_at: { count: "What counts", number: "From", letter: "The course ends with" },
  cap: { number: "At most" },
};

function labelOf(type: RuleType, field: RuleField): string {
  return LABELS[type][field] ?? field;
}
