import { DUTCH } from "@/lib/text/languages/dutch";
import type { ClaimWords } from "./claim-words";

export const DUTCH_CLAIMS: ClaimWords = {
  small: `
    de, het, een, van, en, of, is, zijn, was, in, op, voor, met, te, dat, die, dit, deze, je, jouw, hebt, heb,
    heeft, wordt, worden, om, aan, bij, naar, uit, er, niet, geen, nog, als, dan, dus, maar, ook, tot,
    tot en met, bent, u, uw, na, over
  `,
  you: "je, jij, jouw, jou, u, uw, hebt, bent, moet je",
  definite: "de, het, dit, deze, die, dat",
  final: `
    eindtentamen*, eindexamen*, eindtoets*, tentamen aan het einde, laatste tentamen, afsluitend tentamen,
    afsluitende toets
  `,
  midterm:
    "tussentoets*, tussententamen*, deeltentamen*, tussentijdse toets*, tussentijds tentamen",
  quiz: "quiz*, toets, toetsen, toetsje, overhoring*, korte toets",
  exam: "tentamen*, examen*, proefwerk*, test, tests",
  task: `
    opdracht*, taak, taken, huiswerk*, werkstuk*, essay*, verslag*, project, projecten, presentatie*,
    inlevering*, paper, papers, scriptie*, oefening, oefeningen, opgave*, referaat
  `,
  session: "sessie*, studiesessie*, studieblok*",
  plan: "plan, plannen, studieplan*, planning*, agenda, kalender, rooster",
  office: "spreekuur*, spreekuren, inloopuur",
  class: "college, colleges, hoorcollege*, werkgroep*, les, lessen",
  course: "vak, vakken, cursus*, module*",
  topic: "onderwerp*, thema's, thema",
  due: `
    deadline*, inlever*, ingeleverd, in te leveren, sluit*, uiterlijk, uiterste, lever, ingediend, indienen,
    inlevertermijn, termijn, moet af, af zijn, verloopt
  `,
  start: "begint, begin, start*, aanvang, gaat open",
  end: "eindigt, einde, eindigen, afgelopen, stopt, tot",
  when: `
    datum, vindt plaats, plaats, is op, valt, vallen, gepland*, staat, tijd, dag, tijdstip, ingepland*,
    nog te gaan, plaatsvindt
  `,
  weight: `
    telt, tellen, telde, weegt, weging, gewicht, van het cijfer, van je cijfer, eindcijfer, waard, bepaalt,
    meegeteld, maakt
  `,
  grade: "cijfer*, resultaat*, score*, beoordeling*, punt voor, becijferd",
  got: "haalde, behaald*, gehaald, kreeg, gekregen, scoorde, behaalde",
  progress: "voortgang*, gevorderd, op weg, klaar met, zit op, bent op, afgerond, gedaan",
  room: "zaal, lokaal, ruimte, kamer, gebouw, collegezaal, sporthal, lab, kantoor, aula",
  place: "locatie, waar, plaats in, vindt plaats in, wordt gehouden in",
  lasts: "duurt, duren, duurde, lang, duur, geschat*, loopt, kost, lengte",
  done: `
    afgerond, klaar, ingeleverd, ingediend, gemaakt, af, voltooid, gehaald, achter de rug, afgemaakt, gedaan,
    doorgewerkt
  `,
  undone: `
    niet ingeleverd, nog niet ingeleverd, niet af, nog niet af, niet klaar, nog niet klaar, onaf,
    niet ingediend, nog niet afgerond, niet afgerond, nog niet ingediend
  `,
  open: "open, lopend*, bezig, mee bezig, openstaand*",
  started: "niet begonnen, nog niet begonnen, niet gestart, nog niet gestart",
  left: "nog, over, resterend*, rest*, te gaan, ontbre*, openstaand*",
  total: "totaal, in totaal, bij elkaar",
  all: "alle, allemaal, alles, hele, elk, elke, volledige",
  neg: "niet, geen, niets, nooit, zonder, noch, niks",
  reminder: `
    vergeet niet, niet vergeten, mis niet, niet alleen, geen paniek, maak je geen zorgen, geen zorgen,
    kom niet te laat
  `,
  must: "moet, moeten, dient, hoort, zou moeten",
  next: "volgende, eerstvolgende, komende, aanstaande, eerste",
  ...DUTCH.days,
  today: `${DUTCH.days.today}, vanavond`,
  ago: "geleden",
  before: "voor, vóór, eerder",
  after: "na, later, volgend op",
  this: "deze, dit",
  coming: "komende, aanstaande, volgende",
  minute: "minuut, minuten, min",
  hour: "uur, uren, uurtje, uurtjes",
  day: "dag, dagen",
  week: "week, weken",
  month: "maand, maanden",
  morning: "ochtend, 's ochtends, voormiddag",
  afternoon: "middag, 's middags, namiddag",
  evening: "avond, 's avonds, nacht",
  oclock: "uur, u",
  am: "'s ochtends, 's morgens, in de ochtend, 's nachts",
  pm: "'s middags, 's avonds, in de middag, in de avond",
  local: "lokale tijd, jouw tijd, plaatselijke tijd, waar je bent",
  utc: "utc, gmt",
  at: "om, vanaf, tot, rond",
  on: "de, op de",
  to: "tot, tot en met, t/m, en, tot aan",
  from: "van, vanaf, tussen",
  percent: "procent",
  point: "punt, punten",
  of: "van de, van, uit",
  whole_first: "waarvan, daarvan",
  more: "meer dan, minstens, ruim, meer, hoger, zwaarder, beter",
  less: "minder dan, hooguit, minder, lager, lichter, slechter",
  vague: `
    lente, voorjaar, zomer, herfst, najaar, kerst*, pasen, weekend*, weekeinde, honderd*, duizend*, derde deel,
    dubbel*, dozijn, binnenkort, oudjaar, nieuwjaar, sinterklaas, paar, enkele, meerdere, pinksteren, tweederde,
    meerderheid
  `,
  half: "helft, half, halve",
  quarter: "kwart",
  and: "en, maar, terwijl, daarna",
  general: `
    meestal, vaak, gewoonlijk, doorgaans, in het algemeen, veel, sommige, bijvoorbeeld, stel, studenten, mensen,
    zou, herhaal, per dag, elke dag, wil je
  `,
  apart: "uit elkaar, ertussen, verschil",
  teacher: "docent*, professor*, prof, leraar*, hoogleraar*, gegeven door",
  suppose: "stel, stel je voor, veronderstel, laten we zeggen, stel dat",
  minus: "min",
  page: "pagina, pagina's, blz, bladzijde, hoofdstuk, paragraaf, figuur, tabel, stap, dia",
};
