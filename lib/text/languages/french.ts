import type { LanguageWords } from "./language";

export const FRENCH: LanguageWords = {
  months: [
    "janvier janv",
    "février fevrier févr fevr fév",
    "mars",
    "avril avr",
    "mai",
    "juin",
    "juillet juil",
    "août aout",
    "septembre",
    "octobre",
    "novembre",
    "décembre decembre déc",
  ],
  weekdays: [
    "dimanche dim",
    "lundi lun",
    "mardi",
    "mercredi mer",
    "jeudi jeu",
    "vendredi ven",
    "samedi sam",
  ],
  days: {
    today: "aujourd'hui",
    tomorrow: "demain",
    day_after_tomorrow: "après-demain, après demain",
    yesterday: "hier",
    noon: "midi",
    midnight: "minuit",
  },
  more_names: {
    weekdays: "dimanches, lundis, mardis, mercredis, jeudis, vendredis, samedis",
  },
  half: "une demi",
  stop_words: `le la les un une des du de et ou mais si ne pas que qui quoi dont où quel quelle quels quelles
    quand comment pourquoi est sont était étaient être a ont avoir
    dans en sur sous par pour avec sans entre ce cet cette ces son sa ses leur leurs
    nous vous ils elles il elle on je tu se au aux plus comme tout toute tous toutes même aussi très qu c n l`,
  typical_words: "le et est les une dans que pour sur avec qui par au sont cette aux",
  asking_words: "",
  textbook_words: "exemple chapitre",
  abbreviations: "m mme p.ex",
  number_abbreviations: "",
  subject_abbreviations: "",
  irregular_forms: "",
};
