import { plainText } from "@/lib/text/fold";
import { WIDE } from "@/lib/text/unspaced";

/** A word, a number in digits, a letter of a script without blanks, or a sign. */
export interface Token {
  /** As written. */
  raw: string;
  /** Without case and accents. */
  word: string;
  start: number;
  end: number;
  kind: "word" | "digits" | "wide" | "mark";
  /** Nothing stands between it and the token before. */
  glued: boolean;
}

const TOKEN = new RegExp(
  `(?<digits>[0-9]+)|(?<wide>[${WIDE}])|(?<word>(?:(?![${WIDE}])[\\p{L}\\p{M}])+)|(?<mark>[^\\s])`,
  "gu",
);
const INVISIBLE = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff]/g;
const MARKUP = /[*_`~$\\#|]+/g;
const NOT_ASCII_DIGIT = /(?![0-9])\p{Nd}/gu;
const IS_DIGIT = /^\p{Nd}$/u;

/** A sentence in one spelling: digits of all scripts as 0 to 9, no markup, no invisible letters. */
export function plainSentence(text: string): string {
  return text
    .normalize("NFKC")
    .replace(INVISIBLE, "")
    .replace(/\[\d{1,3}\]/g, " ")
    .replace(MARKUP, " ")
    .replace(NOT_ASCII_DIGIT, digitOf)
    .replace(/[\u2010-\u2015\u2212]/g, "-")
    .replace(/[\u2018\u2019\u02bc\u00b4](?=\p{L})(?<=[\p{L}\p{N}].)/gu, "'")
    .trim();
}

/** Traditional letters of the vocabulary, each with the one that it is read as, in Japanese as well. */
const TRADITIONAL = new Map(
  (
    "績绩 驗验 試试 報报 論论 發发 學学 題题 業业 課课 時时 間间 點点 鐘钟 週周 禮礼 開开 結结 測测 終终 師师 講讲 實实 習习 " +
    "還还 沒没 動动 寫写 過过 這这 個个 後后 兩两 佔占 總总 評评 計计 數数 單单 節节 項项 門门 權权 離离 為为 與与 從从 會会 " +
    "應应 該该 繳缴 訂订 預预 長长 費费 餘余 樓楼 廳厅 館馆 體体 樣样 遲迟 遞递 辦办 輔辅 導导 劃划 複复 復复 調调 準准 備备 " +
    "經经 幾几 歲岁 將将 歷历 價价 關关 東东 來来 對对 給给 說说 請请 讓让 當当 頁页 圖图 書书 錯错 誤误"
  )
    .split(" ")
    .map(([traditional = "", simplified = ""]) => [traditional, simplified]),
);
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  let before = -1;
  for (const { 0: raw, index, groups } of text.matchAll(TOKEN)) {
    const kind = groups?.digits ? "digits" : groups?.wide ? "wide" : groups?.word ? "word" : "mark";
    const plain = kind === "digits" || kind === "mark" ? raw : plainWord(raw);
    const word = TRADITIONAL.get(plain) ?? plain;
    const end = index + raw.length;
    tokens.push({ raw, word, start: index, end, kind, glued: index === before });
    before = end;
  }
  return tokens;
}

export function plainWord(raw: string): string {
  return /^[a-z]+$/.test(raw) ? raw : plainText(raw);
}

/** Decimal digits of a script stand in runs of ten, zero first. */
function digitOf(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let first = code;
  while (IS_DIGIT.test(String.fromCodePoint(first - 1))) first -= 1;
  return String((code - first) % 10);
}
