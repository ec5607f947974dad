import { zodResolver } from "@hookform/resolvers/zod";
import { type DefaultValues, type FieldValues, useForm } from "react-hook-form";
import type { z } from "zod";
import type { EveryField } from "@/lib/client/form";

/** A form for an input of the contract: it begins with a value for every field and is checked when it is submitted. */
export function useInputForm<Typed extends FieldValues, Read extends FieldValues>(
  schema: z.ZodType<Read, Typed>,
  defaults: NoInfer<EveryField<Typed>>,
) {
  return useForm<Typed, unknown, Read>({
    resolver: zodResolver(schema),
    defaultValues: defaults as DefaultValues<Typed>,
    reValidateMode: "onSubmit",
  });
}
