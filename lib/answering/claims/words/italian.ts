import { ITALIAN } from "@/lib/text/languages/italian";
import type { ClaimWords } from "./claim-words";

export const ITALIAN_CLAIMS: ClaimWords = {
  small: `
    il, lo, la, i, gli, le, l, un, una, uno, di, del, della, dei, delle, dell, dello, e, ed, o, è, sono, a, al,
    alla, alle, agli, in, nel, nella, per, con, che, si, tuo, tua, tuoi, tue, hai, ha, c, non, da, dal, dalla, su,
    sul, sulla, tra, fra, questo, questa, più, come, ti, sei, ci, ogni, più o meno
  `,
  you: "tu, tuo, tua, tuoi, tue, ti, te, hai, devi, puoi, scrivi, consegni, studi, suo, vostro",
  definite: `
    il, lo, la, i, gli, le, l, del, della, dell, al, alla, all, nel, nella, nell, questo, questa, dei due,
    delle due, tra i due, fra i due
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
  exam: `
    esame, esami, prova, prove, verifica, verifiche, test, appello, appelli, orale, orali
  `,
  task: `
    compito, compiti, consegna, consegne, tema, saggio, saggi, relazione, relazioni, progetto, progetti, tesina,
    presentazione, presentazioni, esercizi, esercizio, elaborato, elaborati, lavoro, ricerca, lavori
  `,
  session: "sessione, sessioni, blocco di studio",
  plan: "piano, piani, programma, calendario, agenda, piano di studio",
  office: "ricevimento, orario di ricevimento, ore di ricevimento",
  class: "lezione, lezioni, seminario, seminari, laboratorio settimanale",
  course: "corso, corsi, materia, materie, modulo, moduli, insegnamento",
  topic: "argomento, argomenti, temi, unità, capitoli di, moduli di",
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
    della nota, è valso, pesano, sulla valutazione, della valutazione, della media, del voto finale, dipende,
    dipendono, determina, arriva da, deriva, incidono, copre, costituisce, costituiscono
  `,
  grade: "voto, voti, valutazione, risultato, risultati, punteggio, giudizio, votazione",
  got: `
    preso, ottenuto, ricevuto, hai preso, hai ottenuto, raggiunto, totalizzato, conseguito, chiuso con,
    cavata con, strappato, portato a casa, hai ricevuto, hai raggiunto, ha ottenuto, ha preso, si è meritato,
    ti sei meritat*, guadagnat*, realizzato, hai fatto, totalizzando, hanno dato
  `,
  progress: "progresso, progressi, avanzamento, completato, sei al, arrivato, svolto",
  room: `
    aula, aule, sala, sale, stanza, ufficio, edificio, palestra, laboratorio, auditorium, studio
  `,
  place: "luogo, dove, si tiene in, si svolge in, sede, si trova, posto",
  lasts: `
    dura, durano, durata, lung*, stimat*, richiede, durerà, si stimano, richiederà, richiederanno, servono,
    serviranno, calcola, ci vogliono, ci vorranno, occorrono, ti occorrono, impiegherai, più tempo, meno tempo,
    più breve, più corto, durare, tempo stimato, hai a disposizione, disposizione, prevedi, metti in conto,
    ti prenderà, impegnerà, più lungo, più lunga, più corta
  `,
  done: `
    completat*, finit*, consegnat*, terminat*, superat*, fatt*, conclus*, hai finito, svolt*, inviat*,
    sostenut*, già consegnat*, archiviat*, spuntat*, copert*, studiat*, vist*, affrontat*, chius*, alle spalle,
    tolto di mezzo, depennat*, caricat*, portato a termine
  `,
  undone: `
    non consegnat*, non hai consegnato, non ancora consegnat*, non hai ancora consegnato, incompiut*,
    non finit*, non hai finito, non hai ancora finito, da completare, non completat*, non è stat* consegnat*,
    ancora da consegnare, resta da consegnare, risulta ancora da consegnare, manca ancora la consegna,
    non risulta consegnat*, ancora da finire, ancora da terminare, ancora da completare, non hai terminato,
    non hai ancora terminato, non hai completato, non hai ancora completato, non ha ancora consegnato,
    non ha consegnato, non terminat*, ancora incomplet*, non hai inviato, non hai ancora inviato
  `,
  open: `
    apert*, in corso, in sospeso, da fare, stai lavorando, sta lavorando, ci stai lavorando, avviat*,
    in lavorazione, in fase di, stai già lavorando, già lavorando
  `,
  started: `
    non iniziat*, non ancora iniziat*, non hai iniziato, non hai ancora iniziato, da iniziare,
    non hai cominciato, non hai ancora cominciato, non ha ancora iniziato, non ha iniziato,
    non è stat* iniziat*, nemmeno iniziat*, non hai nemmeno iniziato, non hai toccato, non hai scritto,
    neanche una riga, nemmeno una riga, non hai fatto nulla, non hai fatto niente, ancora da cominciare,
    ancora da iniziare, non risulta iniziat*, non cominciat*, ancora tutto da cominciare, tutto da cominciare,
    tutto da iniziare, messo mano
  `,
  begun: `
    cominciat*, iniziat*, avviat*, già iniziat*, già cominciat*, hai iniziato, hai cominciato, hai già iniziato
  `,
  left: `
    ancora, rimangono, rimane, restano, resta, manca, mancano, rimanenti, rimasti, rimangono altri,
    ancora da studiare, ancora da fare, da vedere, da affrontare, da ripassare ancora
  `,
  total: "totale, in totale, in tutto, complessivamente, programma",
  all: "tutti, tutte, tutto, tutta, intero, intera, ogni, ciascuno",
  neg: "non, nessun*, niente, nulla, mai, né, senza, neanche, neppure",
  reminder: `
    non dimenticare, non dimenticarti, non perdere, non solo, non scordare, non preoccuparti, niente panico,
    senza fretta, non fare tardi, non ti preoccupare, non un minuto di più, non un minuto dopo,
    nemmeno un minuto dopo
  `,
  must: "devi, deve, devono, bisogna, occorre, dovresti, va, vanno",
  next: "prossim*, primo, prima",
  ...ITALIAN.days,
  midnight: `${ITALIAN.days.midnight}, fine della giornata, fine giornata`,
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
  morning: "mattina, mattino, mattinata, stamattina",
  afternoon: "pomeriggio",
  evening: "sera, serata, notte, stasera",
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
  of: "su, di, dei, delle, degli, sui, sulle, su un totale di",
  whole_first: "di cui, dei quali, delle quali",
  more: `
    più di, più, almeno, oltre, supera, maggiore, meglio, superiore, più alto, più elevat*, più pesante,
    più lungo, più lunga, più tempo
  `,
  less: `
    meno di, meno, al massimo, minore, peggio, inferiore, più basso, più leggero, più breve, più corto,
    più corta, meno tempo
  `,
  vague: `
    cento, mille, terzo, terzi, doppio, triplo, dozzina, quindicina, presto, alcuni, alcune, diversi, diverse,
    maggior parte
  `,
  half: "metà, mezz*, a metà",
  quarter: "quarto",
  and: "e, ed, ma, mentre, poi, ad oggi, a oggi",
  general: `
    prova a, provare a, ripassare,
    in genere, di solito, spesso, generalmente, normalmente, molti, molte, per esempio, ad esempio, se,
    immagina, supponiamo, studenti, persone, potrebbe, ripassa, al giorno, ogni giorno, vuoi
  `,
  apart: "di distanza, separano, separat*, passano, intercorrono",
  teacher: `
    professor*, prof, docente*, insegnant*, insegna, tenuto da, professoressa, tiene il corso, a cura di,
    titolare del corso, insegnato da, il docente è, insegnare
  `,
  suppose: "immagina, supponiamo, supponi, diciamo, mettiamo, poniamo",
  minus: "meno",
  season: `
    primavera, estate, autunno, inverno, natale, vigilia, pasqua, capodanno, ferragosto, epifania, vacanze
  `,
  weekend: "fine settimana, weekend",
  after_next: "",
  day_before: `
    il giorno prima di, il giorno prima, la vigilia di, un giorno prima di, il giorno precedente
  `,
  day_after: "il giorno dopo, un giorno dopo, il giorno successivo a",
  same_day: "stesso giorno, stessa data, stessa scadenza",
  together: `
    insieme, in totale, sommando, sommati, sommate, complessivamente, in tutto, nel complesso, somma, totale,
    tempo totale
  `,
  than: "di, che, rispetto a, rispetto al, del, della, dell",
  compared: "in confronto a, rispetto a, a confronto con, a differenza di",
  hence: "quindi, perciò, dunque, così, perché, poiché, visto che, dato che, anche se",
  set_aside: "riservato, programmato, pianificato, in programma, studio, fissato, messo",
  advice: `
    conviene, sfrutta, meglio, ripassa, concentrati, cominciare presto, ripassare, approfitta, riposati, preparati,
    bene, porta avanti, mi concentrerei, può scrivergli, dovrebbe bastare, non perdere, portarsi avanti,
    resta libero, arriva, porta, dividi, lascia, fai, prova a, ricorda, assicurati, prendi, prepara, rivedi, metti,
    dormi, dedica, tieni, basta, aiuta, esercitati, studia, cerca di
  `,
  page: "pagina, pagine, pag., p., capitolo, sezione, figura, tabella, passo, diapositiva",
};
