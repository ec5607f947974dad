/** Apart from the rest of the language, as pages of the browser show them. */
export const ENGLISH_MONTHS = [
  "january jan",
  "february feb",
  "march mar",
  "april apr",
  "may",
  "june jun",
  "july jul",
  "august aug",
  "september sept sep",
  "october oct",
  "november nov",
  "december dec",
] as const;

export const ENGLISH_WEEKDAYS = [
  "sunday sun",
  "monday mon",
  "tuesday tues tue",
  "wednesday weds wed",
  "thursday thurs thur thu",
  "friday fri",
  "saturday sat",
] as const;
