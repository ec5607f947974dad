import type { CalendarWords } from "./language";

export const PORTUGUESE: CalendarWords = {
  months: [
    "janeiro jan",
    "fevereiro",
    "março",
    "abril abr",
    "maio",
    "junho",
    "julho",
    "agosto ago",
    "setembro",
    "outubro",
    "novembro nov",
    "dezembro dez",
  ],
  weekdays: [
    "domingo",
    "segunda-feira",
    "terça-feira",
    "quarta-feira",
    "quinta-feira",
    "sexta-feira",
    "sábado",
  ],
  days: {
    today: "hoje",
    tomorrow: "amanhã",
    day_after_tomorrow: "depois de amanhã",
    yesterday: "ontem",
    noon: "meio-dia, meio dia",
    midnight: "meia-noite, meia noite",
  },
  more_names: {
    weekdays: `
      domingos, segundas-feiras, terças-feiras, quartas-feiras, quintas-feiras, sextas-feiras, sábados
    `,
    parts: "dom, segunda, terça, quarta, quinta, sexta, sáb",
  },
};
