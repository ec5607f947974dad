import { FRENCH } from "@/lib/text/languages/french";
import { words } from "@/lib/text/pattern";
import type { Vocabulary } from "./vocabulary";

/** Words for amounts, days and what is said of them. */
export const FRENCH_TIMES: Vocabulary = {
  HOUR: words`heure, heures, h`,
  MIN: words`minute, minutes, min, mn`,
  DAY: words`jour, jours, journée, journées`,
  WEEK: words`semaine, semaines, sem`,
  MONTHS: words`mois`,
  EACH: words`chaque, par, tous les, toutes les`,
  "EACH DAY": words`
    quotidien, quotidiennement, par jour, chaque jour, tous les jours, le jour, par journée, au quotidien,
    dans la journée, /j
  `,
  "EACH WEEK": words`par semaine, chaque semaine, hebdomadaire, la semaine, toutes les semaines, hebdo`,
  "EACH PART:evening": words`chaque soir, tous les soirs, par soir`,
  "EACH PART:morning": words`chaque matin, tous les matins, par matin`,
  OTHERDAY: words`un jour sur deux, tous les deux jours, tous les 2 jours, 1 jour sur 2`,
  OTHERDAYS: words`sinon, les autres jours, le reste de la semaine, autres jours, le reste du temps`,
  TIMES: words`fois`,
  ATONCE: words`
    d'affilée, à la fois, de suite, à chaque fois, par séance, chaque fois, par session, d'un coup, chacune,
    d'une traite, en une fois, chacun
  `,
  TOTAL: words`au total, en tout, total, au global`,
  HALF: words`demi, demie`,
  MOST: words`
    maximum, max, au maximum, au plus, pas plus de, pas plus d', jamais plus de, jamais plus d', maxi, jusqu'à,
    tout au plus, grand maximum, ne pas dépasser, pas plus, sans dépasser, limite à, à ne pas dépasser
  `,
  LEAST: words`au moins, minimum, au minimum, pas moins de, mini, pas moins d'`,
  MORETHAN: words`plus de, plus d'`,
  LESSTHAN: words`moins de, moins d'`,
  MORE: words`
    plus, de plus, davantage, en plus, supplémentaire, supplémentaires, rallonge, encore, augmente, ajouter du temps,
    plus de temps sur, plus de temps pour, davantage de temps, plus de temps, davantage de, plus sur, davantage sur
  `,
  LESS: words`
    moins, de moins, en moins, réduis, diminue, réduire, raccourcis, allège, moins de temps, moins de temps sur,
    moins de temps pour, moins sur
  `,
  EXTRAHOUR: words`encore une heure, une heure supplémentaire`,
  DOUBLE: words`double, le double, deux fois plus, doubler`,
  SET: words`plutôt`,
  THIS: words`ce, cette, cet, ces`,
  NEXT: words`prochain, prochaine, prochains, prochaines, suivant, suivante, qui vient, d'après`,
  PREV: words`dernier, dernière, passé, passée`,
  WEEKEND: words`week-end, weekend, we`,
  WEEKENDS: words`
    le week-end, les week-ends, le weekend, les weekends, week-ends, weekends, chaque week-end, tous les week-ends,
    fins de semaine, le we, les we, la fin de semaine, fin de semaine
  `,
  WORKDAYS: words`
    en semaine, jours de semaine, les jours de semaine, jours ouvrables, du lundi au vendredi, pendant la semaine,
    jours de la semaine
  `,
  TODAY: words`${FRENCH.days.today}, dès maintenant, maintenant, tout de suite, immédiatement`,
  "TODAY PART:evening": words`ce soir`,
  "TODAY PART:afternoon": words`cet après-midi, cet aprem`,
  "TODAY PART:morning": words`ce matin`,
  TOMORROW: words`${FRENCH.days.tomorrow}`,
  YESTERDAY: words`${FRENCH.days.yesterday}, d'hier`,
  AFTERTOMORROW: words`${FRENCH.days.day_after_tomorrow}`,
  "PART:morning": words`matin, le matin, matins, les matins, matinée, matinées, du matin, au matin, en matinée`,
  "PART:afternoon": words`
    après-midi, l'après-midi, l'après midi, après-midis, les après-midi, aprem, de l'après-midi
  `,
  "PART:evening": words`soir, le soir, soirs, les soirs, soirée, soirées, la nuit, du soir, en soirée`,
  "TIME:12:00": words`${FRENCH.days.noon}`,
  "TIME:24:00": words`${FRENCH.days.midnight}`,
  NOT: words`
    ne pas, pas, ne, n', jamais, aucun, aucune, sans, rien, pas de, pas d', ni, aucune séance, rien de prévu,
    pas question, surtout pas
  `,
  OFF: words`
    libre, libres, off, de repos, repos, de congé, jour de repos, congé, congés, jours de repos, sans travail,
    sans travailler
  `,
  AWAY: words`
    absent, absente, pas disponible, pas dispo, indisponible, en vacances, vacances, malade, en voyage, voyage,
    occupé, occupée, pas là, je pars, pars, peux pas, ne peux pas, je ne peux pas, pas libre, mariage, déplacement,
    en déplacement, parti, partie, pas possible, impossible, à l'étranger, je ne suis pas là, suis pas là,
    pas le temps, n'ai pas le temps, pas disponibles, hospitalisé, conférence, ne suis pas là, je peux pas,
    je ne serai pas là, serai pas là, ne serai pas là, serai absent, serai absente, serai en vacances,
    ne suis pas disponible, ne suis pas libre, indispo, week-end en famille, prise, pris, annulé, annulée,
    ne pourrai pas, pourrai pas, ski, au ski, hôpital, à l'hôpital, colloque
  `,
  BUSY: words`
    je travaille, travail, boulot, entraînement, foot, cours de, stage, sport, job, répétition, je bosse, tp, tps,
    cours, chorale, danse, bosse, garde, service
  `,
  BACK: words`de retour, je reviens, je rentre, reviens, rentre`,
  ONLY: words`seulement, uniquement, que, juste, exclusivement, rien que, ne que, qu'`,
  EXCEPT: words`sauf, excepté, à part, hormis, à l'exception de, mis à part, sauf que`,
  OKAY: words`
    ça va, possible, je peux, d'accord, dispo, disponible, ok, convient, me va, me vont, vont, pas de problème,
    ne me dérange pas, ça me va, me convient, conviennent, j'ai le temps, je suis libre, suis libre, suis disponible,
    suis dispo, peux
  `,
  ALSO: words`aussi, également, de nouveau, désormais, à nouveau`,
  START: words`
    commence, commencer, commençant, début, débuter, démarrer, démarre, on commence, je commence, commençons, débute,
    attaque, départ, en commençant, commence par, commencer par, commençons par, en commençant par, on commence par,
    débuter par, débute par, je veux commencer
  `,
  FINISH: words`
    fini, finir, terminer, terminé, fin, prêt, prête, achever, finis, finisse, termine, bouclé, avoir fini,
    être prêt, être prête, boucler, avoir terminé, tout finir, fini avec tout, achevé
  `,
  BY: words`d'ici, pour le, d'ici le, d'ici au, avant fin, au plus tard, au plus tard le, d'ici à`,
  BEFORE: words`avant, avant le, avant la, avant l', avant les, avant de`,
  UNTIL: words`jusqu'au, jusqu'à, jusqu'en, jusque, jusqu'`,
  AFTER: words`après, après le, après la, après les, plus tard que`,
  FROM: words`à partir de, à partir du, dès, à partir d', depuis, du, de, dès le, des, d'`,
  TO: words`au, à, vers, aux`,
  BETWEEN: words`entre`,
  LATER: words`plus tard, en arrière`,
  EARLIER: words`plus tôt, en avant, avant tout`,
  "NUM:1.25 HOUR": words`une heure et quart, une heure un quart, heure et quart`,
};
