import type { LanguageCode } from "./languages/codes";
import { listed } from "./listed";

/** How a language puts its numbers together. */
interface Numbers {
  /** From zero on, as far as no rule makes them. */
  first: string;
  /** Twenty, thirty and so on. */
  tens: string;
  /** The words of 21 and of others like it, of its ten and its one. */
  join: (ten: string, one: string) => string[];
  /** More spellings: "2 dwie". */
  also?: string;
}

const NUMBERS: Partial<Record<LanguageCode, Numbers>> = {
  en: {
    first: `
      zero, one, two, three, four, five, six, seven, eight, nine, ten, eleven, twelve, thirteen, fourteen,
      fifteen, sixteen, seventeen, eighteen, nineteen
    `,
    tens: "twenty, thirty, forty, fifty, sixty, seventy, eighty, ninety",
    join: (ten, one) => [`${ten} ${one}`],
    also: "1 a, 1 an",
  },
  de: {
    first: `
      null, eins, zwei, drei, vier, fünf, sechs, sieben, acht, neun, zehn, elf, zwölf, dreizehn, vierzehn,
      fünfzehn, sechzehn, siebzehn, achtzehn, neunzehn
    `,
    tens: "zwanzig, dreißig, vierzig, fünfzig, sechzig, siebzig, achtzig, neunzig",
    join: (ten, one) => [`${one === "eins" ? "ein" : one}und${ten}`],
    also: "1 ein, 1 eine, 1 einen, 1 einem, 1 einer",
  },
  fr: {
    first: `
      zéro, un, deux, trois, quatre, cinq, six, sept, huit, neuf, dix, onze, douze, treize, quatorze, quinze,
      seize, dix sept, dix huit, dix neuf
    `,
    tens: "vingt, trente, quarante, cinquante, soixante",
    join: (ten, one) => [one === "un" ? `${ten} et un` : `${ten} ${one}`],
    also: `
      1 une, 70 soixante dix, 71 soixante et onze, 72 soixante douze, 73 soixante treize, 74 soixante quatorze,
      75 soixante quinze, 76 soixante seize, 77 soixante dix sept, 78 soixante dix huit, 79 soixante dix neuf,
      80 quatre vingts, 80 quatre vingt, 81 quatre vingt un, 82 quatre vingt deux, 83 quatre vingt trois,
      84 quatre vingt quatre, 85 quatre vingt cinq, 86 quatre vingt six, 87 quatre vingt sept,
      88 quatre vingt huit, 89 quatre vingt neuf, 90 quatre vingt dix, 91 quatre vingt onze,
      92 quatre vingt douze, 93 quatre vingt treize, 94 quatre vingt quatorze, 95 quatre vingt quinze,
      96 quatre vingt seize, 97 quatre vingt dix sept, 98 quatre vingt dix huit, 99 quatre vingt dix neuf
    `,
  },
  es: {
    first: `
      cero, uno, dos, tres, cuatro, cinco, seis, siete, ocho, nueve, diez, once, doce, trece, catorce, quince,
      dieciséis, diecisiete, dieciocho, diecinueve
    `,
    tens: "veinte, treinta, cuarenta, cincuenta, sesenta, setenta, ochenta, noventa",
    join: (ten, one) => [ten === "veinte" ? `veinti${one}` : `${ten} y ${one}`],
    also: "1 un, 1 una, 21 veintiún, 21 veintiuna, 31 treinta y un",
  },
  it: {
    first: `
      zero, uno, due, tre, quattro, cinque, sei, sette, otto, nove, dieci, undici, dodici, tredici, quattordici,
      quindici, sedici, diciassette, diciotto, diciannove
    `,
    tens: "venti, trenta, quaranta, cinquanta, sessanta, settanta, ottanta, novanta",
    join: (ten, one) => [`${/^[uo]/.test(one) ? ten.slice(0, -1) : ten}${one}`],
    also: "1 un, 1 una",
  },
  pt: {
    first: `
      zero, um, dois, três, quatro, cinco, seis, sete, oito, nove, dez, onze, doze, treze, catorze, quinze,
      dezesseis, dezessete, dezoito, dezenove
    `,
    tens: "vinte, trinta, quarenta, cinquenta, sessenta, setenta, oitenta, noventa",
    join: (ten, one) => [`${ten} e ${one}`],
    also: `
      1 uma, 2 duas, 14 quatorze, 16 dezasseis, 17 dezassete, 19 dezanove, 22 vinte e duas, 32 trinta e duas,
      42 quarenta e duas
    `,
  },
  nl: {
    first: `
      nul, een, twee, drie, vier, vijf, zes, zeven, acht, negen, tien, elf, twaalf, dertien, veertien, vijftien,
      zestien, zeventien, achttien, negentien
    `,
    tens: "twintig, dertig, veertig, vijftig, zestig, zeventig, tachtig, negentig",
    join: (ten, one) => [`${one}en${ten}`],
  },
  pl: {
    first: `
      zero, jeden, dwa, trzy, cztery, pięć, sześć, siedem, osiem, dziewięć, dziesięć, jedenaście, dwanaście,
      trzynaście, czternaście, piętnaście, szesnaście, siedemnaście, osiemnaście, dziewiętnaście
    `,
    tens: `
      dwadzieścia, trzydzieści, czterdzieści, pięćdziesiąt, sześćdziesiąt, siedemdziesiąt, osiemdziesiąt,
      dziewięćdziesiąt
    `,
    join: (ten, one) => [`${ten} ${one}`],
    also: `
      1 jedna, 1 jedno, 1 jedną, 1 jednego, 2 dwie, 2 dwóch, 3 trzech, 4 czterech, 5 pięciu, 6 sześciu,
      7 siedmiu, 8 ośmiu, 9 dziewięciu, 10 dziesięciu, 11 jedenastu, 12 dwunastu, 13 trzynastu, 14 czternastu,
      15 piętnastu, 16 szesnastu, 17 siedemnastu, 18 osiemnastu, 19 dziewiętnastu, 20 dwudziestu,
      22 dwadzieścia dwie, 32 trzydzieści dwie, 42 czterdzieści dwie
    `,
  },
};

