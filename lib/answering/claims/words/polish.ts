import { POLISH } from "@/lib/text/languages/polish";
import type { ClaimWords } from "./claim-words";

export const POLISH_CLAIMS: ClaimWords = {
  small: `
    i, w, we, z, ze, na, do, od, po, o, u, za, jest, są, to, ten, ta, te, tego, tej, się, nie, że, jak, dla, przez,
    przed, przy, masz, twój, twoja, twoje, oraz, lub, ma, już, jeszcze, był, była, będzie, co, który, która, które,
    r, tylko, a, czy, mniej więcej, równo za
  `,
  you: `
    ty, twój, twoja, twoje, twojego, twojej, twoim, twoją, ci, cię, ciebie, tobie, masz, musisz, jesteś, możesz,
    piszesz, uczysz, oddajesz, zrobiłeś, zrobiłaś, ukończyłeś, ukończyłaś, oddałeś, oddałaś, dostałeś, dostałaś,
    uzyskałeś, uzyskałaś, zdobyłeś, zdobyłaś, skończyłeś, skończyłaś, przesłałeś, przesłałaś, zaliczyłeś,
    zaliczyłaś, tobą, pan, pani
  `,
  definite: "ten, ta, to, tego, tej, z dwóch, z tych dwóch",
  final: `
    egzamin* końcow*, egzamin* na koniec, egzamin* semestraln*, końcow* egzamin*, sprawdzian* końcow*,
    egzamin* na zakończenie, końcowy, końcowego
  `,
  midterm: `
    kolokwium śródsemestralne, egzamin* śródsemestraln*, śródsemestraln*, egzamin* połówkow*, połówk*,
    egzamin* w połowie
  `,
  quiz: "quiz*, kartkówk*, krótki test, krótkiego testu, wejściówk*",
  exam: `
    egzamin*, sprawdzian*, test, testu, testy, testów, zaliczeni*, kolokwi*, ustny, ustna
  `,
  task: `
    zadani*, zadań, prac*, esej*, projekt*, prezentacj*, referat*, sprawozdani*, raport*, wypracowani*, ćwicze*
  `,
  session: "sesj*, blok nauki, sesja nauki",
  plan: "plan, planu, planie, plany, plan nauki, kalendarz*, harmonogram*, grafik*",
  office: "konsultacj*, dyżur*",
  class: "wykład*, seminari*, zajęcia, zajęć, zajęciach, laboratoria",
  course: "przedmiot*, kurs, kursu, kursie, kursy, moduł*",
  topic: `
    temat, tematu, tematy, tematów, tematach, tematem, zagadnie*, rozdział, rozdziałów, działów, dział, działy
  `,
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
    liczy*, waży, waga, wagę, oceny końcowej, oceny, stanowi*, warte, wart*, wnosi, odpowiada za, udział,
    przypada, pochodzi, końcowego wyniku, wyniku końcowego, wpływa na, wpływają, ważą, zależy, decyduje,
    składa się na, składają się, oceny z przedmiotu, ocenę końcową, udziałem
  `,
  grade: "ocen*, wynik*, stopień, punktacj*, oceniono, oceniona",
  got: `
    dostał*, uzyskał*, otrzymał*, zdobył*, wyniósł, zgarnął*, wypracował*, osiągnął*, osiągnęł*, przyznano,
    zakończył* z, dostała*, otrzymała*, maksimum, uzyskan*, wpadło
  `,
  progress:
    "postęp*, ukończon*, zrobion*, zaawansowan*, ukończył*, przerobił*, zrealizowan*, za sobą",
  room: `
    sala, sali, salę, sale, aula, auli, gabinet*, budynek, budynku, laboratorium, pokój, pokoju, hala, hali,
    pracowni*
  `,
  place: "miejsce, gdzie, odbywa się w, odbędzie się w, miejscem, przeniesiono",
  lasts: `
    trwa, trwają, trwał*, czas trwania, długoś*, szacowan*, szacuje, zajmie, potrwa, biegnie, zająć, zajmuje,
    zajmą, trzeba poświęcić, poświęcić, dłużej, krócej, więcej czasu, mniej czasu, potrzeba, potrzebujesz,
    trwać, dostaniesz, masz na, czasu na, limit czasu, zarezerwuj, przeznacz*, dłuższ*, krótsz*
  `,
  done: `
    ukończon*, ukończył*, skończon*, skończył*, oddał*, gotow*, zrobion*, zrobił*, zaliczon*, zaliczył*,
    przesłał*, przesłan*, zakończon*, opanowan*, opanował*, wysłał*, złożon*, złożył*, odhaczyć, odhaczon*,
    omówion*, opracowan*, odrobion*, przerobion*, zamknięt*, z głowy, zdan*, odesłan*, wgran*, oddany, oddana,
    oddane, oddano, oddanych
  `,
  undone: `
    nie oddał*, jeszcze nie oddał*, nie ukończył*, nie oddan*, nieukończon*, nieoddan*, jeszcze nie oddan*,
    nie skończył*, nie przesłał*, nie jest oddan*, nie zostało oddan*, czeka na oddanie, wciąż czeka,
    do oddania wciąż, nadal nieoddan*, jeszcze do oddania, nie złożył*, jeszcze nie złożył*,
    nie został* złożon*, nie skończon*, jeszcze nie skończył*, jeszcze nie ukończył*, nie zrobił*,
    jeszcze nie zrobił*, niegotow*, jeszcze niegotow*, nie wysłał*, jeszcze nie wysłał*
  `,
  open: `
    otwart*, w toku, w trakcie, pracujesz nad, pracuje pan*, w przygotowaniu, niedokończon*
  `,
  started: `
    nierozpoczęt*, nie rozpoczęt*, nie zaczęt*, nie zaczął*, nie zaczęł*, jeszcze nie zaczęt*, nietknięt*,
    nie ruszon*, jeszcze nie ruszon*, nie ruszył*, jeszcze nie zaczął*, jeszcze nie zaczęł*, nie rozpoczął*,
    nie rozpoczęł*, jeszcze nie rozpoczął*, jeszcze nie rozpoczęł*, ani jednego zdania, ani słowa,
    nic jeszcze nie, nic nie zrobił*, nawet nie zaczęt*, nie zaczynał*
  `,
  begun: `
    zaczęt*, zaczął*, zaczęł*, rozpoczęt*, rozpoczął*, rozpoczęł*, już zaczęt*, już rozpoczęt*, zaczął* już,
    zacząłeś, zaczęłaś, rozpocząłeś, rozpoczęłaś
  `,
  left: `
    zostało, pozostało, pozostał*, brakuje, jeszcze, został*, do zrobienia, do przerobienia, do opanowania,
    do nauczenia, czeka jeszcze, czekają, zostają, zostaje, przed tobą, pozostają, pozostaje
  `,
  total: "w sumie, łącznie, ogółem, razem",
  all: "wszystki*, wszystko, cał*, każd*, komplet",
  neg: "nie, żaden, żadne*, żadn*, nic, niczego, nigdy, bez, ani, brak",
  reminder: `
    nie zapomnij, nie zapominaj, nie przegap, nie tylko, pamiętaj, nie martw się, bez paniki, bez obaw,
    nie spóźnij się, nie panikuj, ani minuty później, ani minuty dłużej
  `,
  must: "musisz, musi, trzeba, należy, powinieneś, powinnaś, powinno, powinien",
  next: "następn*, najbliższ*, kolejn*, pierwsz*",
  ...POLISH.days,
  midnight: `${POLISH.days.midnight}, końca dnia, koniec dnia`,
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
  evening: "wieczor*, noc, nocą, dziś wieczorem",
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
  of: "z, ze, na, spośród, z łącznie, na łącznie, przy maksimum wynoszącym",
  whole_first: "z czego, z których, z tego",
  more: `
    więcej niż, ponad, co najmniej, powyżej, więcej, wyżej, lepiej, większ*, wyższ*, cięższ*, bardziej, dłużej,
    dłuższ*, więcej czasu
  `,
  less: `
    mniej niż, poniżej, najwyżej, mniej, gorzej, mniejsz*, niższ*, lżejsz*, krótsz*, krócej, mniej czasu
  `,
  vague: `
    sto, stu, tysiąc, trzeci* część, podwójn*, tuzin, wkrótce, niedługo, kilka, parę, jedna trzecia, większość
  `,
  half: "połow*, pół, w połowie",
  quarter: "ćwierć, ćwiart*, kwadrans*",
  and: "i, oraz, ale, natomiast, potem, zaś, na dziś, na dzień dzisiejszy, do tej pory",
  general: `
    zwykle, zazwyczaj, często, na ogół, wiele, niektór*, na przykład, np, jeśli, gdy, wyobraź, załóżmy,
    studenci, ludzie, mógłby, powtarzaj, dziennie, codziennie, czy chcesz
  `,
  apart: "dzieli, odstęp*, od siebie, różnicy, upływa, mija między",
  teacher: `
    prowadząc*, profesor*, prof, nauczyciel*, wykładowc*, prowadzi, wykładowcą, prowadzącym, prowadzącą, uczy,
    kierownik*, prowadzi go, prowadzi je
  `,
  suppose: "wyobraź sobie, załóżmy, przypuśćmy, powiedzmy",
  minus: "minus, bez",
  season: `
    wiosn*, lato, latem, jesień, jesieni*, zima, zimą, boże narodzenie, święta, świąt, wielkanoc*, sylwest*,
    nowy rok, wigili*, ferie, ferii, wakacje
  `,
  weekend: "weekend*",
  after_next: "",
  day_before: "dzień przed, w przeddzień, na dzień przed, w dniu poprzedzającym, jeden dzień przed",
  day_after: "dzień po, nazajutrz po, następnego dnia po, jeden dzień po",
  same_day: "tego samego dnia, tym samym dniu, ten sam dzień, ten sam termin, tej samej dacie",
  together: `
    razem, łącznie, w sumie, łączna, łączny, łącznej, wspólnie, ogółem, sumie, dodać do siebie, dodając, dodać
  `,
  than: "niż, od",
  compared: "w porównaniu z, w porównaniu do, w odróżnieniu od",
  hence: "więc, dlatego, zatem, bo, czyli, co oczywiście, żeby, i to jest",
  set_aside: "zarezerwowali*, zaplanowan*, zarezerwowan*, przeznaczon*, zaplanował*, nauka, nauki",
  advice: `
    przeznacz, skup się, lepiej, warto, powtórz, wykorzystaj, zjedz, odpocznij, zacznij, przygotuj, powtórki,
    najlepiej poświęcić, nie umawiaj się, proponuję, rozsądnie będzie, możesz zaplanować, zarezerwuj, przyjdź, weź,
    podziel, zostaw, zrób, spróbuj, pamiętaj, upewnij się, przejrzyj, ustaw, prześpij, poświęć, ćwicz, wystarczy,
    pomoże, rozłóż, połóż się
  `,
  page: "strona, stronie, strony, stron, str, rozdział*, sekcj*, rysun*, tabel*, krok, slajd*",
};
