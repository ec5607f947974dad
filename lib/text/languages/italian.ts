import type { CalendarWords } from "./language";

export const ITALIAN: CalendarWords = {
  months: [
    "gennaio gen",
    "febbraio feb",
    "marzo mar",
    "aprile apr",
    "maggio",
    "giugno",
    "luglio",
    "agosto ago",
    "settembre",
    "ottobre",
    "novembre nov",
    "dicembre dic",
  ],
  weekdays: [
    "domenica dom",
    "lunedì lun",
    "martedì",
    "mercoledì",
    "giovedì",
    "venerdì ven",
    "sabato",
  ],
  days: {
    today: "oggi",
    tomorrow: "domani",
    day_after_tomorrow: "dopodomani",
    yesterday: "ieri",
    noon: "mezzogiorno",
    midnight: "mezzanotte",
  },
  more_names: {
    weekdays: "domeniche, lunedì, martedì, mercoledì, giovedì, venerdì, sabati",
  },
};
