import { words } from "@/lib/text/pattern";
import { SPANISH_TIMES } from "./spanish-times";
import type { Vocabulary } from "./vocabulary";

export const SPANISH: Vocabulary = {
  ...SPANISH_TIMES,
  ENDOF: words`
    fin de, final de, finales de, el final de, finales del, el fin de, el final del, fin del, final del, fines de
  `,
  MIDDLEOF: words`mediados de, mitad de, la mitad de, mediados del`,
  BEGINNINGOF: words`
    principios de, inicio de, comienzo de, el principio de, principio de, principios del, inicios de, primeros de
  `,
  EXAM: words`
    examen, exámenes, parcial, final, prueba, test, el día del examen, fecha del examen, oposición,
    la fecha del examen
  `,
  SESSION: words`
    sesión, sesiones, bloque, bloques, sesión de estudio, sesiones de estudio, rato, ratos, la de, lo de, las de
  `,
  REVIEW: words`
    repaso, repasos, repasar, repasa, revisión, sesión de repaso, sesiones de repaso, repaso general
  `,
  TOPICS: words`tema, temas, materia, contenidos, contenido, cosas, temario`,
  CHAPTER: words`capítulo, capítulos, cap, cap., tema, temas, unidad, unidades, módulo`,
  NEWMATTER: words`
    temas nuevos, materia nueva, tema nuevo, nada nuevo, contenido nuevo, cosas nuevas, contenidos nuevos,
    materia nuevas, algo nuevo
  `,
  ALL: words`
    todo, todas, todos, todas las sesiones, el plan, todo el plan, plan, todas mis sesiones, el horario
  `,
  FOCUS: words`
    céntrate en, centra en, céntrate, centrarme en, enfoca, enfócate en, enfocarme en, sobre todo, especialmente,
    prioriza, más énfasis en, énfasis en, me cuesta, me cuestan, no entiendo, problemas con, dificultades con,
    flojo en, floja en, se me da mal, se me dan mal, más práctica, importante, importantes, más importante,
    principalmente, dedica más tiempo, no se me da bien, no se me dan bien, prioridad, refuerza, dedica más, mal en,
    insiste en, insistir en, voy mal en, voy flojo en, voy floja en, lo que peor llevo, llevo mal, reforzar,
    dale más peso, dale prioridad, hincapié en, haz hincapié en, me lío con, atascado con, énfasis, profundizar en,
    concéntrate en, concéntrate, dale más, no domino
  `,
  LESSFOCUS: words`por encima, rápidamente, brevemente, menos énfasis, poco tiempo, un vistazo`,
  SKIP: words`
    omite, omitir, sáltate, saltar, salta, saltarme, deja fuera, ignora, no entra, no entran, no hace falta,
    no necesito, excluye, deja de lado, descarta, no cae, no caen, no va a caer, no van a caer, no está en el examen,
    no entra en el examen, no entran en el examen, ignorar, excluir, saltarnos, quita el tema, no hay que estudiar,
    fuera del temario, no sale, no salen, olvida, olvídate de, no es necesario, no es relevante, sáltatelo, pasa de,
    dejar fuera, no toca
  `,
  KNOWN: words`
    ya sé, ya lo sé, ya conozco, domino, ya estudié, ya he estudiado, ya visto, ya aprendí, ya domino, ya terminé,
    ya me sé, me sé, ya está, ya lo tengo, ya hice, ya acabé, he terminado, ya los sé, ya las sé, ya están, ya tengo,
    ya la sé, ya he hecho, ya he visto, ya he terminado, ya he acabado, controlo, ya controlo, llevo bien, hecho,
    hechos, ya hecho, terminado con, me lo sé, se me da bien, se me dan bien, aprendido, aprendidos, estudiado,
    ya sabidos, dominado, he acabado, ya estudiado, ya vista, ya vistos, dominados, ya me la sé, ya me los sé
  `,
  HARD: words`
    difícil, difíciles, más difícil, más difíciles, lo más difícil, los más difíciles, duro, complicado, lo difícil,
    complicados, más duro, más complicado, lo más complicado, lo más duro, duros, complejo, peor
  `,
  EASY: words`
    fácil, fáciles, más fácil, más fáciles, lo más fácil, los más fáciles, lo fácil, sencillo, sencillos,
    lo más sencillo, más sencillos, lo básico, básico, básicos, simple, más sencillo
  `,
  FIRST: words`
    primero, al principio, en primer lugar, antes que nada, primera, primeros, primeras, de primero, lo primero,
    al inicio, de entrada
  `,
  LASTPOS: words`
    al final, por último, en último lugar, para el final, último, última, últimos, últimas, al último, de último,
    lo último, hasta el final, en el último
  `,
  THEN: words`luego, después, y luego, y después, entonces`,
  ORDERED: words`
    en orden, por orden, en el orden del curso, orden cronológico, en el orden del temario, siguiendo el orden,
    en el orden, uno tras otro, orden del curso, uno por uno
  `,
  BACKWARDS: words`
    al revés, a la inversa, en orden inverso, hacia atrás, orden inverso, del último al primero, de atrás adelante,
    del final al principio, de atrás para adelante, empezando por el final
  `,
  MIXED: words`
    mezcla, mezclar, mezclado, mezclados, alternar, alterna, alternando, variado, intercala, intercalar, intercalado,
    intercalando, mezclando, variar, intercalados, alternados, salteado
  `,
  EVENLY: words`
    uniforme, uniformemente, equilibrado, repartido, de forma equilibrada, por igual, reparte, regular, igual,
    equitativamente, de manera uniforme, constante, repartir, repartidas, repartidos, de forma uniforme, mismo ritmo,
    homogéneo, de forma regular, bien repartido, a partes iguales
  `,
  FRONT: words`
    lo antes posible, cuanto antes, lo máximo al principio, la mayor parte al principio, más al principio,
    lo más pronto posible, la mayor parte, la mayoría al principio, lo más rápido posible, mucho al principio,
    casi todo al principio, fuerte al principio, el grueso
  `,
  BACKLOAD: words`
    empezar despacio, empezar suave, más al final, ir aumentando, empezar poco a poco, despacio al principio,
    suave al principio, empieza suave, empieza despacio, subiendo poco a poco, aumentando poco a poco,
    menos al principio, de menos a más, empieza poco a poco, intensificar
  `,
  GRADUAL: words`
    de lo fácil a lo difícil, de fácil a difícil, gradual, gradualmente, progresivamente, de más fácil a más difícil,
    de lo más fácil a lo más difícil, de lo sencillo a lo complejo
  `,
  LIGHTER: words`
    más suave, más suaves, más ligero, más ligera, más tranquilo, más tranquila, más relajado, más relajada,
    menos intenso, menos intensa, suave, tranquilo, tranquila, con calma, más despacio, ligero, ligera, afloja,
    menos cargado, menos cargada, más flojo, más floja, más calma, relajado, relajada, aligera, sin agobios
  `,
  BREAK: words`descanso, descansos, pausa, pausas`,
  POMODORO: words`pomodoro, pomodoros`,
  BUFFER: words`margen, colchón, de margen, de reserva, reserva, de colchón, día de margen`,
  MOVE: words`
    mueve, mover, cambia, cambiar, pasa, pasar, reprograma, pon, traslada, muéveme, muévelo, muévela, cámbiame,
    cámbialo, trasladar, se ha movido, se ha cambiado, movido, ponlo, ponla, pásalo, pásala, pásame, aplazado,
    han cambiado
  `,
  POSTPONE: words`retrasa, retrasar, aplaza, aplazar, pospón, posponer, atrasa, atrasar, pospone`,
  ADVANCE: words`adelanta, adelantar, adelántame, adelántalo`,
  SWAP: words`intercambia, intercambiar, permuta`,
  ADD: words`
    añade, añadir, agrega, agregar, mete, añádeme, incluye, incluir, ponme, suma, programa, méteme, agrégame,
    planifica, inserta
  `,
  REMOVE: words`
    elimina, eliminar, borra, borrar, quita, cancela, quitar, cancelar, anula, suprime, bórrame, quítame, retira
  `,
  UNDO: words`
    deshaz, deshacer, deshazlo, como antes, vuelve atrás, revierte, como estaba, deshaz eso, déjalo como estaba,
    vuelve a como estaba, restaura, anula eso, deshaz el último cambio, anula el cambio, vuelve a lo de antes,
    lo de antes, deshaz lo último, el último cambio, anula lo último, cancela eso, déjalo como antes, último cambio,
    revertir, deshaz el cambio, cancela el último cambio, anula el último cambio, vuelve a dejarlo como estaba,
    deja todo como estaba, ponlo como estaba, volver atrás
  `,
  KEEP: words`
    mantén, mantener, deja, no toques, no cambies, conserva, dejar, no muevas, déjalo, déjame, deja igual, guarda,
    guárdame, resérvame, reserva el, se queda, se quedan
  `,
  AND: words`y, e, &, así como, +`,
  OR: words`o, u`,
  BUT: words`pero, sin embargo, aunque, en cambio, sino`,
  PERSON: words`
    compañero de piso, compañera de piso, hermano, hermana, novio, novia, amigo, amiga, madre, padre, profe, profesor,
    profesora, hijo, hija
  `,
  IF: words`
    si, quizás, quizá, tal vez, depende, cuando, en caso de, a lo mejor, según, a no ser, puede que, siempre que,
    probablemente
  `,
  QUESTION: words`
    por qué, qué, cómo, quién, dónde, explica, cuál, cuánto, explícame, qué es, cuántas, cuántos, cuáles, cuándo,
    cuánta, qué son
  `,
  REASON: words`porque, ya que, que tengo, por culpa de, debido a, puesto que, es que, para que, pues, así`,
  GREET: words`
    hola, gracias, genial, perfecto, buenas, buenos días, muchas gracias, estupendo, muy bien, buenas tardes,
    buenísimo, mola, me gusta
  `,
  "NUM:0.5 HOUR": words`media hora, una media hora, media horita`,
  "NUM:0.25 HOUR": words`cuarto de hora, un cuarto de hora`,
  "NUM:0.75 HOUR": words`tres cuartos de hora`,
  "NUM:1.5 HOUR": words`hora y media, una hora y media, 1 hora y media`,
  "NUM:2.5 HOUR": words`dos horas y media, 2 horas y media`,
  "NUM:3.5 HOUR": words`tres horas y media, 3 horas y media`,
  "NUM:15 DAY": words`quincena, una quincena`,
  "NUM:13": words`trece`,
  "NUM:14": words`catorce`,
  "NUM:15": words`quince`,
  "NUM:20": words`veinte`,
  "NUM:30": words`treinta`,
  "NUM:40": words`cuarenta`,
  "NUM:45": words`cuarenta y cinco`,
  "NUM:60": words`sesenta`,
  "NUM:90": words`noventa`,
  "NUM:2": words`par, un par, un par de, par de`,
  IN: words`en, dentro de, durante`,
  AT: words`a las, a la una, las, sobre las`,
  FOR: words`durante, por espacio de`,
  A: words`un, una, uno`,
  WITH: words`con`,
  WORK: words`
    estudiar, estudio, trabajar, hacer, haz, aprender, dedicar, estudie, hago, dedicarle, estudiando, dedica, tener,
    estudiarlo
  `,
  FIX: words`perdón, digo, quiero decir, mejor dicho, no espera, espera, bueno`,
  INSTEAD: words`en vez de, en lugar de, y no, en vez del, en lugar del`,
  FILL: words`
    el, la, los, las, lo, me, mi, mis, yo, tú, te, nos, se, le, les, es, son, soy, estoy, está, están, ser, estar,
    quiero, quisiera, querría, necesito, por favor, porfa, porfavor, tengo, hay, que, ya, muy, bien, así que,
    aproximadamente, unas, unos, más o menos, si es posible, si puede ser, alrededor de, preferiblemente,
    preferentemente, prefiero, puedes, podrías, podría, gustaría, me gustaría, debe, quedar, va, voy, vamos, ir, sea,
    sean, fecha, día y, cerca de, tiempo, favor, siempre, normalmente, generalmente, su, sus, eso, esto, ese, esa,
    al menos posible, ha, han, he, tiene, aún, todavía, algo, poco, un poco, cosa, solo si, toda, en general,
    idealmente, a ser posible, será, era, fue, hace, hacerlo, entero, entera, suelo, deja de, ayúdame, preparar,
    prepárame, curso, crea, hazme
  `,
};
