import { SPANISH } from "@/lib/text/languages/spanish";
import type { ClaimWords } from "./claim-words";

export const SPANISH_CLAIMS: ClaimWords = {
  small: `
    el, la, los, las, un, una, unos, unas, de, del, y, e, o, es, son, en, a, al, para, por, con, que, se, su,
    sus, tu, tus, lo, no, ya, te, tienes, hay, fue, será, como, más, este, esta, cada, sobre, según, ha, has,
    está, están, qué, cuándo
  `,
  you: `
    tú, tu, tus, te, ti, tienes, has, debes, llevas, estás, puedes, sacaste, obtuviste, usted, su, sus,
    entregaste, terminaste, completaste, escribes, presentas, estudias
  `,
  definite: "el, la, los, las, del, al, este, esta, ese, esa",
  final: `
    examen final, exámenes finales, prueba final, examen de fin de curso, examen final de curso, final,
    examen de cierre
  `,
  midterm: `
    examen parcial, parcial, parciales, examen de mitad de curso, prueba parcial, examen intermedio,
    examen de medio*
  `,
  quiz: "quiz*, cuestionario*, prueba corta, control, controles, test corto, prueba, pruebas",
  exam: "examen, exámenes, evaluación, evaluaciones, test, tests",
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
  topic: "tema, temas",
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
    de la calificación, representa*, supone, aporta, porcentaje de la nota
  `,
  grade: "nota, notas, calificación, calificaciones, resultado*, puntuación, calificado*",
  got: `
    sacaste, obtuviste, has sacado, has obtenido, obtenido*, recibiste, sacado, conseguiste, lograste,
    has conseguido
  `,
  progress: `
    progreso, avance, avances, llevas, completado*, avanzado, vas por, has completado, recorrido
  `,
  room: `
    aula, aulas, sala, salas, salón, laboratorio, edificio, despacho, auditorio, gimnasio, pabellón
  `,
  place: "lugar, dónde, en la sala, será en, se celebra en, tiene lugar en, ubicación, sitio",
  lasts: "dura, duran, duró, duración, larg*, estimad*, se estima*, requiere, lleva",
  done: `
    terminad*, completad*, entregad*, hech*, acabad*, aprobad*, has terminado, has entregado, superad*, enviad*,
    presentad*, finalizad*, has completado, entregaste, terminaste, completaste, list*
  `,
  undone: `
    sin entregar, no has entregado, aún no has entregado, todavía no has entregado, sin terminar,
    no has terminado, inacabad*, no entregad*, no está entregad*, sin completar, no has completado
  `,
  open: "abiert*, en curso, pendiente*, en marcha, en progreso",
  started: `
    sin empezar, no has empezado, sin comenzar, no empezad*, no iniciad*, todavía no has empezado
  `,
  left: "queda*, falta*, restan, restante*, por hacer, pendiente*, aún",
  total: "total, en total",
  all: "todo, todos, toda, todas, entero, entera, cada, completo, completa",
  neg: "no, ningún, ninguna, ninguno, nada, nunca, ni, sin, tampoco, jamás",
  reminder: `
    no olvides, no te olvides, no te pierdas, no solo, no olvide, no hay que olvidar, no te preocupes,
    sin prisa, no te agobies, no llegues tarde, no dejes
  `,
  must: "debes, debe, deben, hay que, tienes que, deberías, debería, debe ser",
  next: "próxim*, siguiente*, primer, primera",
  ...SPANISH.days,
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
  afternoon: "por la tarde",
  evening: "por la noche, noche",
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
  of: "de, de los, de las, sobre, de un total de",
  whole_first: "de los cuales, de las cuales, de ellos, de ellas",
  more: "más de, más, al menos, supera, mayor, mejor",
  less: "menos de, menos, como mucho, menor, peor",
  vague: `
    primavera, verano, otoño, invierno, navidad*, nochebuena, nochevieja, semana santa, pascua, fin de semana,
    cien, ciento, mil, tercio*, tercera parte, doble, triple, docena*, quincena*, pronto, año nuevo, algunos,
    algunas, varios, varias, reyes, puente, mayoría
  `,
  half: "mitad, medi*",
  quarter: "cuarto, cuarta parte",
  and: "y, pero, mientras, luego, e",
  general: `
    en general, generalmente, normalmente, a menudo, suele, suelen, muchos, muchas, por ejemplo, si, imagina,
    supongamos, estudiantes, personas, podría, repasa, por día, al día, cada día, quieres
  `,
  apart: "de diferencia, separan, separad*, entre sí",
  teacher: "profesor*, prof, docente*, maestr*, imparte, impartid*",
  suppose: "imagina, supongamos, supón, digamos, pongamos",
  minus: "menos",
  page: "página, páginas, pág., p., capítulo, sección, figura, tabla, paso, diapositiva",
};
