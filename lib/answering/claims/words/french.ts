import { FRENCH } from "@/lib/text/languages/french";
import type { ClaimWords } from "./claim-words";

export const FRENCH_CLAIMS: ClaimWords = {
  small: `
    le, la, les, l, un, une, des, du, de, d, et, ou, est, sont, à, au, aux, en, dans, pour, par, sur, avec, ton,
    ta, tes, tu, ce, cette, ces, il, elle, que, qui, ne, pas, se, s, as, a, vous, votre, vos, y, ont, été, plus,
    son, sa, ses, plus ou moins, à peu près, près de
  `,
  you: "tu, ton, ta, tes, toi, te, t, vous, votre, vos, as, dois, peux",
  definite: "le, la, les, l, du, au, aux, ce, cet, cette, des deux",
  final: `
    examen final, examens finaux, épreuve finale, examen de fin de cours, examen de fin de semestre,
    partiel final, contrôle final, final, finale, test final, épreuve de fin de cours, examen terminal
  `,
  midterm: `
    examen de mi-semestre, examen de mi-session, partiel, partiels, examen partiel, épreuve de mi-semestre,
    examen intermédiaire, contrôle intermédiaire, mi-semestre, examen de mi-parcours
  `,
  quiz: "quiz, quizz, interro*, interrogation*, petit test, mini-test",
  exam: "examen*, épreuve*, contrôle*, test, tests, oral, oraux",
  task: `
    devoir, devoirs, travail, travaux, exercice, exercices, dissertation*, essai, essais, exposé*, projet*,
    mémoire, présentation*, fiche, dossier*, compte rendu, compte-rendu, tâche*, compte rendu de tp,
    rapport de tp, compte-rendu de tp, tp à rendre, rapport, rapports
  `,
  session: "séance*, session*, bloc d'étude",
  plan: "plan, plans, planning*, calendrier, programme, plan d'étude, plan de révision, agenda",
  office: `
    permanence*, heures de permanence, heures de bureau, heures de réception, heures de consultation
  `,
  class: "cours magistral, cours magistraux, td, tp, séminaire*, leçon*",
  course: "cours, matière*, module*, unité",
  topic: `
    thème*, sujet, sujets, chapitres à, chapitre, chapitres, notion, notions, unités
  `,
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
    note finale, représente*, pondération, pèsent, moyenne, de ta moyenne, de votre moyenne, de la moyenne,
    compter, détermine*, dépend*, provient, entre pour, pour la note, de votre note, de la note finale, entrent
  `,
  grade: "note, notes, résultat*, score*, noté*, mention*, évaluation, barème, noté sur",
  got: `
    obtenu, eu, reçu, obtenus, as eu, as obtenu, décroché, récolté, eu droit, remporté, as fait, avez obtenu,
    avez eu, repars, t'en es sorti, as reçu, avez reçu, attribué, valu, rapporté
  `,
  progress: `
    progrès, progression, avancement, avancé*, en es à, es à, parcouru*, accompli*, réalisé*, atteint*
  `,
  room: "salle, salles, amphi, amphithéâtre, bureau, labo, laboratoire, bâtiment, local, gymnase",
  place: "a lieu dans, lieu, où, se trouve, se déroule dans, se tient dans, endroit",
  lasts: `
    dure*, durée*, long, longue, durent, estimé*, prend, s'étend, demande*, demander*, nécessite*,
    compte environ, comptez, durera, dureront, plus longue, plus court*, plus de temps, moins de temps, prendra,
    prévoir, prévoyez, disposes, disposez, durée estimée, te prendra, temps estimé, auras, aurez, occuper*,
    plus long, plus court, plus courte
  `,
  done: `
    terminé*, fini, finie, finis, rendu, rendue, remis, remise, soumis, soumise, complété*, achevé*, passé,
    réussi*, fait, faite, faits, derrière toi, bouclé*, validé*, déjà rendu, déjà rendue, déjà remis, déjà fait,
    réglé, plié, dans la poche, déposé, déposée, envoyé*, derrière vous, traité*, étudié*, vu, vus, vue, vues,
    couvert*, liquidé*, coché*
  `,
  undone: `
    pas rendu, pas encore rendu, pas remis, pas encore remis, pas terminé, pas encore terminé, pas fini,
    inachevé*, pas soumis, pas encore soumis, pas encore fini, pas encore rendue, pas encore remise,
    reste à rendre, reste à remettre, encore à rendre, encore à remettre, toujours pas rendu,
    toujours pas remis, toujours pas terminé, pas encore soumise, pas encore déposé, pas encore fait,
    n'est pas encore rendu, pas encore terminée, pas encore finie, à rendre encore, toujours à remettre,
    toujours à rendre, reste à faire, manque encore la fin, encore la fin
  `,
  open: `
    ouvert*, en cours, encore à faire, toujours à faire, travailles actuellement, travailles en ce moment,
    es en train de, êtes en train de, en chantier, à moitié fait*, à moitié terminé*, en cours de rédaction,
    bien avancé*
  `,
  started: `
    pas commencé, pas encore commencé, non commencé*, pas entamé, pas encore entamé, rien n'a encore été entamé,
    pas encore été entamé, pas encore débuté, même pas commencé, toujours pas commencé, pas touché,
    pas encore touché, pas écrit une ligne, pas encore ouvert, n'as rien fait, rien fait, pas une ligne,
    pas encore commencée, pas commencée, attaqué, pas encore attaqué, mis à
  `,
  begun: `
    commencé*, entamé*, débuté*, déjà commencé*, déjà entamé*, as commencé, as entamé, avez commencé,
    avez entamé
  `,
  left: `
    reste*, restant*, encore, manque*, à faire, plus que, il te reste, il vous reste, encore à voir,
    encore à étudier, encore à traiter, à voir
  `,
  total: "total, au total, en tout, comporte, compte, comprend",
  all: "tous, toutes, tout, toute, entier, entière, ensemble, chaque, intégralité",
  neg: "pas, ne, n, aucun*, rien, jamais, ni, sans, non, point, personne",
  reminder: `
    n'oublie pas, ne pas oublier, n'oubliez pas, ne manque pas, ne rate pas, non seulement, pas de panique,
    n'hésite pas, pas de souci, rien ne presse, pas d'urgence, pas de stress, ne t'inquiète pas, ne sois pas,
    ne tarde pas, pas une minute de plus, pas une minute plus tard
  `,
  must: "dois, doit, devez, faut, devrait, devrais, il faut, devrez, devras",
  next: "prochain*, premier, première",
  ...FRENCH.days,
  midnight: `${FRENCH.days.midnight}, fin de journée, fin de la journée`,
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
  morning: "matin, matinée, ce matin",
  afternoon: "après-midi",
  evening: "soir, soirée, nuit, ce soir",
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
  of: "sur, de, des, sur les, parmi, sur un total de",
  whole_first: "dont, parmi lesquels",
  more: `
    plus de, plus, au moins, davantage, dépasse, mieux, supérieur*, plus élevé*, plus important*, plus lourd*,
    plus long, plus longue, plus de temps
  `,
  less: `
    moins de, moins, au plus, pire, inférieur*, plus faible, moins élevé*, moins important*, moins lourd*,
    plus court, plus courte, moins de temps
  `,
  vague: `
    cent, cents, mille, tiers, double, triple, douzaine*, bientôt, quelques, plusieurs, moitié-moitié, plupart
  `,
  half: "demi, demie, moitié, à mi-chemin, à moitié",
  quarter: "quart",
  and: "et, mais, tandis, alors, puis, à ce jour, à l'heure actuelle",
  general: `
    en général, souvent, généralement, habituellement, d'habitude, beaucoup, certains, par exemple, si, imagine,
    supposons, étudiants, gens, on, pourrait, révise, par jour, chaque jour, veux-tu
  `,
  apart: "d'intervalle, d'écart, séparent, intervalle, séparés, sépare",
  teacher: `
    donne le cours, donne ce cours, professeur*, prof, enseignant*, enseigné*, chargé de cours, enseignante,
    professeure, assuré par, assurée par, donné par, dispensé par, chargée de cours, ton prof, votre prof,
    c'est avec, assure
  `,
  suppose:
    "imagine, imagine que, imaginons, imaginons que, supposons, suppose, disons, mettons, admettons",
  minus: "moins",
  season:
    "printemps, été prochain, automne, hiver, noël, pâques, réveillon, nouvel an, toussaint, vacances, pentecôte",
  weekend: "week-end, weekend, fin de semaine",
  after_next: "en quinze",
  day_before: "la veille de, la veille du, la veille, le jour avant, un jour avant",
  day_after: "le lendemain de, le lendemain du, le lendemain, le jour après, un jour après",
  same_day: "même jour, même date",
  together: `
    ensemble, à eux deux, à elles deux, en tout, au total, cumul*, réuni*, additionn*, à eux trois, plus,
    cumulant, en cumulant
  `,
  than: "que, qu",
  compared: "par rapport à, comparé à, comparée à, contrairement à, en comparaison de",
  hence: `
    donc, alors, par conséquent, aussi, car, autant, bien que, même si, tant que, de sorte que, afin
  `,
  set_aside: "prévu, réservé, planifié, bloqué, révision, programmé",
  advice: `
    profite, mieux vaut, autant, commence, pense à, révise, prévois, concentre, bosser, souffler, mangez, dors,
    relis, t'y mettre, s'y mettre, mets deux, garde, regarde, prévoyez, avance, à répartir, refaire,
    apporte, apportez, couche-toi, prépare, préparez, prends, prenez, fais, faites, laisse, laissez, divise,
    répartis, essaie, essayez, n'hésite pas, vérifie, mets, accorde-toi, repose-toi, relisez, suffit, aide,
    repère, repérez, localise
  `,
  page: "page, pages, p., chapitre, chapitres, section, figure, tableau, étape, diapositive",
};
