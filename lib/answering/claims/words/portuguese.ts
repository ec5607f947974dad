import { PORTUGUESE } from "@/lib/text/languages/portuguese";
import type { ClaimWords } from "./claim-words";

export const PORTUGUESE_CLAIMS: ClaimWords = {
  small: `
    o, a, os, as, um, uma, uns, umas, de, do, da, dos, das, e, ou, é, são, em, no, na, nos, nas, ao, à, aos, às,
    para, por, pelo, pela, com, que, se, seu, sua, seus, suas, teu, tua, você, não, tem, foi, já, até, até a, este,
    esta, mais, dia, ser, está, num, numa, como, cada, mais ou menos, cerca de
  `,
  you: `
    você, seu, sua, seus, suas, teu, tua, teus, tuas, tu, te, ti, lhe, tens, deves, estás, fez, entregou,
    obteve, concluiu
  `,
  definite: "o, a, os, as, do, da, no, na, ao, à, este, esta, esse, essa, dos dois, das duas",
  final: `
    exame final, exames finais, prova final, provas finais, exame de fim de curso, teste final, avaliação final,
    final
  `,
  midterm: `
    prova intermediária, exame intermediário, prova parcial, exame parcial, teste intermédio,
    prova de meio de curso, parcial, frequência
  `,
  quiz: "quiz*, teste curto, questionário*, teste, testes, miniteste*",
  exam: "exame, exames, prova, provas, avaliação, avaliações, oral, prova oral",
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
  topic: `
    tópico*, tema, temas, assunto, assuntos, unidade, unidades, conteúdos, capítulos de
  `,
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
    contribui, equivale, da média, da classificação, da avaliação, da tua nota, da sua nota, depende*,
    determina*, vem de, vem da, vem do, constitui, responde por, peso de, pondera*
  `,
  grade: `
    nota, notas, resultado*, classificação, pontuação, conceito, avaliado, avaliada, pontuação máxima
  `,
  got: `
    obteve, tirou, recebeu, conseguiu, tiraste, obtiveste, alcançou, foi, ganhou, fez, ficou com, ficaste com,
    conseguiste, ganhaste, arrancou, arrancaste, recebeste, acertou, acertaste, alcançaste, obtido, obtida,
    teve, tiveste, levou, deram, te deram
  `,
  progress: "progresso, avanço, andamento, percorreu, concluiu, avançou, completou, está em",
  room: "sala, salas, auditório, laboratório, prédio, edifício, gabinete, ginásio, anfiteatro",
  place: "local, lugar, onde, acontece na sala, fica, realiza-se na, será na sala, ocorre na",
  lasts: `
    dura, duram, durou, duração, long*, estimad*, leva, exige, demora*, demorar*, levar, vai levar, levará,
    levas, precisa de cerca, reserve, reserva, tempo estimado, estimativa de tempo, mais tempo, menos tempo,
    mais curt*, durará, durar, conte com, tem a duração, terá, vais precisar, ocupa*, tempo de prova,
    mais longo, mais longa, mais curto, mais curta
  `,
  done: `
    concluíd*, concluiu, terminad*, terminou, entregou, entregue, entregues, feit*, acabad*, completad*,
    completou, aprovad*, finalizad*, enviad*, enviou, pront*, terminaste, concluíste, acabaste, enviaste,
    despachad*, estudad*, vist*, cobert*, riscad*, arrumad*, ficou para trás, para trás, submeteu, submeteste,
    já foram entregues, já foi entregue, já está entregue, já entregou
  `,
  undone: `
    não entregou, ainda não entregou, não concluiu, ainda não concluiu, não foi entregue, não terminou,
    inacabad*, por entregar, ainda não terminou, ainda não foi entregue, não entregaste, falta entregar,
    ainda falta entregar, por submeter, por concluir, ainda por entregar, ainda não está pront*,
    não foi submetid*, ainda não foi submetid*, não terminaste, ainda não terminaste, não concluíste,
    ainda não entregaste, ainda não acabou, não acabou, ainda não enviou, não enviou, ainda não concluíste,
    está por entregar, ainda está por entregar, por acabar, não acabaste, ainda não acabaste
  `,
  open: `
    abert*, em andamento, pendente*, em curso, por fazer, está trabalhando, estás a trabalhar, está a trabalhar,
    trabalhando em, começou a fazer, em progresso, em elaboração, neste momento a trabalhar, a trabalhar em,
    a trabalhar
  `,
  started: `
    não iniciad*, não começou, ainda não começou, por começar, não começad*, nem começou, ainda nem começou,
    não começaste, ainda não começaste, ainda nem começaste, nem sequer começ*, não iniciou, ainda não iniciou,
    não iniciaste, não mexeu, ainda não mexeu, não escreveu, nem uma linha, nada feito, não fez nada,
    não fizeste nada, ainda não tocou, não tocou, não tocaste, por iniciar, não pegaste, ainda não pegaste,
    não pegou, ainda não pegou
  `,
  begun: `
    começado, começou, começaste, iniciado, iniciou, já começou, já começaste, já iniciad*
  `,
  left: `
    falta*, resta*, ainda, restante*, sobra*, por ver, por estudar, continuam por, restam, sobram, por cobrir,
    pela frente
  `,
  total: "total, no total, ao todo",
  all: "todo, todos, toda, todas, tudo, inteiro, inteira, cada",
  neg: "não, nenhum*, nada, nunca, nem, sem, jamais, tampouco",
  reminder: `
    não esqueça, não se esqueça, não esqueças, não te esqueças, não perca, não só, não apenas, não se preocupe,
    sem pressa, não te preocupes, não deixe, não chegue atrasado, nem um minuto depois, nem um minuto a mais
  `,
  must: "deve, deves, devem, precisa, tem de, tem que, deveria, é preciso",
  next: "próxim*, seguinte*, primeir*",
  ...PORTUGUESE.days,
  midnight: `${PORTUGUESE.days.midnight}, fim do dia, final do dia, doze da noite, 12 da noite`,
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
  evening: "noite, esta noite, hoje à noite",
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
  of: "de, dos, das, em, de um total de, num total de",
  whole_first: "dos quais, das quais, deles, delas",
  more: `
    mais de, mais, pelo menos, supera, maior, melhor, acima, superior, mais alto, mais pesad*, mais elevad*,
    mais longo, mais longa, mais tempo
  `,
  less: `
    menos de, menos, no máximo, menor, pior, abaixo, inferior, mais baixo, mais leve, menos peso, mais curto,
    mais curta, menos tempo
  `,
  vague: `
    cem, cento, mil, terço*, dobro, triplo, dúzia*, quinzena*, em breve, logo, alguns, algumas, vários, várias,
    maioria
  `,
  half: "metade, mei*, a meio, pela metade",
  quarter: "quarto",
  and: "e, mas, enquanto, depois, até hoje, à data de hoje, até à data",
  general: `
    em geral, geralmente, normalmente, costuma, muitas vezes, muitos, muitas, por exemplo, se, imagine, suponha,
    estudantes, pessoas, poderia, revise, por dia, cada dia, quer, veja
  `,
  apart: "de diferença, separam, separad*, separa, de intervalo",
  teacher: `
    professor*, prof, docente*, ministrad*, leciona, docente responsável, professora, dada por, dado por,
    a cargo de, dá a disciplina, dá a cadeira, ministra, chama-se, responsável por
  `,
  suppose: "imagina, imagine, suponha*, supondo, digamos, vamos supor",
  minus: "menos",
  season: `
    primavera, verão, outono, inverno, natal, véspera, páscoa, ano novo, carnaval, feriado, recesso, férias
  `,
  weekend: "fim de semana, final de semana, fim-de-semana",
  after_next: "",
  day_before: `
    no dia anterior a, no dia anterior ao, na véspera de, na véspera do, na véspera da, véspera de,
    um dia antes de, um dia antes do, um dia antes da, no dia antes, o dia anterior, na véspera
  `,
  day_after: `
    no dia seguinte a, no dia seguinte ao, no dia seguinte à, no dia depois, um dia depois de,
    um dia depois do, um dia depois da, no dia a seguir
  `,
  same_day: "mesmo dia, mesma data, mesmo prazo",
  together: `
    juntos, juntas, ao todo, no total, somando, somados, somadas, somam, em conjunto, soma, um total, total,
    tempo total
  `,
  than: "do que, que",
  compared: "em comparação com, comparado com, comparada com, ao contrário de, comparado a",
  hence: `
    portanto, por isso, assim, logo, porque, então, pois, embora, e por isso, para que, compensa
  `,
  set_aside: `
    reservado, reservei, agendado, planejado, marcado, marcada, planeado, estudo, separei, programei, marquei,
    agendei
  `,
  advice: `
    aproveite, aproveita, convém, melhor, revise, revê, concentre, descansa, prepare, organiza, é bom,
    não deixe tudo, põe dois, combinar, concentraria, daria prioridade, riscar, ficar tranquilo, é aí, chega,
    chegue, traz, traga, leva, leve, divide, divida, reparte, deixa, deixe, faz, faça, tenta, tente, lembra-te,
    lembre-se, certifica, certifique, toma, prepara, revisa, põe, dorme, dedica, dedique, guarda, guarde, usa, use,
    basta, ajuda, pratica, pratique, estuda, estude, ensaia, ensaie
  `,
  page: "página, páginas, pág., p., capítulo, seção, figura, tabela, passo, slide",
};
