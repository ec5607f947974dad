import { FRENCH } from "@/lib/text/languages/french";
import type { ClaimWords } from "./claim-words";

export const FRENCH_CLAIMS: ClaimWords = {
  small: `
    le, la, les, l, un, une, des, du, de, d, et, ou, est, sont, à, au, aux, en, dans, pour, par, sur, avec, ton,
    ta, tes, tu, ce, cette, ces, il, elle, que, qui, ne, pas, se, s, as, a, vous, votre, vos, y, ont, été, plus,
    son, sa, ses
  `,
  you: "tu, ton, ta, tes, toi, te, t, vous, votre, vos, as, dois, peux",
  definite: "le, la, les, l, du, au, aux, ce, cet, cette",
  final: `
    examen final, examens finaux, épreuve finale, examen de fin de cours, examen de fin de semestre,
    partiel final, contrôle final, final, finale, test final, épreuve de fin de cours, examen terminal
  `,
  midterm: `
    examen de mi-semestre, examen de mi-session, partiel, partiels, examen partiel, épreuve de mi-semestre,
    examen intermédiaire, contrôle intermédiaire, mi-semestre, examen de mi-parcours
  `,
  quiz: "quiz, quizz, interro*, interrogation*, petit test, mini-test",
  exam: "examen*, épreuve*, contrôle*, test, tests",
  task: `
    devoir, devoirs, travail, travaux, exercice, exercices, dissertation*, essai, essais, exposé*, projet*,
    rapport*, mémoire, présentation*, rendu, rendus, fiche, dossier*, compte rendu, compte-rendu, tâche*
  `,
  session: "séance*, session*, bloc d'étude",
  plan: "plan, plans, planning*, calendrier, programme, plan d'étude, plan de révision, agenda",
  office: `
    permanence*, heures de permanence, heures de bureau, heures de réception, heures de consultation
  `,
  class: "cours magistral, cours magistraux, td, tp, séminaire*, leçon*",
  course: "cours, matière*, module*, unité",
  topic: "thème*, sujet, sujets, chapitres à",
  due: `
    date limite, échéance*, rendre, rendu, rendue, remettre, remis, remise, à rendre, à remettre, soumettre,
    soumis, soumise, dépôt, déposer, délai*, dernier délai, rends, remets, ferme, fermeture
  `,
  start: "commenc*, début*, démarre*, ouvre",
  end: "fini, finit, se termine, termine, fin, s'achève, jusqu, jusqu'à, jusque",
  when: `
    date, a lieu, ont lieu, aura lieu, prévu*, tombe, tombent, heure, jour, fixé*, programmé*, est le,
    présente-toi, planifié*, se déroule, se tient, passes, calendrier
  `,
  weight: `
    compte, comptent, comptait, vaut, valait, valent, coefficient*, pèse, poids, de la note, de ta note,
    note finale, représente*, pondération
  `,
  grade: "note, notes, résultat*, score*, noté*, mention*, évaluation",
  got: "obtenu, eu, reçu, obtenus, as eu, as obtenu, décroché",
  progress: `
    progrès, progression, avancement, avancé*, en es à, es à, parcouru*, accompli*, réalisé*, atteint*
  `,
  room: "salle, salles, amphi, amphithéâtre, bureau, labo, laboratoire, bâtiment, local, gymnase",
  place: "a lieu dans, lieu, où, se trouve, se déroule dans, se tient dans, endroit",
  lasts: "dure*, durée*, long, longue, durent, estimé*, prend, s'étend",
  done: `
    terminé*, fini, finie, finis, rendu, rendue, remis, remise, soumis, soumise, complété*, achevé*, passé,
    réussi*, fait, faite, faits, derrière toi, bouclé*, validé*
  `,
  undone: `
    pas rendu, pas encore rendu, pas remis, pas encore remis, pas terminé, pas encore terminé, pas fini,
    inachevé*, pas soumis, pas encore soumis, pas encore fini, pas encore rendue, pas encore remise
  `,
  open: "ouvert*, en cours, encore à faire, toujours à faire",
  started: "pas commencé, pas encore commencé, non commencé*",
  left: "reste*, restant*, encore, manque*, à faire",
  total: "total, au total, en tout, comporte, compte, comprend",
  all: "tous, toutes, tout, toute, entier, entière, ensemble, chaque, intégralité",
  neg: "pas, ne, n, aucun*, rien, jamais, ni, sans, non, point, personne",
  reminder: `
    n'oublie pas, ne pas oublier, n'oubliez pas, ne manque pas, ne rate pas, non seulement, pas de panique,
    n'hésite pas, pas de souci, rien ne presse, pas d'urgence, pas de stress, ne t'inquiète pas, ne sois pas,
    ne tarde pas
  `,
  must: "dois, doit, devez, faut, devrait, devrais, il faut",
  next: "prochain*, premier, première",
  ...FRENCH.days,
  today: `${FRENCH.days.today}, ce soir, ce matin`,
  ago: "il y a, voici",
  before: "avant, plus tôt, précède*",
  after: "après, plus tard, suivant",
  this: "ce, cette, cet",
  coming: "prochain*, qui vient",
  minute: "minute*, min, mn",
  hour: "heure, heures, h",
  day: "jour, jours",
  week: "semaine*",
  month: "mois",
  morning: "matin, matinée",
  afternoon: "après-midi",
  evening: "soir, soirée, nuit",
  oclock: "heures, heure, h",
  am: "du matin",
  pm: "de l'après-midi, du soir, de l'aprem",
  local: "heure locale, ton heure, heure de chez toi, chez toi",
  utc: "utc, gmt, temps universel",
  at: "à, vers, dès, de",
  on: "le, du, au",
  to: "à, au, jusqu'à, jusqu'au, et",
  from: "de, du, entre, d, depuis",
  percent: "pour cent, pourcent, pour-cent",
  point: "point, points, pts",
  of: "sur, de, des, sur les, parmi",
  whole_first: "dont, parmi lesquels",
  more: "plus de, plus, au moins, davantage, dépasse, mieux",
  less: "moins de, moins, au plus, pire",
  vague: `
    printemps, été prochain, automne, hiver, noël, pâques, week-end, weekend, cent, cents, mille, tiers, double,
    triple, douzaine*, quinzaine*, bientôt, réveillon, nouvel an, quelques, plusieurs, toussaint, moitié-moitié,
    vacances, pentecôte, plupart
  `,
  half: "demi, demie, moitié",
  quarter: "quart",
  and: "et, mais, tandis, alors, puis",
  general: `
    en général, souvent, généralement, habituellement, d'habitude, beaucoup, certains, par exemple, si, imagine,
    supposons, étudiants, gens, on, pourrait, révise, par jour, chaque jour, veux-tu
  `,
  apart: "d'intervalle, d'écart, séparent, intervalle",
  teacher:
    "donne le cours, donne ce cours, professeur*, prof, enseignant*, enseigné*, chargé de cours",
  suppose:
    "imagine, imagine que, imaginons, imaginons que, supposons, suppose, disons, mettons, admettons",
  minus: "moins",
  page: "page, pages, p., chapitre, chapitres, section, figure, tableau, étape, diapositive",
};
