import type { LanguageWords } from "./language";

export const SPANISH: LanguageWords = {
  months: [
    "enero ene",
    "febrero feb",
    "marzo mar",
    "abril abr",
    "mayo",
    "junio jun",
    "julio jul",
    "agosto ago",
    "septiembre setiembre sept sep",
    "octubre oct",
    "noviembre nov",
    "diciembre dic",
  ],
  weekdays: [
    "domingo dom",
    "lunes lun",
    "martes",
    "miércoles miercoles mié",
    "jueves jue",
    "viernes vie",
    "sábado sabado sáb",
  ],
  days: {
    today: "hoy",
    tomorrow: "mañana",
    day_after_tomorrow: "pasado mañana",
    yesterday: "ayer",
    noon: "mediodía, mediodia",
    midnight: "medianoche",
  },
  more_names: {
    weekdays: "domingos, lunes, martes, miércoles, jueves, viernes, sábados",
  },
  half: "media",
  stop_words: `el la los las un una unos unas y o pero no ni es son era eran ser fue ha han en por para con sin sobre
    entre desde hasta su sus este esta estos estas ese esa lo al del de que qué quién cuál cuáles cuándo dónde cómo
    porque como más muy también si ya`,
  typical_words: "el y los del las por con una para como su es más lo pero esta",
  asking_words: "",
  textbook_words: "capítulo sección ejemplo",
  abbreviations: "sr sra dra p.ej ej",
  number_abbreviations: "núm pág",
  subject_abbreviations: "",
  irregular_forms: "",
};
