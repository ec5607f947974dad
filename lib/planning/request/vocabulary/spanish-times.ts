import { SPANISH } from "@/lib/text/languages/spanish";
import { words } from "@/lib/text/pattern";
import type { Vocabulary } from "./vocabulary";

/** Words for amounts, days and what is said of them. */
export const SPANISH_TIMES: Vocabulary = {
  HOUR: words`hora, horas, h, hs, hrs, horita, horitas`,
  MIN: words`minuto, minutos, min, mins`,
  DAY: words`día, días`,
  WEEK: words`semana, semanas, sem`,
  MONTHS: words`mes, meses`,
  EACH: words`cada, por, todos los, todas las, al, a la`,
  "EACH DAY": words`
    diario, diaria, diarias, diarios, diariamente, al día, por día, cada día, todos los días, a diario, en un día,
    el día, en un mismo día
  `,
  "EACH WEEK": words`a la semana, por semana, semanal, semanales, cada semana, semanalmente, todas las semanas`,
  "EACH PART:evening": words`cada noche, todas las noches, por noche`,
  "EACH PART:morning": words`cada mañana, todas las mañanas`,
  "EACH PART:afternoon": words`cada tarde, todas las tardes`,
  OTHERDAY: words`
    un día sí y otro no, cada dos días, cada 2 días, día por medio, días alternos, en días alternos,
    un día sí un día no, un día sí y un día no
  `,
  OTHERDAYS: words`
    los demás días, el resto de la semana, los otros días, el resto de días, el resto, los demás,
    el resto de los días
  `,
  TIMES: words`veces, vez`,
  ATONCE: words`
    seguidas, seguidos, de una vez, cada vez, por sesión, a la vez, de golpe, de un tirón, seguido, cada una,
    cada uno, sin parar, sin descanso
  `,
  TOTAL: words`en total, total, en conjunto, totales`,
  HALF: words`media, medio`,
  MOST: words`
    máximo, max, como mucho, como máximo, no más de, hasta, nunca más de, a lo sumo, máx, máx., un máximo de,
    de máximo, no quiero más de, no puedo más de, sin pasar de, no pasar de, a lo más, tope
  `,
  LEAST: words`al menos, mínimo, como mínimo, por lo menos, no menos de, un mínimo de`,
  MORETHAN: words`más de`,
  LESSTHAN: words`menos de`,
  MORE: words`
    más, de más, extra, adicional, adicionales, otra, aumenta, sube, otro, amplía, alarga, aumentar, incrementa,
    más tiempo para, más tiempo en, más tiempo a, más tiempo, más peso, más de lo, más horas a, más horas para,
    más atención
  `,
  LESS: words`
    menos, de menos, reduce, baja, acorta, reducir, recorta, quítame, menos tiempo para, menos tiempo en,
    menos tiempo a, menos peso, menos tiempo, menos de lo, menos atención
  `,
  EXTRAHOUR: words`otra hora, una hora extra, una hora adicional`,
  DOUBLE: words`doble, el doble, duplica, el doble de`,
  SET: words`mejor`,
  THIS: words`este, esta, estos, estas`,
  NEXT: words`próximo, próxima, próximos, próximas, siguiente, siguientes, que viene, que entra, que vienen`,
  PREV: words`pasado, pasada`,
  WEEKEND: words`fin de semana, finde, el fin de semana, el finde`,
  WEEKENDS: words`
    los fines de semana, fines de semana, findes, los findes, cada fin de semana, sábados y domingos,
    los sábados y domingos
  `,
  WORKDAYS: words`
    entre semana, días laborables, de lunes a viernes, días de semana, lunes a viernes, los días laborables,
    días de diario, los laborables, laborables
  `,
  TODAY: words`${SPANISH.days.today}, ahora mismo, ya mismo`,
  "TODAY PART:evening": words`esta noche, hoy por la noche`,
  "TODAY PART:afternoon": words`esta tarde, hoy por la tarde`,
  TOMORROW: words`${SPANISH.days.tomorrow}`,
  "TOMORROW PART:morning": words`mañana por la mañana`,
  "TOMORROW PART:afternoon": words`mañana por la tarde`,
  "TOMORROW PART:evening": words`mañana por la noche`,
  YESTERDAY: words`${SPANISH.days.yesterday}, de ayer`,
  AFTERTOMORROW: words`${SPANISH.days.day_after_tomorrow}`,
  "PART:morning": words`
    por la mañana, mañanas, por las mañanas, las mañanas, de la mañana, de mañana, a la mañana, en la mañana,
    la mañana
  `,
  "PART:afternoon": words`
    por la tarde, tarde, tardes, por las tardes, las tardes, de la tarde, en la tarde, la tarde, a la tarde
  `,
  "PART:evening": words`
    por la noche, noche, noches, por las noches, las noches, de la noche, en la noche, la noche, a la noche
  `,
  "TIME:12:00": words`${SPANISH.days.noon}`,
  "TIME:24:00": words`${SPANISH.days.midnight}`,
  NOT: words`
    no, nunca, jamás, ningún, ninguna, sin, nada, ni, nada de, no quiero, no pongas nada, no planifiques nada,
    nunca más
  `,
  OFF: words`
    libre, libres, descanso, de descanso, descansar, de fiesta, descanso yo, festivo, sin estudiar, sin estudio
  `,
  AWAY: words`
    no puedo, no estoy, de vacaciones, vacaciones, enfermo, enferma, de viaje, viaje, ocupado, ocupada,
    no disponible, no tengo tiempo, fuera, boda, una boda, ausente, me voy, imposible, no estaré,
    no estoy disponible, no podré, no voy a estar, no voy a poder, congreso, en el extranjero, hospital, mala, malo,
    viajo, me es imposible, no me es posible, no me viene bien, de puente, no hay tiempo, me marcho, de baja,
    no estaré disponible, estaré fuera, estoy fuera, estoy de viaje, cancelado, cancelada, en un congreso,
    no me va bien, no cuentes conmigo, no tengo
  `,
  BUSY: words`
    trabajo, prácticas, entrenamiento, clase, clases, entreno, curro, turno, laboratorio, ensayo, fútbol,
    tengo clase, tengo clases, gimnasio, coro, baile
  `,
  BACK: words`vuelvo, de vuelta, regreso, estoy de vuelta`,
  ONLY: words`solo, sólo, solamente, únicamente, nada más que, nada más, exclusivamente, tan solo`,
  EXCEPT: words`excepto, salvo, a excepción de, aparte de, quitando, excepto los, excepto el`,
  OKAY: words`
    puedo, vale, está bien, me va bien, me viene bien, posible, disponible, sí puedo, no me importa, me vienen bien,
    me van bien, están bien, sin problema, estoy libre, tengo tiempo, tengo libre, sirve, sirven
  `,
  ALSO: words`también, otra vez, de nuevo, ahora, además`,
  START: words`
    empieza, empezar, empezando, empiezo, comenzar, comienza, comenzando, inicio, comienzo, iniciar, arrancar,
    arranca, quiero empezar, inicia, empecemos, empiece, arrancamos
  `,
  ONWARDS: words`en adelante`,
  FINISH: words`
    terminar, terminado, acabar, acabado, listo, lista, fin, finalizar, termina, acaba, tener listo, tenerlo listo,
    acabe, termine, tenerlo todo, terminarlo, acabarlo, tener todo listo, finalizado, terminar todo, acabar todo,
    fecha límite
  `,
  BY: words`para el, antes del fin, a más tardar, para, como muy tarde, a más tardar el, como muy tarde el`,
  BEFORE: words`antes de, antes del, antes, antes que, antes que el, antes que la, antes de la, antes de los`,
  UNTIL: words`hasta el, hasta, hasta la, hasta los`,
  AFTER: words`después de, después del, tras, a partir del fin, pasado el, pasadas, pasadas las, más tarde de`,
  FROM: words`desde, a partir de, a partir del, desde el, del, de, a partir de la, desde la, desde las`,
  TO: words`al, a, a la, a los, hacia`,
  BETWEEN: words`entre, entre el, entre las`,
  LATER: words`más tarde, atrás, después, hacia atrás`,
  EARLIER: words`antes, adelante, más temprano, más pronto, hacia adelante`,
  "NUM:1.25 HOUR": words`hora y cuarto, una hora y cuarto`,
};
