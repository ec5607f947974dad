import { z } from "zod";

/** Text without the NUL character, which PostgreSQL cannot store. Trimmed. */
export const text = (max: number, label = "This") =>
  z
    .string()
    .refine((value) => !value.includes("\u0000"), `${label} contains a character we can't store`)
    .trim()
    .max(max, `${label} may have at most ${max.toLocaleString("en-US")} characters`);

/** Text that must not be blank; `required` is the message when it is. */
export const requiredText = (max: number, required: string, label?: string) =>
  z
    .string({ error: (issue) => (issue.input === undefined ? required : undefined) })
    .pipe(text(max, label).min(1, required));

/** `null`, `""` and absence all mean "none". */
export const orNull = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === "" || value === undefined ? null : value), schema.nullable());

/** A calendar date `YYYY-MM-DD` between the years 1900 and 2200; never passes through UTC. */
export const CalendarDate = z.iso
  .date("Please enter a valid date")
  .refine((date) => date >= "1900-01-01" && date <= "2200-12-31", "Please enter a valid date");

/** A time of day `HH:MM`, from 00:00 to 23:59. */
export const TimeOfDay = z.iso.time({ precision: -1, error: "Please enter a time" });

/** An instant as clients send it. A value without an offset means UTC. Read as ISO 8601 with `Z`. */
export const SentInstant = z.iso
  .datetime({ offset: true, local: true, error: "Please enter a valid date and time" })
  .transform((value, context) => {
    const instant = new Date(/(?:Z|[+-]\d\d:\d\d)$/.test(value) ? value : `${value}Z`);
    const year = instant.getUTCFullYear();
    if (year >= 1900 && year <= 2200) return instant.toISOString();
    context.addIssue({ code: "custom", message: "Please enter a valid date and time" });
    return z.NEVER;
  });

/** An instant as the API answers it: ISO 8601 with `Z`. */
export const Instant = z.iso.datetime();

export const Id = z.int().positive().max(2_147_483_647);

/** 1 Very Easy ... 5 Very Hard. */
export const Difficulty = z.union([
  z.literal(1),
  z.literal(2),
  z.literal(3),
  z.literal(4),
  z.literal(5),
]);

/** The body of every answer that is not 2xx. Fields at fault follow as arrays of texts. */
export const ErrorBody = z
  .object({ message: z.string(), request_id: z.string() })
  .catchall(z.union([z.array(z.string()), z.string(), z.number()]));
