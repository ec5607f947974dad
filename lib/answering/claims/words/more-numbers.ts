import type { Language } from "./all";

/** Numbers with a half that are one word. */
export const DECIMALS: Partial<Record<Language, (readonly [string, number])[]>> = {
  de: [
    ["anderthalb", 1.5],
    ["eineinhalb", 1.5],
    ["zweieinhalb", 2.5],
    ["dreieinhalb", 3.5],
    ["viereinhalb", 4.5],
    ["fünfeinhalb", 5.5],
    ["sechseinhalb", 6.5],
    ["siebeneinhalb", 7.5],
  ],
  nl: [
    ["anderhalf", 1.5],
    ["tweeënhalf", 2.5],
    ["tweeëneenhalf", 2.5],
    ["drieënhalf", 3.5],
    ["vierenhalf", 4.5],
    ["vijfenhalf", 5.5],
    ["zesenhalf", 6.5],
  ],
  pl: [
    ["półtorej", 1.5],
    ["półtora", 1.5],
  ],
};

/** Places in an order, from the second on, where the tables of numbers have the first alone. */
export const ORDINALS: Partial<Record<Language, string>> = {
  fr: "deuxième, troisième, quatrième, cinquième, sixième, septième, huitième, neuvième, dixième",
  es: "segundo, tercero, cuarto, quinto, sexto, séptimo, octavo, noveno, décimo",
  it: "secondo, terzo, quarto, quinto, sesto, settimo, ottavo, nono, decimo",
  pt: "segundo, terceiro, quarto, quinto, sexto, sétimo, oitavo, nono, décimo",
};
