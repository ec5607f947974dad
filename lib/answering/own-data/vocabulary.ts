import { ENGLISH } from "@/lib/text/languages/english";
import { FRENCH } from "@/lib/text/languages/french";
import { GERMAN } from "@/lib/text/languages/german";
import { SPANISH } from "@/lib/text/languages/spanish";
import { type WordTable, words } from "@/lib/text/pattern";

/** What words of asking mean, whatever the language: `abgeben`, `rendre` and "hand in" are one. */
export const ASKING = {
  when: {
    en: words`when, whens, wen, what time, what day, what days, what date, which day, which days, by when`,
    de: words`wann, wieviel uhr, welchem tag, welchen tagen`,
    fr: words`quand, a quelle heure, quelle heure, quel jour, quels jours`,
    es: words`cuando, a que hora, que dia, que dias`,
  },
  date: { en: words`date, dates`, de: words`datum, termin, termine`, es: words`fecha, fechas` },
  where: { en: words`where, wheres`, de: words`wo`, fr: words`ou`, es: words`donde` },
  who: { en: words`who, whos`, de: words`wer`, fr: words`qui`, es: words`quien, quienes` },
  how_much: {
    en: words`how much, how many, number of`,
    de: words`wie viel, wie viele, wieviel, wieviele`,
    fr: words`combien`,
    es: words`cuanto, cuanta, cuantos, cuantas`,
  },
  how_long: {
    en: words`how long, duration, length`,
    de: words`wie lange, dauert`,
    fr: words`combien de temps, duree`,
    es: words`cuanto dura, duracion, dura`,
  },
  how: { en: words`how, hows`, de: words`wie`, fr: words`comment`, es: words`como` },
  what: {
    en: words`what, whats, which`,
    de: words`was, welche, welcher, welches, welchen`,
    fr: words`quoi, quel, quelle, quels, quelles, qu est ce que, qu est ce qu, est ce que`,
    es: words`que, cual, cuales`,
  },
  my: {
    en: words`my, our, mine`,
    de: words`mein, meine, meinen, meinem, meiner, unser, unsere`,
    fr: words`mon, ma, mes, notre, nos`,
    es: words`mi, mis, nuestro, nuestra`,
  },
  i: { en: words`i, im, ive, me, we`, de: words`ich, bin, wir`, fr: words`je, j`, es: words`yo` },
  have: {
    en: words`have, got`,
    de: words`habe, haben, hab`,
    fr: words`ai, ai je`,
    es: words`tengo, hay`,
  },
  did: { en: words`did, done, spent`, es: words`he hecho` },
  /** A day with these is the last of several. */
  by: { en: words`by, before`, fr: words`d ici`, es: words`antes de, antes del` },
  /** What is over and done with. */
  finished: {
    en: words`finished, completed, accomplished, ticked off, gotten done, got done`,
    de: words`geschafft, erledigt, abgeschlossen, fertig`,
    fr: words`fini, finis, termine, termines, acheve`,
    es: words`hice, hecho, terminado, termine, completado, completadas`,
  },
  finish: { en: words`finish, complete, get done` },
  progress: {
    en: words`progress, how far, how far along, how am i doing, how am i doing in`,
    de: words`fortschritt, wie weit`,
    fr: words`avancement, progression`,
    es: words`progreso, avance`,
  },
  most: {
    en: words`most, the most, biggest, largest, heaviest, most important, highest`,
    de: words`meisten, am meisten, grosste, wichtigste`,
    fr: words`le plus, plus important, plus importante`,
    es: words`mas, mas importante`,
  },
  can: {
    en: words`can, could, may, allowed, accept, accepted`,
    de: words`kann, darf`,
    fr: words`puis, peux, peut`,
    es: words`puedo`,
  },
  need: {
    en: words`need, needed`,
    de: words`brauche, benotige`,
    fr: words`besoin, faut`,
    es: words`necesito`,
  },
  on: { en: words`on, about` },
  until: {
    en: words`until, till, away, countdown`,
    de: words`bis`,
    fr: words`jusqu, avant`,
    es: words`hasta, faltan`,
  },
  left: {
    en: words`left, remaining, remain, outstanding, open, pending, unfinished`,
    de: words`offen, offene, offenen, ubrig`,
    fr: words`reste, restent, restant, restants`,
    es: words`quedan, queda, falta, pendiente, pendientes, faltan`,
  },
  due: { en: words`due, on my plate`, de: words`fallig`, fr: words`a rendre` },
  hand_in: {
    en: words`hand in, handing in, handed in, turn in, turned in, submit, submitted, submission, submissions`,
    de: words`abgeben, abzugeben, abgabe, abgaben, einreichen`,
    fr: words`rendre, remettre`,
    es: words`entregar, entrega, entregas`,
  },
  deadline: {
    en: words`deadline, deadlines, due date, due dates, cutoff, cut off, last day, latest`,
    de: words`frist, fristen, abgabetermin, abgabetermine`,
    fr: words`date limite, dates limites, echeance, echeances`,
    es: words`fecha limite, fechas limite, plazo, plazos`,
  },
  overdue: {
    en: words`overdue, past due, past the deadline, past deadline, past their deadline`,
    de: words`uberfallig, uberfallige, uberfalligen`,
  },
  late: {
    en: words`late`,
    de: words`spat, zu spat, verspatet, verspatete, verspateten`,
    es: words`tarde`,
  },
  lagging: { fr: words`en retard`, es: words`atrasado, atrasada, atrasados, atrasadas` },
  miss: {
    en: words`miss, missed, missing`,
    de: words`verpasst`,
    fr: words`manque`,
    es: words`perdi`,
  },
  policy: {
    en: words`policy, policies, penalty, penalties`,
    de: words`regel, regeln, regelung`,
    fr: words`politique, regle`,
    es: words`politica, norma`,
  },
  extension: { en: words`extension, extensions, grace period, late days` },
  worth: {
    en: words`
      worth, matter, matters, count, counts, counted, weigh, weighs, weight, weights, weighted, weighting, weightage
    `,
    de: words`zahlt, zahlen, gewichtet, gewichtung, wert`,
    fr: words`vaut, valent, compte, comptent, coefficient`,
    es: words`vale, valen, cuenta, cuentan, pesa, peso`,
  },
  percent: {
    en: words`percent, percentage, per cent`,
    de: words`prozent`,
    fr: words`pour cent, pourcentage`,
    es: words`por ciento, porcentaje`,
  },
  part: { en: words`part, share, big part` },
  points: { en: words`point, points, pts, pt`, de: words`punkt, punkte`, es: words`puntos` },
  grade: {
    en: words`
      grade, grades, mark, marks, score, scores, final grade, final mark, overall grade, course grade, class grade
    `,
    de: words`note, noten, endnote, gesamtnote`,
    fr: words`note`,
    es: words`nota, notas, calificacion`,
  },
  /** A score that came back. */
  got: {
    en: words`did i get, did i score, how did i do, have i got, i scored, get back, got back`,
    de: words`habe ich bekommen, hab ich bekommen`,
    fr: words`ai je eu, j ai eu`,
    es: words`saque, he sacado`,
  },
  gpa: { en: words`gpa, grade point average, average grade` },
  graded: {
    en: words`graded, grading, marked, assessed, calculated, determined, computed, evaluated`,
    de: words`benotet, benotung, bewertet, bewertung`,
    fr: words`evalue, evaluation`,
    es: words`evalua, evaluado, evaluacion, califica`,
  },
  breakdown: {
    en: words`breakdown, scheme, composition, make up, makes up`,
    de: words`setzt, zusammensetzung`,
  },
  drop: { en: words`drop, drops, dropped, lowest` },
  pass: {
    en: words`pass, passing, fail`,
    de: words`bestehen, durchfallen`,
    fr: words`valider, reussir`,
    es: words`aprobar`,
  },
  today: {
    en: words`${ENGLISH.days.today}, todays, tonight`,
    de: words`${GERMAN.days.today}`,
    fr: words`${FRENCH.days.today}, aujourdhui`,
    es: words`${SPANISH.days.today}`,
  },
  tomorrow: {
    en: words`${ENGLISH.days.tomorrow}, tomorrows`,
    de: words`${GERMAN.days.tomorrow}`,
    fr: words`${FRENCH.days.tomorrow}`,
    es: words`${SPANISH.days.tomorrow}`,
  },
  this_week: {
    en: words`this week, the week`,
    de: words`diese woche, dieser woche`,
    fr: words`cette semaine`,
    es: words`esta semana`,
  },
  next_week: {
    en: words`next week`,
    de: words`nachste woche, nachster woche, kommende woche`,
    fr: words`semaine prochaine, la semaine prochaine`,
    es: words`proxima semana, la proxima semana, semana que viene`,
  },
  this_month: {
    en: words`this month`,
    de: words`diesen monat`,
    es: words`este mes`,
    fr: words`ce mois`,
  },
  next: {
    en: words`next, upcoming, coming, coming up, soon, first`,
    de: words`nachste, nachster, nachsten, nachstes, erste, ersten`,
    fr: words`prochain, prochaine, prochains, prochaines, premier`,
    es: words`proximo, proxima, proximos, proximas, primer`,
  },
  study: {
    en: words`study, studying, learn, revise, prepare, work on`,
    de: words`lernen`,
    fr: words`etudier, reviser`,
    es: words`estudiar`,
  },
  studied: {
    en: words`studied, learned, learnt, worked, study hours`,
    de: words`gelernt`,
    fr: words`etudie, travaille`,
    es: words`estudiado, he estudiado`,
  },
  session: {
    en: words`session, sessions, study session, study sessions`,
    fr: words`seance, seances`,
    es: words`sesion, sesiones`,
  },
  plan: {
    en: words`plan, planned, schedule, scheduled, agenda`,
    de: words`plan, geplant, steht`,
    fr: words`prevu`,
    es: words`planeado`,
  },
  make: { en: words`to do, todo`, de: words`machen, tun`, fr: words`faire`, es: words`hacer` },
  free: {
    en: words`free, off, nothing to do, nothing planned, no plans`,
    de: words`frei, freie, freien`,
    fr: words`libre, libres`,
  },
  day: {
    en: words`day, days`,
    de: words`tag, tage, tagen`,
    fr: words`jour, jours`,
    es: words`dia, dias`,
  },
  hours: {
    en: words`hours, hour, minutes`,
    de: words`stunden, stunde`,
    fr: words`heures, heure`,
    es: words`horas, hora`,
  },
  time: {
    en: words`time, times`,
    de: words`zeit`,
    fr: words`temps, horaire`,
    es: words`tiempo, horario`,
  },
  behind: { en: words`behind, fallen behind`, de: words`ruckstand, im ruckstand, hinterher` },
  track: {
    en: words`on track, track, on schedule, caught up, catch up, keep up, keeping up, ahead, up to date`,
  },
  cover: {
    en: words`cover, covers, covered, include, includes, included, cumulative, comprehensive`,
    de: words`dran, drankommt`,
    es: words`entra, entran`,
    fr: words`porte`,
  },
  topics: {
    en: words`topic, topics, material, content`,
    de: words`themen, thema`,
    es: words`temas`,
    fr: words`sujets`,
  },
  know: {
    en: words`know, expect, bring`,
    de: words`wissen, konnen`,
    fr: words`savoir`,
    es: words`saber`,
  },
} satisfies Record<string, WordTable>;
