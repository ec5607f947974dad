import { PORTUGUESE } from "@/lib/text/languages/portuguese";
import type { ClaimWords } from "./claim-words";

export const PORTUGUESE_CLAIMS: ClaimWords = {
  small: `
    o, a, os, as, um, uma, uns, umas, de, do, da, dos, das, e, ou, é, são, em, no, na, nos, nas, ao, à, aos, às,
    para, por, pelo, pela, com, que, se, seu, sua, seus, suas, teu, tua, você, não, tem, foi, já, até, até a,
    este, esta, mais, dia, ser, está, num, numa, como, cada
  `,
  you: `
    você, seu, sua, seus, suas, teu, tua, teus, tuas, tu, te, ti, lhe, tens, deves, estás, fez, entregou,
    obteve, concluiu
  `,
  definite: "o, a, os, as, do, da, no, na, ao, à, este, esta, esse, essa",
  final: `
    exame final, exames finais, prova final, provas finais, exame de fim de curso, teste final, avaliação final,
    final
  `,
  midterm: `
    prova intermediária, exame intermediário, prova parcial, exame parcial, teste intermédio,
    prova de meio de curso, parcial, frequência
  `,
  quiz: "quiz*, teste curto, questionário*, teste, testes, miniteste*",
  exam: "exame, exames, prova, provas, avaliação, avaliações",
  task: `
    tarefa, tarefas, trabalho, trabalhos, ensaio, ensaios, projeto, projetos, projecto, apresentação,
    apresentações, relatório*, redação, lição de casa, dever, deveres, exercício, exercícios, entrega, entregas,
    seminário
  `,
  session: "sessão, sessões, bloco de estudo",
  plan: "plano, planos, plano de estudo*, calendário, cronograma, agenda, horário",
  office: "atendimento, horário de atendimento, horas de atendimento, plantão, plantões",
  class: "aula, aulas, palestra, palestras",
  course: "curso, cursos, disciplina*, matéria*, módulo*, cadeira",
  topic: "tópico*, tema, temas, assunto, assuntos",
  due: `
    prazo*, vence, vencem, entregar, entrega, entregue, entregues, data limite, data-limite, data de entrega,
    enviar, submeter, submetid*, enviad*, até, termina o prazo, fecha, encerra, limite
  `,
  start: "começa*, inicia*, início, começo, arranca, abre",
  end: "termina, terminam, acaba, fim, encerra, finaliza, vai até",
  when: `
    data, acontece, ocorre, é no dia, cai, caem, será, marcad*, previst*, agendad*, hora, dia, realiza-se,
    tem lugar, programad*, prevê, falta, faltam
  `,
  weight: `
    vale, valem, valeu, peso, pesa, conta, contam, contou, da nota, nota final, corresponde*, representa*,
    contribui, equivale
  `,
  grade: "nota, notas, resultado*, classificação, pontuação, conceito, avaliado",
  got: "obteve, tirou, recebeu, conseguiu, tiraste, obtiveste, alcançou, foi, ganhou, fez",
  progress: "progresso, avanço, andamento, percorreu, concluiu, avançou, completou, está em",
  room: "sala, salas, auditório, laboratório, prédio, edifício, gabinete, ginásio, anfiteatro",
  place: "local, lugar, onde, acontece na sala, fica, realiza-se na, será na sala, ocorre na",
  lasts: "dura, duram, durou, duração, long*, estimad*, leva, exige, vai das",
  done: `
    concluíd*, concluiu, terminad*, terminou, entregou, entregue, entregues, feit*, acabad*, completad*,
    completou, aprovad*, finalizad*, enviad*, enviou, pront*
  `,
  undone: `
    não entregou, ainda não entregou, não concluiu, ainda não concluiu, não foi entregue, não terminou,
    inacabad*, por entregar, ainda não terminou, ainda não foi entregue, não entregaste
  `,
  open: "abert*, em andamento, pendente*, em curso, por fazer",
  started: "não iniciad*, não começou, ainda não começou, por começar, não começad*",
  left: "falta*, resta*, ainda, restante*, sobra*",
  total: "total, no total, ao todo",
  all: "todo, todos, toda, todas, tudo, inteiro, inteira, cada",
  neg: "não, nenhum*, nada, nunca, nem, sem, jamais, tampouco",
  reminder: `
    não esqueça, não se esqueça, não esqueças, não te esqueças, não perca, não só, não apenas, não se preocupe,
    sem pressa, não te preocupes, não deixe, não chegue atrasado
  `,
  must: "deve, deves, devem, precisa, tem de, tem que, deveria, é preciso",
  next: "próxim*, seguinte*, primeir*",
  ...PORTUGUESE.days,
  today: `${PORTUGUESE.days.today}, esta noite`,
  ago: "há, atrás",
  before: "antes",
  after: "depois, após, mais tarde",
  this: "este, esta, neste, nesta, desta, deste",
  coming: "próxim*, que vem",
  minute: "minuto*, min",
  hour: "hora, horas, h",
  day: "dia, dias",
  week: "semana*",
  month: "mês, meses",
  morning: "manhã",
  afternoon: "tarde",
  evening: "noite",
  oclock: "horas, hora, h",
  am: "da manhã, da madrugada, am, a.m.",
  pm: "da tarde, da noite, pm, p.m.",
  local: "hora local, seu horário, sua hora, horário local, onde você está, tua hora",
  utc: "utc, gmt",
  at: "às, as, à, das, até as, pelas, até às",
  on: "dia, no dia, o dia, ao dia",
  to: "a, até, às, ao, até às, e, e as",
  from: "de, das, desde, entre, do, entre as",
  percent: "por cento, porcento",
  point: "ponto, pontos",
  of: "de, dos, das, em, de um total de",
  whole_first: "dos quais, das quais, deles, delas",
  more: "mais de, mais, pelo menos, supera, maior, melhor, acima",
  less: "menos de, menos, no máximo, menor, pior, abaixo",
  vague: `
    primavera, verão, outono, inverno, natal, véspera, páscoa, fim de semana, cem, cento, mil, terço*, dobro,
    triplo, dúzia*, quinzena*, em breve, logo, ano novo, alguns, algumas, vários, várias, carnaval, feriado,
    maioria
  `,
  half: "metade, mei*",
  quarter: "quarto",
  and: "e, mas, enquanto, depois",
  general: `
    em geral, geralmente, normalmente, costuma, muitas vezes, muitos, muitas, por exemplo, se, imagine, suponha,
    estudantes, pessoas, poderia, revise, por dia, cada dia, quer, veja
  `,
  apart: "de diferença, separam, separad*",
  teacher: "professor*, prof, docente*, ministrad*, leciona",
  suppose: "imagina, imagine, suponha*, supondo, digamos, vamos supor",
  minus: "menos",
  page: "página, páginas, pág., p., capítulo, seção, figura, tabela, passo, slide",
};
