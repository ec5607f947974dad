import { SPANISH } from "@/lib/text/languages/spanish";
import type { ClaimWords } from "./claim-words";

export const SPANISH_CLAIMS: ClaimWords = {
  small: `
    el, la, los, las, un, una, unos, unas, de, del, y, e, o, es, son, en, a, al, para, por, con, que, se, su, sus,
    tu, tus, lo, no, ya, te, tienes, hay, fue, será, como, más, este, esta, cada, sobre, según, ha, has, está,
    están, qué, cuándo, le, les, usted, ser, tiene, si, aunque, alrededor, más o menos, cerca de, alrededor de
  `,
  you: `
    tú, tu, tus, te, ti, tienes, has, debes, llevas, estás, puedes, sacaste, obtuviste, usted, su, sus,
    entregaste, terminaste, completaste, escribes, presentas, estudias
  `,
  definite: "el, la, los, las, del, al, este, esta, ese, esa, de los dos, de las dos",
  final: `
    examen final, exámenes finales, prueba final, examen de fin de curso, examen final de curso, final,
    examen de cierre
  `,
  midterm: `
    examen parcial, parcial, parciales, examen de mitad de curso, prueba parcial, examen intermedio,
    examen de medio*
  `,
  quiz: "quiz*, cuestionario*, prueba corta, control, controles, test corto, prueba, pruebas",
  exam: "examen, exámenes, evaluación, evaluaciones, test, tests, oral, orales",
  task: `
    tarea, tareas, trabajo, trabajos, ensayo*, proyecto*, deberes, ejercicio, ejercicios, presentación,
    presentaciones, informe*, entrega, entregas, redacción, monografía*, exposición, práctica, prácticas
  `,
  session: "sesión, sesiones, bloque de estudio",
  plan: "plan, planes, plan de estudio*, calendario, agenda, horario, planificación",
  office: `
    tutoría*, horas de oficina, horario de atención, horas de consulta, hora de consulta, horas de tutoría
  `,
  class: "clase, clases, seminario*, lección, lecciones",
  course: "curso, cursos, asignatura*, materia*, módulo*",
  topic: "tema, temas, unidad, unidades, capítulos de, apartados",
  due: `
    vence*, plazo*, fecha límite, fecha de entrega, entregar, entregarse, entrega, entregado*, entregada*,
    límite, enviar, presentar, vencimiento, cierra, hay que entregar, se entrega, caduca
  `,
  start: "empieza*, comienza*, inicia*, inicio, comienzo, arranca*, abre",
  end: "termina, terminan, acaba, acaban, fin, finaliza, hasta, concluye",
  when: `
    fecha, tiene lugar, es el, cae, caen, será, previst*, programad*, hora, día, está fijad*, se celebra, toca,
    planificad*, falta, faltan, haces, se realiza
  `,
  weight: `
    vale, valen, valió, cuenta, cuentan, contó, pesa, peso, de la nota, nota final, pondera*,
    de la calificación, representa*, supone, aporta, porcentaje de la nota, en juego, de tu calificación,
    de su calificación, de la media, procede, viene de, depende*, determina*, equivale*, corresponde*,
    constituye, de tu nota, de su nota, ponderación
  `,
  grade: `
    nota, notas, calificación, calificaciones, resultado*, puntuación, calificado*, puntuado
  `,
  got: `
    sacaste, obtuviste, has sacado, has obtenido, obtenido*, recibiste, sacado, conseguiste, lograste,
    has conseguido, te dieron, le dieron, has logrado, logrado, recibido, te pusieron, te has llevado,
    cosechaste, alcanzaste, alcanzado, ha obtenido, ha sacado, obtuvo, sacó, le han puesto, te han puesto,
    han dado, te han dado
  `,
  progress: `
    progreso, avance, avances, llevas, completado*, avanzado, vas por, has completado, recorrido
  `,
  room: `
    aula, aulas, sala, salas, salón, laboratorio, edificio, despacho, auditorio, gimnasio, pabellón
  `,
  place: "lugar, dónde, en la sala, será en, se celebra en, tiene lugar en, ubicación, sitio",
  lasts: `
    dura, duran, duró, duración, larg*, estimad*, se estima*, requiere, lleva, ocupará, ocupar*, llevará,
    llevar*, tardarás, tardará, durará, durarán, calcula, calcule, requerirá, dispones, dispone, más tiempo,
    menos tiempo, más corto, más larg*, reserva, cuenta con, tiempo estimado, tendrás, te llevará, necesitas,
    necesitarás, más largo, más larga, más corta
  `,
  done: `
    terminad*, completad*, entregad*, hech*, acabad*, aprobad*, has terminado, has entregado, superad*, enviad*,
    presentad*, finalizad*, has completado, entregaste, terminaste, completaste, list*, ya has entregado,
    ha entregado, ha terminado, ya entregad*, quitado de encima, cubiert*, vist*, estudiad*, subid*, resuelt*,
    dad* por terminad*, liquidad*, dominas, domina, dominados, dominadas, ya dominas
  `,
  undone: `
    sin entregar, no has entregado, aún no has entregado, todavía no has entregado, sin terminar,
    no has terminado, inacabad*, no entregad*, no está entregad*, sin completar, no has completado,
    falta entregar, falta por entregar, queda por entregar, sigue sin entregar, todavía por entregar,
    aún por entregar, tiene que entregar todavía, no se ha entregado, todavía no ha entregado,
    aún no ha entregado, no ha entregado, no ha terminado, todavía no ha terminado, sin acabar, no has acabado,
    aún no has terminado, todavía no has terminado, a medio hacer, sin enviar, no has enviado, no ha enviado
  `,
  open: `
    abiert*, en curso, pendiente*, en marcha, en progreso, estás trabajando en, está trabajando en,
    trabajando en, a medias, en proceso, en elaboración
  `,
  started: `
    sin empezar, no has empezado, sin comenzar, no empezad*, no iniciad*, todavía no has empezado,
    no ha empezado, todavía no ha empezado, aún no ha empezado, aún no has empezado, ni siquiera has empezado,
    no has comenzado, no ha comenzado, todavía no has comenzado, aún no has comenzado, sin haber escrito,
    sin tocar, no has tocado, no ha tocado, sin iniciar, no has hecho nada, no ha hecho nada, ni una línea,
    una sola línea, por empezar, no se ha empezado, no te has puesto, aún no te has puesto,
    no te has puesto con
  `,
  begun: `
    empezado, comenzado, iniciado, empezaste, comenzaste, ya empezado, ya empezada, ya has empezado,
    has empezado, ha empezado, has comenzado, ya iniciad*
  `,
  left: `
    queda*, falta*, restan, restante*, por hacer, pendiente*, aún, por estudiar, por ver, por delante, sin ver,
    sin estudiar, le quedan, te quedan, continúan
  `,
  total: "total, en total, en conjunto",
  all: "todo, todos, toda, todas, entero, entera, cada, completo, completa",
  neg: "no, ningún, ninguna, ninguno, nada, nunca, ni, sin, tampoco, jamás",
  reminder: `
    no olvides, no te olvides, no te pierdas, no solo, no olvide, no hay que olvidar, no te preocupes,
    sin prisa, no te agobies, no llegues tarde, no dejes, ni un minuto más tarde, ni un minuto después
  `,
  must: "debes, debe, deben, hay que, tienes que, deberías, debería, debe ser",
  next: "próxim*, siguiente*, primer, primera",
  ...SPANISH.days,
  midnight: `${SPANISH.days.midnight}, final del día, fin del día, doce de la noche, 12 de la noche`,
  today: `${SPANISH.days.today}, esta noche, esta tarde`,
  ago: "hace",
  before: "antes",
  after: "después, más tarde, tras",
  this: "este, esta",
  coming: "próxim*, que viene, este próximo",
  minute: "minuto*, min",
  hour: "hora, horas, h",
  day: "día, días",
  week: "semana*",
  month: "mes, meses",
  morning: "por la mañana",
  afternoon: "por la tarde, esta tarde",
  evening: "por la noche, noche, esta noche",
  oclock: "horas, en punto, h, hs",
  am: "a.m., a.m, am, a. m., de la mañana, de la madrugada",
  pm: "p.m., p.m, pm, p. m., de la tarde, de la noche",
  local: "hora local, tu hora, hora tuya, donde estás",
  utc: "utc, gmt",
  at: "a las, a la, las, desde las, hasta las, sobre las",
  on: "el, día, el día, del, al",
  to: "a, al, hasta, hasta las, a las, y, y las, y el",
  from: "de, del, desde, entre, desde el, desde las",
  percent: "por ciento, porciento",
  point: "punto, puntos, pts",
  of: "de, de los, de las, sobre, de un total de, sobre un total de",
  whole_first: "de los cuales, de las cuales, de ellos, de ellas",
  more: `
    más de, más, al menos, supera, mayor, mejor, superior, más alto, más pesado, más elevad*, más largo,
    más larga, más tiempo
  `,
  less: `
    menos de, menos, como mucho, menor, peor, inferior, más bajo, más ligero, más corto, más corta,
    menos tiempo
  `,
  vague: `
    fin de semana, cien, ciento, mil, tercio*, tercera parte, doble, triple, docena*, quincena*, pronto,
    algunos, algunas, varios, varias, mayoría
  `,
  half: "mitad, medi*, a la mitad, a mitad",
  quarter: "cuarto, cuarta parte",
  and: "y, pero, mientras, luego, e, a día de hoy, a fecha de hoy, hasta hoy",
  general: `
    en general, generalmente, normalmente, a menudo, suele, suelen, muchos, muchas, por ejemplo, si, imagina,
    supongamos, estudiantes, personas, podría, repasa, por día, al día, cada día, quieres
  `,
  apart: "de diferencia, separan, separad*, entre sí, se llevan",
  teacher: `
    profesor*, prof, docente*, maestr*, imparte, impartid*, profesora, da la asignatura, da el curso,
    a cargo de, la imparte, lo imparte, corre a cargo
  `,
  suppose: "imagina, supongamos, supón, digamos, pongamos",
  minus: "menos",
  season: `
    primavera, verano, otoño, invierno, navidad*, nochebuena, nochevieja, semana santa, pascua, año nuevo,
    reyes, puente, vacaciones
  `,
  weekend: "fin de semana, finde",
  after_next: "",
  day_before: `
    el día anterior a, el día antes de, la víspera de, un día antes de, el día previo a, el día antes
  `,
  day_after: "el día después de, el día siguiente a, un día después de, al día siguiente de",
  same_day: "mismo día, misma fecha",
  together: `
    juntos, juntas, en total, sumando, suman, suma, sumados, sumadas, entre los dos, entre las dos, en conjunto,
    entre ambos, entre ambas, tiempo total, total
  `,
  than: "que",
  compared: "en comparación con, comparado con, comparada con, a diferencia de, frente a",
  hence: `
    así que, por lo que, por tanto, por eso, de modo que, porque, ya que, aunque, para que
  `,
  set_aside: "reservado, programado, planificado, apartado, estudio, he puesto, agendado",
  advice: `
    aprovecha, conviene, mejor, repasa, concéntrate, procura, desayunar, descansa, organízate, ve empezando,
    prepárate, deja la, avance hoy, yo no esperaría, deja margen, no pierda, repasemos, llega, llegue, trae, lleva,
    divide, reparte, deja, haz, intenta, recuerda, asegúrate, toma, prepara, revisa, pon, duerme, dedica, dedicar,
    ensáyala, ensáyalo, guarda, te ayudará, basta, practica, estudia, localízalo, localízala
  `,
  page: "página, páginas, pág., p., capítulo, sección, figura, tabla, paso, diapositiva",
};
