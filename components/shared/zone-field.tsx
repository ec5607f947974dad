"use client";

import type { ComponentProps } from "react";
import { SelectField } from "@/components/shared/select-field";
import { useBrowserValue } from "@/components/shared/use-browser-value";

type ZoneFieldProps = Omit<
  ComponentProps<typeof SelectField>,
  "value" | "options" | "children" | "placeholder"
> & {
  value: string;
  /** The zones that stand first. */
  first: readonly string[];
};

/** Every time zone that the browser knows, and the chosen one even when it does not. */
export function ZoneField({ first, value, ...field }: ZoneFieldProps) {
  const known = useBrowserValue(knownZones, NONE);
  const rest = known.filter((zone) => !first.includes(zone));
  const stranger = known.length > 0 && !known.includes(value) && !first.includes(value);
  return (
    <SelectField {...field} value={value}>
      {stranger && <Zone name={value} />}
      <optgroup label="Common">
        {first.map((zone) => (
          <Zone key={zone} name={zone} />
        ))}
      </optgroup>
      <optgroup label="All time zones">
        {rest.map((zone) => (
          <Zone key={zone} name={zone} />
        ))}
      </optgroup>
    </SelectField>
  );
}

function Zone({ name }: { name: string }) {
  return <option value={name}>{name.replaceAll("_", " ")}</option>;
}

const NONE: string[] = [];
let zones: string[] | undefined;

/** The server's list may differ, so the page is first drawn without it. */
function knownZones() {
  zones ??= [...new Set([...Intl.supportedValuesOf("timeZone"), "UTC"])];
  return zones;
}
