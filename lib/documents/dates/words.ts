/** Month and weekday words as they stand in academic documents; abbreviations may carry a full stop. */
const MONTH_WORDS = [
  "january jan januar jänner janvier janv enero ene gennaio gen janeiro januari",
  "february feb februar février fevrier févr fevr fév febrero febbraio fevereiro februari",
  "march mar märz maerz mär mrz mars marzo março maart mrt",
  "april apr avril avr abril abr aprile",
  "may mai mayo maggio maio mei",
  "june jun juni juin junio giugno junho",
  "july jul juli juillet juil julio luglio julho",
  "august aug août aout agosto ago augustus",
  "september sept sep septembre septiembre setiembre settembre setembro",
  "october oct oktober okt octobre octubre ottobre outubro",
  "november nov novembre noviembre novembro",
  "december dec dezember dez décembre decembre déc diciembre dic dicembre dezembro",
];

const WEEKDAY_WORDS = [
  "sunday sun sonntag dimanche dim domingo dom domenica zondag",
  "monday mon montag lundi lun lunes lunedì segunda-feira maandag",
  "tuesday tues tue dienstag mardi martes martedì terça-feira dinsdag",
  "wednesday weds wed mittwoch mercredi mer miércoles miercoles mié mercoledì quarta-feira woensdag",
  "thursday thurs thur thu donnerstag jeudi jeu jueves jue giovedì quinta-feira donderdag",
  "friday fri freitag vendredi ven viernes vie venerdì sexta-feira vrijdag",
  "saturday sat samstag sonnabend samedi sam sábado sabado sáb sabato zaterdag",
];

/** German abbreviations are also ordinary words; they count only in capitals, before a comma or full stop. */
const SHORT_WEEKDAYS = ["So", "Mo", "Di", "Mi", "Do", "Fr", "Sa"];

const MONTHS = tableOf(MONTH_WORDS, 1);
const WEEKDAYS = tableOf(WEEKDAY_WORDS, 0);
export const MONTH = alternatives(MONTHS);
export const WEEKDAY = `(?:(?:${alternatives(WEEKDAYS)})(?![\\p{L}])\\.?|(?:${SHORT_WEEKDAYS.join("|")})[.,])`;

export function monthOf(word: string): number | null {
  return MONTHS.get(word.toLowerCase()) ?? null;
}

/** 0 is Sunday. */
export function weekdayOf(word: string): number | null {
  const plain = word.replace(/[.,\s]+$/, "");
  const short = SHORT_WEEKDAYS.indexOf(plain);
  return WEEKDAYS.get(plain.toLowerCase()) ?? (short >= 0 ? short : null);
}

function tableOf(words: string[], from: number): Map<string, number> {
  return new Map(
    words.flatMap((line, index) => line.split(" ").map((word) => [word, index + from] as const)),
  );
}

function alternatives(table: Map<string, number>): string {
  return [...table.keys()].sort((a, b) => b.length - a.length).join("|");
}
