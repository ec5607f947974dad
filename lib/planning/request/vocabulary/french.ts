import { words } from "@/lib/text/pattern";
import { FRENCH_TIMES } from "./french-times";
import type { Vocabulary } from "./vocabulary";

export const FRENCH: Vocabulary = {
  ...FRENCH_TIMES,
  ENDOF: words`fin, la fin de, fin de, la fin du, fin du, la fin d'`,
  MIDDLEOF: words`mi, milieu de, mi-, milieu du`,
  BEGINNINGOF: words`début, début de, le début de, début du, le début du`,
  EXAM: words`
    examen, examens, partiel, partiels, contrôle, épreuve, concours, test, exam, l'exam, exams, jour de l'examen,
    date de l'examen
  `,
  SESSION: words`
    séance, séances, session, sessions, bloc, blocs, créneau, créneaux, séance de travail, séances de travail, celle,
    celles, celui
  `,
  REVIEW: words`
    révision, révisions, réviser, rappel, rappels, séance de révision, séances de révision, révise, relecture,
    révision générale
  `,
  TOPICS: words`sujet, sujets, chapitres, thème, thèmes, matière, notions, trucs, choses, contenu, programme`,
  CHAPTER: words`chapitre, chapitres, chap, chap., ch, ch., thème, unité, partie, module`,
  NEWMATTER: words`
    nouveaux sujets, nouvelle matière, nouveaux chapitres, nouvelles notions, rien de nouveau, nouveau chapitre,
    nouveautés, nouveau contenu, de nouveau chapitre, de nouveaux chapitres, de nouveau sujet
  `,
  ALL: words`
    tout, toutes, tous, toutes les séances, tout le planning, tout le plan, l'ensemble, le planning, le plan,
    planning
  `,
  FOCUS: words`
    surtout, insiste, insister, insiste sur, concentre, se concentrer sur, concentrer, mets l'accent sur,
    l'accent sur, priorité, en priorité, du mal avec, du mal, je ne comprends pas, comprends pas, difficultés,
    difficultés avec, difficultés en, faible en, galère, je galère, nul en, nulle en, plus d'exercices, important,
    importantes, importants, mal à, particulièrement, principalement, focus, concentre-toi, je bloque, bloque,
    bloque sur, priorise, prioriser, peine, j'ai du mal, met l'accent, mets l'accent, renforcer, renforce, notamment,
    travailler plus
  `,
  LESSFOCUS: words`rapidement, brièvement, survoler, survole, vite fait, un peu de, moins d'importance`,
  SKIP: words`
    saute, sauter, ignore, ignorer, laisse tomber, laisser de côté, laisse de côté, oublie, enlève du programme,
    pas au programme, n'est pas au programme, ne tombe pas, pas besoin, pas besoin de, exclure, exclus,
    ne tombera pas, tombe pas, passe, passer, zappe, zapper, pas à l'examen, ne sont pas au programme, omets,
    omettre, laisse, n'est pas à l'examen, hors programme, pas utile, inutile, inutiles, tomberont pas,
    ne tomberont pas, tombent pas, tombera pas
  `,
  KNOWN: words`
    je connais, je connais déjà, connais déjà, déjà fait, déjà vu, je maîtrise, maîtrise, déjà appris, acquis,
    je sais déjà, maîtrise déjà, connais, déjà faite, déjà fini, déjà faits, déjà faites, déjà révisé,
    j'ai déjà fait, j'ai déjà vu, j'ai fini, fini les, fini avec, déjà acquis, déjà travaillé, je suis à l'aise,
    à l'aise avec, à l'aise en, su par cœur, ai déjà fait, déjà terminé, j'ai déjà fini, déjà vus, déjà vues,
    j'ai déjà terminé, c'est bon pour, j'ai terminé, sont faites, sont faits, est fait, est faite, à l'aise
  `,
  HARD: words`
    difficile, difficiles, dur, dure, durs, dures, plus difficile, plus difficiles, le plus difficile,
    les plus difficiles, le plus dur, compliqué, plus dur, plus dures, plus durs, complexe, complexes,
    le plus compliqué, les plus dures, les plus durs, ardu
  `,
  EASY: words`
    facile, faciles, plus facile, plus faciles, le plus facile, les plus faciles, simple, simples, les bases, bases,
    le plus simple, plus simple, plus simples, les plus simples
  `,
  FIRST: words`
    d'abord, en premier, premièrement, au début, premier, première, premiers, premières, en premier lieu, au départ
  `,
  LASTPOS: words`
    à la fin, en dernier, pour la fin, en fin, dernier, dernière, derniers, dernières, tout à la fin, à la toute fin
  `,
  THEN: words`puis, ensuite, et puis, et ensuite`,
  ORDERED: words`
    dans l'ordre, dans l'ordre du cours, chronologique, l'un après l'autre, dans l'ordre des chapitres,
    ordre du cours, par ordre
  `,
  BACKWARDS: words`
    à l'envers, inverse, ordre inverse, en sens inverse, dans l'ordre inverse, dans l'autre sens, à rebours,
    en partant de la fin, à reculons
  `,
  MIXED: words`
    mélange, mélanger, mélangé, mélangés, alterner, alterne, varier, en alternance, alternance, alternant, varie,
    en alternant, mixte, en mélangeant
  `,
  EVENLY: words`
    régulièrement, réparti, répartis, équilibré, uniformément, de façon égale, régulier, réparti équitablement,
    équitablement, étale, étaler, de manière égale, constant, équilibrée, étalé, répartir, répartie,
    de manière équilibrée, même rythme, régulière
  `,
  FRONT: words`
    le plus tôt possible, dès que possible, le plus gros au début, plus au début, la plupart au début, au plus vite,
    le plus vite possible, l'essentiel au début, la plus grosse partie, beaucoup au début, le gros, l'essentiel,
    la majorité au début
  `,
  BACKLOAD: words`
    commencer doucement, doucement au début, monter en puissance, plus à la fin, progressivement plus,
    commencer tranquillement, démarrer doucement, commence doucement, commence tranquillement, beaucoup à la fin,
    intensifier, moins au début
  `,
  GRADUAL: words`
    progressivement, progressif, du plus simple au plus dur, du plus facile au plus difficile,
    du plus simple au plus compliqué, du plus simple au plus difficile, du facile au difficile, graduellement,
    petit à petit
  `,
  LIGHTER: words`
    plus léger, plus légère, tranquille, plus tranquille, plus cool, plus doucement, moins chargé, moins chargée,
    moins intense, plus calme, plus légères, plus légers, allégé, allégée, allège un peu, mollo, plus souple,
    doucement, léger, légère, cool
  `,
  BREAK: words`pause, pauses`,
  POMODORO: words`pomodoro, pomodoros`,
  BUFFER: words`tampon, marge, de marge, jour de marge, de réserve, jours tampons, jour tampon, de battement`,
  MOVE: words`
    déplace, déplacer, décale, décaler, bouge, bouger, reporter, reporte, mets, mettre, remets, déplacé, déplacée,
    reporté, reportée, change, décalé, transfère, basculer, passe de
  `,
  POSTPONE: words`repousse, repousser, retarde, retarder, recule, reculer, repoussé`,
  ADVANCE: words`avance, avancer, avancé, avancée`,
  SWAP: words`échange, échanger, inverser, intervertis, intervertir, permute, permuter`,
  ADD: words`
    ajoute, ajouter, rajoute, rajouter, prévois, planifie, prévoir, ajoute-moi, insère, mets-moi, programme-moi
  `,
  REMOVE: words`supprime, supprimer, efface, annule, annuler, enlève, enlever, retire, retirer, vire`,
  UNDO: words`
    annule ça, annule cela, annule la dernière modification, annule le changement, annuler ça, reviens en arrière,
    retour en arrière, comme avant, défais, rétablis, remets comme avant, annule le dernier changement,
    annule tout ça, remets comme c'était, comme c'était, revenir en arrière, annule la modification, finalement non,
    annule ce changement, annule ta dernière modification, laisse comme avant
  `,
  KEEP: words`
    garde, garder, ne touche pas, ne change pas, conserve, reste, restent, laisser, maintiens, ne bouge pas
  `,
  AND: words`et, &, ainsi que, +`,
  OR: words`ou, soit`,
  BUT: words`mais, cependant, par contre, en revanche, toutefois`,
  PERSON: words`
    coloc, colocataire, frère, sœur, copain, copine, ami, amie, mère, père, prof, professeur, fils, fille
  `,
  IF: words`
    si, peut-être, au cas où, éventuellement, selon, quand, sauf si, peut être, sans doute, probablement, dépend
  `,
  QUESTION: words`
    pourquoi, quoi, comment, qui, explique, c'est quoi, qu'est-ce que, qu'est-ce qu', quel, quelle, combien, quels,
    quelles, est-ce que, quelle est, qu'est ce que
  `,
  REASON: words`parce que, parce qu', car, puisque, à cause de, comme j', pour que, puisqu', vu que, à cause`,
  GREET: words`
    bonjour, salut, merci, super, parfait, génial, coucou, merci beaucoup, c'est parfait, très bien, bonsoir, nickel,
    top
  `,
  "NUM:0.5 HOUR": words`demi-heure, une demi-heure, demi heure, une demi heure, demie heure`,
  "NUM:0.25 HOUR": words`quart d'heure, un quart d'heure`,
  "NUM:0.75 HOUR": words`trois quarts d'heure, 3/4 d'heure, trois quart d'heure`,
  "NUM:1.5 HOUR": words`une heure et demie, heure et demie, 1 heure et demie, 1h et demie, une heure trente`,
  "NUM:2.5 HOUR": words`deux heures et demie, 2 heures et demie, 2h et demie, deux heures trente`,
  "NUM:3.5 HOUR": words`trois heures et demie, 3 heures et demie`,
  "NUM:15 DAY": words`quinze jours, une quinzaine, quinzaine`,
  "NUM:13": words`treize`,
  "NUM:14": words`quatorze`,
  "NUM:15": words`quinze`,
  "NUM:20": words`vingt`,
  "NUM:30": words`trente`,
  "NUM:40": words`quarante`,
  "NUM:45": words`quarante-cinq`,
  "NUM:60": words`soixante`,
  "NUM:90": words`quatre-vingt-dix`,
  IN: words`en, dans, pendant, durant, sur, au cours de, dans les`,
  AT: words`à`,
  FOR: words`pour, pour la, pour les`,
  A: words`un, une`,
  WITH: words`avec`,
  WORK: words`
    travailler, étudier, bosser, faire, fais, apprendre, travaille, étudie, avoir, prendre, révisant, travaillant
  `,
  FIX: words`pardon, je veux dire, non plutôt, ou plutôt, enfin, non attends, attends, enfin non, non`,
  INSTEAD: words`au lieu de, au lieu d', plutôt que, à la place de, et non, au lieu du, plutôt que le`,
  FILL: words`
    le, la, les, l', je, j', me, m', moi, mon, ma, mes, tu, te, toi, nous, on, il, elle, ils, elles, y, s', t', c',
    c'est, ça, cela, est, sont, suis, ai, as, avez, sera, serait, veux, voudrais, souhaite, aimerais, peut, pouvez,
    pourrais, dois, faut, il faut, stp, svp, s'il te plaît, s'il vous plaît, environ, à peu près, bien, très, déjà,
    donc, alors, en fait, être, été, soient, soit bien, serai, aurai, vais, va, ai besoin, besoin, voilà, préfère,
    si possible, de préférence, de la, du temps, temps, ce que, lui, se, plaît, plait, quand même, là, vraiment,
    un peu, peu, beaucoup, toujours, normalement, généralement, afin, afin d', chez, idéalement, mieux, faudrait,
    merci de, au mieux, aimerai, que je, pourra, l'idéal, chacun des, concernant, quant, ont, fait, faite, leur, ses,
    son, sa, nos, notre, aide-moi, prépare, préparer, crée, plan pour, révisions du cours
  `,
};
