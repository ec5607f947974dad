import { DUTCH } from "@/lib/text/languages/dutch";
import type { ClaimWords } from "./claim-words";

export const DUTCH_CLAIMS: ClaimWords = {
  small: `
    de, het, een, van, en, of, is, zijn, was, in, op, voor, met, te, dat, die, dit, deze, je, jouw, hebt, heb,
    heeft, wordt, worden, om, aan, bij, naar, uit, er, niet, geen, nog, als, dan, dus, maar, ook, tot, tot en met,
    bent, u, uw, na, over, min of meer
  `,
  you: "je, jij, jouw, jou, u, uw, hebt, bent, moet je",
  definite: "de, het, dit, deze, die, dat, van de twee, van beide",
  final: `
    eindtentamen*, eindexamen*, eindtoets*, tentamen aan het einde, laatste tentamen, afsluitend tentamen,
    afsluitende toets
  `,
  midterm:
    "tussentoets*, tussententamen*, deeltentamen*, tussentijdse toets*, tussentijds tentamen",
  quiz: "quiz*, toets, toetsen, toetsje, overhoring*, korte toets",
  exam: "tentamen*, examen*, proefwerk*, test, tests, mondeling*",
  task: `
    opdracht*, taak, taken, huiswerk*, werkstuk*, essay*, verslag*, project, projecten, presentatie*,
    inlevering*, paper, papers, scriptie*, oefening, oefeningen, opgave*, referaat, practicumverslag*,
    practicum
  `,
  session: "sessie*, studiesessie*, studieblok*",
  plan: "plan, plannen, studieplan*, planning*, agenda, kalender, rooster",
  office: "spreekuur*, spreekuren, inloopuur",
  class: "college, colleges, hoorcollege*, werkgroep*, les, lessen",
  course: "vak, vakken, cursus*, module*",
  topic: "onderwerp*, thema's, thema, hoofdstukken van, onderdelen, stof",
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
    meegeteld, maakt, meetelt, meetellen, telt mee, tellen mee, bepalen, bepaal, hangt af, afhangt,
    van het eindcijfer, van je eindcijfer, van uw cijfer, cijfer voor het vak, komt van, maakt uit, weegt mee,
    goed voor
  `,
  grade: "cijfer*, resultaat*, score*, beoordeling*, punt voor, becijferd, becijfering",
  got: `
    haalde, behaald*, gehaald, kreeg, gekregen, scoorde, behaalde, behaald, gescoord, verdiend, binnengehaald,
    toegekend, haalde je, kwam uit op, kwam je uit, gaf, leverde op, opgeleverd
  `,
  progress: "voortgang*, gevorderd, op weg, klaar met, zit op, bent op, afgerond, gedaan",
  room: "zaal, lokaal, ruimte, kamer, gebouw, collegezaal, sporthal, lab, kantoor, aula",
  place: "locatie, waar, plaats in, vindt plaats in, wordt gehouden in",
  lasts: `
    duurt, duren, duurde, lang, duur, geschat*, loopt, kost, lengte, neemt in beslag, in beslag, nemen, kwijt,
    reken, rekenen, langer, korter, meer tijd, minder tijd, tijd nodig, heb je nodig, nodig hebben, tijdslimiet,
    krijg je, krijgt u, duurtijd, vergt, kosten, de tijd
  `,
  done: `
    afgerond, klaar, ingeleverd, ingediend, gemaakt, voltooid, gehaald, achter de rug, afgemaakt, gedaan,
    doorgewerkt, zit erop, erop zitten, van je lijst, afgevinkt, opgestuurd, verstuurd, geüpload, behandeld,
    bestudeerd, doorgenomen, afgelegd, in huis, in de pocket, weggewerkt, klaar en verstuurd, is af,
    helemaal af, al af
  `,
  undone: `
    niet ingeleverd, nog niet ingeleverd, niet af, nog niet af, niet klaar, nog niet klaar, onaf,
    niet ingediend, nog niet afgerond, niet afgerond, nog niet ingediend, nog in te leveren, nog in te dienen,
    moet nog worden ingeleverd, moet je nog inleveren, moet u nog inleveren, nog niet gedaan, niet gedaan,
    nog niet gemaakt, niet gemaakt, nog niet voltooid, nog niet opgestuurd, staat nog open, nog niet geüpload,
    moet nog ingeleverd worden, nog niet behandeld
  `,
  open: `
    open, lopend*, bezig, mee bezig, openstaand*, bezig met, aan het werk, werkt momenteel aan, werk je aan,
    half af, onder handen, in uitvoering
  `,
  started: `
    niet begonnen, nog niet begonnen, niet gestart, nog niet gestart, nog niets gedaan, nog niet aan begonnen,
    niet aan begonnen, nog geen letter, geen letter op papier, nog niet aangeraakt, nog niet mee begonnen,
    onaangeroerd, nog moeten beginnen, nog beginnen aan, nog niet opgestart
  `,
  begun: "begonnen, gestart, al begonnen, al aan begonnen, begonnen aan",
  left: `
    nog, over, resterend*, rest*, te gaan, ontbre*, openstaand*, nog te doen, nog voor de boeg, nog over,
    resten, resteren, blijven over, rest je, nog te bestuderen
  `,
  total: "totaal, in totaal, bij elkaar",
  all: "alle, allemaal, alles, hele, elk, elke, volledige",
  neg: "niet, geen, niets, nooit, zonder, noch, niks, geen enkele",
  reminder: `
    vergeet niet, niet vergeten, mis niet, niet alleen, geen paniek, maak je geen zorgen, geen zorgen,
    kom niet te laat, geen minuut later
  `,
  must: "moet, moeten, dient, hoort, zou moeten",
  next: "volgende, eerstvolgende, komende, aanstaande, eerste",
  ...DUTCH.days,
  midnight: `${DUTCH.days.midnight}, einde van de dag, eind van de dag`,
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
  evening: "avond, 's avonds, nacht, vanavond",
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
  of: "van de, van, uit, op een totaal van, van de in totaal",
  whole_first: "waarvan, daarvan",
  more: `
    meer dan, minstens, ruim, meer, hoger, zwaarder, beter, groter, langer, meer tijd
  `,
  less: `
    minder dan, hooguit, minder, lager, lichter, slechter, kleiner, korter, minder tijd
  `,
  vague: `
    honderd*, duizend*, derde deel, dubbel*, dozijn, binnenkort, paar, enkele, meerdere, meerderheid
  `,
  half: "helft, half, halve, halverwege",
  quarter: "kwart",
  and: "en, maar, terwijl, daarna, op dit moment, tot op heden",
  general: `
    meestal, vaak, gewoonlijk, doorgaans, in het algemeen, veel, sommige, bijvoorbeeld, stel, studenten, mensen,
    zou, herhaal, per dag, elke dag, wil je
  `,
  apart: "uit elkaar, ertussen, verschil, zit tussen, zitten, liggen uit elkaar",
  teacher: `
    docent*, professor*, prof, leraar*, hoogleraar*, gegeven door, docente, geeft het vak, geeft dit vak,
    verzorgt, verzorgd door, doceert, les van, lerares
  `,
  suppose: "stel, stel je voor, veronderstel, laten we zeggen, stel dat",
  minus: "min",
  season: `
    lente, voorjaar, zomer, herfst, najaar, kerst*, pasen, oudjaar, nieuwjaar, sinterklaas, pinksteren,
    vakantie, kerstvakantie
  `,
  weekend: "weekend, weekeinde",
  after_next: "",
  day_before: "de dag voor, de dag vóór, een dag voor, daags voor, één dag voor",
  day_after: "de dag na, een dag na, daags na, één dag na",
  same_day: "dezelfde dag, zelfde dag, dezelfde datum, dezelfde deadline",
  together: `
    samen, bij elkaar, opgeteld, in totaal, tezamen, gezamenlijk, samengenomen, totale, plus, totaal
  `,
  than: "dan",
  compared: "vergeleken met, in vergelijking met, anders dan, ten opzichte van",
  hence: "dus, daarom, want, zodat, omdat, waardoor, hoewel, al begrijp, en dan",
  set_aside: "ingepland, gereserveerd, gepland, blok, studietijd, vrijgehouden",
  advice: `
    gebruik, begin op tijd, herhaal, kun je het best, beter, concentreer, eet, slaap, bereid, profiteer, plan,
    ga op tijd, ga vanavond, plan alvast, begin daar, ruim de tijd, is een lichte, genoeg moeten zijn,
    aan te raden, neem, breng, verdeel, laat, maak, probeer, zorg, pak, oefen, leg, reserveer, ga, helpt,
    volstaat
  `,
  page: "pagina, pagina's, blz, bladzijde, hoofdstuk, paragraaf, figuur, tabel, stap, dia",
};
