import { POLISH } from "@/lib/text/languages/polish";
import type { ClaimWords } from "./claim-words";

export const POLISH_CLAIMS: ClaimWords = {
  small: `
    i, w, we, z, ze, na, do, od, po, o, u, za, jest, są, to, ten, ta, te, tego, tej, się, nie, że, jak, dla,
    przez, przed, przy, masz, twój, twoja, twoje, oraz, lub, ma, już, jeszcze, był, była, będzie, co, który,
    która, które, r, tylko, a, czy
  `,
  you: `
    ty, twój, twoja, twoje, twojego, twojej, twoim, twoją, ci, cię, ciebie, tobie, masz, musisz, jesteś, możesz,
    piszesz, uczysz, oddajesz, zrobiłeś, zrobiłaś, ukończyłeś, ukończyłaś, oddałeś, oddałaś, dostałeś, dostałaś,
    uzyskałeś, uzyskałaś, zdobyłeś, zdobyłaś, skończyłeś, skończyłaś, przesłałeś, przesłałaś, zaliczyłeś,
    zaliczyłaś
  `,
  definite: "ten, ta, to, tego, tej",
  final: `
    egzamin* końcow*, egzamin* na koniec, egzamin* semestraln*, końcow* egzamin*, sprawdzian* końcow*,
    egzamin* na zakończenie
  `,
  midterm: `
    kolokwium śródsemestralne, egzamin* śródsemestraln*, śródsemestraln*, egzamin* połówkow*, połówk*,
    egzamin* w połowie
  `,
  quiz: "quiz*, kolokwi*, kartkówk*, krótki test, krótkiego testu",
  exam: "egzamin*, sprawdzian*, test, testu, testy, testów, zaliczeni*",
  task: `
    zadani*, zadań, prac*, esej*, projekt*, prezentacj*, referat*, sprawozdani*, raport*, wypracowani*, ćwicze*
  `,
  session: "sesj*, blok nauki, sesja nauki",
  plan: "plan, planu, planie, plany, plan nauki, kalendarz*, harmonogram*, grafik*",
  office: "konsultacj*, dyżur*",
  class: "wykład*, seminari*, zajęcia, zajęć, zajęciach, laboratoria",
  course: "przedmiot*, kurs, kursu, kursie, kursy, moduł*",
  topic: "temat, tematu, tematy, tematów, tematach, tematem, zagadnie*",
  due: `
    termin*, oddać, oddani*, oddan*, do oddania, złożyć, złożon*, przesłać, przesłan*, deadline*, upływa,
    ostateczn*, wysłać, zamyka, trzeba oddać, należy oddać, mija
  `,
  start: "zaczyna*, zacznie, rozpoczyna*, rozpocznie, początek, rusza",
  end: "kończy*, koniec, zakończy*, skończy się, trwa do",
  when: `
    data, dacie, datą, odbywa*, odbędzie, wypada*, zaplanowan*, godzina, dzień, przypada*, jest, termin*,
    wyznaczon*, dnia, przewidzian*, pozostało, zostało
  `,
  weight: `
    liczy*, waży, waga, wagę, oceny końcowej, oceny, stanowi*, warte, wart*, wnosi, odpowiada za, udział
  `,
  grade: "ocen*, wynik*, stopień, punktacj*",
  got: "dostał*, uzyskał*, otrzymał*, zdobył*, wyniósł, wynosi",
  progress:
    "postęp*, ukończon*, zrobion*, zaawansowan*, ukończył*, przerobił*, zrealizowan*, za sobą",
  room: `
    sala, sali, salę, sale, aula, auli, gabinet*, budynek, budynku, laboratorium, pokój, pokoju, hala, hali,
    pracowni*
  `,
  place: "miejsce, gdzie, odbywa się w, odbędzie się w, miejscem",
  lasts: "trwa, trwają, trwał*, czas trwania, długoś*, szacowan*, szacuje, zajmie, potrwa, biegnie",
  done: `
    ukończon*, ukończył*, skończon*, skończył*, oddan*, oddał*, gotow*, zrobion*, zrobił*, zaliczon*, zaliczył*,
    przesłał*, przesłan*, zakończon*, opanowan*, opanował*, wysłał*
  `,
  undone: `
    nie oddał*, jeszcze nie oddał*, nie ukończył*, nie oddan*, nieukończon*, nieoddan*, jeszcze nie oddan*,
    nie skończył*, nie przesłał*, nie jest oddan*, nie zostało oddan*
  `,
  open: "otwart*, w toku, w trakcie",
  started:
    "nierozpoczęt*, nie rozpoczęt*, nie zaczęt*, nie zaczął*, nie zaczęł*, jeszcze nie zaczęt*",
  left: "zostało, pozostało, pozostał*, brakuje, jeszcze, został*, do zrobienia",
  total: "w sumie, łącznie, ogółem, razem",
  all: "wszystki*, wszystko, cał*, każd*, komplet",
  neg: "nie, żaden, żadne*, żadn*, nic, niczego, nigdy, bez, ani, brak",
  reminder: `
    nie zapomnij, nie zapominaj, nie przegap, nie tylko, pamiętaj, nie martw się, bez paniki, bez obaw,
    nie spóźnij się, nie panikuj
  `,
  must: "musisz, musi, trzeba, należy, powinieneś, powinnaś, powinno, powinien",
  next: "następn*, najbliższ*, kolejn*, pierwsz*",
  ...POLISH.days,
  today: `${POLISH.days.today}, dziś wieczorem`,
  ago: "temu",
  before: "przed, wcześniej",
  after: "po, później",
  this: "ten, ta, tym, w tym, tej",
  coming: "najbliższ*, nadchodząc*, przyszł*",
  minute: "minut*, min",
  hour: "godzin, godziny, godzinę, godz, h, godzina",
  day: "dzień, dni, dniu, dniach, dnia",
  week: "tydzień, tygodnie, tygodni, tygodnia, tygodniu",
  month: "miesiąc*, miesięcy",
  morning: "rano, ranek, przed południem",
  afternoon: "po południu, popołudni*",
  evening: "wieczor*, noc, nocą",
  oclock: "rano",
  am: "rano, przed południem, w nocy",
  pm: "po południu, wieczorem",
  local: "czasu lokalnego, twojego czasu, czas lokalny, u ciebie",
  utc: "utc, gmt",
  at: "o, o godzinie, godz, godz., od, do, godzina, godzinie, o godz.",
  on: "dnia, dniu",
  to: "do, po, a, i, aż do",
  from: "od, między, pomiędzy",
  percent: "procent, procentach, procentów",
  point: "punkt, punkty, punktów, pkt",
  of: "z, ze, na, spośród",
  whole_first: "z czego, z których, z tego",
  more: "więcej niż, ponad, co najmniej, powyżej, więcej, wyżej, lepiej",
  less: "mniej niż, poniżej, najwyżej, mniej, gorzej",
  vague: `
    wiosn*, lato, latem, jesień, jesieni*, zima, zimą, boże narodzenie, święta, świąt, wielkanoc*, weekend*,
    sto, stu, tysiąc, trzeci* część, podwójn*, tuzin, wkrótce, niedługo, sylwest*, nowy rok, kilka, parę,
    wigili*, jedna trzecia, większość
  `,
  half: "połow*, pół",
  quarter: "ćwierć, ćwiart*",
  and: "i, oraz, ale, natomiast, potem, zaś",
  general: `
    zwykle, zazwyczaj, często, na ogół, wiele, niektór*, na przykład, np, jeśli, gdy, wyobraź, załóżmy,
    studenci, ludzie, mógłby, powtarzaj, dziennie, codziennie, czy chcesz
  `,
  apart: "dzieli, odstęp*, od siebie, różnicy",
  teacher: "prowadząc*, profesor*, prof, nauczyciel*, wykładowc*, prowadzi",
  suppose: "wyobraź sobie, załóżmy, przypuśćmy, powiedzmy",
  minus: "minus, bez",
  page: "strona, stronie, strony, stron, str, rozdział*, sekcj*, rysun*, tabel*, krok, slajd*",
};
