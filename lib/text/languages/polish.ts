import type { DayWords } from "./language";

export const POLISH_DAYS: DayWords = {
  today: "dziś, dzisiaj",
  tomorrow: "jutro",
  day_after_tomorrow: "pojutrze",
  yesterday: "wczoraj",
  noon: "w południe, południe",
  midnight: "północ, północy, o północy",
};
