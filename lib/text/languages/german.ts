import type { LanguageWords } from "./language";

export const GERMAN: LanguageWords = {
  months: [
    "januar jänner jan",
    "februar feb",
    "märz maerz mär mrz",
    "april apr",
    "mai",
    "juni jun",
    "juli jul",
    "august aug",
    "september sept sep",
    "oktober okt",
    "november nov",
    "dezember dez",
  ],
  weekdays: [
    "sonntag",
    "montag",
    "dienstag",
    "mittwoch",
    "donnerstag",
    "freitag",
    "samstag sonnabend",
  ],
  days: {
    today: "heute",
    tomorrow: "morgen",
    day_after_tomorrow: "übermorgen",
    yesterday: "gestern",
    noon: "mittag, mittags",
    midnight: "mitternacht, mitternachts",
  },
  more_names: {
    weekdays: "sonntags, montags, dienstags, mittwochs, donnerstags, freitags, samstags",
  },
  half: "eine halbe",
  stop_words: `der die das den dem des ein eine einer eines einem einen und oder aber wenn weil dass da so
    nicht kein keine ist sind war waren wird werden wurde wurden sein hat haben hatte
    kann können muss müssen soll sollen
    im in am an auf aus bei beim mit nach von vom vor zu zum zur für über unter durch gegen ohne um bis seit
    zwischen wie was wer wo wann warum welche welcher welches
    auch nur noch schon sehr mehr man wir sie ihr es er ich du sich
    diese dieser dieses diesem diesen jede jeder jedes alle als ihre seine hier dort dann damit dabei also
    sowie bzw etwa etc`,
  typical_words: "der und ist nicht das ein eine mit von auf den für wird sich dem auch",
  asking_words: "",
  textbook_words: `beispiel beispiele abbildung tabelle kapitel abschnitt folgende folgenden`,
  abbreviations: `bzw vgl z.b z.\u202fb d.h u.a ca usw inkl`,
  number_abbreviations: "nr abb kap abschn std",
  subject_abbreviations: "",
  irregular_forms: "",
};
