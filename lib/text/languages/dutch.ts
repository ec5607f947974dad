import type { CalendarWords } from "./language";

export const DUTCH: CalendarWords = {
  months: [
    "januari jan",
    "februari feb",
    "maart mrt",
    "april apr",
    "mei",
    "juni jun",
    "juli jul",
    "augustus aug",
    "september sept sep",
    "oktober okt",
    "november nov",
    "december dec",
  ],
  weekdays: ["zondag", "maandag", "dinsdag", "woensdag", "donderdag", "vrijdag", "zaterdag"],
  days: {
    today: "vandaag",
    tomorrow: "morgen",
    day_after_tomorrow: "overmorgen",
    yesterday: "gisteren",
    noon: "twaalf uur 's middags, het middaguur",
    midnight: "middernacht",
  },
  more_names: {
    weekdays: "zondagen, maandagen, dinsdagen, woensdagen, donderdagen, vrijdagen, zaterdagen",
  },
};