/** Ordinals from one on, and the endings that follow; of 20 and 30 what joins them with their ones. */
const ORDINALS: Partial<Record<LanguageCode, { first: string; also: string; endings: string }>> = {
  en: {
    first: `
      first, second, third, fourth, fifth, sixth, seventh, eighth, ninth, tenth, eleventh, twelfth, thirteenth,
      fourteenth, fifteenth, sixteenth, seventeenth, eighteenth, nineteenth, twentieth
    `,
    also: `
      21 twenty first, 22 twenty second, 23 twenty third, 24 twenty fourth, 25 twenty fifth, 26 twenty sixth,
      27 twenty seventh, 28 twenty eighth, 29 twenty ninth, 30 thirtieth, 31 thirty first
    `,
    endings: "",
  },
  de: {
    first: `
      erste, zweite, dritte, vierte, fünfte, sechste, siebte, achte, neunte, zehnte, elfte, zwölfte, dreizehnte,
      vierzehnte, fünfzehnte, sechzehnte, siebzehnte, achtzehnte, neunzehnte, zwanzigste
    `,
    also: `
      21 einundzwanzigste, 22 zweiundzwanzigste, 23 dreiundzwanzigste, 24 vierundzwanzigste,
      25 fünfundzwanzigste, 26 sechsundzwanzigste, 27 siebenundzwanzigste, 28 achtundzwanzigste,
      29 neunundzwanzigste, 30 dreißigste, 31 einunddreißigste
    `,
    endings: "n, r, s, m",
  },
  fr: { first: "premier", also: "1 première", endings: "" },
  es: { first: "primero", also: "", endings: "" },
  it: { first: "primo", also: "1 prima", endings: "" },
  pt: { first: "primeiro", also: "", endings: "" },
  nl: {
    first: `
      eerste, tweede, derde, vierde, vijfde, zesde, zevende, achtste, negende, tiende, elfde, twaalfde,
      dertiende, veertiende, vijftiende, zestiende, zeventiende, achttiende, negentiende, twintigste
    `,
    also: `
      21 eenentwintigste, 22 tweeentwintigste, 23 drieentwintigste, 24 vierentwintigste, 25 vijfentwintigste,
      26 zesentwintigste, 27 zevenentwintigste, 28 achtentwintigste, 29 negenentwintigste, 30 dertigste,
      31 eenendertigste
    `,
    endings: "",
  },
  pl: {
    first: `
      pierwsz, drug, trzeci, czwart, piąt, szóst, siódm, ósm, dziewiąt, dziesiąt, jedenast, dwunast, trzynast,
      czternast, piętnast, szesnast, siedemnast, osiemnast, dziewiętnast, dwudziest
    `,
    also: `
      21 dwudziestego pierwsz, 22 dwudziestego drug, 23 dwudziestego trzeci, 24 dwudziestego czwart,
      25 dwudziestego piąt, 26 dwudziestego szóst, 27 dwudziestego siódm, 28 dwudziestego ósm,
      29 dwudziestego dziewiąt, 30 trzydziest, 31 trzydziestego pierwsz
    `,
    endings: "ego, iego, y, i, a, ej, ym, e",
  },
};

