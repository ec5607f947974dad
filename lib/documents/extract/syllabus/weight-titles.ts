import { GRADED } from "./work-words";

const MOST_LETTERS = 70;
const MOST_WORDS = 9;

/** The name of a component without its bullet, number, articles, dates and remarks in brackets. */
export function cleanTitle(text: string): string {
  const plain = text
    .replace(/^[\s•◦▪▫‣○●■□❖✓➢*–—()\-:|,;.…]+/u, "")
    .replace(
      /^.*(?<![\p{L}])(?:based on|consists? of|comprised? of|made up of|includes?|weighted (?:average|sum) of|zusammen aus|besteht aus)\s+/iu,
      "",
    )
    .replace(/^\(?(?:\d{1,2}|[a-z])[.)]\s+/i, "")
    .replace(/[\s:(–—=+,|.…-]+$/u, "")
    .replace(/[\s(,]+(?:each|each worth|worth)$/i, "")
    .replace(/\s*\((?:worth|total|weight(?:ed)?|weighting)?$/i, "")
    .replace(/\s*\(\s*\d{1,2}\s*(?:[x×@]|at)\s*$/iu, "")
    .replace(/\s+\d{1,2}\s*[x×@]\s*$/iu, "")
    .replace(/\s*[@x×–-](?<!\([^)]*)\s*\d{1,4}(?:\s*(?:points?|pts?|marks?)\b.*)?$/iu, "")
    .replace(/\s*@$/, "")
    .replace(
      /^(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}*\.? \d{1,2}\s*[:–-]\s*(?=\p{L})/iu,
      "",
    )
    .replace(DETAIL_IN_BRACKETS, "")
    .replace(/,\s*(?:due|held|in class|on|by|submitted|lowest|dropping|best)(?![\p{L}]).*$/iu, "")
    .replace(
      /^(?:(?:and|plus|an?|und|et|y|e|ed|en)\s+)*(?:die|der|das|dem|den|des|einer|einem|le|la|les|el|los|las|il|lo|os|as|the|an?|and|plus|y|e|und|et)\s+/i,
      "",
    )
    .replace(/^(?:and|plus|y|und|et|each|worth|for)[,\s]+/i, "")
    .replace(/^(?:l['’])/i, "")
    .replace(
      /\s+(?:im Umfang von|with a length of|of (?:about |approximately )?[\d,.–-]+[- ](?:words|pages))(?:\s.*)?$/i,
      "",
    )
    .replace(
      /\s+(?:zählt|zählen|compte|vale|counts?(?: for)?|(?:is|are|will be)?\s*worth|makes? up|(?:will )?count(?: for)?(?: the (?:remaining|other|rest of the))?|comprises?|represents?|accounts? for|contributes?|weight)$/i,
      "",
    )
    .replace(/\s*…\s*$/, "")
    .replace(/^(?:\p{Lu}{2,6}[- ]?\d{2,4}\p{L}?(?:\s*\/\s*)?)+:\s+/u, "")
    .replace(/\s+(?:ausschlaggebend|entscheidend|maßgeblich)$/i, "")
    .replace(/(?<=klausur)note$/i, "")
    .replace(/(?<=exam|quiz|project|homework|paper|midterm|test|lab)\s+(?:scores?|grades?)$/i, "")
    .replace(/\s+in (?:the )?(?:teaching )?weeks?\s[\d,–-]+.*$/i, "")
    .replace(/\s*\((?:\S+ ){3,}[^)]*\)$/, "")
    .replace(DAY_AT_END, "")
    .replace(/[*†‡§¹²³]+$/u, "")
    .replace(/\s+/g, " ")
    .trim();
  const [label = "", ...rest] = plain.split(/:\s+/);
  return rest.length > 0 && SCHEME_LABEL.test(label) ? rest.join(": ") : plain;
}

const DAY_AT_END =
  /[,–-]\s*(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:january|february|march|april|june|july|august|september|october|november|december)\s\d)(?![\p{L}]).*$/iu;
const DETAIL_IN_BRACKETS =
  /\s*\((?=[^)]*(?:\bdue\b|\beach\b|points|pts|marks|drop|lowest|best|cumulative|comprehensive|minut\p{L}*|\bmin\b|hours?\b|stunden|heures|horas|weekly|[x×@]\s?\d|\d\s?[x×@]|\d{1,2}[/.]\d{1,2}|\btotal\b|\d{3,5} ?words|approx|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}*\.? \d))[^)]*\)?/giu;
/** What stands before a list of components and names none of them. */
const SCHEME_LABEL =
  /^(?:(?:final |course |your )?grad(?:es?|ing)(?: (?:breakdown|distribution|policy|scheme|components?|weights?|will be))?|(?:course )?(?:evaluation|assessment|weights?|weightings?|breakdown|requirements?)|marks?|marking(?: scheme)?|prüfungs(?:form|leistung(?:en)?)|leistungsnachweise?|benotung|évaluations?|evaluación|avaliação|modalités? d['’]évaluation|note|nota|voto|toetsing|beoordeling|distribution|method of evaluation)$/i;

/** "20% Homework, due weekly": the name is what comes first. */
export function titleAfter(after: string): string {
  return cleanTitle(
    (after.split(/[,;(|]|\.\s|\s[–—+]\s|:\s|\s\d{1,3}\s?%/)[0] ?? "").replace(
      /^\s*(?:[–—:-]\s*|(?:of|towards?) (?:the |your |a )?(?:\p{L}+ ){0,2}(?:grade|mark|score|total)(?: (?:is|are|will be|will|comes?|based|determined|allocated|given|derived|earned|calculated))*(?: (?:by|on|from|for|to|through|upon))?\s*(?:(?:your|the|an?)\s+)?|(?:each )?for (?:each of )?(?:the )?|from (?:the )?)/iu,
      "",
    ),
  );
}

/** The last piece of what stands before a share in a list or sentence. */
export function titleBefore(before: string, in_list: boolean): string {
  const plain = before
    // Marks within a remark do not part the list.
    .replace(/\s*\([^()%]*[;,.:][^()%]*\)/g, "")
    .replace(/[\s:(–—=-]+$/u, "");
  const parts = plain.split(in_list ? LIST_BREAK : ROW_BREAK);
  const last = parts.at(-1) ?? "";
  return /^\s*(?:each|every|per|any)\s/i.test(last) ? "" : cleanTitle(last);
}

const LIST_BREAK =
  /[,;]\s+|\.\s+|(?<!\d):\s+|\s[–—|•+=]\s|(?:^|\s)(?:and|und|et|y|sowie|plus)\s(?!(?:peer|participation|attendance|presentation|class|discussion|final report)\b)/iu;
const ROW_BREAK = /;\s+|\.\s+(?=\p{Lu})|\s[•|]\s/u;

export function capitalised(title: string): string {
  return title.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
}

export function isTitle(text: string): boolean {
  return (
    text.length >= 2 &&
    text.length <= MOST_LETTERS &&
    (/\p{L}{3}/u.test(text) || /^\p{Lu}{2,4} ?\d?$/u.test(text)) &&
    text.split(" ").length <= MOST_WORDS &&
    !NO_TITLE.test(text) &&
    !/[.;]\s|\b(?:will be|you|your|must|should|shall|if|late|penalt\w*|lose[sd]?|deduct\w*|lowers?|reduce[sd]?|credits? hours?|tolerance|plagiarism|absence|missed)\b/i.test(
      text,
    )
  );
}

const NO_TITLE =
  /^(?:first|second|third|finally|of|total|sum|summe|subtotal|grand total|overall|grades?|grading(?: \p{L}+)?|evaluation|assessments?|grade points?|score|weight|weighting|percent(?:age)?|final (?:course )?grades?|letter|minimum|maximum|at least|at most|up to|above|below|less than|more than|greater|from|to|or|the|a total|excellent|good|outstanding|satisfactory|pass|fail(?:ing|ure)?|very good|poor|poids|pondération|note|nota|peso|gewichtung|points?|marks?|scheme [a-z\d]|option [a-z\d]|[a-df][+-]?|(?:january|february|march|april|june|july|august|september|october|november|december)\.?(?: \d{1,2})?|w(?:ee)?k \d{1,2})$|^(?:if|you|late|of|at least|minimum|less|more|above|below|from|or|up to|between|over|under|students?|each|every)\b/iu;

/** In running text only words that name work are a component. */
export function isWorkTitle(text: string): boolean {
  return isTitle(text) && GRADED.test(text) && text.split(" ").length <= 6;
}
