import { findTimes } from "@/lib/documents/dates/times";
import { type DocumentText, lineIndexAt } from "@/lib/documents/document-text";
import type { Found } from "@/lib/documents/evidence";
import { WEEKDAY } from "@/lib/text/calendar";
import { pattern, source, words } from "@/lib/text/pattern";

const TOP_LINES = 90;
const LONGEST = 160;

/** What a student wants to know of a course besides its work: how much it counts, and when and how to reach whom. */
export function findDetails(document: DocumentText, instructor: Found<string> | null) {
  return {
    credits: findCredits(document),
    instructor_email: findAddress(document, instructor),
    office_hours: afterLabel(
      document,
      OFFICE_HOURS,
      (text) => /\d/.test(text) || APPOINTMENT.test(text),
    ),
    meeting_times: afterLabel(
      document,
      MEETINGS,
      (text) => DAYS.test(text) && findTimes(text).length > 0,
    ),
  };
}

const CREDIT_WORDS = {
  en: words`credits?, credit (?:hours?|points?|units?), ECTS(?: credits?)?, units`,
  de: words`leistungspunkte, kreditpunkte, LP, CP`,
  fr: words`crédits`,
  es: words`créditos?`,
  it: words`CFU, crediti`,
  pt: words`créditos`,
  nl: words`studiepunten, EC`,
};
const NUMBER = source`(\d{1,2}(?:[.,]\d{1,2})?)`;
const CREDITS = [
  pattern(
    "diu",
  )`^(?:[•●]\s*)?(?:(?:course|number of|ects|module) )*${CREDIT_WORDS}\s*[:\t]\s*${NUMBER}(?![\d%])`,
  pattern("diu")`(?<![\p{L}\d.,%/-])${NUMBER}[ -]?(?:${CREDIT_WORDS})(?![\p{L}])`,
];
/** Work gives credit, too, and points are no credits. */
const NO_CREDITS = /\b(?:extra|partial|late|full|half|bonus) credit|\bpoints? (?:of|for) credit/iu;
const MOST_CREDITS = 60;

function findCredits(document: DocumentText): Found<number> | null {
  for (const pattern of CREDITS) {
    for (const { line, start } of document.lines.slice(0, TOP_LINES)) {
      const match = pattern.exec(line.text);
      const value = Number((match?.[1] ?? "").replace(",", "."));
      if (!match || !(value > 0) || value > MOST_CREDITS) continue;
      if (NO_CREDITS.test(line.text.slice(Math.max(0, match.index - 12), match.index + 24)))
        continue;
      const [from, to] = match.indices?.[0] ?? [0, 0];
      return { value, start: start + from, end: start + to, confidence: "exact" };
    }
  }
  return null;
}

const ADDRESS = /[\p{L}\d][\p{L}\d._%+-]*@(?:[\p{L}\d-]+\.)+\p{L}{2,}/u;
/** So many lines below or above the teacher's name. */
const NEAR = 8;

/** The address made of the teacher's name, else the first one beside or below it. */
function findAddress(
  document: DocumentText,
  instructor: Found<string> | null,
): Found<string> | null {
  if (!instructor) return null;
  const own = lineIndexAt(document, instructor.start);
  const page = document.lines[own]?.page;
  const names = instructor.value.toLowerCase().match(/\p{L}{3,}/gu) ?? [];
  const found = document.lines.flatMap(({ line, start, page: on }, index) => {
    const match =
      on === page && index >= own - 2 && index <= own + NEAR ? ADDRESS.exec(line.text) : null;
    return match ? [{ value: match[0], start: start + match.index, index }] : [];
  });
  const named = found.find(({ value }) => {
    const [local = ""] = value.toLowerCase().split("@");
    return names.some((name) => local.includes(name));
  });
  const best = named ?? found.find(({ index }) => index >= own);
  if (!best) return null;
  const { value, start } = best;
  return { value, start, end: start + value.length, confidence: named ? "exact" : "inferred" };
}

const OFFICE_HOURS = {
  en: words`office hours?, office hrs, student hours, drop-?in hours, consultation(?: hours| times?)?`,
  de: words`sprechstunden?, sprechzeiten?`,
  fr: words`permanences?, heures de bureau, heures de disponibilité`,
  es: words`horario de (?:atención|consultas?|tutorías?), tutorías, consultas`,
  it: words`ricevimento, orario di ricevimento`,
  pt: words`horário de atendimento`,
  nl: words`spreekuur`,
};
const APPOINTMENT = pattern("iu")`
  appointment|arrangement|vereinbarung|rendez-vous|cita|appuntamento|afspraak|combinar`;
const MEETINGS = {
  en: words`
    (?:class |course |lecture )?(?:meeting (?:days and )?times?(?: and (?:locations?|places?))?|meet(?:ing)?s?|times?),
    class schedule, class(?:es)?, lectures?, when, time and (?:place|location), days? (?:and|&) times?, days?
  `,
  de: words`vorlesung, zeit, termin, zeit und ort`,
  fr: words`horaires?, cours, séances`,
  es: words`horarios?(?: de)?(?: clases?)?, clases, días y horarios?`,
  it: words`orario(?: delle lezioni)?, lezioni`,
  pt: words`horário, aulas`,
  nl: words`colleges, tijd`,
};
const DAYS = pattern("u")`
  (?<![\p{L}])(?:(?i:${WEEKDAY})s?|MTWR?F?|MWF?|TT[Hh]|TR|T\/?Th|TuTh|M\/?W(?:\/?F)?|Mo?We?)(?![\p{L}])`;

/** What stands behind a label, in the cell beside it, or on the line below it. */
function afterLabel(
  document: DocumentText,
  labels: Record<string, readonly string[]>,
  holds: (text: string) => boolean,
): Found<string> | null {
  const label = pattern(
    "iu",
  )`^(?:[•●◦▪–-]\s*)?${labels}(?:\s*\([^)]*\))?\s*(?::\s*|$|\s(?=\d|[A-Z]))`;
  for (const [index, { cells }] of document.lines.slice(0, TOP_LINES).entries()) {
    for (const [at, cell] of cells.entries()) {
      const match = label.exec(cell.text);
      if (!match) continue;
      const rest = { text: cell.text.slice(match[0].length), start: cell.start + match[0].length };
      const below = document.lines[index + 1]?.cells ?? [];
      const candidates = rest.text
        ? [rest]
        : [cells[at + 1], below.length === 1 ? below[0] : undefined];
      const found = candidates.find(
        (each) => each && each.text.length <= LONGEST && holds(each.text),
      );
      if (!found) continue;
      const text = found.text.trimEnd().replace(/(?<![\s,;])[\s,;]+$/u, "");
      const end = found.start + text.length;
      return { value: text.trimStart(), start: found.start, end, confidence: "exact" };
    }
  }
  return null;
}
