import { GERMAN } from "@/lib/text/languages/german";
import type { ClaimWords } from "./claim-words";

export const GERMAN_CLAIMS: ClaimWords = {
  small: `
    der, die, das, den, dem, des, ein, eine, einen, einem, einer, und, oder, ist, sind, war, für, von, vom, zu,
    zum, zur, mit, im, in, am, an, auf, du, dein, deine, deinem, deinen, deiner, hast, bis, um, nicht, noch, bei,
    nach, nur, wird, werden, es, sich, wie, dir, dich, sie, ihr, ihre, fällt, hat, aus, als, auch, man, wer,
    mehr oder weniger
  `,
  you: `
    du, dein*, dir, dich, hast, bist, musst, schreibst, lernst, kannst, gibst, ihr, ihre, ihrem, ihren, ihrer,
    ihnen
  `,
  definite: `
    der, die, das, den, dem, des, im, am, zur, zum, beim, diese*, von beiden, der beiden
  `,
  final: `
    abschlussklausur*, abschlussprüfung*, endklausur*, klausur am kursende, klausur am ende, prüfung am ende,
    prüfung am kursende, schlussklausur*, schlussprüfung*, semesterklausur*, finale klausur, endprüfung*,
    abschlusstest*, abschlussexamen*, klausur am semesterende, prüfung am semesterende
  `,
  midterm: `
    zwischenklausur*, zwischenprüfung*, zwischentest*, halbzeitklausur*, klausur zur halbzeit, midterm*
  `,
  quiz: "quiz*, kurztest*, kurzprüfung*",
  exam: `
    klausur*, prüfung*, test, tests, examen*, prüfungstermin*, klausurtermin*, mündliche prüfung, mündliche*
  `,
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
  topic: "thema, themen, themas, themengebiet*, kapitel in, einheiten, lerneinheiten",
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
    machte, fließt, der kursnote, deiner note, trägt, bestimmt, bestimmen, hängt, kursnote, abschlussnote,
    macht aus, geht ein, gehen ein, fließen, gewichtung, stammen, stammt, kommt aus, entfallen, entfällt,
    ins gewicht
  `,
  grade: `
    note, noten, bewertung*, ergebnis*, benotet, zensur*, punktzahl*, benotung, bewertet, benotet mit, zensiert
  `,
  got: `
    bekommen, erhalten, erreicht, erzielt, bekamst, erhieltst, geholt, erzieltest, eingefahren, eingebracht,
    herausgeholt, abgeschnitten, kam heraus, bewertet, gab es, gekriegt, verdient, rausgeholt
  `,
  progress: "fortschritt*, geschafft, stand, liegst, fortgeschritten, erledigt, bei, bearbeitet",
  room: `
    raum, räume, hörsaal*, saal, seminarraum*, büro*, labor*, sporthalle*, gebäude, zimmer*, aula, halle
  `,
  place: "ort, findet statt in, wo, finden in, stattfinden",
  lasts: `
    dauer*, lang, länge, geht über, läuft, laufzeit*, aufwand, geschätzt*, veranschlagt*, kosten, kostet,
    brauchst, brauchen, benötig*, rechne*, einplanen, plane, länger, kürzer, mehr zeit, weniger zeit,
    bearbeitungszeit, zeitaufwand, nimmt in anspruch, dauern, zeitlimit
  `,
  done: `
    abgeschlossen, erledigt, fertig*, abgegeben, eingereicht, geschafft, bestanden, durch, hinter dir, abgehakt,
    beendet, durchgearbeitet, gelernt, abgearbeitet, hinter dich gebracht, hinter ihnen, erledigen konntest,
    vom tisch, unter dach und fach, hochgeladen, durchgenommen, abgehandelt, bewältigt, absolviert,
    geschafft haben, eingereicht worden, abgegeben worden, hast geschrieben, bereits geschrieben,
    schon geschrieben, haben geschrieben
  `,
  undone: `
    nicht abgegeben, nicht eingereicht, noch nicht abgegeben, nicht erledigt, nicht fertig, noch nicht fertig,
    noch nicht eingereicht, noch nicht erledigt, nicht abgeschlossen, noch nicht abgeschlossen, unerledigt,
    ausstehend*, steht noch aus, stehen noch aus, noch abzugeben, noch einzureichen, musst du noch abgeben,
    müssen sie noch abgeben, muss noch abgegeben werden, fehlt noch die abgabe, nicht zu ende gebracht,
    noch nicht zu ende gebracht, noch nicht durch, noch nicht bearbeitet, noch nicht geschafft,
    noch nicht gemacht, nicht gemacht, noch nicht beendet, noch nicht hochgeladen, nicht hochgeladen
  `,
  open: `
    offen*, noch offen, in arbeit, in bearbeitung, läuft noch, arbeitest gerade, gerade dabei, sitzt gerade an,
    dran, zur hälfte fertig, halb fertig, mittendrin, arbeitest, arbeiten sie gerade
  `,
  started: `
    nicht begonnen, noch nicht begonnen, nicht angefangen, noch nicht angefangen, nicht gestartet,
    noch gar nicht angefangen, noch gar nicht begonnen, noch nicht gestartet, noch nichts gemacht,
    noch nichts geschrieben, keine zeile geschrieben, noch keine zeile, unangetastet, noch nicht angerührt,
    nicht angerührt, gar nicht erst angefangen, noch gar nicht erst
  `,
  begun: `
    begonnen, angefangen, gestartet, bereits angefangen, schon angefangen, bereits begonnen, schon begonnen
  `,
  left: `
    noch, fehl*, übrig, verbleib*, restlich*, bleib*, ausstehend*, offen*, stehen noch aus, verblieben,
    bleiben dir, bleiben noch, bleiben ihnen, hast du noch vor dir, bis auf, übrige*
  `,
  total: "insgesamt, gesamt, zusammen, umfasst, enthält, von insgesamt",
  all: "alle, allen, aller, alles, sämtlich*, ganze*, jede*, gesamte*",
  neg: "nicht, kein*, nichts, nie, niemals, ohne, weder, noch keine",
  reminder: `
    vergiss nicht, nicht vergessen, nicht verpassen, verpass nicht, nicht nur, keine sorge, keine panik,
    kein stress, mach dir keine, nicht verpassen, kein problem, keine angst, verpasse nicht,
    keine minute später, nicht eine minute später
  `,
  must: "muss, musst, müssen, soll, sollst, sollte, sollen, brauchst",
  next: "nächste*, kommende*, baldige*, erste*",
  ...GERMAN.days,
  midnight: `${GERMAN.days.midnight}, tagesende, ende des tages, bis zum ende des tages`,
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
  evening: "abend*, nachts, heute abend",
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
  more: `
    mehr als, über, mindestens, mehr, höher, länger, schwerer, besser, größer*, höher*, stärker, umfangreicher,
    mehr zeit
  `,
  less: `
    weniger als, unter, höchstens, weniger, niedriger, kürzer, leichter, schlechter, geringer*, kleiner*,
    niedriger*, weniger stark, am wenigsten, weniger zeit
  `,
  vague: `
    wochenende*, hundert*, tausend*, drittel, doppelt*, dutzend, bald, ein paar, mehrere, größtenteils,
    mehrheit
  `,
  half: "halb*, hälfte, zur hälfte, auf halbem weg",
  quarter: "viertel",
  and: "und, aber, während, sowie, dann, stand heute, stand jetzt",
  general: `
    im allgemeinen, meist, meistens, oft, häufig, üblicherweise, in der regel, viele, einige, manche,
    zum beispiel, z.b., wenn, falls, angenommen, menschen, studierende, könnte, wiederhole, übe, pro tag,
    am tag, täglich, jeweils, karteikarte*, soll ich, möchtest du
  `,
  apart: "auseinander, dazwischen, abstand, liegen zwischen, unterschied",
  teacher: `
    dozent*, professor*, prof, lehrer*, lehrkraft*, unterrichtet, leiter*, lehrerin, kursleit*, hält den kurs,
    hält die, leitet den, leitet die, gehalten von, gegeben von, betreut, bei fragen
  `,
  suppose: "stell dir vor, angenommen, nehmen wir an, mal angenommen, gesetzt den fall, sagen wir",
  minus: "minus",
  season: `
    frühling, frühjahr, sommer, herbst, winter, weihnachten, heiligabend, ostern, pfingsten, silvester, neujahr,
    fasching, karneval, nikolaus, semesterende, semesterferien, ferien, winterferien
  `,
  weekend: "wochenende, wochenenden, wochenendes",
  after_next: "übernächste*",
  day_before: `
    am tag vor, der tag vor, den tag vor, einen tag vor, tags vor, am vortag von, am vortag
  `,
  day_after: "am tag nach, der tag nach, den tag nach, einen tag nach, tags nach",
  same_day: `
    am selben tag, am gleichen tag, denselben tag, gleichen tag, selben tag, dasselbe datum, dieselbe frist,
    selben datum, dieselbe abgabefrist
  `,
  together: `
    zusammen, insgesamt, gemeinsam, zusammengenommen, addiert, in summe, summe, in der summe, gesamt, plus,
    ergeben
  `,
  than: "als",
  compared: "im vergleich zu, verglichen mit, gegenüber, anders als",
  hence: `
    also, daher, deshalb, darum, somit, folglich, weil, denn, damit, obwohl, sodass, weshalb, dann
  `,
  set_aside: "eingeplant, reserviert, eingetragen, geplant, vorgesehen, lernzeit",
  advice: `
    nutze, nutz, am besten, fang, beginn, wäre gut, wäre ein guter, wiederhole, plane, konzentriere, solltest, iss,
    schlaf, lies, lohnt, bereite, schau, lerne, stell dir, bleib dran, nimm dir, würde ich, früh schlafen, genügen,
    anfangen, leichter durchgang, schwerpunkt, komm, bring, pack, teil, teile, nimm, leg, leg dir, lass, geh, mach,
    versuch, denk daran, gönn, prüfe, übe, verteil, verteile, empfiehlt sich, ratsam, hilft, reicht, abschalten,
    sei
  `,
  page: "seite, seiten, s., kapitel, abschnitt, abbildung, tabelle, schritt, folie, folien, satz",
};