/** Languages in which "one" is also the article "a", or is said as one more of many. */
const ONE_IS_ARTICLE: readonly LanguageCode[] = ["de", "fr", "es", "it", "pt", "nl", "pl"];

export interface NumberWord {
  words: string;
  value: number;
  is_ordinal: boolean;
  /** "a" rather than "one". */
  is_article: boolean;
}

export function numberWords(language: LanguageCode): NumberWord[] {
  return [...cardinals(language), ...ordinals(language)];
}

/** Whole numbers from one on as words that are never articles: "three", "twenty one". */
export function cardinalWords(language: LanguageCode): NumberWord[] {
  return cardinals(language).filter(({ value, is_article }) => value > 0 && !is_article);
}

const SMALL = 12;

/** One to twelve as a document writes them, each in all its spellings; without the English article. */
export function smallNumbers(language: LanguageCode): string[][] {
  const words = cardinals(language).filter(({ is_article }) => language !== "en" || !is_article);
  return Array.from({ length: SMALL }, (_, at) =>
    words.flatMap(({ words: spelling, value }) => (value === at + 1 ? [spelling] : [])),
  );
}

function cardinals(language: LanguageCode): NumberWord[] {
  const numbers = NUMBERS[language];
  if (!numbers) return [];
  const first = listed(numbers.first);
  const all = first.map((words, value) => [words, value] as const);
  for (const [at, ten] of listed(numbers.tens).entries()) {
    const value = 20 + 10 * at;
    all.push([ten, value]);
    for (const [one, word] of first.slice(1, 10).entries()) {
      for (const words of numbers.join(ten, word)) all.push([words, value + one + 1]);
    }
  }
  all.push(...numbered(numbers.also));
  return all.map(([words, value]) => ({
    words,
    value,
    is_ordinal: false,
    is_article: value === 1 && (ONE_IS_ARTICLE.includes(language) || words.startsWith("a")),
  }));
}

function ordinals(language: LanguageCode): NumberWord[] {
  const table = ORDINALS[language];
  if (!table) return [];
  const plain = [
    ...listed(table.first).map((words, at) => [words, at + 1] as const),
    ...numbered(table.also),
  ];
  const endings = table.endings ? listed(table.endings) : [""];
  const all = plain.flatMap(([words, value]) => [
    ...(table.endings && language !== "pl" ? [[words, value] as const] : []),
    ...endings.map((ending) => [`${words}${ending}`, value] as const),
  ]);
  return all.map(([words, value]) => ({ words, value, is_ordinal: true, is_article: false }));
}

function numbered(text = ""): (readonly [string, number])[] {
  return listed(text).map((each) => {
    const at = each.indexOf(" ");
    return [each.slice(at + 1), Number(each.slice(0, at))] as const;
  });
}

const WIDE_DIGITS = "〇一二三四五六七八九";
const OTHER_WIDE: Record<string, number> = { 零: 0, 两: 2, 兩: 2 };

/** Whether a letter is part of a number written in Chinese letters. */
export function isWideNumeral(letter: string): boolean {
  return WIDE_DIGITS.includes(letter) || letter in OTHER_WIDE || letter === "十" || letter === "百";
}

/** "三十六" is 36; "二〇二六" is 2026. */
export function wideNumber(letters: string): number {
  if (!/[十百]/.test(letters)) return Number([...letters].map(wideDigit).join(""));
  let sum = 0;
  let digit: number | null = null;
  for (const letter of letters) {
    const unit = letter === "十" ? 10 : letter === "百" ? 100 : 0;
    if (unit === 0) digit = wideDigit(letter);
    else {
      sum += (digit ?? 1) * unit;
      digit = null;
    }
  }
  return sum + (digit ?? 0);
}

function wideDigit(letter: string): number {
  return OTHER_WIDE[letter] ?? WIDE_DIGITS.indexOf(letter);
}
