import { ITALIAN } from "@/lib/text/languages/italian";
import type { ClaimWords } from "./claim-words";

export const ITALIAN_CLAIMS: ClaimWords = {
  small: `
    il, lo, la, i, gli, le, l, un, una, uno, di, del, della, dei, delle, dell, dello, e, ed, o, è, sono, a, al,
    alla, alle, agli, in, nel, nella, per, con, che, si, tuo, tua, tuoi, tue, hai, ha, c, non, da, dal, dalla,
    su, sul, sulla, tra, fra, questo, questa, più, come, ti, sei, ci, ogni
  `,
  you: "tu, tuo, tua, tuoi, tue, ti, te, hai, devi, puoi, scrivi, consegni, studi, suo, vostro",
  definite: `
    il, lo, la, i, gli, le, l, del, della, dell, al, alla, all, nel, nella, nell, questo, questa
  `,
  final: `
    esame finale, esami finali, prova finale, esame di fine corso, esame conclusivo, finale, test finale,
    esame di fine semestre
  `,
  midterm: `
    esame di metà corso, parziale, esame parziale, prova intermedia, esame intermedio, esonero,
    esame di metà semestre
  `,
  quiz: "quiz, test breve, verifica breve",
  exam: "esame, esami, prova, prove, verifica, verifiche, test, appello, appelli",
  task: `
    compito, compiti, consegna, consegne, tema, saggio, saggi, relazione, relazioni, progetto, progetti, tesina,
    presentazione, presentazioni, esercizi, esercizio, elaborato, elaborati, lavoro, ricerca
  `,
  session: "sessione, sessioni, blocco di studio",
  plan: "piano, piani, programma, calendario, agenda, piano di studio",
  office: "ricevimento, orario di ricevimento, ore di ricevimento",
  class: "lezione, lezioni, seminario, seminari, laboratorio settimanale",
  course: "corso, corsi, materia, materie, modulo, moduli, insegnamento",
  topic: "argomento, argomenti, temi",
  due: `
    scade, scadono, scadenza, scadenze, termine, consegnare, consegna, consegnato, consegnata, da consegnare,
    entro, va consegnat*, inviare, chiude, termine ultimo, data di consegna
  `,
  start: "inizia*, comincia*, inizio, parte, apre",
  end: "finisce, termina, fine, fino, si conclude, finiscono",
  when: `
    data, si tiene, si svolge, è il, cade, cadono, previst*, in programma, fissat*, ora, giorno, programmat*,
    orario, ha luogo, mancano, manca, sarà, segnat*
  `,
  weight: `
    vale, valgono, valeva, pesa, peso, conta, contano, del voto, voto finale, contribuisce, incide, rappresenta,
    della nota, è valso
  `,
  grade: "voto, voti, valutazione, risultato, risultati, punteggio, giudizio",
  got: "preso, ottenuto, ricevuto, hai preso, hai ottenuto, raggiunto, totalizzato, conseguito",
  progress: "progresso, progressi, avanzamento, completato, sei al, arrivato, svolto",
  room: `
    aula, aule, sala, sale, stanza, ufficio, edificio, palestra, laboratorio, auditorium, studio
  `,
  place: "luogo, dove, si tiene in, si svolge in, sede, si trova, posto",
  lasts: "dura, durano, durata, lung*, stimat*, richiede, durerà, si stimano",
  done: `
    completat*, finit*, consegnat*, terminat*, superat*, fatt*, conclus*, hai finito, svolt*, inviat*,
    sostenut*
  `,
  undone: `
    non consegnat*, non hai consegnato, non ancora consegnat*, non hai ancora consegnato, incompiut*,
    non finit*, non hai finito, non hai ancora finito, da completare, non completat*, non è stat* consegnat*
  `,
  open: "apert*, in corso, in sospeso, da fare",
  started:
    "non iniziat*, non ancora iniziat*, non hai iniziato, non hai ancora iniziato, da iniziare",
  left: "ancora, rimangono, rimane, restano, resta, manca, mancano, rimanenti, rimasti",
  total: "totale, in totale, in tutto, complessivamente",
  all: "tutti, tutte, tutto, tutta, intero, intera, ogni, ciascuno",
  neg: "non, nessun*, niente, nulla, mai, né, senza, neanche, neppure",
  reminder: `
    non dimenticare, non dimenticarti, non perdere, non solo, non scordare, non preoccuparti, niente panico,
    senza fretta, non fare tardi, non ti preoccupare
  `,
  must: "devi, deve, devono, bisogna, occorre, dovresti, va, vanno",
  next: "prossim*, primo, prima",
  ...ITALIAN.days,
  today: `${ITALIAN.days.today}, stasera, stamattina`,
  ago: "fa",
  before: "prima, precede",
  after: "dopo, più tardi",
  this: "questo, questa",
  coming: "prossim*",
  minute: "minuto, minuti, min",
  hour: "ora, ore, h",
  day: "giorno, giorni",
  week: "settimana, settimane",
  month: "mese, mesi",
  morning: "mattina, mattino, mattinata",
  afternoon: "pomeriggio",
  evening: "sera, serata, notte",
  oclock: "in punto",
  am: "di mattina, del mattino, di notte, am, a.m.",
  pm: "di pomeriggio, del pomeriggio, di sera, della sera, pm, p.m.",
  local: "ora tua, ora locale, tua ora, dove sei, tuo fuso",
  utc: "utc, gmt",
  at: "alle, alle ore, ore, dalle, fino alle, all, le, per le",
  on: "il, giorno, il giorno, del, dal, al, l",
  to: "a, al, alle, fino a, fino al, fino alle, e, e le, ed",
  from: "da, dal, dalle, tra, fra, tra le, dall",
  percent: "per cento, percento",
  point: "punto, punti",
  of: "su, di, dei, delle, degli, sui, sulle",
  whole_first: "di cui, dei quali, delle quali",
  more: "più di, più, almeno, oltre, supera, maggiore, meglio",
  less: "meno di, meno, al massimo, minore, peggio",
  vague: `
    primavera, estate, autunno, inverno, natale, vigilia, pasqua, fine settimana, weekend, cento, mille, terzo,
    terzi, doppio, triplo, dozzina, quindicina, presto, capodanno, alcuni, alcune, diversi, diverse, ferragosto,
    epifania, maggior parte
  `,
  half: "metà, mezz*",
  quarter: "quarto",
  and: "e, ed, ma, mentre, poi",
  general: `
    prova a, provare a, ripassare,
    in genere, di solito, spesso, generalmente, normalmente, molti, molte, per esempio, ad esempio, se,
    immagina, supponiamo, studenti, persone, potrebbe, ripassa, al giorno, ogni giorno, vuoi
  `,
  apart: "di distanza, separano, separat*",
  teacher: "professor*, prof, docente*, insegnant*, insegna, tenuto da",
  suppose: "immagina, supponiamo, supponi, diciamo, mettiamo, poniamo",
  minus: "meno",
  page: "pagina, pagine, pag., p., capitolo, sezione, figura, tabella, passo, diapositiva",
};
