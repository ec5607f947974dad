import { GERMAN } from "@/lib/text/languages/german";
import type { ClaimWords } from "./claim-words";

export const GERMAN_CLAIMS: ClaimWords = {
  small: `
    der, die, das, den, dem, des, ein, eine, einen, einem, einer, und, oder, ist, sind, war, für, von, vom, zu,
    zum, zur, mit, im, in, am, an, auf, du, dein, deine, deinem, deinen, deiner, hast, bis, um, nicht, noch,
    bei, nach, nur, wird, werden, es, sich, wie, dir, dich, sie, ihr, ihre, fällt, hat, aus, als, auch, man,
    wer
  `,
  you: `
    du, dein*, dir, dich, hast, bist, musst, schreibst, lernst, kannst, gibst, ihr, ihre, ihrem, ihren, ihrer,
    ihnen
  `,
  definite: "der, die, das, den, dem, des, im, am, zur, zum, beim, diese*",
  final: `
    abschlussklausur*, abschlussprüfung*, endklausur*, klausur am kursende, klausur am ende, prüfung am ende,
    prüfung am kursende, schlussklausur*, schlussprüfung*, semesterklausur*, finale klausur, endprüfung*,
    abschlusstest*, abschlussexamen*, klausur am semesterende, prüfung am semesterende
  `,
  midterm: `
    zwischenklausur*, zwischenprüfung*, zwischentest*, halbzeitklausur*, klausur zur halbzeit, midterm*
  `,
  quiz: "quiz*, kurztest*, kurzprüfung*",
  exam: "klausur*, prüfung*, test, tests, examen*, prüfungstermin*, klausurtermin*",
  task: `
    aufgabe, aufgaben, abgabe, abgaben, hausaufgabe*, übungsblatt, übungsblätter, hausarbeit*, arbeit, aufsatz*,
    essay*, projekt*, referat*, vortrag*, präsentation*, bericht*, übung, übungen, seminararbeit*, protokoll*,
    portfolio*
  `,
  session: "lernsitzung*, lerneinheit*, sitzung*, lernblock*, lernblöcke, lernphase*",
  plan: "plan, pläne, plans, lernplan*, studienplan*, kalender*, zeitplan*",
  office: "sprechstunde*, sprechzeit*",
  class: "vorlesung*, seminar, seminare, tutorium*, tutorien, unterricht*",
  course: "kurs, kurse, kurses, kursen, fach, fächer, modul*, veranstaltung, lehrveranstaltung*",
  topic: "thema, themen, themas",
  due: `
    fällig*, frist*, abgabefrist*, abgabetermin*, abzugeben, abgeben, abgegeben, einreichen, eingereicht,
    einzureichen, gib, reiche, schließt, abgabeschluss, stichtag*, deadline*, ab, abgabe bis, muss bis,
    läuft ab
  `,
  start: "beginn*, start*, fängt, anfang*, los, geht los",
  end: "endet, enden, ende, schluss, vorbei, bis",
  when: `
    findet, statt, termin*, datum*, fällt, fallen, schreibst, geplant, ansteh*, steht an, steht, angesetzt,
    liegt, uhrzeit*, zeit, tag, vorgesehen
  `,
  weight: `
    zählt, zählen, zählte, gewicht*, anteil*, der note, der gesamtnote, der endnote, wert, macht, machen,
    machte, fließt, der kursnote, deiner note, trägt
  `,
  grade: "note, noten, bewertung*, ergebnis*, benotet, zensur*, punktzahl*",
  got: "bekommen, erhalten, erreicht, erzielt, bekamst, erhieltst, geschafft, geholt, erzieltest",
  progress: "fortschritt*, geschafft, stand, liegst, fortgeschritten, erledigt, bei, bearbeitet",
  room: `
    raum, räume, hörsaal*, saal, seminarraum*, büro*, labor*, sporthalle*, gebäude, zimmer*, aula, halle
  `,
  place: "ort, findet statt in, wo, finden in, stattfinden",
  lasts: "dauer*, lang, länge, geht über, läuft, laufzeit*, aufwand, geschätzt*, veranschlagt*",
  done: `
    abgeschlossen, erledigt, fertig*, abgegeben, eingereicht, geschafft, bestanden, durch, hinter dir, abgehakt,
    beendet, geschrieben, durchgearbeitet, gelernt, abgearbeitet
  `,
  undone: `
    nicht abgegeben, nicht eingereicht, noch nicht abgegeben, nicht erledigt, nicht fertig, noch nicht fertig,
    noch nicht eingereicht, noch nicht erledigt, nicht abgeschlossen, noch nicht abgeschlossen, unerledigt,
    ausstehend*
  `,
  open: "offen*, noch offen, in arbeit, in bearbeitung, läuft noch",
  started: `
    nicht begonnen, noch nicht begonnen, nicht angefangen, noch nicht angefangen, nicht gestartet
  `,
  left: "noch, fehl*, übrig, verbleib*, restlich*, bleib*, ausstehend*, offen*",
  total: "insgesamt, gesamt, zusammen, umfasst, enthält",
  all: "alle, allen, aller, alles, sämtlich*, ganze*, jede*, gesamte*",
  neg: "nicht, kein*, nichts, nie, niemals, ohne, weder, noch keine",
  reminder: `
    vergiss nicht, nicht vergessen, nicht verpassen, verpass nicht, nicht nur, keine sorge, keine panik,
    kein stress, mach dir keine, nicht verpassen, kein problem, keine angst, verpasse nicht
  `,
  must: "muss, musst, müssen, soll, sollst, sollte, sollen, brauchst",
  next: "nächste*, kommende*, baldige*, erste*",
  ...GERMAN.days,
  today: `${GERMAN.days.today}, heute abend`,
  ago: "vor, her",
  before: "vor, früher als, ehe, bevor, eher",
  after: "nach, später als, danach, später",
  this: "diese, dieser, diesen, dieses, diesem",
  coming: "kommende*, nächste*",
  minute: "minute*, min",
  hour: "stunde, stunden, std",
  day: "tag, tage, tagen, tages",
  week: "woche, wochen",
  month: "monat, monate, monaten, monats",
  morning: "früh, vormittag*, morgens",
  afternoon: "nachmittag*",
  evening: "abend*, nachts",
  oclock: "uhr",
  am: "am vormittag, vormittags, morgens, uhr morgens",
  pm: "nachmittags, abends, am nachmittag, am abend",
  local: "ortszeit, lokalzeit, deine zeit, deiner zeit, bei dir",
  utc: "utc, gmt, weltzeit",
  at: "um, ab, bis, gegen",
  on: "am, den, dem, zum",
  to: "bis, bis zum, und",
  from: "von, vom, zwischen, ab",
  percent: "prozent, prozentpunkte",
  point: "punkt, punkte, punkten, pkt",
  of: "von, aus, der, von den, von insgesamt",
  whole_first: "davon, von denen, wovon",
  more: "mehr als, über, mindestens, mehr, höher, länger, schwerer, besser",
  less: "weniger als, unter, höchstens, weniger, niedriger, kürzer, leichter, schlechter",
  vague: `
    frühling, frühjahr, sommer, herbst, winter, weihnachten, heiligabend, ostern, pfingsten, wochenende*,
    hundert*, tausend*, drittel, zweidrittel, doppelt*, dutzend, bald, silvester, neujahr, fasching, karneval,
    ein paar, mehrere, nikolaus, semesterende, semesterferien, größtenteils, mehrheit
  `,
  half: "halb*, hälfte",
  quarter: "viertel",
  and: "und, aber, während, sowie, dann",
  general: `
    im allgemeinen, meist, meistens, oft, häufig, üblicherweise, in der regel, viele, einige, manche,
    zum beispiel, z.b., wenn, falls, angenommen, menschen, studierende, könnte, wiederhole, übe, pro tag,
    am tag, täglich, jeweils, karteikarte*, soll ich, möchtest du
  `,
  apart: "auseinander, dazwischen, abstand",
  teacher: "dozent*, professor*, prof, lehrer*, lehrkraft*, unterrichtet, leiter*",
  suppose: "stell dir vor, angenommen, nehmen wir an, mal angenommen, gesetzt den fall, sagen wir",
  minus: "minus",
  page: "seite, seiten, s., kapitel, abschnitt, abbildung, tabelle, schritt, folie, folien, satz",
};
